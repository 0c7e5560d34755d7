import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import type { DeliveryProblem, WebhookEvent } from '#domain/integrations/webhooks.schema'
import { WebhookEntity } from './webhook.entity'

/** One message to one webhook: the outbox and the delivery log, which `announce` adds to. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_webhook_id_id', ['webhookId', 'id'])
@Index('webhook_deliveries_due', ['webhookId', 'nextAttemptAt'], {
  where: 'next_attempt_at IS NOT NULL',
})
@Index('webhook_deliveries_failed', ['createdAt'], {
  where: 'next_attempt_at IS NULL AND delivered_at IS NULL',
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

  /** The same at every attempt, so that receivers can detect duplicates. */
  @Column({ type: 'text', name: 'message_id' })
  messageId!: string

  /** JSON, exactly as it is signed and sent. */
  @Column({ type: 'text' })
  body!: string

  /** Of the request that caused it, if one did; for the log, never for the receiver. */
  @Column({ type: 'text', name: 'request_id', nullable: true })
  requestId!: string | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column({ type: 'int', default: 0 })
  attempts!: number

  /** The last attempt. */
  @Column({ type: 'timestamptz', name: 'attempted_at', nullable: true })
  attemptedAt!: Date | null

  /** The next attempt; null when there is none. */
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

  /** Of the last response. */
  @Column({ type: 'int', name: 'status_code', nullable: true })
  statusCode!: number | null
}
