import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** The keys by which push services know the shop (VAPID, RFC 8292): one pair, for all servers. */
@Entity('push_keys')
@Check('push_keys_one_row', 'id = 1')
export class PushKeyEntity {
  @PrimaryColumn({ type: 'int', default: 1, primaryKeyConstraintName: 'push_keys_pkey' })
  id!: number

  /** In base64url, as browsers take it. */
  @Column({ type: 'text', name: 'public_key' })
  publicKey!: string

  /** Encrypted with a key that is not in the database. */
  @Column({ type: 'text', name: 'private_key' })
  privateKey!: string
}
