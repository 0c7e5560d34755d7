import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { type Permission, VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import {
  MAX_LOW_STOCK_THRESHOLD,
  MAX_SHELF_LENGTH,
  MAX_SKU_LENGTH,
  MAX_SUPPLIER_LENGTH,
} from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import { marginPercentOf } from '#domain/products/margin'
import {
  type InventoryInput,
  type InventoryView,
  inventoryOf,
} from '#domain/products/product-inventory.schema'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import type { AdminProductView } from './admin-products.service'

@ObjectType({ description: 'What only the owner sees of a product.' })
export class ProductInventory implements InventoryView {
  @Field(() => String, { nullable: true, description: 'Where it lies in the store room.' })
  shelf!: string | null

  @Field(() => String, {
    nullable: true,
    description: "The shop's own article number, which no other product has.",
  })
  sku!: string | null

  @Field(() => EGP, {
    name: 'costPrice',
    nullable: true,
    description: 'What the shop pays for a unit.',
  })
  costPricePiastres!: Piastres | null

  @Field(() => String, { nullable: true, description: 'Who the shop buys it from.' })
  supplier!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'The stock at which it is low; null for that of the settings.',
  })
  lowStockThreshold!: number | null

  @Field(() => Float, {
    nullable: true,
    description:
      'What is left of the price after `costPrice`, in percent of the price with one decimal; null without a `costPrice`.',
  })
  marginPercent!: number | null

  /** Not exposed: the stock from which the resolver computes whether it is low. */
  stock!: number | null
}

export function toInventory(
  product: InventoryView & Pick<AdminProductView, 'pricePiastres' | 'stock'>,
): ProductInventory {
  const { pricePiastres, costPricePiastres, stock } = product
  return {
    ...inventoryOf(product),
    marginPercent:
      costPricePiastres === null ? null : marginPercentOf(pricePiastres, costPricePiastres),
    stock,
  }
}

/** The part that a caller may see: staff see it without what the product costs, and others not at all. */
export async function visibleInventory(
  inventory: ProductInventory,
  allows: (permission: Permission) => Promise<boolean>,
): Promise<ProductInventory | null> {
  if (!(await allows(VALUE_PERMISSIONS.productInventory))) return null
  return (await allows(VALUE_PERMISSIONS.productCost))
    ? inventory
    : { ...inventory, costPricePiastres: null, marginPercent: null }
}

const text = (max: number) => `at most ${max} characters; null or blank if there is none`

@InputType({
  description: 'What only the owner sees of a product. What is omitted stays unchanged.',
})
export class ProductInventoryInput implements InventoryInput {
  @Field(() => String, {
    nullable: true,
    description: `Where it lies in the store room, such as A-03-2: ${text(MAX_SHELF_LENGTH)}.`,
  })
  shelf?: string | null

  @Field(() => String, {
    nullable: true,
    description: `The shop's own article number, which no other product may have: ${text(MAX_SKU_LENGTH)}.`,
  })
  sku?: string | null

  @Field(() => EGP, {
    nullable: true,
    description: 'What the shop pays for a unit, above 0 and at most 1,000,000.',
  })
  costPrice?: number | null

  @Field(() => String, {
    nullable: true,
    description: `Who the shop buys it from: ${text(MAX_SUPPLIER_LENGTH)}.`,
  })
  supplier?: string | null

  @Field(() => Int, {
    nullable: true,
    description: `The stock at which it is low, 0 to ${MAX_LOW_STOCK_THRESHOLD}; null for that of the settings.`,
  })
  lowStockThreshold?: number | null
}
