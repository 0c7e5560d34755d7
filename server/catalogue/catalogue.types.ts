import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { CATEGORIES, type CategoryKey } from '#domain/categories'
import { LOW_STOCK } from '#domain/limits'
import { translate } from '#domain/messages'
import { EGP } from '../http/egp.scalar'
import type { ProductView } from './catalogue.service'

export const CategoryKeyEnum = Object.fromEntries(CATEGORIES.map(({ key }) => [key, key]))

registerEnumType(CategoryKeyEnum, {
  name: 'CategoryKey',
  description: 'A category of the shop; also the path of its page.',
  valuesConfig: Object.fromEntries(
    CATEGORIES.map(({ key, description }) => [key, { description: translate(description) }]),
  ),
})

@ObjectType({ description: 'Something the shop sells.' })
export class Product implements ProductView {
  @Field(() => ID, { description: 'Its number, which never changes.' })
  id!: number

  @Field(() => String, { description: 'Its name; categories and search go by it.' })
  name!: string

  @Field(() => EGP, { name: 'price', description: "Today's price of one." })
  pricePiastres!: number

  @Field(() => String, { description: 'The address of its picture, absolute or from the root.' })
  imageUrl!: string

  @Field(() => Int, {
    nullable: true,
    description: `How many are left where that is few (${LOW_STOCK} or fewer); 0: sold out; null: enough.`,
  })
  left!: number | null
}

@ObjectType({ description: 'A category: the products whose names satisfy its rule.' })
export class Category {
  @Field(() => CategoryKeyEnum, { description: 'Give it to `products(category:)`.' })
  key!: CategoryKey

  @Field(() => String, { description: 'Its name for people.' })
  title!: string

  @Field(() => String, { description: 'The path of its page in the shop.' })
  path!: string

  @Field(() => CategoryKeyEnum, { nullable: true, description: 'The category above it.' })
  parent?: CategoryKey
}
