import { Field, ObjectType } from 'type-graphql'
import { FOUND_ALTERNATIVES } from '#domain/limits'
import type { KnownBrand } from '#domain/search/known-brands'
import { UsualLength } from '../../platform/http/graphql/database-cost'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
import { Product } from '../products/product.types'
import type { ListSummary } from './product-page'

@ObjectType({ description: 'A product in a list.' })
export class ProductEdge {
  @Field(() => String, { description: 'The cursor of the product: pass it as `after`.' })
  cursor!: string

  @Field(() => Product, { description: 'The product.' })
  node!: Product
}

// The resolvers add the fields totalCount, facets and priceRange, which are determined only when they are selected.

@ObjectType({ description: 'A page of products.' })
export class ProductConnection {
  @Field(() => [Product], { description: 'The products of this page.' })
  nodes!: readonly Product[]

  @Field(() => [ProductEdge], { description: 'The same products with their cursors.' })
  edges!: readonly ProductEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  readonly summary!: ListSummary
}

/** A part of a search query: its words, and their synonyms. */
interface SearchedUnit {
  readonly words: readonly string[]
  readonly terms: readonly (readonly string[])[]
}

@ObjectType({ description: 'A page of search results, best matches first.' })
export class SearchConnection extends ProductConnection {
  @Field(() => Boolean, {
    name: 'isSimilar',
    description:
      'True if no product has all words, and these have similar names, or only some of the words.',
  })
  @Field(() => Boolean, {
    description:
      'True if no product has all words, and these have similar names, or only some of the words.',
    deprecationReason: 'Use `isSimilar`. Removed on 2027-07-01.',
  })
  similar!: boolean

  @Field(() => [String], {
    description:
      'The words of the query, as typed, that were left out because no product has them all; none in other cases. At most as many as the query has.',
  })
  leftOut!: readonly string[]

  readonly query!: string
  /** Nothing has the words, whatever the filters. */
  readonly isEmpty!: boolean
  readonly brand?: KnownBrand | undefined
  readonly units!: readonly SearchedUnit[]
}

@ObjectType({ description: 'A brand that the shop does not have.' })
export class MissingBrand {
  @Field(() => String, { description: 'Its name, in the language of Accept-Language.' })
  name!: string

  @UsualLength(FOUND_ALTERNATIVES)
  @Field(() => [Product], {
    description:
      'Products in stock instead: of the same kind, for the same animal and age, nearest in price.',
  })
  instead!: readonly Product[]
}
