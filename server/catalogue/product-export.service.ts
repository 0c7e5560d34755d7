import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import { toDecimalString } from '#domain/money'
import { statement } from '../database/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from './admin-products.service'
import { CSV_COLUMNS, protectApostrophe } from './product-csv'

const BATCH_SIZE = 1000

function toCells({ id, name, nameAr, pricePiastres, imageUrl, stock, version }: AdminProductView) {
  return [id, name, nameAr, toDecimalString(pricePiastres), imageUrl, stock, version]
}

/** A batch of lines; the first one starts with the header. */
function toCsv(products: readonly AdminProductView[], isFirst: boolean): string {
  return stringify(products.map(toCells), {
    columns: [...CSV_COLUMNS],
    header: isFirst,
    // Without it, spreadsheets do not display Arabic.
    bom: isFirst,
    // A product name must not run as a formula in a spreadsheet.
    escape_formulas: true,
    cast: { string: protectApostrophe },
  })
}

const readBatch = statement({
  name: 'productExport.readBatch',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS} FROM products WHERE id > $1 ORDER BY id LIMIT $2`,
  row: adminProductRow,
})

/**
 * All products, oldest first, as CSV in the format of importProducts. Read in batches, so that memory
 * use does not depend on the size of the catalogue.
 */
export async function* exportProducts(db: EntityManager): AsyncGenerator<string, void> {
  let lastId: number | undefined
  for (;;) {
    const products = await readBatch(db, [lastId ?? 0, BATCH_SIZE])
    yield toCsv(products, lastId === undefined)
    if (products.length < BATCH_SIZE) return
    lastId = products.at(-1)?.id
  }
}
