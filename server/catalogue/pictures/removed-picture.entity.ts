import { Column, Entity, PrimaryColumn } from 'typeorm'

/**
 * A picture that belongs to nothing and whose files are to be deleted. Triggers insert pictures that reviews
 * and payments no longer have; an upload inserts its own until one of them has it.
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
