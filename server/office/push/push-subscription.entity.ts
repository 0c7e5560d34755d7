import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm'
import type { PushKind } from '#domain/push/push'
import { UserEntity } from '../../accounts/accounts/user.entity'

/** A device of staff that is notified with no page open. See push-subscriptions.sql and staff-sessions.sql for when it ends. */
@Entity('push_subscriptions')
@Unique('push_subscriptions_endpoint', ['endpoint'])
@Index('push_subscriptions_session_id', ['sessionId'], { where: 'session_id IS NOT NULL' })
export class PushSubscriptionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'push_subscriptions_pkey',
  })
  id!: number

  @Index('push_subscriptions_user_id')
  @Column({ type: 'int', name: 'user_id' })
  userId!: number

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'push_subscriptions_user_id_fkey' })
  user!: Relation<UserEntity>

  /** The session that allowed it, which may have expired. */
  @Column({ type: 'uuid', name: 'session_id', nullable: true })
  sessionId!: string | null

  /** Where messages are posted to. Who knows it can reach the device. */
  @Column({ type: 'text' })
  endpoint!: string

  /** The public key of the device, in base64url. */
  @Column({ type: 'text' })
  p256dh!: string

  /** A secret that messages are encrypted with, too, in base64url. */
  @Column({ type: 'text' })
  auth!: string

  @Column({ type: 'text', array: true })
  kinds!: PushKind[]

  /** How the browser described itself. */
  @Column({ type: 'text' })
  agent!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
