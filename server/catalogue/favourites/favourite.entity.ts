import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { ProductEntity } from '../products/product.entity'

/** A product that a customer has kept. */
@Entity('favourites')
@Index('favourites_user_id_added_at', ['userId', 'addedAt'])
export class FavouriteEntity {
  @PrimaryColumn({ type: 'int', name: 'user_id', primaryKeyConstraintName: 'favourites_pkey' })
  userId!: number

  @Index('favourites_product_id')
  @PrimaryColumn({ type: 'int', name: 'product_id', primaryKeyConstraintName: 'favourites_pkey' })
  productId!: number

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'favourites_user_id_fkey' })
  user!: UserEntity

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'favourites_product_id_fkey' })
  product!: ProductEntity

  @Column({ type: 'timestamptz', name: 'added_at', default: () => 'now()' })
  addedAt!: Date
}
