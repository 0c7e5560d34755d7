import type { EntityManager } from 'typeorm'
import { type ProductsInput, productsSchema } from '#domain/catalogue.schema'
import { AppError } from '#domain/errors'
import { LOW_STOCK, MAX_QUERY_WORDS } from '#domain/limits'
import { idSchema } from '#domain/text.schema'
import { validate } from '#domain/validate'
import { prepared } from '../database/prepared'
import { decodeCursor, type Page, toPage } from './cursor'
import { nameCondition, queryWords, type SqlCondition } from './name-filter'
import type { ProductLoaders } from './product-loaders'

export interface ProductView {
  readonly id: number
  readonly name: string
  readonly pricePiastres: number
  readonly imageUrl: string
  /** How many are left where that is few enough to say; 0 is sold out, null is nothing to say. */
  readonly left: number | null
}

/** The SQL of a ProductView's `left`, from the table (or alias) `products`. */
export const LEFT_COLUMN = `CASE WHEN products.stock <= ${LOW_STOCK} THEN products.stock END AS "left"`

/** The columns of a ProductView, from the table (or alias) `products`. */
export const PRODUCT_COLUMNS = `products.id, products.name,
  products.price_piastres AS "pricePiastres", products.image_url AS "imageUrl", ${LEFT_COLUMN}`

export interface ProductPage extends Page<ProductView> {
  /** Counts all products of the list, whatever the page; asked for only when wanted. */
  count(): Promise<number>
}

export async function countProducts(db: EntityManager, condition: SqlCondition): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM products WHERE ${condition.sql}`,
    [...condition.parameters],
  )
  return row?.count ?? 0
}

/** A page of products, oldest first, of a category or with all the words, or both. Throws INVALID. */
export async function listProducts(db: EntityManager, input: ProductsInput): Promise<ProductPage> {
  const { first, after, offset, category, words } = validate(productsSchema, input)
  const [afterId = 0] = decodeCursor(after, 1) ?? []
  const filter = { category, words: queryWords(words ?? '', MAX_QUERY_WORDS) }
  const condition = nameCondition(filter, 4)
  const rows = await db.query<ProductView[]>(
    `SELECT ${PRODUCT_COLUMNS} FROM products
     WHERE id > $1 AND ${condition.sql}
     ORDER BY id LIMIT $2 OFFSET $3`,
    [afterId, first + 1, offset, ...condition.parameters],
  )
  return {
    ...toPage(rows, first, (product) => [product.id]),
    count: () => countProducts(db, nameCondition(filter, 1)),
  }
}

/** How many products a page of `allProducts` has; only the last one may have fewer. */
export const ALL_PRODUCTS_PAGE = 1_000

/**
 * Every product, oldest first, in pages: the REST list, which legacy clients take whole. A page is a
 * statement of its own, so that a slow reader keeps no connection from others.
 */
export async function* allProducts(db: EntityManager): AsyncGenerator<readonly ProductView[]> {
  let lastId = 0
  for (;;) {
    const page = await db.query<ProductView[]>(
      `SELECT ${PRODUCT_COLUMNS} FROM products WHERE id > $1 ORDER BY id LIMIT $2`,
      [lastId, ALL_PRODUCTS_PAGE],
    )
    if (page.length > 0) yield page
    if (page.length < ALL_PRODUCTS_PAGE) return
    lastId = page.at(-1)?.id ?? lastId
  }
}

const FIND_PRODUCTS = prepared(`SELECT ${PRODUCT_COLUMNS} FROM products WHERE id = ANY($1::int[])`)

/** The products that exist among these ids, in no order. */
export function findProducts(db: EntityManager, ids: readonly number[]): Promise<ProductView[]> {
  return db.query<ProductView[]>(FIND_PRODUCTS, [ids])
}

/** Reads an id that a client sent; undefined when no row could have it. */
export function readId(id: unknown): number | undefined {
  const result = idSchema.safeParse(id)
  return result.success ? result.data : undefined
}

/** One product. Throws NOT_FOUND. */
export async function getProduct(products: ProductLoaders, id: unknown): Promise<ProductView> {
  const productId = readId(id)
  const product = productId === undefined ? null : await products.byId.load(productId)
  if (!product) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
  return product
}

// Choosing among this many neighbours of a random place costs the same in a catalogue of any size.
const RELATED_WINDOW = 50

/** For each product, `count` random others; one statement for all of them. */
export async function findRelated(
  db: EntityManager,
  productIds: readonly number[],
  count: number,
): Promise<Map<number, ProductView[]>> {
  const rows = await db.query<(ProductView & { rootId: number })[]>(
    `WITH roots AS MATERIALIZED (
       SELECT root_id, floor(random() * (SELECT max(id) FROM products))::int + 1 AS start
       FROM unnest($1::int[]) AS root_id
     )
     SELECT roots.root_id AS "rootId", ${PRODUCT_COLUMNS}
     FROM roots CROSS JOIN LATERAL (
       SELECT * FROM (
         (SELECT * FROM products WHERE id >= start AND id <> root_id ORDER BY id LIMIT $3)
         UNION ALL
         (SELECT * FROM products WHERE id < start AND id <> root_id ORDER BY id LIMIT $3)
         LIMIT $3
       ) AS neighbours
       ORDER BY random() LIMIT $2
     ) AS products`,
    [productIds, count, RELATED_WINDOW],
  )
  const related = new Map<number, ProductView[]>(productIds.map((id) => [id, []]))
  for (const { rootId, ...product } of rows) related.get(rootId)?.push(product)
  return related
}
