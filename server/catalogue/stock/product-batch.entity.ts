import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { ProductEntity } from '../products/product.entity'

/** Units of a product that arrived with the same expiry date. What is left of them is computed (product-batches.sql). */
@Entity('product_batches')
@Check('product_batches_quantity', 'quantity >= 0 AND at_most >= 0 AND at_most <= quantity')
@Index('product_batches_product_id', ['productId', 'expiresOn', 'id'])
@Index('product_batches_expires_on', ['expiresOn', 'id'], { where: 'at_most > 0' })
export class ProductBatchEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'product_batches_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_batches_product' })
  product!: ProductEntity

  @Column({ type: 'date', name: 'expires_on' })
  expiresOn!: string

  /** The maker's. */
  @Column({ type: 'text', nullable: true })
  code!: string | null

  @Column({ type: 'int' })
  quantity!: number

  /** The maximum number of units that can be left of it, see product-batches.sql. */
  @Column({ type: 'int', name: 'at_most' })
  atMost!: number

  @Column({ type: 'timestamptz', name: 'received_at', default: () => 'now()' })
  receivedAt!: Date

  @Column({ type: 'text', name: 'received_by', nullable: true })
  receivedBy!: string | null
}
