import { Field, ID, Int, ObjectType } from 'type-graphql'
import { lineTotal, type PricedLine } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import { Product } from '../../catalogue/products/product.types'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

@ObjectType({ description: 'A product in a cart with its quantity.' })
export class CartLine {
  @Field(() => ID, { description: 'The ID of the line.' })
  id!: string

  @Field(() => Product, { description: 'The product at its current price.' })
  product!: Product

  @Field(() => Int, { description: 'The quantity, 1 to 999.' })
  quantity!: number

  @Field(() => EGP, { name: 'total', description: 'Price times quantity.' })
  totalPiastres!: Piastres
}

@ObjectType({ description: 'The cart of a user. Each user has one.' })
export class Cart {
  @Field(() => ID, { description: 'The ID of the cart.' })
  id!: string

  @Field(() => [CartLine], {
    description: 'The lines, in the order in which they were first added.',
  })
  lines!: readonly CartLine[]

  @Field(() => EGP, { name: 'total', description: 'The sum of all lines.' })
  totalPiastres!: Piastres

  @Field(() => Int, { description: 'The total quantity of all lines.' })
  quantity!: number
}

@ObjectType({ description: 'The result of changing the cart.' })
export class CartPayload extends MutationPayload {
  @Field(() => Cart, { nullable: true, description: 'The updated cart; null on failure.' })
  cart?: Cart
}

/** Converts a line to GraphQL; `scope` makes its id unique among all lists in client caches. */
export function toCartLine(line: PricedLine, scope: string): CartLine {
  const { quantity, ...product } = line
  return { id: `${scope}:${product.id}`, product, quantity, totalPiastres: lineTotal(line) }
}
