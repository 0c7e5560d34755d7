import { Check, Column, Entity, PrimaryColumn } from 'typeorm'
import type { SettingsValues } from '#domain/settings/settings'

/** The owner's settings: one row, or none until the first change. */
@Entity('shop_settings')
@Check('shop_settings_one_row', 'is_only')
export class ShopSettingsEntity {
  @PrimaryColumn({
    type: 'boolean',
    name: 'is_only',
    default: true,
    primaryKeyConstraintName: 'shop_settings_pkey',
  })
  isOnly!: boolean

  /** How often the settings were changed. */
  @Column({ type: 'int' })
  version!: number

  /** A setting that was never changed is missing, and has the value of the environment. */
  @Column({ type: 'jsonb' })
  stored!: Partial<SettingsValues>

  /** When every step of the first week was done, or the owner hid them. */
  @Column({ type: 'timestamptz', name: 'first_week_ended_at', nullable: true })
  firstWeekEndedAt!: Date | null
}
