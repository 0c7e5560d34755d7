import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm'

@Entity('products')
@Check('products_price_range', 'price_piastres > 0 AND price_piastres <= 100000000')
@Check('products_stock_range', 'stock BETWEEN 0 AND 1000000')
@Index('products_name_id', ['name', 'id'])
@Index('products_price_piastres_id', ['pricePiastres', 'id'])
@Index('products_stock_id', ['stock', 'id'])
// Its directions are beyond TypeORM: made by hand in the migration.
@Index('products_stock_down_id', { synchronize: false })
export class ProductEntity {
  @PrimaryGeneratedColumn('identity', { type: 'int', primaryKeyConstraintName: 'products_pkey' })
  id!: number

  // The trigram index is made by hand in the migration: TypeORM cannot express its operator class.
  @Index('products_name_trigrams', { synchronize: false })
  @Column({ type: 'text' })
  name!: string

  /** The name in lower case, its words between single spaces, as the database writes it for search. */
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

  @Column({ type: 'int', name: 'price_piastres' })
  pricePiastres!: number

  @Column({ type: 'text', name: 'image_url' })
  imageUrl!: string

  /** How many are left to sell; null: not counted. */
  @Column({ type: 'int', nullable: true })
  stock!: number | null

  /** Goes up with every edit, so that of two people who edit at once the second is told. */
  @Column({ type: 'int', default: 1 })
  version!: number

  @Column({ type: 'timestamptz', name: 'created_at', default: () => 'now()' })
  createdAt!: Date
}
