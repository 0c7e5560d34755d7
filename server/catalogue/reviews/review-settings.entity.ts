import { Check, Column, Entity, PrimaryColumn } from 'typeorm'

/** The settings for reviews: one row, or none until they are first saved. */
@Entity('review_settings')
@Check('review_settings_one_row', 'is_only')
export class ReviewSettingsEntity {
  @PrimaryColumn({
    type: 'boolean',
    name: 'is_only',
    default: true,
    primaryKeyConstraintName: 'review_settings_pkey',
  })
  isOnly!: boolean

  /** New reviews need no approval. */
  @Column({ type: 'boolean', name: 'shown_at_once' })
  shownAtOnce!: boolean
}
