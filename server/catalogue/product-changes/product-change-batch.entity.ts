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
import { ACTORS, type Actor } from '#domain/orders/order-life'
import {
  PRODUCT_CHANGE_KINDS,
  type ProductChangeKind,
} from '#domain/products/product-change.schema'
import { UserEntity } from '../../accounts/accounts/user.entity'

const list = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** One change that was made to several products. */
@Entity('product_change_batches')
@Unique('product_change_batches_key_key', ['key'])
@Check('product_change_batches_kind_known', `kind IN (${list(PRODUCT_CHANGE_KINDS)})`)
@Check('product_change_batches_actor_known', `actor IN (${list(ACTORS)})`)
export class ProductChangeBatchEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'product_change_batches_pkey',
  })
  id!: number

  /** Chosen by the client: a repeated request makes no second change. */
  @Column({ type: 'text' })
  key!: string

  @Column({ type: 'text' })
  kind!: ProductChangeKind

  /** The change as it was validated. */
  @Column({ type: 'jsonb' })
  change!: Readonly<Record<string, unknown>>

  @Column({ type: 'text' })
  actor!: Actor

  /** The account that made it; null for an API key, and after the account was deleted. */
  @Index('product_change_batches_user_id')
  @Column({ type: 'int', name: 'user_id', nullable: true })
  userId!: number | null

  @ManyToOne(() => UserEntity, { nullable: true, onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'product_change_batches_user_id_fkey' })
  user!: UserEntity | null

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt!: Date

  @Column({ type: 'timestamptz', name: 'undone_at', nullable: true })
  undoneAt!: Date | null
}
