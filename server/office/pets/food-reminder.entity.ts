import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { OrderEntity } from '../../orders/orders/entities/order.entity'
import { PetEntity } from './pet.entity'

/** A mail that a customer has asked for, before the food of a delivered order runs out. */
@Entity('food_reminders')
@Index('food_reminders_once', ['petId', 'orderId', 'productId'], { unique: true })
@Index('food_reminders_due', ['remindOn'], { where: 'sent_at IS NULL' })
export class FoodReminderEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'food_reminders_pkey',
  })
  id!: number

  @Column({ type: 'int', name: 'pet_id' })
  petId!: number

  @ManyToOne(() => PetEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'pet_id', foreignKeyConstraintName: 'food_reminders_pet_id_fkey' })
  pet!: PetEntity

  @Index('food_reminders_order_id')
  @Column({ type: 'int', name: 'order_id' })
  orderId!: number

  @ManyToOne(() => OrderEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'food_reminders_order_id_fkey' })
  order!: OrderEntity

  @Index('food_reminders_product_id')
  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'food_reminders_product_id_fkey' })
  product!: ProductEntity

  /** A day in Cairo, such as 2026-12-12. */
  @Column({ type: 'date', name: 'runs_out_on' })
  runsOutOn!: string

  /** The day in Cairo of the mail. */
  @Column({ type: 'date', name: 'remind_on' })
  remindOn!: string

  /** When the mail was put into the outbox. */
  @Column({ type: 'timestamptz', name: 'sent_at', nullable: true })
  sentAt!: Date | null
}
