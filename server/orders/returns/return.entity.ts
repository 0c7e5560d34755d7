import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Piastres } from '#domain/money/units'
import {
  RETURN_REASONS,
  RETURN_STATES,
  type ReturnReason,
  type ReturnState,
} from '#domain/orders/returns'
import { bigintAsNumber } from '../../platform/database/statements/bigint'
import { OrderEntity } from '../orders/entities/order.entity'
import { sqlList } from '../orders/entities/order-status-sql'

/** A return of items of a delivered order. */
@Entity('returns')
// One open return an order: TypeORM cannot express a unique partial index by name only.
@Index('returns_one_open', { synchronize: false })
@Check('returns_state_known', `state IN (${sqlList(RETURN_STATES)})`)
@Check('returns_reason_known', `reason IN (${sqlList(RETURN_REASONS)})`)
@Index('returns_exchange_order_id', ['exchangeOrderId'], {
  unique: true,
  where: 'exchange_order_id IS NOT NULL',
})
@Check('returns_refund_not_negative', 'refund_piastres >= 0')
@Check('returns_credit_not_negative', 'credit_piastres >= 0')
@Check(
  'returns_received',
  `(state = 'received') = (received_at IS NOT NULL)
   AND (state = 'received') = (refund_piastres IS NOT NULL)`,
)
export class ReturnEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'returns_pkey' })
  id!: number

  @Index('returns_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'returns_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'text' })
  state!: ReturnState

  @Column({ type: 'text' })
  reason!: ReturnReason

  /** The order that goes out in exchange, and takes the items back at the door; null for other returns. */
  @Column({ type: 'int', name: 'exchange_order_id', nullable: true })
  exchangeOrderId!: number | null

  @ManyToOne(() => OrderEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({
    name: 'exchange_order_id',
    foreignKeyConstraintName: 'returns_exchange_order_id_fkey',
  })
  exchangeOrder!: OrderEntity | null

  /** Part of their value that has paid for that order; 0 unless there is one. */
  @Column({
    type: 'bigint',
    name: 'credit_piastres',
    default: 0,
    transformer: bigintAsNumber,
  })
  creditPiastres!: Piastres

  /** Note of the customer, or of staff about a customer who called. */
  @Column({ type: 'text', nullable: true })
  note!: string | null

  /** The shop's response to the customer when it accepted or declined. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null

  /** Amount refunded, including the credit for an exchange; null until the items are received. */
  @Column({
    type: 'bigint',
    name: 'refund_piastres',
    nullable: true,
    transformer: bigintAsNumber,
  })
  refundPiastres!: Piastres | null

  /** Whether the delivery fee was given back as well, which an order has once. */
  @Column({ type: 'boolean', name: 'refunds_delivery', default: false })
  refundsDelivery!: boolean

  /** Why less was given back than was paid for the items. */
  @Column({ type: 'text', name: 'refund_note', nullable: true })
  refundNote!: string | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date

  /** When the shop accepted or declined. */
  @Column({ type: 'timestamptz', name: 'answered_at', nullable: true })
  answeredAt!: Date | null

  @Column({ type: 'timestamptz', name: 'received_at', nullable: true })
  receivedAt!: Date | null
}
