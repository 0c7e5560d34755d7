import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Animal, LifeStage } from '#domain/product-attributes.schema'
import type { NetUnit } from '#domain/unit-price'

@Entity('products')
@Check('products_price_range', 'price_piastres > 0 AND price_piastres <= 100000000')
@Check('products_stock_range', 'stock BETWEEN 0 AND 1000000')
@Check('products_animal', "animal IN ('CAT', 'DOG', 'BOTH')")
@Check('products_life_stage', "life_stage IN ('JUNIOR', 'ADULT', 'SENIOR', 'ALL')")
@Check(
  'products_net_content',
  "num_nulls(net_amount, net_unit) <> 1 AND net_amount BETWEEN 1 AND 1000000 AND net_unit IN ('G', 'ML', 'PIECE')",
)
@Index('products_name_id', ['name', 'id'])
@Index('products_price_piastres_id', ['pricePiastres', 'id'])
@Index('products_stock_id', ['stock', 'id'])
// TypeORM cannot express its sort directions: created in the migration.
@Index('products_stock_down_id', { synchronize: false })
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'products_pkey' })
  id!: number

  // TypeORM cannot express the operator class of trigram indexes: created in the migration.
  @Index('products_name_trigrams', { synchronize: false })
  @Column({ type: 'text' })
  name!: string

  /** The name in Arabic, for shoppers who read the shop in Arabic. */
  @Column({ type: 'text', name: 'name_ar', nullable: true })
  nameAr!: string | null

  /** Generated for search: the words of both names, folded, separated by single spaces. */
  @Index('products_name_words_trigrams', { synchronize: false })
  @Column({
    type: 'text',
    name: 'name_words',
    default: '',
    insert: false,
    update: false,
    select: false,
  })
  nameWords!: string

  /** Generated for search: the stems of both names. */
  @Index('products_search_vector', { synchronize: false })
  @Column({
    type: 'tsvector',
    name: 'search_vector',
    nullable: true,
    insert: false,
    update: false,
    select: false,
  })
  searchVector!: string | null

  @Column({ type: 'int', name: 'price_piastres' })
  pricePiastres!: number

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string

  /** Units in stock; null when it is not tracked. */
  @Column({ type: 'int', nullable: true })
  stock!: number | null

  @Column({ type: 'text', nullable: true })
  brand!: string | null

  @Column({ type: 'text', nullable: true })
  animal!: Animal | null

  @Column({ type: 'text', name: 'life_stage', nullable: true })
  lifeStage!: LifeStage | null

  @Column({ type: 'text', nullable: true })
  flavour!: string | null

  @Column({ type: 'text', name: 'flavour_ar', nullable: true })
  flavourAr!: string | null

  /** In whole `netUnit`s. */
  @Column({ type: 'int', name: 'net_amount', nullable: true })
  netAmount!: number | null

  @Column({ type: 'text', name: 'net_unit', nullable: true })
  netUnit!: NetUnit | null

  /** Incremented by every edit, to detect conflicting edits. */
  @Column({ type: 'int', default: 1 })
  version!: number

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
