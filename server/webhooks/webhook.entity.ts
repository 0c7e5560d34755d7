import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { WebhookEvent } from '#domain/webhooks.schema'

/** An address of a third-party tool that is told of what happens in the shop. */
@Entity('webhooks')
@Check('webhooks_events_not_empty', 'cardinality(events) > 0')
export class WebhookEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'webhooks_pkey' })
  id!: number

  @Column({ type: 'text' })
  url!: string

  @Column({ type: 'text', array: true })
  events!: WebhookEvent[]

  /** What messages are signed with; unlike a password it is needed as it is. */
  @Column({ type: 'text' })
  secret!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
