import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'

/** An endpoint of a third-party tool that receives events of the shop. */
@Entity('webhooks')
@Check('webhooks_events_not_empty', 'cardinality(events) > 0')
export class WebhookEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'webhooks_pkey' })
  id!: number

  @Column({ type: 'text' })
  url!: string

  @Column({ type: 'text', array: true })
  events!: WebhookEvent[]

  /** Signs messages, so it is stored in plain text. */
  @Column({ type: 'text' })
  secret!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
