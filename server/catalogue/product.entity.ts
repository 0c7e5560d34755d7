import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

@Entity('products')
@Check('products_price_range', 'price_piastres > 0 AND price_piastres <= 100000000')
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'products_pkey' })
  id!: number

  // The trigram index is made by hand in the migration: TypeORM cannot express its operator class.
  @Index('products_name_trigrams', { synchronize: false })
  @Column({ type: 'text' })
  name!: string

  @Column({ type: 'int', name: 'price_piastres' })
  pricePiastres!: number

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
