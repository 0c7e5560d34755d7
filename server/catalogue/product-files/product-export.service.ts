import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { statement } from '../../platform/database/statements/statement'
import {
  ADMIN_PRODUCT_COLUMNS,
  type AdminProductView,
  adminProductRow,
} from '../products/admin-products.service'
import { DETAIL_COLUMNS, detailsRow } from '../products/product-content.service'
import type { ListedDetails } from './match/product-details'
import { toCells } from './plan/product-cells'
import { protectApostrophe } from './read/product-csv'

const BATCH_SIZE = 1000

type ExportedProduct = AdminProductView & ListedDetails

/** A batch of lines; the first one starts with the header. */
function toCsv(
  products: readonly ExportedProduct[],
  columns: readonly CsvColumn[],
  isFirst: boolean,
): string {
  return stringify(
    products.map((product) => toCells(product, product)),
    {
      columns: [...columns],
      header: isFirst,
      // Without it, spreadsheets do not display Arabic.
      bom: isFirst,
      // A product name must not run as a formula in a spreadsheet.
      escape_formulas: true,
      cast: { string: protectApostrophe },
    },
  )
}

const readBatch = statement({
  name: 'productExport.readBatch',
  sql: `SELECT ${ADMIN_PRODUCT_COLUMNS}, ${DETAIL_COLUMNS}
     FROM products WHERE id > $1 ORDER BY id LIMIT $2`,
  row: adminProductRow.extend(detailsRow.shape),
})

/**
 * All products, oldest first, as CSV with these columns, in the format of importProducts. Read in batches, so that memory
 * use does not depend on the size of the catalogue.
 */
export async function* exportProducts(
  db: EntityManager,
  columns: readonly CsvColumn[] = CSV_COLUMNS,
): AsyncGenerator<string, void> {
  let lastId: number | undefined
  for (;;) {
    const products = await readBatch(db, [lastId ?? 0, BATCH_SIZE])
    yield toCsv(products, columns, lastId === undefined)
    if (products.length < BATCH_SIZE) return
    lastId = products.at(-1)?.id
  }
}
