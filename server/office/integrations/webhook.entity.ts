import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { ApiKeyEntity } from './api-key.entity'

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

  /** The key that created it, with which it ends; null if staff did. */
  @Index('webhooks_api_key_id')
  @Column({ type: 'int', name: 'api_key_id', nullable: true })
  apiKeyId!: number | null

  @ManyToOne(() => ApiKeyEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'api_key_id', foreignKeyConstraintName: 'webhooks_api_key_id_fkey' })
  apiKey!: ApiKeyEntity | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
