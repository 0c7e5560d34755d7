import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import type { ProductState } from '#domain/products/product-change'
import { ProductChangeBatchEntity } from './product-change-batch.entity'

/** The effect of a bulk change on one product. */
@Entity('product_changes')
export class ProductChangeEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'batch_id',
    primaryKeyConstraintName: 'product_changes_pkey',
  })
  batchId!: number

  @ManyToOne(() => ProductChangeBatchEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'batch_id', foreignKeyConstraintName: 'product_changes_batch_id_fkey' })
  batch!: ProductChangeBatchEntity

  /** The product, which may have been deleted since. */
  @PrimaryColumn({
    type: 'int',
    name: 'product_id',
    primaryKeyConstraintName: 'product_changes_pkey',
  })
  productId!: number

  /** Its name at that time. */
  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'jsonb' })
  before!: ProductState

  /** Null if the change deleted it. */
  @Column({ type: 'jsonb', nullable: true })
  after!: ProductState | null

  /** The version that the change gave it; null if it deleted it. */
  @Column({ type: 'int', nullable: true })
  version!: number | null

  @Column({ type: 'timestamptz', name: 'undone_at', nullable: true })
  undoneAt!: Date | null
}
