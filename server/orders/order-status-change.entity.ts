import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { OrderStatus } from '#domain/orders/order-status'
import { OrderEntity } from './order.entity'
import { IS_KNOWN_STATUS } from './order-status-sql'

@Entity('order_status_changes')
@Check('order_status_changes_status_known', IS_KNOWN_STATUS)
export class OrderStatusChangeEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'order_status_changes_pkey',
  })
  id!: number

  @Index('order_status_changes_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'order_status_changes_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'text' })
  status!: OrderStatus

  @Column({ type: 'timestamptz', name: 'changed_at', default: () => 'now()' })
  changedAt!: Date
}
