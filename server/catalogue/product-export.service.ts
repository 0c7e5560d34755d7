import { stringify } from 'csv-stringify/sync'
import type { EntityManager } from 'typeorm'
import { toDecimalString } from '#domain/money'
import { MANAGED_PRODUCT_COLUMNS, type ManagedProductView } from './managed-products.service'
import { CSV_COLUMNS, protectApostrophe } from './product-csv'

const BATCH_SIZE = 1000

function toCells({ id, name, pricePiastres, imageUrl, stock, version }: ManagedProductView) {
  return [id, name, toDecimalString(pricePiastres), imageUrl, stock, version]
}

/** The text of some of the file's lines; the first ones come with the header. */
function toCsv(products: readonly ManagedProductView[], isFirst: boolean): string {
  return stringify(products.map(toCells), {
    columns: [...CSV_COLUMNS],
    header: isFirst,
    // Without it spreadsheets do not show Arabic.
    bom: isFirst,
    // What people typed as a name must not run as a formula in the owner's spreadsheet.
    escape_formulas: true,
    cast: { string: protectApostrophe },
  })
}

/**
 * Every product, oldest first, as CSV text. Reads batch after batch, so a catalogue of any size takes
 * the same memory; what importProducts takes back.
 */
export async function* exportProducts(db: EntityManager): AsyncGenerator<string, void> {
  let lastId: number | undefined
  for (;;) {
    const products = await db.query<ManagedProductView[]>(
      `SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products WHERE id > $1 ORDER BY id LIMIT $2`,
      [lastId ?? 0, BATCH_SIZE],
    )
    yield toCsv(products, lastId === undefined)
    if (products.length < BATCH_SIZE) return
    lastId = products.at(-1)?.id
  }
}
