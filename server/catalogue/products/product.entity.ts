import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'
import type { Piastres } from '#domain/money/units'
import type { CategoryKey } from '#domain/products/categories'
import type { Animal, LifeStage } from '#domain/products/product-attributes'
import type { NetUnit } from '#domain/products/unit-price'

@Entity('products')
@Check('products_price_range', 'price_piastres > 0 AND price_piastres <= 100000000')
@Check(
  'products_was_price',
  'was_price_piastres > price_piastres AND was_price_piastres <= 100000000',
)
@Check('products_stock_range', 'stock BETWEEN 0 AND 1000000')
@Check('products_animal', "animal IN ('CAT', 'DOG', 'BOTH')")
@Check('products_life_stage', "life_stage IN ('JUNIOR', 'ADULT', 'SENIOR', 'ALL')")
@Check(
  'products_net_content',
  "num_nulls(net_amount, net_unit) <> 1 AND net_amount BETWEEN 1 AND 1000000 AND net_unit IN ('G', 'ML', 'PIECE')",
)
@Check(
  'products_more_image_urls',
  'cardinality(more_image_urls) <= 7 AND array_position(more_image_urls, NULL) IS NULL',
)
@Check(
  'products_reviews',
  'review_count >= 0 AND stars_total BETWEEN review_count AND 5::bigint * review_count',
)
@Check('products_cost_price_range', 'cost_price_piastres BETWEEN 1 AND 100000000')
@Check('products_low_stock_threshold_range', 'low_stock_threshold BETWEEN 0 AND 100000')
@Check('products_gtin', "gtin ~ '^([0-9]{8}|[0-9]{12,14})$'")
@Index('products_name_id', ['name', 'id'])
@Index('products_price_piastres_id', ['pricePiastres', 'id'])
@Index('products_updated_at_id', ['updatedAt', 'id'])
@Index('products_stock_id', ['stock', 'id'])
// TypeORM cannot express its sort directions: created in the migration.
@Index('products_stock_down_id', { synchronize: false })
// Nor an expression.
@Index('products_arabic_name_id', { synchronize: false })
// Its condition is that of a low stock in admin-product-filter.ts.
@Index('products_low_stock', { synchronize: false })
@Index('products_stock_left', ['stock'], {
  where: 'stock >= 1 AND low_stock_threshold IS NULL',
})
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
  pricePiastres!: Piastres

  /** The price before the offer, above the price; null without an offer. */
  @Column({ type: 'int', name: 'was_price_piastres', nullable: true })
  wasPricePiastres!: Piastres | null

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string

  /** The pictures after `imageUrl`, in order. */
  @Column({ type: 'text', name: 'more_image_urls', array: true, default: [] })
  moreImageUrls!: string[]

  /** Shoppers do not see it. */
  @Index('products_hidden', { where: 'hidden' })
  @Column({ type: 'boolean', default: false })
  hidden!: boolean

  /** The same text for all sizes of one product. */
  @Index('products_family', { synchronize: false })
  @Column({ type: 'text', nullable: true })
  family!: string | null

  /** The categories that the owner chose, without those that they imply; null if the name decides. */
  @Column({ type: 'text', name: 'category_keys', array: true, nullable: true })
  categoryKeys!: CategoryKey[] | null

  /** The collections that it is in, in alphabetical order. */
  @Column({ type: 'text', name: 'collection_slugs', array: true, default: [] })
  collectionSlugs!: string[]

  /** The article number in its barcode. */
  @Index('products_gtin_key', { synchronize: false })
  @Column({ type: 'text', nullable: true })
  gtin!: string | null

  /**
   * 0. Products that had the barcode of another one before barcodes were unique are numbered instead, until theirs
   * changes: the unique index has the number.
   */
  @Column({
    type: 'int',
    name: 'gtin_repeat',
    default: 0,
    insert: false,
    update: false,
    select: false,
  })
  gtinRepeat!: number

  /** The name that it came with, if it is of the sample catalogue. */
  @Index('products_sample', { where: 'sample_name IS NOT NULL' })
  @Column({ type: 'text', name: 'sample_name', nullable: true, select: false })
  sampleName!: string | null

  /** Where it lies in the store room. */
  @Column({ type: 'text', nullable: true })
  shelf!: string | null

  /** The shop's own article number. */
  @Index('products_sku', { synchronize: false })
  @Column({ type: 'text', nullable: true })
  sku!: string | null

  /** The unit cost paid by the shop. */
  @Column({ type: 'int', name: 'cost_price_piastres', nullable: true })
  costPricePiastres!: Piastres | null

  @Index('products_supplier_id', { synchronize: false })
  @Column({ type: 'text', nullable: true })
  supplier!: string | null

  /** At this stock or below, it is low. */
  @Column({ type: 'int', name: 'low_stock_threshold', nullable: true })
  lowStockThreshold!: number | null

  /** Units in stock; null when it is not tracked. */
  @Column({ type: 'int', nullable: true })
  stock!: number | null

  @Index('products_shown_brand', { synchronize: false })
  @Index('products_brand_id', { synchronize: false })
  @Column({ type: 'text', nullable: true })
  brand!: string | null

  @Column({ type: 'text', name: 'brand_ar', nullable: true })
  brandAr!: string | null

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

  /** Units in orders of the last weeks, counted periodically. */
  @Column({ type: 'int', name: 'units_sold', default: 0, insert: false, update: false })
  unitsSold!: number

  /** The number of approved reviews, and the sum of their stars, counted by a trigger. */
  @Column({ type: 'int', name: 'review_count', default: 0, insert: false, update: false })
  reviewCount!: number

  @Column({ type: 'int', name: 'stars_total', default: 0, insert: false, update: false })
  starsTotal!: number

  /** The transaction that last changed the row, set by a trigger. */
  @Index('products_changed_in')
  @Column({
    type: 'bigint',
    name: 'changed_in',
    default: () => 'this_transaction()',
    insert: false,
    update: false,
    select: false,
  })
  changedIn!: string

  /** Incremented by every edit, to detect conflicting edits. */
  @Column({ type: 'int', default: 1 })
  version!: number

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date

  /** When it last changed, with its stock and texts: set by a trigger. */
  @Column({
    type: 'timestamptz',
    name: 'updated_at',
    default: () => "date_trunc('milliseconds', now())",
    insert: false,
    update: false,
  })
  updatedAt!: Date
}
