import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import type { DeliveryProblem, WebhookEvent } from '#domain/webhooks.schema'
import { WebhookEntity } from './webhook.entity'

/** One message to one webhook: the outbox, and afterwards the record. Triggers write it. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_webhook_id_id', ['webhookId', 'id'])
@Index('webhook_deliveries_due', ['webhookId', 'nextAttemptAt'], {
  where: 'next_attempt_at IS NOT NULL',
})
export class WebhookDeliveryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'webhook_deliveries_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'webhook_id' })
  webhookId!: number

  @ManyToOne(() => WebhookEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'webhook_id',
    foreignKeyConstraintName: 'webhook_deliveries_webhook_id_fkey',
  })
  webhook!: WebhookEntity

  @Column({ type: 'text' })
  event!: WebhookEvent

  /** The same at every attempt, so that a receiver can tell a repetition. */
  @Column({ type: 'text', name: 'message_id' })
  messageId!: string

  /** JSON, as it is sent and signed. */
  @Column({ type: 'text' })
  body!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column({ type: 'int', default: 0 })
  attempts!: number

  /** When it was tried last. */
  @Column({ type: 'timestamptz', name: 'attempted_at', nullable: true })
  attemptedAt!: Date | null

  /** When it is to be tried (again); null: not any more. */
  @Column({
    type: 'timestamptz',
    name: 'next_attempt_at',
    nullable: true,
    default: () => 'now()',
  })
  nextAttemptAt!: Date | null

  @Column({ type: 'timestamptz', name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  problem!: DeliveryProblem | null

  /** What the receiver answered last. */
  @Column({ type: 'int', name: 'status_code', nullable: true })
  statusCode!: number | null
}
