import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../http/graphql/page-info.types'
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

@ObjectType({ description: 'A page of search results, best matches first.' })
export class SearchConnection extends ProductConnection {
  @Field(() => Boolean, {
    description: 'True if no name contains all words, and these are similar names.',
  })
  similar!: boolean

  query!: string
}
