import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_BRANDS_SHOWN, MAX_PRODUCTS_PER_PREVIEW } from '#domain/limits'
import {
  type AdminProductsInput,
  adminProductsSchema,
  type ProductSort,
} from '#domain/products/product.schema'
import { type InventoryView, inventoryOf } from '#domain/products/product-inventory.schema'
import type { ProductView } from '#domain/products/product-view'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { adminProductCondition } from './admin-product-filter'
import {
  countProducts,
  PRODUCT_COLUMNS,
  productRow,
  quantityAvailableOf,
} from './catalogue.service'
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
  readonly updatedAt: Date
}

export function toAdminProductView(product: ProductEntity): AdminProductView {
  const { id, name, nameAr, pricePiastres, wasPricePiastres, imageUrl } = product
  const { netAmount, netUnit, lifeStage, flavour, flavourAr } = product
  const { reviewCount, starsTotal, stock, hidden, version, updatedAt } = product
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
    lifeStage,
    flavour,
    flavourAr,
    reviewCount,
    starsTotal,
    stock,
    hidden,
    version,
    updatedAt,
    ...inventoryOf(product),
  }
}

/** The columns of an AdminProductView, from the table (or alias) `products`. */
export const ADMIN_PRODUCT_COLUMNS = `${PRODUCT_COLUMNS}, products.stock, products.hidden, products.version,
  products.updated_at AS "updatedAt", ${INVENTORY_SQL}`

/** A row of {@link ADMIN_PRODUCT_COLUMNS}. */
export const adminProductRow = productRow.extend({
  stock: z.int().nullable(),
  hidden: z.boolean(),
  version: z.int(),
  updatedAt: z.date(),
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

export interface AdminProductPage {
  readonly nodes: readonly AdminProductView[]
  /** Counts the products of all pages. */
  count(): Promise<number>
  /** The first products of all pages, as many as can be changed at once. */
  ids(): Promise<readonly number[]>
}

const readAdminPage = statement({
  name: 'catalogue.readAdminPage',
  sql: (condition: string, sort: ProductSort) =>
    `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products WHERE ${condition}
     ORDER BY ${SORTS[sort]} LIMIT $1 OFFSET $2`,
  row: adminProductRow,
})

const readAdminIds = statement({
  name: 'catalogue.readAdminIds',
  sql: (condition: string, sort: ProductSort) =>
    `SELECT id FROM products WHERE ${condition} ORDER BY ${SORTS[sort]} LIMIT ${MAX_PRODUCTS_PER_PREVIEW}`,
  row: z.object({ id: z.int() }),
})

/** A numbered page of products, filtered and sorted. Throws INVALID. */
export async function listAdminProducts(
  db: EntityManager,
  input: Unchecked<AdminProductsInput>,
): Promise<AdminProductPage> {
  const { page, pageSize, sort, ...fields } = validate(adminProductsSchema, input)
  const filter = { ...fields, ids: fields.search ? await findIdsByNumber(db, fields.search) : [] }
  const { sql, parameters } = adminProductCondition(filter, 3)
  const all = adminProductCondition(filter, 1)
  return {
    nodes: await readAdminPage(db, [pageSize, (page - 1) * pageSize, ...parameters], sql, sort),
    count: () => countProducts(db, all),
    async ids() {
      const rows = await readAdminIds(db, all.parameters, all.sql, sort)
      return rows.map(({ id }) => id)
    },
  }
}

const readBrands = statement({
  name: 'catalogue.readBrands',
  sql: `SELECT brand AS name, count(*)::int AS count FROM products WHERE brand IS NOT NULL
     GROUP BY brand ORDER BY brand LIMIT ${MAX_BRANDS_SHOWN}`,
  row: z.object({ name: z.string(), count: z.int() }),
})

/** The brands of all products, hidden ones included, with the number of products of each. */
export function listProductBrands(
  db: EntityManager,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  return readBrands(db)
}

const readSuppliers = statement({
  name: 'catalogue.readSuppliers',
  sql: `SELECT supplier AS name, count(*)::int AS count FROM products WHERE supplier IS NOT NULL
     GROUP BY supplier ORDER BY supplier LIMIT ${MAX_BRANDS_SHOWN}`,
  row: z.object({ name: z.string(), count: z.int() }),
})

/** The suppliers of all products, with the number of products of each. */
export function listProductSuppliers(
  db: EntityManager,
): Promise<readonly { readonly name: string; readonly count: number }[]> {
  return readSuppliers(db)
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

/** Products as the admin sees them, by their IDs, without those that do not exist. */
export async function findAdminProducts(
  db: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AdminProductView>> {
  const products = await db.findBy(ProductEntity, { id: In([...new Set(ids)]) })
  return new Map(products.map((product) => [product.id, toAdminProductView(product)]))
}

/** One product as the admin sees it. Throws NOT_FOUND. */
export async function getAdminProduct(db: EntityManager, id: number): Promise<AdminProductView> {
  const product = await findAdminProduct(db, id)
  if (!product) throw new AppError('NOT_FOUND', { key: 'product.notFound' })
  return product
}
