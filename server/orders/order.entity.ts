import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import { INITIAL_ORDER_STATUS, type OrderStatus } from '#domain/order-status'
import type { Adjustment } from '#domain/pricing'
import { UserEntity } from '../accounts/user.entity'
import { bigintAsNumber } from '../database/bigint'
import { IS_KNOWN_STATUS } from './order-status-sql'

@Entity('orders')
@Check('orders_status_known', IS_KNOWN_STATUS)
@Check('orders_total_not_negative', 'total_piastres >= 0')
@Check('orders_adjustments_list', `jsonb_typeof(adjustments) = 'array'`)
@Index('orders_user_id_id', ['userId', 'id'])
@Index('orders_status_id', ['status', 'id'])
@Index('orders_created_at', ['createdAt'])
// The migrations create both: TypeORM cannot express the operator class.
@Index('orders_phone_trigrams', { synchronize: false })
@Index('orders_city_trigrams', { synchronize: false })
export class OrderEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'orders_pkey' })
  id!: number

  /** Null once the account is deleted; the order is kept. */
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user_id_fkey' })
  user!: UserEntity | null

  @Column({ type: 'bigint', name: 'total_piastres', transformer: bigintAsNumber })
  totalPiastres!: number

  /** The discounts and fees in the total, as applied. */
  @Column({ type: 'jsonb', default: [] })
  adjustments!: readonly Adjustment[]

  @Column({ type: 'text' })
  address!: string

  @Column({ type: 'text' })
  city!: string

  @Column({ type: 'text' })
  phone!: string

  @Column({ type: 'text', default: INITIAL_ORDER_STATUS })
  status!: OrderStatus

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
