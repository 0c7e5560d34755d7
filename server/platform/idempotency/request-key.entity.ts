import { Column, Entity, PrimaryColumn } from 'typeorm'

const PRIMARY_KEY = { primaryKeyConstraintName: 'request_keys_pkey' }

/** A request that was carried out under a key of its client, so that a retry is not carried out again. */
@Entity('request_keys')
export class RequestKeyEntity {
  /** Whose key it is, such as `account:7`. */
  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  owner!: string

  /** Name of the operation, such as `recordRefund`. */
  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  operation!: string

  @PrimaryColumn({ type: 'text', ...PRIMARY_KEY })
  key!: string

  /** The order, of a request about several that are changed one by one; otherwise 0. */
  @PrimaryColumn({ type: 'int', ...PRIMARY_KEY })
  part!: number

  /** SHA-256 of the input in hex, to reject the same key with another input. */
  @Column({ type: 'text', name: 'request_hash' })
  requestHash!: string

  /** ID of the created entity, if the input does not have it. */
  @Column({ type: 'text', name: 'result_id', nullable: true })
  resultId!: string | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
