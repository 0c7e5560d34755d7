import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { PricedLine } from '#domain/priced-line'
import { Product } from '../catalogue/catalogue.types'
import { EGP } from '../http/egp.scalar'
import { UserError } from '../http/user-error.types'

@ObjectType({ description: 'A product in a cart, and how many of it.' })
export class CartLine {
  @Field(() => ID, { description: "The line's id." })
  id!: string

  @Field(() => Product, { description: "The product at today's price." })
  product!: Product

  @Field(() => Int, { description: 'How many, 1 to 999.' })
  quantity!: number

  @Field(() => EGP, { name: 'total', description: 'Price times quantity.' })
  totalPiastres!: number
}

@ObjectType({ description: "A user's cart. Each user has one." })
export class Cart {
  @Field(() => ID, { description: "The cart's id." })
  id!: string

  @Field(() => [CartLine], { description: 'In the order they were first added.' })
  lines!: readonly CartLine[]

  @Field(() => EGP, { name: 'total', description: 'The sum of all lines.' })
  totalPiastres!: number

  @Field(() => Int, { description: 'How many pieces, all lines together.' })
  quantity!: number
}

@ObjectType({ description: 'What a change of the cart did.' })
export class CartPayload {
  @Field(() => Cart, { nullable: true, description: 'The cart afterwards, unless refused.' })
  cart?: Cart

  @Field(() => [UserError], { description: 'Why it was refused; empty on success.' })
  userErrors!: readonly UserError[]
}

/** A line as GraphQL shows it; `scope` keeps the lines of different lists apart in client caches. */
export function toCartLine(line: PricedLine, scope: string): CartLine {
  const { productId, name, imageUrl, pricePiastres, left, quantity } = line
  return {
    id: `${scope}:${productId}`,
    product: { id: productId, name, imageUrl, pricePiastres, left },
    quantity,
    totalPiastres: pricePiastres * quantity,
  }
}
