import { Entity, PrimaryColumn } from 'typeorm'

/** A picture that no review has any more, inserted by triggers: its files are to be deleted. */
@Entity('removed_pictures')
export class RemovedPictureEntity {
  @PrimaryColumn({
    type: 'text',
    name: 'image_url',
    primaryKeyConstraintName: 'removed_pictures_pkey',
  })
  imageUrl!: string
}
