import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { ProductEntity } from '../../catalogue/products/product.entity'

@Entity('cart_lines')
@Check('cart_lines_quantity_range', 'quantity BETWEEN 1 AND 999')
export class CartLineEntity {
  @PrimaryColumn({ type: 'int', name: 'user_id', primaryKeyConstraintName: 'cart_lines_pkey' })
  userId!: number

  @Index('cart_lines_product_id')
  @PrimaryColumn({ type: 'int', name: 'product_id', primaryKeyConstraintName: 'cart_lines_pkey' })
  productId!: number

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'cart_lines_user_id_fkey' })
  user!: UserEntity

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'cart_lines_product_id_fkey' })
  product!: ProductEntity

  @Column({ type: 'int' })
  quantity!: number

  /** The price that the shopper saw when they last added it; null for lines of before it was kept. */
  @Column({ type: 'int', name: 'added_price_piastres', nullable: true })
  addedPricePiastres!: Piastres | null

  @Column({ type: 'timestamptz', name: 'added_at', default: () => 'now()' })
  addedAt!: Date
}
