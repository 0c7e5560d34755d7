import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * A picture that no review has: its files are to be deleted. Triggers insert those that a review had, and an upload
 * its own until a review has it.
 */
@Entity('removed_pictures')
export class RemovedPictureEntity {
  @PrimaryColumn({
    type: 'text',
    name: 'image_url',
    primaryKeyConstraintName: 'removed_pictures_pkey',
  })
  imageUrl!: string

  @Column({ type: 'timestamptz', name: 'remove_after', default: () => 'now()' })
  removeAfter!: Date
}
