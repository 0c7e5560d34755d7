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
  ACTORS,
  type Actor,
  CASH_KINDS,
  type CashKind,
  PREPAYMENT_METHODS,
  type PrepaymentMethod,
} from '#domain/orders/order-life'
import { bigintAsNumber } from '../../../platform/database/statements/bigint'
import { CourierEntity } from '../../couriers/courier.entity'
import { OrderEntity } from './order.entity'
import { sqlList } from './order-status-sql'
import { ShipmentEntity } from './shipment.entity'

/** An entry of the ledger. Entries are never changed or deleted: a mistake is reversed by another one. */
@Entity('cash_entries')
@Index('cash_entries_created_at', ['createdAt', 'id'])
@Check('cash_entries_kind_known', `kind IN (${sqlList(CASH_KINDS)})`)
@Check('cash_entries_method_known', `method IN (${sqlList(PREPAYMENT_METHODS)})`)
@Check('cash_entries_not_zero', 'piastres <> 0')
@Check('cash_entries_actor_known', `actor IN (${sqlList(ACTORS)})`)
@Check('cash_entries_about_something', 'num_nonnulls(order_id, courier_id) > 0')
export class CashEntryEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'cash_entries_pkey',
  })
  id!: string

  @Index('cash_entries_order_id')
  @Column({ type: 'int', name: 'order_id', nullable: true })
  orderId!: number | null

  @ManyToOne(() => OrderEntity, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'cash_entries_order_id_fkey' })
  order!: OrderEntity | null

  /** The parcel that it is about; null if it is about none, and in entries of older releases. */
  @Column({ type: 'int', name: 'shipment_id', nullable: true })
  shipmentId!: number | null

  @ManyToOne(() => ShipmentEntity, { nullable: true })
  @JoinColumn({ name: 'shipment_id', foreignKeyConstraintName: 'cash_entries_shipment_id_fkey' })
  shipment!: ShipmentEntity | null

  /** Whose hands the money passed through; null for the shop's own. */
  @Index('cash_entries_courier_id')
  @Column({ type: 'int', name: 'courier_id', nullable: true })
  courierId!: number | null

  @ManyToOne(() => CourierEntity, { nullable: true })
  @JoinColumn({ name: 'courier_id', foreignKeyConstraintName: 'cash_entries_courier_id_fkey' })
  courier!: CourierEntity | null

  /** The settlement that it was booked by. */
  @Index('cash_entries_settlement_id', { where: 'settlement_id IS NOT NULL' })
  @Column({ type: 'int', name: 'settlement_id', nullable: true })
  settlementId!: number | null

  // By name: settlements are above orders.
  @ManyToOne('SettlementEntity', { nullable: true })
  @JoinColumn({
    name: 'settlement_id',
    foreignKeyConstraintName: 'cash_entries_settlement_id_fkey',
  })
  settlement!: object | null

  /** The payment online that it is from. */
  @Column({ type: 'int', name: 'payment_id', nullable: true })
  paymentId!: number | null

  // By name: payments are above orders.
  @ManyToOne('PaymentEntity', { nullable: true })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'cash_entries_payment_id_fkey' })
  payment!: object | null

  @Column({ type: 'text' })
  kind!: CashKind

  /** Negative in an entry that reverses another. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  piastres!: Piastres

  /** How it was paid, if it was paid in advance; unknown in entries of older releases. */
  @Column({ type: 'text', nullable: true })
  method!: PrepaymentMethod | null

  @Column({ type: 'text', nullable: true })
  note!: string | null

  @Column({ type: 'text' })
  actor!: Actor

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date
}
