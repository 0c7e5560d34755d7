import { Field, ObjectType } from 'type-graphql'
import { PageInfo } from '../http/page-info.types'
import { Product } from './catalogue.types'

// The field totalCount is the resolvers': it counts only when asked for.

@ObjectType({ description: 'A page of a list of products.' })
export class ProductConnection {
  @Field(() => [Product], { description: 'The products of this page.' })
  nodes!: readonly Product[]

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'A page of what a search found, best first.' })
export class SearchConnection extends ProductConnection {
  @Field(() => Boolean, {
    description: 'True when nothing had all the words and these names are merely close.',
  })
  similar!: boolean
}
