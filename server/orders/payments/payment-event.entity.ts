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
import { PAYMENT_EVENT_KINDS, type PaymentEventKind } from '#domain/payments/payment-state'
import { PAYMENT_PROVIDERS, type PaymentProviderName } from '#domain/payments/ways-to-pay'
import { bigintAsNumber } from '../../platform/database/statements/bigint'
import { sqlList } from '../orders/entities/order-status-sql'
import { PaymentEntity } from './payment.entity'

/** Something that a provider or the shop has said of a payment, once. Events are never changed or deleted. */
@Entity('payment_events')
@Check('payment_events_provider_known', `provider IN (${sqlList(PAYMENT_PROVIDERS)})`)
@Check('payment_events_kind_known', `kind IN (${sqlList(PAYMENT_EVENT_KINDS)})`)
@Check('payment_events_not_negative', 'piastres >= 0')
@Check('payment_events_currency', `currency ~ '^[A-Z]{3}$'`)
@Index('payment_events_once', ['provider', 'transactionId', 'kind', 'piastres'], { unique: true })
export class PaymentEventEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'payment_events_pkey',
  })
  id!: string

  @Index('payment_events_payment_id')
  @Column({ type: 'int', name: 'payment_id' })
  paymentId!: number

  @ManyToOne(() => PaymentEntity, { nullable: false })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'payment_events_payment_id_fkey' })
  payment!: PaymentEntity

  @Column({ type: 'text' })
  provider!: PaymentProviderName

  /** The provider's transaction, or the shop's key of a refund. */
  @Column({ type: 'text', name: 'transaction_id' })
  transactionId!: string

  @Column({ type: 'text' })
  kind!: PaymentEventKind

  /** All that the transaction has moved in this way so far. */
  @Column({ type: 'bigint', transformer: bigintAsNumber })
  piastres!: Piastres

  @Column({ type: 'text' })
  currency!: string

  /** When it happened, as the provider says; null if it does not say so. */
  @Column({ type: 'timestamptz', name: 'happened_at', nullable: true })
  happenedAt!: Date | null

  /** When the shop learned of it. */
  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date
}
