import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { ExpenseCategory } from '#domain/cash/expenses'
import type { Piastres } from '#domain/money/units'
import { bigintAsNumber } from '../../platform/database/statements/bigint'

/**
 * What the shop spent besides goods and couriers. Unlike the entries of the ledger, which are about orders and couriers
 * and stay for ever, it is corrected or deleted where it was typed wrong; the log of changes has what it was.
 */
@Entity('expenses')
@Check('expenses_something', 'piastres > 0')
@Index('expenses_spent_on', ['spentOn', 'id'])
export class ExpenseEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'expenses_pkey' })
  id!: number

  /** A day in Cairo. */
  @Column({ type: 'date', name: 'spent_on' })
  spentOn!: string

  @Column({ type: 'text' })
  category!: ExpenseCategory

  @Column({ type: 'bigint', transformer: bigintAsNumber })
  piastres!: Piastres

  @Column({ type: 'text', nullable: true })
  note!: string | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date
}
