import {
  MAX_LOW_STOCK_THRESHOLD,
  MAX_SHELF_LENGTH,
  MAX_SKU_LENGTH,
  MAX_SUPPLIER_LENGTH,
} from '../limits'
import { namePiastres, pricePiastres } from '../money/money.schema'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'

const thresholdRule = encodeMessage('invalid.lowStockThreshold', { max: MAX_LOW_STOCK_THRESHOLD })

/** Internal fields of a product, which shoppers never see. All are optional; omitted fields stay unchanged. */
const inventoryFields = z.object({
  shelf: optionalText(MAX_SHELF_LENGTH).optional(),
  sku: optionalText(MAX_SKU_LENGTH).optional(),
  costPrice: pricePiastres.nullish(),
  supplier: optionalText(MAX_SUPPLIER_LENGTH).optional(),
  lowStockThreshold: numberSchema(thresholdRule)
    .refine(
      (units) => Number.isInteger(units) && units >= 0 && units <= MAX_LOW_STOCK_THRESHOLD,
      thresholdRule,
    )
    .nullish(),
})

/** What sizes of one product share: each has numbers and a cost of its own. */
export const sharedInventorySchema = inventoryFields.omit({ sku: true, costPrice: true })

export const inventorySchema = inventoryFields.transform((inventory) =>
  namePiastres(inventory, 'costPrice'),
)

export type SharedInventory = z.input<typeof sharedInventorySchema>
export type InventoryInput = z.input<typeof inventorySchema>
export type Inventory = z.output<typeof inventorySchema>

/** All of it; null where the owner has said nothing. */
export type InventoryView = {
  readonly [Name in keyof Inventory]-?: NonNullable<Inventory[Name]> | null
}

interface InventoryField {
  /** In inputs: amounts are in pounds. */
  readonly name: keyof InventoryInput
  /** In the database. */
  readonly column: string
  /** In the product file. */
  readonly cell: string
  /** Codes are written from left to right in every language. */
  readonly kind: 'code' | 'text' | 'amount' | 'count'
}

/**
 * The fields by their names in an {@link InventoryView}, in the order of forms and files. Statements, files and forms
 * read them from here.
 */
export const INVENTORY_FIELDS = {
  shelf: { name: 'shelf', column: 'shelf', cell: 'shelf', kind: 'code' },
  sku: { name: 'sku', column: 'sku', cell: 'sku', kind: 'code' },
  costPricePiastres: {
    name: 'costPrice',
    column: 'cost_price_piastres',
    cell: 'cost_price',
    kind: 'amount',
  },
  supplier: { name: 'supplier', column: 'supplier', cell: 'supplier', kind: 'text' },
  lowStockThreshold: {
    name: 'lowStockThreshold',
    column: 'low_stock_threshold',
    cell: 'low_stock_threshold',
    kind: 'count',
  },
} as const satisfies Readonly<Record<keyof InventoryView, InventoryField>>

export const INVENTORY_NAMES = Object.keys(INVENTORY_FIELDS) as readonly (keyof InventoryView)[]

export type InventoryColumn = (typeof INVENTORY_FIELDS)[keyof InventoryView]['cell']

/** The columns of the product file. */
export const INVENTORY_COLUMNS: readonly InventoryColumn[] = INVENTORY_NAMES.map(
  (name) => INVENTORY_FIELDS[name].cell,
)

/** An object with a value for each field. */
export function mapInventory<T>(read: (name: keyof InventoryView) => T) {
  return Object.fromEntries(INVENTORY_NAMES.map((name) => [name, read(name)])) as {
    [Name in keyof InventoryView]: T
  }
}

/** The part of a product. */
export function inventoryOf(product: InventoryView): InventoryView {
  return mapInventory((name) => product[name]) as InventoryView
}

/** Every field: what is left out is as it is stored, or null. */
export function completeInventory(inventory: Inventory, stored?: InventoryView): InventoryView {
  return mapInventory((name) => {
    const value = inventory[name]
    return (value === undefined ? stored?.[name] : value) ?? null
  }) as InventoryView
}

export const NO_INVENTORY = completeInventory({})
