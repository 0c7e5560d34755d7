import { ORDERABLE_PRODUCTS } from '#domain/limits'
import { orderableProductsSchema } from '#domain/products/product.schema'
import { validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import type { ListSources } from '../listing/product-page'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from '../products/admin-products.service'
import { findByScan, HAS_NUMBER } from '../products/product-numbers.service'
import { searchProducts } from './search.service'
import type { SearchDictionary } from './search-dictionary'

/** So many are searched for, because those that are sold out are left out. */
const CANDIDATES = 3 * ORDERABLE_PRODUCTS

/** The conditions that checkout applies, too. */
const CAN_BE_ORDERED = 'NOT hidden AND (stock IS NULL OR stock > 0)'

const findByNumber = statement({
  name: 'orderableProducts.findByNumber',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products
     WHERE ${HAS_NUMBER} AND ${CAN_BE_ORDERED} ORDER BY id LIMIT $3`,
  row: adminProductRow,
})

const findByIds = statement({
  name: 'orderableProducts.findByIds',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products
     JOIN unnest($1::int[]) WITH ORDINALITY AS found (id, place) ON found.id = products.id
     WHERE ${CAN_BE_ORDERED} ORDER BY place LIMIT $2`,
  row: adminProductRow,
})

/**
 * The products that staff may put into an order: the one with this barcode or SKU, or else the best matches of the shop's
 * search. Throws INVALID.
 */
export async function findOrderableProducts(
  sources: ListSources,
  input: { readonly query: unknown },
  dictionary?: SearchDictionary,
): Promise<readonly AdminProductView[]> {
  const { db } = sources
  const { query } = validate(orderableProductsSchema, input)
  const withNumber = await findByScan(query, (parameters) =>
    findByNumber(db, [...parameters, ORDERABLE_PRODUCTS]),
  )
  if (withNumber.length > 0) return withNumber
  const { nodes } = await searchProducts(sources, { query, first: CANDIDATES }, dictionary)
  return findByIds(db, [nodes.map(({ id }) => id), ORDERABLE_PRODUCTS])
}
