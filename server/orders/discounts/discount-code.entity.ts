import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm'
import type { DiscountKind } from '#domain/discounts/discounts'
import type { Piastres } from '#domain/money/units'

@Entity('discount_codes')
@Unique('discount_codes_code_key', ['code'])
@Check(
  'discount_codes_value',
  `coalesce(CASE kind
    WHEN 'percent' THEN percent BETWEEN 1 AND 100 AND amount_piastres IS NULL
    WHEN 'amount' THEN amount_piastres > 0 AND percent IS NULL
    WHEN 'freeDelivery' THEN percent IS NULL AND amount_piastres IS NULL
    END, false)`,
)
@Check('discount_codes_min_items', 'min_items_piastres >= 0')
@Check('discount_codes_days', 'ends_on >= starts_on')
@Check('discount_codes_max_uses', 'max_uses > 0 AND max_uses_per_customer > 0')
export class DiscountCodeEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'discount_codes_pkey',
  })
  id!: number

  /** In upper case, see normalizeCode(). */
  @Column({ type: 'text' })
  code!: string

  @Column({ type: 'text' })
  kind!: DiscountKind

  @Column({ type: 'int', nullable: true })
  percent!: number | null

  @Column({ type: 'int', name: 'amount_piastres', nullable: true })
  amountPiastres!: Piastres | null

  /** The total of the lines from which it applies. */
  @Column({ type: 'int', name: 'min_items_piastres', default: 0 })
  minItemsPiastres!: Piastres

  /** Both are days in Cairo, inclusive. */
  @Column({ type: 'date', name: 'starts_on', nullable: true })
  startsOn!: string | null

  @Column({ type: 'date', name: 'ends_on', nullable: true })
  endsOn!: string | null

  @Column({ type: 'int', name: 'max_uses', nullable: true })
  maxUses!: number | null

  @Column({ type: 'int', name: 'max_uses_per_customer', nullable: true })
  maxUsesPerCustomer!: number | null

  @Column({ type: 'boolean', name: 'is_active', default: true })
  isActive!: boolean

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
