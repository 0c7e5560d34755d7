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
import { PARCEL_CONDITIONS, type ParcelCondition } from '#domain/orders/order-life'
import { OrderItemEntity } from '../orders/entities/order-item.entity'
import { sqlList } from '../orders/entities/order-status-sql'
import { ReturnEntity } from './return.entity'

/** Units of a line of an order that are returned. */
@Entity('return_items')
@Unique('return_items_once', ['returnId', 'orderItemId'])
@Check('return_items_condition_known', `condition IN (${sqlList(PARCEL_CONDITIONS)})`)
@Check('return_items_quantity_range', 'quantity BETWEEN 1 AND 999')
@Check('return_items_received_range', 'received_quantity BETWEEN 0 AND quantity')
@Check('return_items_received', 'num_nulls(received_quantity, condition) IN (0, 2)')
export class ReturnItemEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'return_items_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'return_id' })
  returnId!: number

  @ManyToOne(() => ReturnEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'return_id', foreignKeyConstraintName: 'return_items_return_id_fkey' })
  return!: ReturnEntity

  @Index('return_items_order_item_id')
  @Column({ type: 'int', name: 'order_item_id' })
  orderItemId!: number

  @ManyToOne(() => OrderItemEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'order_item_id',
    foreignKeyConstraintName: 'return_items_order_item_id_fkey',
  })
  orderItem!: OrderItemEntity

  /** How many are to come back. */
  @Column({ type: 'int' })
  quantity!: number

  /** How many came back; null until then. */
  @Column({ type: 'int', name: 'received_quantity', nullable: true })
  receivedQuantity!: number | null

  @Column({ type: 'text', nullable: true })
  condition!: ParcelCondition | null
}
