import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'

/** A list of products that the owner puts together. The slugs of those that a product is in are at the product. */
@Entity('collections')
@Check('collections_other_parent', 'parent_id <> id')
export class CollectionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'collections_pkey',
  })
  id!: number

  @Index('collections_slug', { unique: true })
  @Column({ type: 'text' })
  slug!: string

  @Column({ type: 'text' })
  title!: string

  @Column({ type: 'text', name: 'title_ar', nullable: true })
  titleAr!: string | null

  @Column({ type: 'text', nullable: true })
  description!: string | null

  @Column({ type: 'text', name: 'description_ar', nullable: true })
  descriptionAr!: string | null

  @Index('collections_parent_id', { where: 'parent_id IS NOT NULL' })
  @Column({ type: 'int', name: 'parent_id', nullable: true })
  parentId!: number | null

  @ManyToOne(() => CollectionEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'parent_id', foreignKeyConstraintName: 'collections_parent_id_fkey' })
  parent!: CollectionEntity | null

  @Column({ type: 'boolean', name: 'is_in_menu', default: true })
  isInMenu!: boolean

  @Column({ type: 'int', default: 0 })
  position!: number
}
