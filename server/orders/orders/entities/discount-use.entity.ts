import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn } from 'typeorm'
import { DiscountCodeEntity } from '../../discounts/discount-code.entity'
import { OrderEntity } from './order.entity'

/** The code that an order has used. */
@Entity('discount_uses')
@Index('discount_uses_code_id', ['codeId'])
export class DiscountUseEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'order_id',
    primaryKeyConstraintName: 'discount_uses_pkey',
  })
  orderId!: number

  @OneToOne(() => OrderEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'discount_uses_order_id_fkey' })
  order!: OrderEntity

  @Column({ type: 'int', name: 'code_id' })
  codeId!: number

  @ManyToOne(() => DiscountCodeEntity)
  @JoinColumn({ name: 'code_id', foreignKeyConstraintName: 'discount_uses_code_id_fkey' })
  code!: DiscountCodeEntity

  /** False once the order is cancelled, which gives the use back. */
  @Column({ type: 'boolean', default: true })
  counts!: boolean
}
