import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { Piastres } from '#domain/money/units'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { OrderEntity } from './order.entity'

/** A line of an order, with the name and price at the time of purchase. */
@Entity('order_items')
@Check('order_items_quantity_range', 'quantity BETWEEN 1 AND 999')
@Check('order_items_price_range', 'price_piastres > 0')
@Check('order_items_returned_range', 'returned_quantity BETWEEN 0 AND quantity')
export class OrderItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'order_items_pkey' })
  id!: number

  @Index('order_items_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_items_order_id_fkey' })
  order!: OrderEntity

  /** Null once the product is deleted. */
  @Index('order_items_product_id')
  @Column({ type: 'int', name: 'product_id', nullable: true })
  productId!: number | null

  @ManyToOne(() => ProductEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'order_items_product_id_fkey' })
  product!: ProductEntity | null

  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'text', name: 'name_ar', nullable: true })
  nameAr!: string | null

  @Column({ type: 'int', name: 'price_piastres' })
  pricePiastres!: Piastres

  @Column({ type: 'int' })
  quantity!: number

  /** How many units came back after the delivery, to be sold again or not. */
  @Column({ type: 'int', name: 'returned_quantity', default: 0 })
  returnedQuantity!: number

  /** Whether the quantity, less what was returned, is taken out of the product's stock. */
  @Column({ type: 'boolean', name: 'stock_taken', default: false })
  stockTaken!: boolean

  /** The SKU of its product when it was deleted, if the order was open. */
  @Column({ type: 'text', name: 'deleted_sku', nullable: true })
  deletedSku!: string | null

  /** Its barcode, likewise. */
  @Column({ type: 'text', name: 'deleted_gtin', nullable: true })
  deletedGtin!: string | null
}
