import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { DeliveryArea } from '#domain/delivery/delivery'
import type { Piastres } from '#domain/money/units'

/** The fee and duration of delivery to an area. Without a row, delivery is free and its duration unknown. */
@Entity('delivery_rates')
@Check('delivery_rates_fee_range', 'fee_piastres BETWEEN 0 AND 100000000')
@Check('delivery_rates_free_from_positive', 'free_from_piastres > 0')
@Check(
  'delivery_rates_days',
  '(min_days IS NULL AND max_days IS NULL) OR (min_days >= 1 AND max_days >= min_days)',
)
export class DeliveryRateEntity {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'delivery_rates_pkey' })
  area!: DeliveryArea

  @Column({ type: 'int', name: 'fee_piastres' })
  feePiastres!: Piastres

  /** The items' total from which delivery is free; null if it never is. */
  @Column({ type: 'int', name: 'free_from_piastres', nullable: true })
  freeFromPiastres!: Piastres | null

  @Column({ type: 'int', name: 'min_days', nullable: true })
  minDays!: number | null

  @Column({ type: 'int', name: 'max_days', nullable: true })
  maxDays!: number | null

  @Column({ type: 'text', nullable: true })
  note!: string | null

  @Column({ type: 'text', name: 'note_ar', nullable: true })
  noteAr!: string | null
}
