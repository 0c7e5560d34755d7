import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * The number of mails to a recipient within an hour. It outlives the account, which anybody could create
 * again.
 */
@Entity('mail_counts')
export class MailCountEntity {
  /** SHA-256 of the address in hex. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'mail_counts_pkey' })
  recipient!: string

  /** Purpose of the mails: see `MailPurpose`. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'mail_counts_pkey' })
  purpose!: string

  @Column({ type: 'int', default: 1 })
  count!: number

  /** When the first one was sent. */
  @Column({ type: 'timestamptz', name: 'started_at', default: () => 'now()' })
  startedAt!: Date
}
