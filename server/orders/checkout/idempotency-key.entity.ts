import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { OrderEntity } from '../orders/entities/order.entity'

/** Links a key of a client to the order placed with it, so that a retry places no second order. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'user_id',
    primaryKeyConstraintName: 'idempotency_keys_pkey',
  })
  userId!: number

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'idempotency_keys_pkey' })
  key!: string

  @ManyToOne(() => UserEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'idempotency_keys_user_id_fkey' })
  user!: UserEntity

  /** SHA-256 of the checkout in hex, to reject the same key with a different checkout. */
  @Column({ type: 'text', name: 'request_hash' })
  requestHash!: string

  /** Null only inside the transaction that places the order. */
  @Index('idempotency_keys_order_id')
  @Column({ type: 'int', name: 'order_id', nullable: true })
  orderId!: number | null

  @ManyToOne(() => OrderEntity, { nullable: true, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'idempotency_keys_order_id_fkey' })
  order!: OrderEntity | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
