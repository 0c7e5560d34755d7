import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { SETTLEMENT_RESULTS, type SettlementResult } from '#domain/cash/settlement.schema'
import type { Piastres } from '#domain/money/units'
import { bigintAsNumber } from '../database/bigint'
import { OrderEntity } from '../orders/order.entity'
import { sqlList } from '../orders/order-status-sql'
import { SettlementEntity } from './settlement.entity'

/** A line of a courier's statement, or an order that is missing in it. */
@Entity('settlement_lines')
@Check('settlement_lines_result_known', `result IN (${sqlList(SETTLEMENT_RESULTS)})`)
@Check('settlement_lines_matched', `(result = 'unknown') = (order_id IS NULL)`)
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

  /** What the statement says of which parcel it is. */
  @Column({ type: 'text' })
  reference!: string

  @Column({ type: 'text' })
  result!: SettlementResult

  /** What the statement says was collected. */
  @Column({ type: 'bigint', name: 'amount_piastres', transformer: bigintAsNumber })
  amountPiastres!: Piastres

  /** What the ledger says was collected. */
  @Column({ type: 'bigint', name: 'expected_piastres', transformer: bigintAsNumber })
  expectedPiastres!: Piastres

  @Column({ type: 'bigint', name: 'fee_piastres', transformer: bigintAsNumber })
  feePiastres!: Piastres
}
