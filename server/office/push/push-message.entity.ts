import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm'
import type { PushKind } from '#domain/push/push'
import { PushSubscriptionEntity } from './push-subscription.entity'

/** A message of the outbox, for one device. It is composed when it is sent, and deleted when it was. */
@Entity('push_messages')
@Index('push_messages_due', ['subscriptionId', 'nextAttemptAt'])
export class PushMessageEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'push_messages_pkey',
  })
  id!: string

  @Column({ type: 'int', name: 'subscription_id' })
  subscriptionId!: number

  @ManyToOne(() => PushSubscriptionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'subscription_id',
    foreignKeyConstraintName: 'push_messages_subscription_id_fkey',
  })
  subscription!: Relation<PushSubscriptionEntity>

  @Column({ type: 'text' })
  kind!: PushKind | 'test'

  /** The number of the order, or of the product; null for a test. */
  @Column({ type: 'int', name: 'subject_id', nullable: true })
  subjectId!: number | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  @Column({ type: 'int', default: 0 })
  attempts!: number

  @Column({ type: 'timestamptz', name: 'next_attempt_at', default: () => 'now()' })
  nextAttemptAt!: Date
}
