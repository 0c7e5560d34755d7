import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Locale } from '#domain/messages/locale'

/**
 * A mail of the outbox. It only references its subject, and is composed when it is sent: the data of orders
 * and accounts stays in their own tables.
 */
@Entity('mails')
@Check('mails_locale_known', `locale IN ('en', 'ar')`)
@Index('mails_due', ['nextAttemptAt'], { where: 'next_attempt_at IS NOT NULL' })
@Index('mails_failed', ['createdAt'], {
  where: 'next_attempt_at IS NULL AND sent_at IS NULL',
})
// Counts the requests for one address.
@Index('mails_password_resets', ['address', 'createdAt'], { where: `kind = 'passwordReset'` })
@Index('mails_user_id', ['userId'], { where: 'user_id IS NOT NULL' })
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'mails_pkey' })
  id!: number

  /** The name of its definition in `feature.ts` of the feature that it is about. */
  @Column({ type: 'text' })
  kind!: string

  /** The account that it is for, at its current address. With neither account nor address: the owner. */
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  // By name: accounts may import the outbox, not the other way round.
  @ManyToOne('UserEntity', { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'mails_user_id_fkey' })
  user!: unknown

  /** The recipient, if it is not the account's current address. */
  @Column({ type: 'text', nullable: true })
  address!: string | null

  /** For accounts without a language. A language in `data` comes before that of the account. */
  @Column({ type: 'text', nullable: true })
  locale!: Locale | null

  /** Parameters of the mail, such as the number of an order. */
  @Column({ type: 'jsonb', default: {} })
  data!: Readonly<Record<string, unknown>>

  /**
   * Of the request that caused it, if one did; for the log, never for the recipient. Mails about a changed address,
   * which a trigger adds, have none.
   */
  @Column({ type: 'text', name: 'request_id', nullable: true })
  requestId!: string | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column({ type: 'int', default: 0 })
  attempts!: number

  /** The next attempt; null when there is none. */
  @Column({
    type: 'timestamptz',
    name: 'next_attempt_at',
    nullable: true,
    default: () => 'now()',
  })
  nextAttemptAt!: Date | null

  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt!: Date | null

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  problem!: string | null
}
