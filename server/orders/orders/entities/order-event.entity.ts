import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Role } from '#domain/accounts/roles'
import {
  ACTORS,
  type Actor,
  ORDER_EVENT_KINDS,
  type OrderEventKind,
} from '#domain/orders/order-life'
import type { OrderStatus } from '#domain/orders/order-status'
import { OrderEntity } from './order.entity'
import { IS_KNOWN_STATUS, sqlList } from './order-status-sql'

/** Something that happened to an order. Events are only added; their order is that of their ids. */
@Entity('order_events')
@Check('order_events_status_known', IS_KNOWN_STATUS)
@Check('order_events_kind_known', `kind IN (${sqlList(ORDER_EVENT_KINDS)})`)
@Check('order_events_actor_known', `actor IN (${sqlList(ACTORS)})`)
export class OrderEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'order_events_pkey',
  })
  id!: number

  @Index('order_events_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_events_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'text' })
  kind!: OrderEventKind

  /** The new status of the order; null if it is unchanged. */
  @Column({ type: 'text', nullable: true })
  status!: OrderStatus | null

  @Column({ type: 'text', default: 'staff' })
  actor!: Actor

  /** The name of the actor at that time, for the team and API keys; order-event-actors.sql writes it. */
  @Column({ type: 'text', name: 'actor_name', nullable: true })
  actorName!: string | null

  @Column({ type: 'text', name: 'actor_role', nullable: true })
  actorRole!: Role | null

  /** Further data of the kind, such as the reason of a refusal or a note. */
  @Column({ type: 'jsonb', default: {} })
  data!: Readonly<Record<string, unknown>>

  @Column({ type: 'timestamptz', name: 'happened_at', default: () => 'clock_timestamp()' })
  happenedAt!: Date
}
