import { Field, Float, InputType, Int, ObjectType } from 'type-graphql'
import { type Permission, VALUE_PERMISSIONS } from '#domain/accounts/permissions'
import {
  MAX_LOW_STOCK_THRESHOLD,
  MAX_SHELF_LENGTH,
  MAX_SKU_LENGTH,
  MAX_SUPPLIER_LENGTH,
} from '#domain/limits'
import { marginPercentOf } from '#domain/products/margin'
import {
  INVENTORY_FIELDS,
  INVENTORY_NAMES,
  type InventoryInput,
  type InventoryView,
  inventoryOf,
  type SharedInventory,
} from '#domain/products/product-inventory.schema'
import { EGP } from '../../platform/http/graphql/egp.scalar'
import type { AdminProductView } from './admin-products.service'

const text = (max: number) => `at most ${max} characters; null or blank if there is none`

/** What a field says, and what an input may have. */
const DESCRIPTIONS: Readonly<Record<keyof InventoryView, readonly [text: string, range: string]>> =
  {
    shelf: ['Where it lies in the store room, such as A-03-2', text(MAX_SHELF_LENGTH)],
    sku: ["The shop's own article number, which no other product has", text(MAX_SKU_LENGTH)],
    costPricePiastres: ['The purchase price of a unit', 'above 0 and at most 1,000,000'],
    supplier: ['The supplier', text(MAX_SUPPLIER_LENGTH)],
    lowStockThreshold: [
      'The stock at which it is low, null for that of the settings',
      `0 to ${MAX_LOW_STOCK_THRESHOLD}`,
    ],
  }

const TYPES = { code: String, text: String, amount: EGP, count: Int } as const

function addFields(
  prototype: object,
  propertyOf: (field: keyof InventoryView) => string,
  describe: (texts: readonly [text: string, range: string]) => string,
  names: readonly (keyof InventoryView)[] = INVENTORY_NAMES,
): void {
  for (const field of names) {
    const { name, kind } = INVENTORY_FIELDS[field]
    const type = TYPES[kind]
    const description = `${describe(DESCRIPTIONS[field])}.`
    Field(() => type, { name, nullable: true, description })(prototype, propertyOf(field))
  }
}

@ObjectType({
  description: 'The inventory data of a product: cost, codes, place and stock levels.',
})
export class ProductInventory extends (class {} as new () => InventoryView) {
  @Field(() => Float, {
    nullable: true,
    description:
      'The margin: the price less `costPrice`, in percent of the price with one decimal; null without a `costPrice`.',
  })
  marginPercent!: number | null

  /** Not exposed: the stock from which the resolver computes whether it is low. */
  stock!: number | null
}

addFields(
  ProductInventory.prototype,
  (field) => field,
  ([text]) => text,
)

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

export const ProductInventoryInput = class {} as new () => InventoryInput
export type ProductInventoryInput = InventoryInput
addFields(
  ProductInventoryInput.prototype,
  (field) => INVENTORY_FIELDS[field].name,
  ([text, range]) => `${text}: ${range}`,
)
InputType('ProductInventoryInput', {
  description: 'The fields of a product that only the owner sees. Omitted fields stay unchanged.',
})(ProductInventoryInput)

export const SharedInventoryInput = class {} as new () => SharedInventory
export type SharedInventoryInput = SharedInventory
addFields(
  SharedInventoryInput.prototype,
  (field) => INVENTORY_FIELDS[field].name,
  ([text, range]) => `${text}: ${range}`,
  ['shelf', 'supplier', 'lowStockThreshold'],
)
InputType('SharedInventoryInput', {
  description: 'The fields that only the owner sees and that all sizes of a product share.',
})(SharedInventoryInput)
