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
 * A request to be notified by email, once, when a sold-out product is back in stock. It is deleted when the email is
 * queued, with the product, and after 90 days.
 */
@Entity('back_in_stock_requests')
@Check('back_in_stock_requests_recipient', 'num_nonnulls(user_id, email) = 1')
@Check('back_in_stock_requests_locale', "locale IN ('en', 'ar')")
@Index('back_in_stock_requests_product_id_user_id_key', ['productId', 'userId'], {
  unique: true,
  where: 'user_id IS NOT NULL',
})
@Index('back_in_stock_requests_product_id_email_key', ['productId', 'email'], {
  unique: true,
  where: 'email IS NOT NULL',
})
export class BackInStockRequestEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'back_in_stock_requests_pkey',
  })
  id!: number

  @Index('back_in_stock_requests_product_id')
  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'product_id',
    foreignKeyConstraintName: 'back_in_stock_requests_product_id_fkey',
  })
  product!: ProductEntity

  /** The account that asked; it is mailed at its current address. */
  @Index('back_in_stock_requests_user_id', { where: 'user_id IS NOT NULL' })
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'back_in_stock_requests_user_id_fkey' })
  user!: UserEntity | null

  /** The address that a visitor typed. */
  @Index('back_in_stock_requests_email', { where: 'email IS NOT NULL' })
  @Column({ type: 'text', nullable: true })
  email!: string | null

  /** The language in which they asked. */
  @Column({ type: 'text' })
  locale!: Locale

  @Index('back_in_stock_requests_requested_at')
  @Column({ type: 'timestamptz', name: 'requested_at', default: () => 'now()' })
  requestedAt!: Date
}
