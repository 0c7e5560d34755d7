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
import { CourierEntity } from '../../orders/couriers/courier.entity'
import { bigintAsNumber, optionalBigintAsNumber } from '../../platform/database/statements/bigint'

/** A courier's statement of what was collected. It is closed once, when its money has arrived. */
@Entity('settlements')
@Index('settlements_courier_id', ['courierId'])
// TypeORM cannot express unique partial indexes by name only: created in the migration.
@Index('settlements_one_open', { synchronize: false })
@Index('settlements_bank_line', ['bankPiastres', 'bankDate'], {
  where: 'bank_piastres IS NOT NULL',
})
@Check('settlements_closed_after_opened', 'closed_at >= created_at')
@Check('settlements_written_off_for_a_reason', 'written_off_piastres = 0 OR reason IS NOT NULL')
export class SettlementEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'settlements_pkey' })
  id!: number

  @Column({ type: 'int', name: 'courier_id' })
  courierId!: number

  @ManyToOne(() => CourierEntity, { nullable: false })
  @JoinColumn({ name: 'courier_id', foreignKeyConstraintName: 'settlements_courier_id_fkey' })
  courier!: CourierEntity

  @Column({ type: 'text', name: 'file_name', nullable: true })
  fileName!: string | null

  @Column({ type: 'boolean', name: 'fees_deducted', default: true })
  deductsFees!: boolean

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date

  /** Null while its differences are being looked at. */
  @Column({ type: 'timestamptz', name: 'closed_at', nullable: true })
  closedAt!: Date | null

  /** Amount received; null while it is open, and in settlements of older releases. */
  @Column({
    type: 'bigint',
    name: 'received_piastres',
    nullable: true,
    transformer: optionalBigintAsNumber,
  })
  receivedPiastres!: Piastres | null

  /** Part of the difference between the sum of the lines and the amount received that was written off. */
  @Column({ type: 'bigint', name: 'written_off_piastres', default: 0, transformer: bigintAsNumber })
  writtenOffPiastres!: Piastres

  @Column({ type: 'text', nullable: true })
  reason!: string | null

  /** The reference, or the text, of the line of a bank's file that it arrived with; null if it was entered. */
  @Column({ type: 'text', name: 'bank_reference', nullable: true })
  bankReference!: string | null

  @Column({ type: 'date', name: 'bank_date', nullable: true })
  bankDate!: string | null

  /** The amount of that line. */
  @Column({
    type: 'bigint',
    name: 'bank_piastres',
    nullable: true,
    transformer: optionalBigintAsNumber,
  })
  bankPiastres!: Piastres | null
}
