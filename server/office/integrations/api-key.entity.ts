import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'

/** Authenticates a third-party tool; created by the admin. */
@Entity('api_keys')
@Check('api_keys_name_not_blank', `TRIM(BOTH FROM name) <> ''`)
@Check('api_keys_scopes_not_empty', 'cardinality(scopes) > 0')
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'api_keys_pkey' })
  id!: number

  @Column({ type: 'text' })
  name!: string

  /** The first characters of the key, to recognize it. */
  @Column({ type: 'text' })
  prefix!: string

  /** SHA-256 in hex; the key itself is not stored. It is random enough to need no slow hash. */
  @Index('api_keys_key_hash', { unique: true })
  @Column({ type: 'text', name: 'key_hash' })
  keyHash!: string

  @Column({ type: 'text', array: true })
  scopes!: ApiKeyScope[]

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  /** Accurate to a minute; null if never used. */
  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null
}
