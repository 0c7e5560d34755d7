import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PRODUCT_SORTS } from '#domain/products/product.schema'
import type { AdminProductView } from './admin-products.service'
import { Product } from './product.types'
import { type ProductInventory, toInventory } from './product-inventory.types'

export const ProductSortEnum = Object.fromEntries(PRODUCT_SORTS.map((sort) => [sort, sort]))

registerEnumType(ProductSortEnum, {
  name: 'ProductSort',
  description: "The sort order of the admin's product list.",
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    NAME_ASC: { description: 'By name, A to Z.' },
    NAME_DESC: { description: 'By name, Z to A.' },
    PRICE_ASC: { description: 'Cheapest first.' },
    PRICE_DESC: { description: 'Most expensive first.' },
    STOCK_ASC: { description: 'Lowest stock first; products without tracked stock last.' },
    STOCK_DESC: { description: 'Highest stock first; products without tracked stock last.' },
  },
})

@ObjectType({ description: 'A product with its stock and version.' })
export class AdminProduct {
  @Field(() => ID, { description: 'The ID of the product.' })
  id!: number

  @Field(() => Product, { description: 'The product as shoppers see it.' })
  product!: Product

  @Field(() => Int, {
    nullable: true,
    description: 'Units in stock; null if it is not tracked.',
  })
  stock!: number | null

  @Field(() => Boolean, { description: 'Shoppers neither see it nor can they buy it.' })
  hidden!: boolean

  @Field(() => Int, { description: 'Incremented by every edit; see `updateProduct(expected:)`.' })
  version!: number

  /** Its resolver says who sees it. */
  inventory!: ProductInventory
}

export function toAdminProduct(view: AdminProductView): AdminProduct {
  const { stock, hidden, version, ...product } = view
  return { id: view.id, product, stock, hidden, version, inventory: toInventory(view) }
}

// The resolver adds the field totalCount, which runs a query only when it is selected.
@ObjectType({ description: "A numbered page of the admin's product list." })
export class AdminProductPage {
  @Field(() => [AdminProduct], { description: 'The products of this page.' })
  nodes!: readonly AdminProduct[]

  count!: () => Promise<number>
}
