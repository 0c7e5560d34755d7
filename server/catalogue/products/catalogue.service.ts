import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { LOW_STOCK } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import { LIFE_STAGES } from '#domain/products/product-attributes'
import type { ProductView } from '#domain/products/product-view'
import { NET_UNITS } from '#domain/products/unit-price'
import { statement } from '../../platform/database/statements/statement'
import type { SqlCondition } from '../../platform/text/name-filter'

export function quantityAvailableOf(stock: number | null): number | null {
  return stock !== null && stock <= LOW_STOCK ? stock : null
}

/**
 * The columns of a ProductView, from the table (or alias) `products`: all lists and carts read them,
 * so no field of a product has to be read again.
 */
export const PRODUCT_COLUMNS = `products.id, products.name, products.name_ar AS "nameAr",
  products.price_piastres AS "pricePiastres", products.was_price_piastres AS "wasPricePiastres",
  products.image_url AS "imageUrl",
  CASE WHEN products.stock <= ${LOW_STOCK} THEN products.stock END AS "quantityAvailable",
  products.net_amount AS "netAmount", products.net_unit AS "netUnit",
  products.life_stage AS "lifeStage", products.flavour, products.flavour_ar AS "flavourAr",
  products.review_count AS "reviewCount", products.stars_total AS "starsTotal"`

/** The columns that {@link PRODUCT_COLUMNS} is computed from, for a subquery. */
export const PRODUCT_SOURCE_COLUMNS = `id, name, name_ar, price_piastres, was_price_piastres, image_url, stock,
  net_amount, net_unit, life_stage, flavour, flavour_ar, review_count, stars_total`

/** A row of {@link PRODUCT_COLUMNS}. */
export const productRow = z.object({
  id: z.int(),
  name: z.string(),
  nameAr: z.string().nullable(),
  pricePiastres: piastresColumn,
  wasPricePiastres: piastresColumn.nullable(),
  imageUrl: z.string(),
  quantityAvailable: z.int().nullable(),
  netAmount: z.int().nullable(),
  netUnit: z.enum(NET_UNITS).nullable(),
  lifeStage: z.enum(LIFE_STAGES).nullable(),
  flavour: z.string().nullable(),
  flavourAr: z.string().nullable(),
  reviewCount: z.int(),
  starsTotal: z.int(),
})

const countWhere = statement({
  name: 'catalogue.countWhere',
  sql: (condition: string) => `SELECT count(*)::int AS count FROM products WHERE ${condition}`,
  row: z.object({ count: z.int() }),
  isExpensive: true,
})

export async function countProducts(db: EntityManager, condition: SqlCondition): Promise<number> {
  const [row] = await countWhere(db, condition.parameters, condition.sql)
  return row?.count ?? 0
}

/** The page size of `allProducts`. */
export const ALL_PRODUCTS_PAGE = 1_000

const readPage = statement({
  name: 'catalogue.readPage',
  sql: `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id > $1 AND NOT hidden ORDER BY id LIMIT $2`,
  row: productRow,
  isCatalogue: true,
})

/**
 * All products that shoppers see, oldest first, in pages. Each page is read by its own statement, so that a slow
 * client does not hold a connection.
 */
export async function* allProducts(db: EntityManager): AsyncGenerator<readonly ProductView[]> {
  let lastId = 0
  for (;;) {
    const page = await readPage(db, [lastId, ALL_PRODUCTS_PAGE])
    if (page.length > 0) yield page
    if (page.length < ALL_PRODUCTS_PAGE) return
    lastId = page.at(-1)?.id ?? lastId
  }
}

const findById = statement({
  name: 'catalogue.findById',
  sql: `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = ANY($1::int[]) AND NOT hidden`,
  row: productRow,
  prepare: true,
  isCatalogue: true,
})

/** The products with these ids, as far as shoppers see them, in no particular order. */
export function findProducts(db: EntityManager, ids: readonly number[]): Promise<ProductView[]> {
  return findById(db, [ids])
}
