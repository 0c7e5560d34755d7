import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import { type ConfirmationRules, DEFAULT_CONFIRMATION_RULES } from '#domain/orders/confirmation'

/** Which orders need confirmation: one row, or none until the owner changes the rules. */
@Entity('confirmation_rules')
@Check('confirmation_rules_one_row', 'is_only')
@Check('confirmation_rules_above_not_negative', 'above_piastres >= 0')
@Check('confirmation_rules_late_after_positive', 'late_after_hours >= 1')
@Check('confirmation_rules_prepay_within_positive', 'prepay_within_hours >= 1')
export class ConfirmationRulesEntity implements ConfirmationRules {
  @PrimaryColumn({
    type: 'boolean',
    name: 'is_only',
    default: true,
    primaryKeyConstraintName: 'confirmation_rules_pkey',
  })
  isOnly!: boolean

  @Column({
    type: 'boolean',
    name: 'all_orders',
    default: DEFAULT_CONFIRMATION_RULES.includesAllOrders,
  })
  includesAllOrders!: boolean

  @Column({
    type: 'boolean',
    name: 'first_of_phone',
    default: DEFAULT_CONFIRMATION_RULES.includesFirstOfPhone,
  })
  includesFirstOfPhone!: boolean

  @Column({
    type: 'int',
    name: 'above_piastres',
    nullable: true,
    default: DEFAULT_CONFIRMATION_RULES.abovePiastres,
  })
  abovePiastres!: Piastres | null

  @Column({
    type: 'int',
    name: 'late_after_hours',
    default: DEFAULT_CONFIRMATION_RULES.lateAfterHours,
  })
  lateAfterHours!: number

  @Column({ type: 'int', name: 'prepay_within_hours', nullable: true })
  prepayWithinHours!: number | null
}
