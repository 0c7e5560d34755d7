import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Locale } from '#domain/messages/locale'
import type { ReviewStatus } from '#domain/reviews/reviews.schema'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { ProductEntity } from '../products/product.entity'

/** A review of a product by an account that bought it, or a sample review. */
@Entity('reviews')
@Check('reviews_stars_range', 'stars BETWEEN 1 AND 5')
@Check('reviews_locale', "locale IN ('en', 'ar')")
@Check('reviews_status', "status IN ('WAITING', 'APPROVED', 'HIDDEN')")
@Check('reviews_author', 'num_nonnulls(user_id, sample_author) = 1')
@Index('reviews_user_id_product_id_key', ['userId', 'productId'], { unique: true })
@Index('reviews_status_id', ['status', 'id'])
// The migration creates an index of the approved reviews that includes their stars, which TypeORM cannot
// express.
@Index('reviews_shown', { synchronize: false })
export class ReviewEntity {
  /** A rewritten review gets a new one, so that nobody approves a text that they have not read. */
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'reviews_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'reviews_user_id_fkey' })
  user!: UserEntity | null

  /** The author of a sample review, which no account wrote; null for all others. */
  @Column({ type: 'text', name: 'sample_author', nullable: true })
  sampleAuthor!: string | null

  @Index('reviews_product_id')
  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'reviews_product_id_fkey' })
  product!: ProductEntity

  /** The name under which it was written: showing a later name of the account needs another approval. */
  @Column({ type: 'text' })
  author!: string

  @Column({ type: 'int' })
  stars!: number

  @Column({ type: 'text', nullable: true })
  text!: string | null

  @Index('reviews_image_url', { where: 'image_url IS NOT NULL' })
  @Column({ type: 'text', name: 'image_url', nullable: true })
  imageUrl!: string | null

  /** The language of the shop in which it was written. */
  @Column({ type: 'text' })
  locale!: Locale

  @Column({ type: 'text' })
  status!: ReviewStatus

  /** The owner's answer. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null

  @Column({ type: 'timestamptz', name: 'written_at', default: () => 'now()' })
  writtenAt!: Date
}
