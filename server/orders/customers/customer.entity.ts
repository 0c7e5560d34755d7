import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { CustomerFlags } from './customer-flags-sql'

/** Flags of a phone number; a phone without a row has none. */
@Entity('customers')
@Check('customers_phone_normalized', `phone ~ '^[+]?[0-9]{1,20}$'`)
export class CustomerEntity implements CustomerFlags {
  /** As orders have it. */
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'customers_pkey' })
  phone!: string

  /** Whether orders have to be paid before they are placed. */
  @Column({ type: 'boolean', name: 'prepay_only', default: false })
  isPrepayOnly!: boolean

  @Column({ type: 'boolean', name: 'is_blocked', default: false })
  isBlocked!: boolean

  /** Why, for the team. */
  @Column({ type: 'text', nullable: true })
  reason!: string | null
}
