import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { SettingsValues } from '#domain/settings/settings'

/** A change of the settings, with what was in force before and after it. Changes are only added. */
@Entity('settings_changes')
@Check('settings_changes_version_positive', 'version >= 1')
@Index('settings_changes_account_id', ['accountId'], { where: 'account_id IS NOT NULL' })
export class SettingsChangeEntity {
  /** The version of the settings since then. */
  @PrimaryColumn({ type: 'int', primaryKeyConstraintName: 'settings_changes_pkey' })
  version!: number

  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt!: Date

  /** Null if the account was deleted. */
  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null

  // By name: accounts may import the settings, not the other way round.
  @ManyToOne('UserEntity', { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'settings_changes_account_id_fkey' })
  account!: unknown

  /** The settings that it changed, as they were. */
  @Column({ type: 'jsonb' })
  before!: Partial<SettingsValues>

  /** The same settings since then. */
  @Column({ type: 'jsonb' })
  after!: Partial<SettingsValues>
}
