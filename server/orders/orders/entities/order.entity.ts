import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Governorate } from '#domain/delivery/governorates'
import type { Adjustment } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import {
  CONFIRMATION_STATES,
  CONFIRMED_BY,
  type ConfirmationState,
  type ConfirmedBy,
  PARCEL_RULES,
  PAYMENT_STATES,
  type PaymentState,
  SHIPMENT_STATES,
  type ShipmentState,
} from '#domain/orders/order-life'
import { ORDER_SOURCES, type OrderSource } from '#domain/orders/order-source'
import { INITIAL_ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status'
import { UserEntity } from '../../../accounts/accounts/user.entity'
import { AddressDetailsEntity } from '../../../accounts/addresses/address-details.entity'
import { IS_KNOWN_GOVERNORATE } from '../../../accounts/addresses/address-sql'
import { bigintAsNumber } from '../../../platform/database/statements/bigint'
import { CourierEntity } from '../../couriers/courier.entity'
import { IS_KNOWN_STATUS, sqlList } from './order-status-sql'

@Entity('orders')
@Check('orders_status_known', IS_KNOWN_STATUS)
@Check('orders_total_not_negative', 'total_piastres >= 0')
@Check('orders_returned_not_negative', 'returned_piastres >= 0')
@Check('orders_adjustments_list', `jsonb_typeof(adjustments) = 'array'`)
@Check('orders_governorate_known', IS_KNOWN_GOVERNORATE)
@Check(
  'orders_address_complete',
  `num_nulls(governorate, area, street) = 0
   OR num_nonnulls(area, street, floor, apartment, landmark, courier_note) = 0`,
)
@Check(
  'orders_delivery_days',
  '(delivery_min_days IS NULL AND delivery_max_days IS NULL) OR (delivery_min_days >= 1 AND delivery_max_days >= delivery_min_days)',
)
@Check('orders_confirmation_known', `confirmation_state IN (${sqlList(CONFIRMATION_STATES)})`)
@Check('orders_confirmed_by_known', `confirmed_by IN (${sqlList(CONFIRMED_BY)})`)
@Check('orders_shipment_known', `shipment_state IN (${sqlList(SHIPMENT_STATES)})`)
@Check('orders_payment_known', `payment_state IN (${sqlList(PAYMENT_STATES)})`)
@Check('orders_source_known', `source IN (${sqlList(ORDER_SOURCES)})`)
@Check('orders_prepay_positive', 'prepay_piastres > 0')
@Check(
  'orders_assigned_in_shop',
  `assigned_courier_id IS NULL OR shipment_state IN (${sqlList(PARCEL_RULES.handOver.from)})`,
)
@Index('orders_user_id_id', ['userId', 'id'])
@Index('orders_status_id', ['status', 'id'])
@Index('orders_created_at', ['createdAt'])
@Index('orders_updated_at_id', ['updatedAt', 'id'])
@Index('orders_phone', ['phone'])
@Index('orders_total_piastres_id', ['totalPiastres', 'id'])
@Index('orders_governorate_id', ['governorate', 'id'])
@Index('orders_shipment_state_id', ['shipmentState', 'id'], {
  where: `shipment_state NOT IN ('none', 'delivered')`,
})
// Of the saved views: a condition is that of order-filter.ts.
@Index('orders_to_confirm', { synchronize: false })
@Index('orders_to_pack', { synchronize: false })
@Index('orders_to_receive_back', { synchronize: false })
@Index('orders_on_shelf', { synchronize: false })
@Index('orders_tell_courier', ['id'], { where: 'tell_courier' })
@Index('orders_assigned_courier_id', ['assignedCourierId', 'id'], {
  where: 'assigned_courier_id IS NOT NULL',
})
@Index('orders_prepay_until', ['prepayUntil'], { where: 'prepay_until IS NOT NULL' })
@Index('orders_cash_outstanding', ['id'], { where: `payment_state IN ('collected', 'toRefund')` })
// The migration creates it: TypeORM cannot express the operator class.
@Index('orders_search', { synchronize: false })
export class OrderEntity extends AddressDetailsEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'orders_pkey' })
  id!: number

  /** Null once the account is deleted; the order is kept. */
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user_id_fkey' })
  user!: UserEntity | null

  @Column({ type: 'bigint', name: 'total_piastres', transformer: bigintAsNumber })
  totalPiastres!: Piastres

  /** The discounts and fees in the total, as applied. */
  @Column({ type: 'jsonb', default: [] })
  adjustments!: readonly Adjustment[]

  /** How long delivery was expected to take when the order was placed; null if unknown. */
  @Column({ type: 'int', name: 'delivery_min_days', nullable: true })
  deliveryMinDays!: number | null

  @Column({ type: 'int', name: 'delivery_max_days', nullable: true })
  deliveryMaxDays!: number | null

  @Column({ type: 'text' })
  address!: string

  @Column({ type: 'text' })
  city!: string

  @Column({ type: 'text' })
  phone!: string

  /** As chosen, or as named by the city text of an older client. */
  @Column({ type: 'text', nullable: true })
  governorate!: Governorate | null

  /** Address and city are composed from these and the details. Older clients send only the two texts. */
  @Column({ type: 'text', nullable: true })
  area!: string | null

  @Column({ type: 'text', nullable: true })
  street!: string | null

  /** Why the shopper cancelled the order, if they said so. */
  @Column({ type: 'text', name: 'cancel_reason', nullable: true })
  cancelReason!: string | null

  /** Whether the client did not confirm that the shopper had seen the fees and discounts in the total. */
  @Column({ type: 'boolean', name: 'fee_not_shown', default: false })
  feeNotShown!: boolean

  @Column({ type: 'text', default: INITIAL_ORDER_STATUS })
  status!: OrderStatus

  /** How it came to the shop; null for orders that are older than the column. */
  @Column({ type: 'text', nullable: true })
  source!: OrderSource | null

  /** The recipient of the parcel. */
  @Column({ type: 'text', name: 'recipient_name', default: '' })
  recipientName!: string

  @Column({ type: 'text', name: 'confirmation_state', default: 'toConfirm' })
  confirmationState!: ConfirmationState

  @Column({ type: 'text', name: 'confirmed_by', nullable: true })
  confirmedBy!: ConfirmedBy | null

  @Column({ type: 'timestamptz', name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null

  /** Calls that the customer did not answer, and when the last one was. */
  @Column({ type: 'int', name: 'unanswered_calls', default: 0 })
  unansweredCalls!: number

  @Column({ type: 'timestamptz', name: 'last_called_at', nullable: true })
  lastCalledAt!: Date | null

  /** The state of the last shipment. */
  @Column({ type: 'text', name: 'shipment_state', default: 'none' })
  shipmentState!: ShipmentState

  /** The courier who is to take it, as long as it is in the shop; the shipment has the one who took it. */
  @Column({ type: 'int', name: 'assigned_courier_id', nullable: true })
  assignedCourierId!: number | null

  @ManyToOne(() => CourierEntity, { nullable: true })
  @JoinColumn({
    name: 'assigned_courier_id',
    foreignKeyConstraintName: 'orders_assigned_courier_id_fkey',
  })
  assignedCourier!: CourierEntity | null

  /** Follows from the ledger, like the amount paid. */
  @Column({ type: 'text', name: 'payment_state', default: 'due' })
  paymentState!: PaymentState

  @Column({ type: 'bigint', name: 'paid_piastres', default: 0, transformer: bigintAsNumber })
  paidPiastres!: Piastres

  /** Given back for items that were returned after the delivery. */
  @Column({
    type: 'bigint',
    name: 'returned_piastres',
    default: 0,
    transformer: bigintAsNumber,
  })
  returnedPiastres!: Piastres

  /** By when it has to be paid in advance; null without a deadline, or once it is paid, handed over or cancelled. */
  @Column({ type: 'timestamptz', name: 'prepay_until', nullable: true })
  prepayUntil!: Date | null

  /**
   * What has to be paid in all before it is packed, such as a deposit; null if it is paid at the door. It ends for good once
   * so much is paid, or the order is cancelled or delivered.
   */
  @Column({
    type: 'bigint',
    name: 'prepay_piastres',
    nullable: true,
    transformer: bigintAsNumber,
  })
  prepayPiastres!: Piastres | null

  /** Incremented by every edit, to detect conflicting edits. */
  @Column({ type: 'int', default: 1 })
  version!: number

  /** Whether it was edited on its way, and the courier has yet to be notified. */
  @Column({ type: 'boolean', name: 'tell_courier', default: false })
  tellCourier!: boolean

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  /** When it last changed, with its lines, parcels and money: set by a trigger. */
  @Column({
    type: 'timestamptz',
    name: 'updated_at',
    default: () => "date_trunc('milliseconds', now())",
    insert: false,
    update: false,
  })
  updatedAt!: Date

  /** Search text: names, email and city, folded. A trigger writes it, as well as the phone numbers. */
  @Column({
    type: 'text',
    name: 'search_text',
    default: '',
    select: false,
    insert: false,
    update: false,
  })
  searchText!: string

  @Column({
    type: 'text',
    name: 'search_phones',
    default: '',
    select: false,
    insert: false,
    update: false,
  })
  searchPhones!: string
}
