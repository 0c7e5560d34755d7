import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
} from 'typeorm'
import type { OrderStatus } from '#domain/order-status'
import { UserEntity } from '../accounts/user.entity'
import { bigintAsNumber } from '../database/bigint'

@Entity('orders')
@Check('orders_status_known', `status IN ('Pending', 'Processing', 'Completed', 'Cancelled')`)
@Check('orders_total_positive', 'total_piastres > 0')
@Index('orders_user_id_id', ['userId', 'id'])
@Index('orders_status_id', ['status', 'id'])
@Index('orders_created_at', ['createdAt'])
// Made by hand in the migration: TypeORM cannot express the operator class.
@Index('orders_phone_trigrams', { synchronize: false })
export class OrderEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'orders_pkey' })
  id!: number

  /** Null once the account is deleted: the order stays, without a name. */
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'orders_user_id_fkey' })
  user!: UserEntity | null

  @Column({ type: 'bigint', name: 'total_piastres', transformer: bigintAsNumber })
  totalPiastres!: number

  @Column({ type: 'text' })
  address!: string

  @Column({ type: 'text' })
  city!: string

  @Column({ type: 'text' })
  phone!: string

  @Column({ type: 'text', default: 'Pending' })
  status!: OrderStatus

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
