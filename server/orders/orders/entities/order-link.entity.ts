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
import { ORDER_LINK_KINDS, type OrderLinkKind } from '#domain/orders/order-links'
import { OrderEntity } from './order.entity'
import { sqlList } from './order-status-sql'

/** An order that was split from another one, merged into it, or sent in exchange (docs/decisions/0044). */
@Entity('order_links')
@Check('order_links_kind_known', `kind IN (${sqlList(ORDER_LINK_KINDS)})`)
@Check('order_links_of_another', 'order_id <> of_order_id')
@Unique('order_links_once', ['orderId', 'kind'])
export class OrderLinkEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'order_links_pkey',
  })
  id!: number

  @Column({ type: 'text' })
  kind!: OrderLinkKind

  /** The second delivery, the merged order, or the order sent in exchange. */
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_links_order_id_fkey' })
  order!: OrderEntity

  /** The order that it was split from, merged into, or sent in exchange for. */
  @Index('order_links_of_order_id')
  @Column({ type: 'int', name: 'of_order_id' })
  ofOrderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'of_order_id', foreignKeyConstraintName: 'order_links_of_order_id_fkey' })
  ofOrder!: OrderEntity
}
