import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm'
import type { Governorate } from '#domain/delivery/governorates'
import type { Piastres } from '#domain/money/units'
import { bigintAsNumber } from '../../platform/database/statements/bigint'

/**
 * Aggregates of the orders and accounts of a phone, maintained by customer-profiles.sql; see `refreshCustomers`.
 */
@Entity('customer_profiles')
@Unique('customer_profiles_phone_key', ['phone'])
@Index('customer_profiles_last_order', ['lastOrderId', 'id'])
@Index('customer_profiles_orders', ['orderCount', 'id'])
@Index('customer_profiles_refused', ['refusedPercent', 'id'])
@Index('customer_profiles_spent', ['spentPiastres', 'id'])
@Index('customer_profiles_updated_at_id', ['updatedAt', 'id'])
@Index('customer_profiles_ever_refused', ['lastOrderId', 'id'], { where: 'refused_count > 0' })
// The migration creates it: TypeORM cannot express the operator class.
@Index('customer_profiles_search', { synchronize: false })
export class CustomerProfileEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'customer_profiles_pkey',
  })
  id!: number

  /** As orders have it. */
  @Column({ type: 'text' })
  phone!: string

  /** Of the recipient of the last order, or else of an account. */
  @Column({ type: 'text', default: '' })
  name!: string

  /** Of the last order that has one. */
  @Column({ type: 'text', nullable: true })
  governorate!: Governorate | null

  @Column({ type: 'int', name: 'order_count', default: 0 })
  orderCount!: number

  /** Orders with a delivery attempt; the next two count those delivered and refused. */
  @Column({ type: 'int', name: 'brought_count', default: 0 })
  broughtCount!: number

  @Column({ type: 'int', name: 'delivered_count', default: 0 })
  deliveredCount!: number

  @Column({ type: 'int', name: 'refused_count', default: 0 })
  refusedCount!: number

  @Column({ type: 'int', name: 'refused_percent', default: 0 })
  refusedPercent!: number

  /** Payments less refunds. */
  @Column({ type: 'bigint', name: 'spent_piastres', default: 0, transformer: bigintAsNumber })
  spentPiastres!: Piastres

  /** 0 without an order. */
  @Column({ type: 'int', name: 'last_order_id', default: 0 })
  lastOrderId!: number

  @Column({ type: 'timestamptz', name: 'last_order_at', nullable: true })
  lastOrderAt!: Date | null

  /** Accounts with this mobile, or with orders of this phone. */
  @Column({ type: 'int', name: 'account_count', default: 0 })
  accountCount!: number

  /** When it last changed, with decisions and notes: set by `refreshCustomers`. */
  @Column({
    type: 'timestamptz',
    name: 'updated_at',
    default: () => "date_trunc('milliseconds', now())",
    insert: false,
    update: false,
  })
  updatedAt!: Date

  /** The names of recipients and accounts, and emails, folded. */
  @Column({ type: 'text', name: 'search_text', default: '' })
  searchText!: string
}
