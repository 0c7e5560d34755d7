import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import type { Piastres } from '#domain/money/units'
import {
  INVENTORY_FIELDS,
  INVENTORY_NAMES,
  type Inventory,
  type InventoryView,
  mapInventory,
} from '#domain/products/product-inventory.schema'
import { statement } from '../../platform/database/statements/statement'

/** The columns of an InventoryView, from the table (or alias) `products`. */
export const INVENTORY_SQL = INVENTORY_NAMES.map(
  (name) => `products.${INVENTORY_FIELDS[name].column} AS "${name}"`,
).join(', ')

const COLUMNS = { code: z.string(), text: z.string(), amount: piastresColumn, count: z.int() }

/** A row of {@link INVENTORY_SQL}. */
export const inventoryRow = z.object(
  mapInventory((name) => COLUMNS[INVENTORY_FIELDS[name].kind].nullable()) as {
    [Name in keyof InventoryView]: z.ZodType<InventoryView[Name], InventoryView[Name]>
  },
)

const TYPES = { code: 'text', text: 'text', amount: 'int', count: 'int' } as const

/** The columns and their types by the names of their values. */
export const INVENTORY_TYPES = mapInventory((name) => {
  const { column, kind } = INVENTORY_FIELDS[name]
  return [column, TYPES[kind]] as const
})

const readById = statement({
  name: 'productInventory.readById',
  sql: `SELECT id, stock, price_piastres AS "pricePiastres", ${INVENTORY_SQL}
     FROM products WHERE id = ANY($1::int[])`,
  row: inventoryRow.extend({
    id: z.int(),
    stock: z.int().nullable(),
    pricePiastres: piastresColumn,
  }),
  prepare: true,
})

/** A row of {@link readInventories}, with the stock and price needed for its computed fields. */
export type ReadInventory = z.output<typeof inventoryRow> & {
  readonly stock: number | null
  readonly pricePiastres: Piastres
}

/** Returns the inventory fields of products, in the order of their ids; null for products that were deleted. */
export async function readInventories(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly (ReadInventory | null)[]> {
  const byId = new Map((await readById(db, [ids])).map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** The fields that are given. */
export function givenInventory(inventory: Inventory): Inventory {
  return Object.fromEntries(Object.entries(inventory).filter(([, value]) => value !== undefined))
}
