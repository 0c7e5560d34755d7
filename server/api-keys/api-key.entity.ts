import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ApiKeyScope } from '#domain/api-keys.schema'

/** What a third-party tool signs in with, made by the owner. */
@Entity('api_keys')
@Check('api_keys_name_not_blank', `TRIM(BOTH FROM name) <> ''`)
@Check('api_keys_scopes_not_empty', 'cardinality(scopes) > 0')
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'api_keys_pkey' })
  id!: number

  @Column({ type: 'text' })
  name!: string

  /** The first letters of the key, to tell it from others. */
  @Column({ type: 'text' })
  prefix!: string

  /** SHA-256 in hex: the key itself is nowhere, and too random to be guessed from this. */
  @Index('api_keys_key_hash', { unique: true })
  @Column({ type: 'text', name: 'key_hash' })
  keyHash!: string

  @Column({ type: 'text', array: true })
  scopes!: ApiKeyScope[]

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  /** To the minute; null: never. */
  @Column({ type: 'timestamptz', name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null
}
