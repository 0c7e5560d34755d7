import type { EntityManager } from 'typeorm'
import { type ChangedProductsInput, changedProductsSchema } from '#domain/products/product.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import {
  CHANGES_CURSOR_LENGTH,
  CHANGES_ORDER,
  type ChangesPage,
  changesCompleteUntil,
  changesCondition,
  toChangesPage,
} from '../../platform/database/statements/changes'
import { decodeCursor } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from './admin-products.service'
import { countProducts } from './catalogue.service'

export interface ChangedProductsPage extends ChangesPage<AdminProductView> {
  /** Counts the products of all pages. */
  count(): Promise<number>
}

const readChanged = statement({
  name: 'catalogue.readChanged',
  sql: (condition: string, limit: string) =>
    `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products WHERE ${condition}
     ORDER BY ${CHANGES_ORDER} LIMIT ${limit}`,
  row: adminProductRow,
})

/**
 * A page of the products in the order in which they last changed; hidden ones are for those who manage products.
 * Throws INVALID.
 */
export async function listChangedProducts(
  db: EntityManager,
  input: Unchecked<ChangedProductsInput>,
  which: 'all' | 'shown',
): Promise<ChangedProductsPage> {
  const { first, after, updatedSince } = validate(changedProductsSchema, input)
  const position = decodeCursor(after, CHANGES_CURSOR_LENGTH)
  const until = await changesCompleteUntil(db)
  const selected = {
    sql: `products.updated_at >= $1${which === 'all' ? '' : ' AND NOT products.hidden'}`,
    parameters: [updatedSince?.toISOString() ?? '-infinity'],
  }
  const parameters: unknown[] = [...selected.parameters]
  const bind = (value: unknown) => `$${parameters.push(value)}`
  const listed = `${selected.sql} AND ${changesCondition('products', until, position, bind)}`
  const rows = await readChanged(db, parameters, listed, bind(first + 1))
  return {
    ...toChangesPage(rows, { first, after }, until),
    count: () => countProducts(db, selected),
  }
}
