import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { MAX_PARCELS } from '#domain/limits'
import {
  PARCEL_CONDITIONS,
  type ParcelCondition,
  REFUSAL_REASONS,
  type RefusalReason,
} from '#domain/orders/order-life'
import { CourierEntity } from '../../couriers/courier.entity'
import { OrderEntity } from './order.entity'
import { sqlList } from './order-status-sql'

/** The parcels of an order, which travel together. An order has at most one shipment that is still open, and a new one after each refusal. */
@Entity('shipments')
@Check('shipments_refusal_reason_known', `refusal_reason IN (${sqlList(REFUSAL_REASONS)})`)
@Check('shipments_condition_known', `condition IN (${sqlList(PARCEL_CONDITIONS)})`)
@Check('shipments_received_in_a_condition', '(received_back_at IS NULL) = (condition IS NULL)')
@Check('shipments_parcel_count_possible', `parcel_count BETWEEN 1 AND ${MAX_PARCELS}`)
// TypeORM cannot express unique partial indexes over an expression: created in the migration.
@Index('shipments_courier_order', { synchronize: false })
@Index('shipments_one_open', { synchronize: false })
@Index('shipments_tracking_number', { synchronize: false })
export class ShipmentEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'shipments_pkey' })
  id!: number

  @Index('shipments_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'shipments_order_id_fkey' })
  order!: OrderEntity

  /** Null as long as it is in the shop, and for what the shop delivered without a courier. */
  @Index('shipments_courier_id')
  @Column({ type: 'int', name: 'courier_id', nullable: true })
  courierId!: number | null

  @ManyToOne(() => CourierEntity, { nullable: true })
  @JoinColumn({ name: 'courier_id', foreignKeyConstraintName: 'shipments_courier_id_fkey' })
  courier!: CourierEntity | null

  @Column({ type: 'text', name: 'tracking_number', nullable: true })
  trackingNumber!: string | null

  @Column({ type: 'int', name: 'parcel_count', default: 1 })
  parcelCount!: number

  @Column({ type: 'timestamptz', name: 'packed_at', nullable: true })
  packedAt!: Date | null

  @Column({ type: 'timestamptz', name: 'handed_over_at', nullable: true })
  handedOverAt!: Date | null

  @Column({ type: 'timestamptz', name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null

  @Column({ type: 'timestamptz', name: 'refused_at', nullable: true })
  refusedAt!: Date | null

  @Column({ type: 'text', name: 'refusal_reason', nullable: true })
  refusalReason!: RefusalReason | null

  @Column({ type: 'timestamptz', name: 'lost_at', nullable: true })
  lostAt!: Date | null

  @Column({ type: 'timestamptz', name: 'received_back_at', nullable: true })
  receivedBackAt!: Date | null

  @Column({ type: 'text', nullable: true })
  condition!: ParcelCondition | null

  /** Unpacked: the parcel no longer exists. */
  @Column({ type: 'timestamptz', name: 'voided_at', nullable: true })
  voidedAt!: Date | null
}
