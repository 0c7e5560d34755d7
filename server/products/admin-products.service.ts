import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { MAX_QUERY_WORDS } from '#domain/limits'
import {
  type AdminProductsInput,
  adminProductsSchema,
  type ProductSort,
} from '#domain/products/product.schema'
import { type InventoryView, inventoryOf } from '#domain/products/product-inventory.schema'
import type { ProductView } from '#domain/products/product-view'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../database/statement'
import {
  countProducts,
  PRODUCT_COLUMNS,
  productRow,
  quantityAvailableOf,
} from './catalogue.service'
import { nameCondition, queryWords, type SqlCondition } from './name-filter'
import { ProductEntity } from './product.entity'
import { INVENTORY_SQL, inventoryRow } from './product-inventory'
import { findIdsByNumber } from './product-numbers.service'

/** A product as the admin sees it. */
export interface AdminProductView extends ProductView, InventoryView {
  /** Units in stock; null when it is not tracked. */
  readonly stock: number | null
  /** Shoppers do not see it. */
  readonly hidden: boolean
  /** Incremented by every edit. */
  readonly version: number
}

export function toAdminProductView(product: ProductEntity): AdminProductView {
  const { id, name, nameAr, pricePiastres, wasPricePiastres, imageUrl } = product
  const { netAmount, netUnit, reviewCount, starsTotal, stock, hidden, version } = product
  return {
    id,
    name,
    nameAr,
    pricePiastres,
    wasPricePiastres,
    imageUrl,
    quantityAvailable: quantityAvailableOf(stock),
    netAmount,
    netUnit,
    reviewCount,
    starsTotal,
    stock,
    hidden,
    version,
    ...inventoryOf(product),
  }
}

/** The columns of an AdminProductView, from the table (or alias) `products`. */
export const ADMIN_PRODUCT_COLUMNS = `${PRODUCT_COLUMNS}, products.stock, products.hidden, products.version,
  ${INVENTORY_SQL}`

/** A row of {@link ADMIN_PRODUCT_COLUMNS}. */
export const adminProductRow = productRow.extend({
  stock: z.int().nullable(),
  hidden: z.boolean(),
  version: z.int(),
  ...inventoryRow.shape,
})

const SORTS: Record<ProductSort, string> = {
  NEWEST: 'id DESC',
  OLDEST: 'id',
  NAME_ASC: 'name, id',
  NAME_DESC: 'name DESC, id DESC',
  PRICE_ASC: 'price_piastres, id',
  PRICE_DESC: 'price_piastres DESC, id DESC',
  STOCK_ASC: 'stock, id',
  STOCK_DESC: 'stock DESC NULLS LAST, id DESC',
}

const HIDDEN = { true: 'hidden', false: 'NOT hidden' } as const

export interface AdminProductPage {
  readonly nodes: readonly AdminProductView[]
  /** Counts the products of all pages. */
  count(): Promise<number>
}

const readAdminPage = statement({
  name: 'catalogue.readAdminPage',
  sql: (condition: string, sort: ProductSort) =>
    `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products WHERE ${condition}
     ORDER BY ${SORTS[sort]} LIMIT $1 OFFSET $2`,
  row: adminProductRow,
})

/** Extends a condition, whose parameters are numbered from `firstParameter`, to products with these ids. */
function orIds(
  { sql, parameters }: SqlCondition,
  ids: readonly number[],
  firstParameter: number,
): SqlCondition {
  return {
    sql: `(${sql} OR id = ANY($${firstParameter + parameters.length}::int[]))`,
    parameters: [...parameters, `{${ids.join()}}`],
  }
}

/** A numbered page of products, filtered and sorted. Throws INVALID. */
export async function listAdminProducts(
  db: EntityManager,
  input: Unchecked<AdminProductsInput>,
): Promise<AdminProductPage> {
  const { page, pageSize, search, outOfStock, hidden, family, sort } = validate(
    adminProductsSchema,
    input,
  )
  const withNumber = search ? await findIdsByNumber(db, search) : []
  const filter = (firstParameter: number) => {
    const words = queryWords(search ?? '', MAX_QUERY_WORDS)
    const named = nameCondition(words, firstParameter)
    const { sql, parameters } =
      withNumber.length > 0 ? orIds(named, withNumber, firstParameter) : named
    const conditions = [
      hidden != null && HIDDEN[`${hidden}`],
      outOfStock && 'stock = 0',
      family && `text_key(family) = text_key($${firstParameter + parameters.length})`,
      sql,
    ]
    return {
      sql: conditions.filter(Boolean).join(' AND '),
      parameters: family ? [...parameters, family] : parameters,
    }
  }
  const { sql, parameters } = filter(3)
  return {
    nodes: await readAdminPage(db, [pageSize, (page - 1) * pageSize, ...parameters], sql, sort),
    count: () => countProducts(db, filter(1)),
  }
}

/** One product as the admin sees it; null if it does not exist. */
export async function findAdminProduct(
  db: EntityManager,
  id: unknown,
): Promise<AdminProductView | null> {
  const productId = readId(id)
  const product =
    productId === undefined ? null : await db.findOneBy(ProductEntity, { id: productId })
  return product && toAdminProductView(product)
}
