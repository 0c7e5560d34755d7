import { z } from 'zod'
import { piastresColumn } from '#domain/money/money.schema'
import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
import { statement } from '../../platform/database/statements/statement'

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]]

/** The state of a product, as a row of the database and as it is stored with a change. */
export const productState = z.object({
  pricePiastres: piastresColumn,
  wasPricePiastres: piastresColumn.nullable(),
  stock: z.int().nullable(),
  hidden: z.boolean(),
  brand: z.string().nullable(),
  brandAr: z.string().nullable(),
  sku: z.string().nullable(),
  gtin: z.string().nullable(),
  costPricePiastres: piastresColumn.nullable(),
  categoryKeys: z.array(z.enum(CATEGORY_KEYS)).nullable(),
  collectionSlugs: z.array(z.string()),
})

const changeableProduct = productState.extend({
  id: z.int(),
  name: z.string(),
  nameAr: z.string().nullable(),
  version: z.int(),
})

export type ChangeableProduct = z.output<typeof changeableProduct>

const COLUMNS = `id, name, name_ar AS "nameAr", version, price_piastres AS "pricePiastres",
  was_price_piastres AS "wasPricePiastres", stock, hidden, brand, brand_ar AS "brandAr",
  sku, gtin, cost_price_piastres AS "costPricePiastres",
  category_keys AS "categoryKeys", collection_slugs AS "collectionSlugs"`

export const readChangeable = statement({
  name: 'productChanges.readChangeable',
  sql: `SELECT ${COLUMNS} FROM products WHERE id = ANY($1::int[])`,
  row: changeableProduct,
})

/** Locks them until the transaction ends, in the order of their ids, like everywhere else. */
export const lockChangeable = statement({
  name: 'productChanges.lockChangeable',
  sql: `SELECT ${COLUMNS} FROM products WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
  row: changeableProduct,
})

const versioned = z.object({ id: z.int(), version: z.int() })

/** Writes the states of locked products, in one statement. */
export const writeStates = statement({
  name: 'productChanges.writeStates',
  sql: `UPDATE products SET price_piastres = state."pricePiastres",
       was_price_piastres = state."wasPricePiastres", stock = state.stock, hidden = state.hidden,
       brand = state.brand, brand_ar = state."brandAr",
       sku = state.sku, gtin = state.gtin, cost_price_piastres = state."costPricePiastres",
       category_keys = state."categoryKeys",
       collection_slugs = state."collectionSlugs", version = products.version + 1
     FROM jsonb_to_recordset($1::jsonb) AS state (id int, "pricePiastres" int,
       "wasPricePiastres" int, stock int, hidden boolean, brand text, "brandAr" text,
       sku text, gtin text, "costPricePiastres" int, "categoryKeys" text[], "collectionSlugs" text[])
     WHERE products.id = state.id
     RETURNING products.id, products.version`,
  row: versioned,
})

export const deleteProducts = statement({
  name: 'productChanges.deleteProducts',
  sql: 'DELETE FROM products WHERE id = ANY($1::int[])',
})
