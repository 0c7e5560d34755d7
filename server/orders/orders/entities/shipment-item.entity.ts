import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { OrderItemEntity } from './order-item.entity'
import { ShipmentEntity } from './shipment.entity'

/** Of units that a parcel had and that are neither with the customer nor in the shop again. */
export const IS_AWAITED = 'kept_quantity + back_quantity < quantity'

/**
 * Units of a product in a parcel, with their outcome. Only parcels that were delivered or lost in part have rows: all items
 * of other orders are where their parcel is.
 */
@Entity('shipment_items')
@Unique('shipment_items_once', ['shipmentId', 'orderItemId'])
@Check('shipment_items_quantity_range', 'quantity BETWEEN 1 AND 999')
@Check('shipment_items_kept_range', 'kept_quantity BETWEEN 0 AND quantity')
@Check(
  'shipment_items_back_range',
  'back_quantity BETWEEN 0 AND quantity - coalesce(kept_quantity, 0)',
)
@Index('shipment_items_awaited', ['shipmentId'], { where: IS_AWAITED })
export class ShipmentItemEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'shipment_items_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'shipment_id' })
  shipmentId!: number

  @ManyToOne(() => ShipmentEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shipment_id', foreignKeyConstraintName: 'shipment_items_shipment_id_fkey' })
  shipment!: ShipmentEntity

  /** Null once the order no longer has the line. */
  @Index('shipment_items_order_item_id')
  @Column({ type: 'int', name: 'order_item_id', nullable: true })
  orderItemId!: number | null

  @ManyToOne(() => OrderItemEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({
    name: 'order_item_id',
    foreignKeyConstraintName: 'shipment_items_order_item_id_fkey',
  })
  orderItem!: OrderItemEntity | null

  /** Null once the product is deleted. */
  @Index('shipment_items_product_id')
  @Column({ type: 'int', name: 'product_id', nullable: true })
  productId!: number | null

  @ManyToOne(() => ProductEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'shipment_items_product_id_fkey' })
  product!: ProductEntity | null

  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'text', name: 'name_ar', nullable: true })
  nameAr!: string | null

  /** Units in the parcel. */
  @Column({ type: 'int' })
  quantity!: number

  /** Units that the customer kept; null as long as nobody knows. */
  @Column({ type: 'int', name: 'kept_quantity', nullable: true })
  keptQuantity!: number | null

  /** Units that the shop has received back, to be sold again or not. */
  @Column({ type: 'int', name: 'back_quantity', default: 0 })
  backQuantity!: number

  /** Whether the units are taken out of the product's stock, so that they return to it. */
  @Column({ type: 'boolean', name: 'stock_taken' })
  stockTaken!: boolean
}
