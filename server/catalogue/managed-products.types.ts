import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PRODUCT_ORDERS } from '#domain/catalogue.schema'
import { Product } from './catalogue.types'
import type { ManagedProductView } from './managed-products.service'

export const ProductOrderEnum = Object.fromEntries(PRODUCT_ORDERS.map((order) => [order, order]))

registerEnumType(ProductOrderEnum, {
  name: 'ProductOrder',
  description: "How the owner's list of products is sorted.",
  valuesConfig: {
    newest: { description: 'The newest first.' },
    oldest: { description: 'The oldest first.' },
    nameUp: { description: 'By name, from A.' },
    nameDown: { description: 'By name, from Z.' },
    priceUp: { description: 'The cheapest first.' },
    priceDown: { description: 'The dearest first.' },
    stockUp: { description: 'The fewest left first; those not counted last.' },
    stockDown: { description: 'The most left first; those not counted last.' },
  },
})

@ObjectType({ description: 'What the owner sees of a product beyond what everybody sees.' })
export class ManagedProduct {
  @Field(() => ID, { description: "The product's number." })
  id!: number

  @Field(() => Product, { description: 'The product as everybody sees it.' })
  product!: Product

  @Field(() => Int, {
    nullable: true,
    description: 'How many are left to sell; null: not counted.',
  })
  stock!: number | null

  @Field(() => Int, { description: 'Goes up with every edit; see `updateProduct(seen:)`.' })
  version!: number
}

export function toManagedProduct(view: ManagedProductView): ManagedProduct {
  const { stock, version, ...product } = view
  return { id: view.id, product, stock, version }
}

// The field totalCount is the resolver's: it counts only when asked for.
@ObjectType({ description: "A numbered page of the owner's list of products." })
export class ManagedProductPage {
  @Field(() => [ManagedProduct], { description: 'The products of this page.' })
  nodes!: readonly ManagedProduct[]

  count!: () => Promise<number>
}
