import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm'
import { LOCALES, type Locale } from '#domain/messages/locale'
import type { PictureText } from '#domain/products/product-content.schema'
import { ProductEntity } from './product.entity'

/** The texts of a product in one language, in Markdown. */
@Entity('product_texts')
@Check('product_texts_locale', `locale IN (${LOCALES.map((locale) => `'${locale}'`).join(', ')})`)
export class ProductTextsEntity {
  @PrimaryColumn({
    type: 'int',
    name: 'product_id',
    primaryKeyConstraintName: 'product_texts_pkey',
  })
  productId!: number

  @ManyToOne(() => ProductEntity, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'product_texts_product_id_fkey' })
  product!: ProductEntity

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'product_texts_pkey' })
  locale!: Locale

  @Column({ type: 'text', nullable: true })
  description!: string | null

  @Column({ type: 'text', nullable: true })
  composition!: string | null

  @Column({ type: 'text', name: 'feeding_guide', nullable: true })
  feedingGuide!: string | null

  @Column({ type: 'text', array: true, default: [] })
  facts!: readonly string[]

  @Column({ type: 'text', name: 'seo_title', nullable: true })
  seoTitle!: string | null

  @Column({ type: 'text', name: 'seo_description', nullable: true })
  seoDescription!: string | null

  /** The text of the size chart (domain/products/size-chart.ts). */
  @Column({ type: 'text', name: 'size_chart', nullable: true })
  sizeChart!: string | null

  /** What the pictures show, by their URLs. */
  @Column({ type: 'jsonb', name: 'picture_texts', default: [] })
  pictureTexts!: readonly PictureText[]
}
