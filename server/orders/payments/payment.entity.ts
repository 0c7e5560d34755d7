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
import { ONLINE_PAYMENT_STATES, type OnlinePaymentState } from '#domain/payments/payment-state'
import {
  ONLINE_WAYS,
  type OnlineWay,
  PAYMENT_PROVIDERS,
  type PaymentProviderName,
} from '#domain/payments/ways-to-pay'
import { bigintAsNumber } from '../../platform/database/statements/bigint'
import { OrderEntity } from '../orders/entities/order.entity'
import { sqlList } from '../orders/entities/order-status-sql'

/** One attempt to pay one amount for one order in one way. An order has any number of them. */
@Entity('payments')
@Check('payments_provider_known', `provider IN (${sqlList(PAYMENT_PROVIDERS)})`)
@Check('payments_way_known', `way IN (${sqlList(ONLINE_WAYS)})`)
@Check('payments_state_known', `state IN (${sqlList(ONLINE_PAYMENT_STATES)})`)
@Check('payments_something', 'piastres > 0')
@Index('payments_reference', ['reference'], { unique: true })
@Index('payments_provider_reference', ['provider', 'providerReference'], { unique: true })
@Index('payments_next_inquiry_at', ['nextInquiryAt'], { where: 'next_inquiry_at IS NOT NULL' })
export class PaymentEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'payments_pkey',
  })
  id!: number

  @Index('payments_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'payments_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'text' })
  provider!: PaymentProviderName

  @Column({ type: 'text' })
  way!: OnlineWay

  /** What is to be paid. What has arrived is in its events and in the ledger. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  piastres!: Piastres

  /** Follows from its events. */
  @Column({ type: 'text', default: 'waiting' })
  state!: OnlinePaymentState

  /** By which the provider knows it from us: the order's number, and a random part, which no restored shop gives out again. */
  @Column({ type: 'text' })
  reference!: string

  /** The provider's own id of it, by which what the provider reports is assigned to it; null until the provider knows it. */
  @Column({ type: 'text', name: 'provider_reference', nullable: true })
  providerReference!: string | null

  /** The provider's page on which it is paid; a secret of the customer. Null until the provider has one, and once forgotten. */
  @Column({ type: 'text', name: 'redirect_url', nullable: true })
  redirectUrl!: string | null

  /** Until when it can be paid there. */
  @Column({ type: 'timestamptz', name: 'expires_at', nullable: true })
  expiresAt!: Date | null

  /** When the provider is asked next what became of it; null if nothing is open. */
  @Column({ type: 'timestamptz', name: 'next_inquiry_at', nullable: true })
  nextInquiryAt!: Date | null

  /** How often it was asked without an answer. */
  @Column({ type: 'int', default: 0 })
  inquiries!: number

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date
}
