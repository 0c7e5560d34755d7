import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { type ProductsInput, productsSchema } from '#domain/catalogue.schema'
import { PRODUCTS_CURSOR_LENGTH } from '#domain/cursor'
import { LOW_STOCK, MAX_QUERY_WORDS } from '#domain/limits'
import { idSchema } from '#domain/text.schema'
import { validate } from '#domain/validate'
import { decodeCursor, type Page, toPage } from '../database/cursor'
import { statement } from '../database/statement'
import { nameCondition, nameConditionKey, queryWords, type SqlCondition } from './name-filter'

export interface ProductView {
  readonly id: number
  readonly name: string
  /** The name in Arabic, if it has one. */
  readonly nameAr: string | null
  readonly pricePiastres: number
  readonly imageUrl: string
  /** The stock when it is low; 0 is sold out, null is plenty or not tracked. */
  readonly quantityAvailable: number | null
}

export function quantityAvailableOf(stock: number | null): number | null {
  return stock !== null && stock <= LOW_STOCK ? stock : null
}

/** The SQL of `quantityAvailableOf`, from the table (or alias) `products`. */
export const QUANTITY_AVAILABLE_COLUMN = `CASE WHEN products.stock <= ${LOW_STOCK} THEN products.stock END AS "quantityAvailable"`

/** The columns of a ProductView, from the table (or alias) `products`. */
export const PRODUCT_COLUMNS = `products.id, products.name, products.name_ar AS "nameAr",
  products.price_piastres AS "pricePiastres", products.image_url AS "imageUrl", ${QUANTITY_AVAILABLE_COLUMN}`

/** A row of {@link PRODUCT_COLUMNS}. */
export const productRow = z.object({
  id: z.int(),
  name: z.string(),
  nameAr: z.string().nullable(),
  pricePiastres: z.int(),
  imageUrl: z.string(),
  quantityAvailable: z.int().nullable(),
})

export interface ProductPage extends Page<ProductView> {
  /** Identifies the filter of the list, for caching its count. */
  readonly condition: string
  /** Counts the products of all pages. */
  count(): Promise<number>
}

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

const readPageWhere = statement({
  name: 'catalogue.readPageWhere',
  sql: (condition: string) =>
    `SELECT ${PRODUCT_COLUMNS} FROM products
     WHERE id > $1 AND ${condition}
     ORDER BY id LIMIT $2 OFFSET $3`,
  row: productRow,
  isExpensive: true,
})

/** A page of products, oldest first, optionally filtered by category and words. Throws INVALID. */
export async function listProducts(db: EntityManager, input: ProductsInput): Promise<ProductPage> {
  const { first, after, offset, category, search } = validate(productsSchema, input)
  const [afterId = 0] = decodeCursor(after, PRODUCTS_CURSOR_LENGTH) ?? []
  const filter = { category, words: queryWords(search ?? '', MAX_QUERY_WORDS) }
  const condition = nameCondition(filter, 4)
  const parameters = [afterId, first + 1, offset, ...condition.parameters]
  const rows = await readPageWhere(db, parameters, condition.sql)
  return {
    ...toPage(rows, { first, after }, (product) => [product.id]),
    condition: nameConditionKey(filter),
    count: () => countProducts(db, nameCondition(filter, 1)),
  }
}

/** The page size of `allProducts`. */
export const ALL_PRODUCTS_PAGE = 1_000

const readPage = statement({
  name: 'catalogue.readPage',
  sql: `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id > $1 ORDER BY id LIMIT $2`,
  row: productRow,
})

/**
 * All products, oldest first, in pages. Each page is read by its own statement, so that a slow
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
  sql: `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = ANY($1::int[])`,
  row: productRow,
  prepare: true,
})

/** The products with these ids, as far as they exist, in no particular order. */
export function findProducts(db: EntityManager, ids: readonly number[]): Promise<ProductView[]> {
  return findById(db, [ids])
}

/** Parses an id from a client; undefined if no row can have it. */
export function readId(id: unknown): number | undefined {
  const result = idSchema.safeParse(id)
  return result.success ? result.data : undefined
}
