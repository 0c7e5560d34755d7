import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql'
import { PRODUCT_SORTS, STOCK_LEVELS } from '#domain/products/product.schema'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { PageInfo } from '../../platform/http/graphql/page-info.types'
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

export const StockLevelEnum = Object.fromEntries(STOCK_LEVELS.map((level) => [level, level]))

registerEnumType(StockLevelEnum, {
  name: 'StockLevel',
  description: "The stock that the admin's product list can be filtered by.",
  valuesConfig: {
    OUT: { description: 'Out of stock.' },
    LOW: {
      description: 'At the threshold of the product, or of the settings, or below; but in stock.',
    },
    NOT_TRACKED: { description: 'The stock is not tracked.' },
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

  @Field(() => Boolean, {
    name: 'isHidden',
    description: 'Shoppers neither see it nor can they buy it.',
  })
  @Field(() => Boolean, {
    description: 'Shoppers neither see it nor can they buy it.',
    deprecationReason: 'Use `isHidden`. Removed on 2027-07-01.',
  })
  hidden!: boolean

  @Field(() => Int, { description: 'Incremented by every edit; see `updateProduct(expected:)`.' })
  version!: number

  @Field(() => DateTime, {
    description: 'When it last changed, with its stock, rating and texts; see `changedProducts`.',
  })
  updatedAt!: Date

  /** Its resolver says who sees it. */
  inventory!: ProductInventory
}

export function toAdminProduct(view: AdminProductView): AdminProduct {
  const { stock, hidden, version, updatedAt, ...product } = view
  return {
    id: view.id,
    product,
    stock,
    hidden,
    version,
    updatedAt,
    inventory: toInventory(view),
  }
}

// The resolver adds the field totalCount, which runs a query only when it is selected.
@ObjectType({ description: "A numbered page of the admin's product list." })
export class AdminProductPage {
  @Field(() => [AdminProduct], { description: 'The products of this page.' })
  nodes!: readonly AdminProduct[]

  count!: () => Promise<number>
  ids!: () => Promise<readonly number[]>
}

@ObjectType({ description: 'A product in a list of changes.' })
export class AdminProductEdge {
  @Field(() => String, { description: 'The cursor of the product: pass it as `after`.' })
  cursor!: string

  @Field(() => AdminProduct, { description: 'The product.' })
  node!: AdminProduct
}

// The resolver adds the field totalCount, as above.
@ObjectType({ description: 'A page of products in the order in which they last changed.' })
export class AdminProductConnection {
  @Field(() => [AdminProduct], { description: 'The products of this page.' })
  nodes!: readonly AdminProduct[]

  @Field(() => [AdminProductEdge], { description: 'The same products with their cursors.' })
  edges!: readonly AdminProductEdge[]

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo

  count!: () => Promise<number>
}

@ObjectType({ description: 'A supplier, with the number of its products.' })
export class ProductSupplier {
  @Field(() => String, { description: 'The name of the supplier.' })
  name!: string

  @Field(() => Int, { description: 'How many products the shop has from it.' })
  count!: number
}

@ObjectType({ description: 'A brand, with the number of its products.' })
export class ProductBrand {
  @Field(() => String, { description: 'The name of the brand.' })
  name!: string

  @Field(() => Int, { description: 'How many products it has, hidden ones included.' })
  count!: number
}
