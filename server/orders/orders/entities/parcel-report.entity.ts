import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { DELIVERY_REPORTS, type DeliveryReport } from '#domain/couriers/carriers'
import type { Piastres } from '#domain/money/units'
import { optionalBigintAsNumber } from '../../../platform/database/statements/bigint'
import { OrderEntity } from './order.entity'
import { sqlList } from './order-status-sql'
import { ShipmentEntity } from './shipment.entity'

/** Decisions that a report requires: which items the customer kept, how to treat an earlier parcel, or which order it is for. */
export const REPORT_QUESTIONS = ['whichPart', 'earlierParcel', 'whichOrder'] as const

export type ReportQuestion = (typeof REPORT_QUESTIONS)[number]

/** A report of a carrier that takes effect only once somebody has decided about it. */
@Entity('parcel_reports')
@Check('parcel_reports_question_known', `question IN (${sqlList(REPORT_QUESTIONS)})`)
@Check('parcel_reports_report_known', `report IN (${sqlList(DELIVERY_REPORTS)})`)
@Index('parcel_reports_open', ['shipmentId', 'question', 'report'], {
  unique: true,
  where: 'resolved_at IS NULL',
})
export class ParcelReportEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'parcel_reports_pkey',
  })
  id!: number

  @Index('parcel_reports_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'parcel_reports_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'int', name: 'shipment_id' })
  shipmentId!: number

  @ManyToOne(() => ShipmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shipment_id', foreignKeyConstraintName: 'parcel_reports_shipment_id_fkey' })
  shipment!: ShipmentEntity

  @Column({ type: 'text' })
  question!: ReportQuestion

  @Column({ type: 'text' })
  report!: DeliveryReport

  /** The other orders that it may be about. */
  @Column({ type: 'int', name: 'other_order_ids', array: true, default: '{}' })
  otherOrderIds!: readonly number[]

  /** Amount collected according to the carrier. */
  @Column({
    type: 'bigint',
    name: 'collected_piastres',
    nullable: true,
    transformer: optionalBigintAsNumber,
  })
  collectedPiastres!: Piastres | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date

  /** When somebody decided about it. */
  @Column({ type: 'timestamptz', name: 'resolved_at', nullable: true })
  resolvedAt!: Date | null
}
