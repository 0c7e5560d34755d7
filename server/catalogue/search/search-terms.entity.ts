import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm'
import type { SearchTermsKind } from '#domain/search/search-terms.schema'

/** Terms that mean the same to shoppers, as the owner has added them. */
@Entity('search_terms')
@Check('search_terms_kind', "kind IN ('brand', 'synonym')")
@Check('search_terms_several', 'cardinality(terms) >= 2')
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
}
