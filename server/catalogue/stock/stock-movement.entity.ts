import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import { STOCK_REASONS, type StockReason } from '#domain/stock/stock-movements.schema'

/**
 * A change of a stock, with its reason. Triggers write it, and nothing changes it (stock-movements.sql). Without foreign keys: it
 * outlives the product, the order and the account.
 */
@Entity('stock_movements')
@Check('stock_movements_reason_known', `reason IN ('${STOCK_REASONS.join("', '")}')`)
@Index('stock_movements_product', ['productId', 'id'])
export class StockMovementEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'stock_movements_pkey',
  })
  id!: string

  @Column({ type: 'int', name: 'product_id' })
  productId!: number

  @Column({ type: 'timestamptz', name: 'happened_at', default: () => 'now()' })
  happenedAt!: Date

  @Column({ type: 'int' })
  change!: number

  /** Null if it is no longer counted. */
  @Column({ type: 'int', name: 'stock_after', nullable: true })
  stockAfter!: number | null

  @Column({ type: 'text' })
  reason!: StockReason

  @Column({ type: 'int', name: 'order_id', nullable: true })
  orderId!: number | null

  @Column({ type: 'int', name: 'account_id', nullable: true })
  accountId!: number | null

  @Column({ type: 'int', name: 'api_key_id', nullable: true })
  apiKeyId!: number | null

  @Column({ type: 'text', name: 'actor_name', nullable: true })
  actorName!: string | null
}
