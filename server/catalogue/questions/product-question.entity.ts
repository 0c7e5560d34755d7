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
import { UserEntity } from '../../accounts/accounts/user.entity'
import { ProductEntity } from '../products/product.entity'

/**
 * A question about a product, which shoppers see once it is answered. The address of a visitor is forgotten when the answer
 * is mailed.
 */
@Entity('product_questions')
@Check('product_questions_recipient', 'num_nonnulls(user_id, email) <= 1')
@Check('product_questions_locale', "locale IN ('en', 'ar')")
@Index('product_questions_waiting', ['id'], { where: 'answer IS NULL' })
@Index('product_questions_shown', ['productId', 'id'], { where: 'answer IS NOT NULL' })
export class ProductQuestionEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'product_questions_pkey',
  })
  id!: number

  @Index('product_questions_product_id')
  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_questions_product_id_fkey' })
  product!: ProductEntity

  /** The account that asked. */
  @Index('product_questions_user_id', { where: 'user_id IS NOT NULL' })
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'product_questions_user_id_fkey' })
  user!: UserEntity | null

  /** The address that a visitor typed, until the question is answered. */
  @Index('product_questions_email', { where: 'email IS NOT NULL' })
  @Column({ type: 'text', nullable: true })
  email!: string | null

  @Column({ type: 'text' })
  text!: string

  /** The language of the shop in which it was asked. */
  @Column({ type: 'text' })
  locale!: Locale

  /** Null until somebody answers it. */
  @Column({ type: 'text', nullable: true })
  answer!: string | null

  @Column({ type: 'timestamptz', name: 'asked_at', default: () => 'now()' })
  askedAt!: Date
}
