import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn } from 'typeorm'
import {
  CARRIER_PROBLEMS,
  CARRIERS,
  type Carrier,
  type CarrierProblem,
} from '#domain/couriers/carriers'
import { REFUSAL_REASONS, type RefusalReason } from '#domain/orders/order-life'
import { sqlList } from '../orders/entities/order-status-sql'
import { ShipmentEntity } from '../orders/entities/shipment.entity'

/** A parcel at its carrier: the outbox of those to be created there, and what the carrier reported last. */
@Entity('carrier_shipments')
@Check('carrier_shipments_carrier_known', `carrier IN (${sqlList(CARRIERS)})`)
@Check('carrier_shipments_problem_known', `problem IN (${sqlList(CARRIER_PROBLEMS)})`)
@Check('carrier_shipments_last_reason_known', `last_reason IN (${sqlList(REFUSAL_REASONS)})`)
@Check('carrier_shipments_created_once', 'created_at IS NULL OR next_attempt_at IS NULL')
@Index('carrier_shipments_reference', ['carrier', 'reference'], { unique: true })
@Index('carrier_shipments_due', ['carrier', 'nextAttemptAt'], {
  where: 'next_attempt_at IS NOT NULL',
})
export class CarrierShipmentEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'shipment_id',
    primaryKeyConstraintName: 'carrier_shipments_pkey',
  })
  shipmentId!: number

  @OneToOne(() => ShipmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'shipment_id',
    foreignKeyConstraintName: 'carrier_shipments_shipment_id_fkey',
  })
  shipment!: ShipmentEntity

  @Column({ type: 'text' })
  carrier!: Carrier

  /** Reference for the carrier: the order's number; of a later parcel, with the parcel's own number. */
  @Column({ type: 'text' })
  reference!: string

  /** The carrier's own id. */
  @Column({ type: 'text', name: 'carrier_id', nullable: true })
  carrierId!: string | null

  /** Stays when the parcel is taken back, so that it is not created again. */
  @Column({ type: 'text', name: 'tracking_number', nullable: true })
  trackingNumber!: string | null

  /** When the carrier created it, as far as we know. */
  @Column({ type: 'timestamptz', name: 'created_at', nullable: true })
  createdAt!: Date | null

  @Column({ type: 'int', default: 0 })
  attempts!: number

  @Column({ type: 'timestamptz', name: 'attempted_at', nullable: true })
  attemptedAt!: Date | null

  /** The next attempt to create it; null when there is none. */
  @Column({ type: 'timestamptz', name: 'next_attempt_at', nullable: true })
  nextAttemptAt!: Date | null

  /** Why the last attempt failed. */
  @Column({ type: 'text', nullable: true })
  problem!: CarrierProblem | null

  /** The carrier's words about it. */
  @Column({ type: 'text', nullable: true })
  explanation!: string | null

  /** The last report, in the carrier's words: older ones change nothing. */
  @Column({ type: 'text', name: 'last_state', nullable: true })
  lastState!: string | null

  @Column({ type: 'timestamptz', name: 'last_reported_at', nullable: true })
  lastReportedAt!: Date | null

  /** Why the last attempt to deliver it failed. */
  @Column({ type: 'text', name: 'last_reason', nullable: true })
  lastReason!: RefusalReason | null
}
