import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { LINE_KINDS, type LineKind } from '#domain/cash/line-kinds'
import { SETTLEMENT_RESULTS, type SettlementResult } from '#domain/cash/settlement.schema'
import type { Piastres } from '#domain/money/units'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { sqlList } from '../../orders/orders/entities/order-status-sql'
import { ShipmentEntity } from '../../orders/orders/entities/shipment.entity'
import { bigintAsNumber, optionalBigintAsNumber } from '../../platform/database/statements/bigint'
import { SettlementEntity } from './settlement.entity'

/** A line of a courier's statement, or an order that is missing in it. */
@Entity('settlement_lines')
@Check('settlement_lines_result_known', `result IN (${sqlList(SETTLEMENT_RESULTS)})`)
@Check('settlement_lines_kind_known', `kind IN (${sqlList(LINE_KINDS)})`)
@Check(
  'settlement_lines_matched',
  `order_id IS NOT NULL OR result NOT IN ('paid', 'short', 'over', 'missing')`,
)
@Check('settlement_lines_written_off_for_a_reason', 'NOT writes_off OR reason IS NOT NULL')
export class SettlementLineEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'settlement_lines_pkey',
  })
  id!: number

  @Index('settlement_lines_settlement_id')
  @Column({ type: 'int', name: 'settlement_id' })
  settlementId!: number

  @ManyToOne(() => SettlementEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'settlement_id',
    foreignKeyConstraintName: 'settlement_lines_settlement_id_fkey',
  })
  settlement!: SettlementEntity

  @Index('settlement_lines_order_id')
  @Column({ type: 'int', name: 'order_id', nullable: true })
  orderId!: number | null

  @ManyToOne(() => OrderEntity, { nullable: true })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'settlement_lines_order_id_fkey' })
  order!: OrderEntity | null

  /** The parcel; null for a line of none, and in settlements of older releases. */
  @Column({ type: 'int', name: 'shipment_id', nullable: true })
  shipmentId!: number | null

  @ManyToOne(() => ShipmentEntity, { nullable: true })
  @JoinColumn({
    name: 'shipment_id',
    foreignKeyConstraintName: 'settlement_lines_shipment_id_fkey',
  })
  shipment!: ShipmentEntity | null

  @Column({ type: 'text', default: 'parcel' })
  kind!: LineKind

  /** The number of the row in the file. */
  @Column({ type: 'int', name: 'row_number', nullable: true })
  rowNumber!: number | null

  /** Text of a row that names no parcel. */
  @Column({ type: 'text', nullable: true })
  label!: string | null

  /** Reference to the parcel as written in the statement. */
  @Column({ type: 'text' })
  reference!: string

  @Column({ type: 'text' })
  result!: SettlementResult

  /** Amount collected according to the statement. */
  @Column({ type: 'bigint', name: 'amount_piastres', transformer: bigintAsNumber })
  amountPiastres!: Piastres

  /** Amount collected according to the ledger. */
  @Column({ type: 'bigint', name: 'expected_piastres', transformer: bigintAsNumber })
  expectedPiastres!: Piastres

  @Column({ type: 'bigint', name: 'fee_piastres', transformer: bigintAsNumber })
  feePiastres!: Piastres

  @Column({ type: 'bigint', name: 'tax_piastres', default: 0, transformer: bigintAsNumber })
  taxPiastres!: Piastres

  /** Fee by the price list; null where none applies. */
  @Column({
    type: 'bigint',
    name: 'agreed_fee_piastres',
    nullable: true,
    transformer: optionalBigintAsNumber,
  })
  agreedFeePiastres!: Piastres | null

  @Column({
    type: 'bigint',
    name: 'agreed_tax_piastres',
    nullable: true,
    transformer: optionalBigintAsNumber,
  })
  agreedTaxPiastres!: Piastres | null

  /** Beyond the limits, it is booked only once it is confirmed. */
  @Column({ type: 'boolean', name: 'is_plausible', default: true })
  isPlausible!: boolean

  @Column({ type: 'boolean', name: 'is_confirmed', default: false })
  isConfirmed!: boolean

  /** Whether what is missing of the parcel is given up, and not carried. */
  @Column({ type: 'boolean', name: 'writes_off', default: false })
  writesOff!: boolean

  @Column({ type: 'text', nullable: true })
  reason!: string | null
}
