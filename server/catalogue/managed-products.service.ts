import type { EntityManager } from 'typeorm'
import {
  type ManagedProductsInput,
  managedProductsSchema,
  type ProductOrder,
} from '#domain/catalogue.schema'
import { MAX_QUERY_WORDS } from '#domain/limits'
import { type Unchecked, validate } from '#domain/validate'
import { countProducts, PRODUCT_COLUMNS, type ProductView, readId } from './catalogue.service'
import { nameCondition, queryWords } from './name-filter'

/** A product as the owner sees it. */
export interface ManagedProductView extends ProductView {
  /** How many are left to sell; null: not counted. */
  readonly stock: number | null
  /** Goes up with every edit. */
  readonly version: number
}

/** The columns of a ManagedProductView, from the table (or alias) `products`. */
export const MANAGED_PRODUCT_COLUMNS = `${PRODUCT_COLUMNS}, products.stock, products.version`

const ORDERS: Record<ProductOrder, string> = {
  newest: 'id DESC',
  oldest: 'id',
  nameUp: 'name, id',
  nameDown: 'name DESC, id DESC',
  priceUp: 'price_piastres, id',
  priceDown: 'price_piastres DESC, id DESC',
  stockUp: 'stock, id',
  stockDown: 'stock DESC NULLS LAST, id DESC',
}

export interface ManagedProductPage {
  readonly nodes: readonly ManagedProductView[]
  /** Counts all products of the list, whatever the page. */
  count(): Promise<number>
}

/** A numbered page of the catalogue, searched and sorted. Throws INVALID. */
export async function listManagedProducts(
  db: EntityManager,
  input: Unchecked<ManagedProductsInput>,
): Promise<ManagedProductPage> {
  const { page, pageSize, search, outOfStock, order } = validate(managedProductsSchema, input)
  const filter = (firstParameter: number) => {
    const words = queryWords(search ?? '', MAX_QUERY_WORDS)
    const { sql, parameters } = nameCondition({ words }, firstParameter)
    return { sql: outOfStock ? `stock = 0 AND ${sql}` : sql, parameters }
  }
  const { sql, parameters } = filter(3)
  return {
    nodes: await db.query<ManagedProductView[]>(
      `SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products WHERE ${sql}
       ORDER BY ${ORDERS[order]} LIMIT $1 OFFSET $2`,
      [pageSize, (page - 1) * pageSize, ...parameters],
    ),
    count: () => countProducts(db, filter(1)),
  }
}

/** One product as the owner sees it; null when there is none. */
export async function findManagedProduct(
  db: EntityManager,
  id: unknown,
): Promise<ManagedProductView | null> {
  const [product] = await db.query<ManagedProductView[]>(
    `SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products WHERE id = $1`,
    [readId(id) ?? null],
  )
  return product ?? null
}
