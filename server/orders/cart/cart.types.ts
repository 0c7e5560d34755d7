import { Field, ID, Int, ObjectType } from 'type-graphql'
import { lineTotal, type PricedLine } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import { earlierPrice, orderableQuantity } from '#domain/orders/cart-totals'
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

  @Field(() => EGP, {
    name: 'total',
    description:
      'Price times the quantity that can be ordered: 0 of what is sold out, and no more than `quantityAvailable`.',
  })
  totalPiastres!: Piastres

  @Field(() => EGP, {
    name: 'earlierPrice',
    nullable: true,
    description:
      'The price that the shopper saw when adding the product, or submitted in a checkout; null if it is still the same, or unknown.',
  })
  earlierPricePiastres!: Piastres | null
}

@ObjectType({ description: 'The cart of a user. Each user has one.' })
export class Cart {
  @Field(() => ID, { description: 'The ID of the cart.' })
  id!: string

  @Field(() => [CartLine], {
    description: 'The lines, in the order in which they were first added.',
  })
  lines!: readonly CartLine[]

  @Field(() => EGP, {
    name: 'total',
    description: 'The sum of all lines, without what is sold out.',
  })
  totalPiastres!: Piastres

  @Field(() => Int, { description: 'The total quantity of all lines.' })
  quantity!: number
}

@ObjectType({ description: 'The result of changing the cart.' })
export class CartPayload extends MutationPayload {
  @Field(() => Cart, { nullable: true, description: 'The updated cart; null on failure.' })
  cart?: Cart
}

interface SeenLine extends PricedLine {
  readonly addedPricePiastres?: Piastres | null
}

/** Converts a line to GraphQL; `scope` makes its id unique among all lists in client caches. */
export function toCartLine(line: SeenLine, scope: string): CartLine {
  const { quantity, addedPricePiastres, ...product } = line
  return {
    id: `${scope}:${product.id}`,
    product,
    quantity,
    totalPiastres: lineTotal({ ...product, quantity: orderableQuantity(line) }),
    earlierPricePiastres: earlierPrice(addedPricePiastres, product.pricePiastres),
  }
}
