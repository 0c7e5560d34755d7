import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { CategoryKey } from '#domain/products/categories'
import type { SearchTermsKind } from '#domain/search/search-terms.schema'

/** Terms that mean the same to shoppers, as the owner has added them. */
@Entity('search_terms')
@Check('search_terms_kind', "kind IN ('brand', 'synonym')")
@Check(
  'search_terms_several',
  'cardinality(terms) >= 2 OR (category IS NOT NULL AND cardinality(terms) = 1)',
)
export class SearchTermsEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'int',
    primaryKeyConstraintName: 'search_terms_pkey',
  })
  id!: number

  @Column({ type: 'text' })
  kind!: SearchTermsKind

  @Column({ type: 'text', array: true })
  terms!: string[]

  /** The key of the category whose products they mean, too. */
  @Column({ type: 'text', nullable: true })
  category!: CategoryKey | null
}
