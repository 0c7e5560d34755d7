import { MAX_CHANGED_VALUE_LENGTH } from '#domain/limits'
import { toDecimalString } from '#domain/money/money'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import type { AdminProductView } from '../../products/admin-products.service'
import { toDetailCells } from '../match/product-detail-cells'
import type { ListedDetails } from '../match/product-details'

type Cell = string | number | null

type PlainValues = Pick<
  AdminProductView,
  'name' | 'nameAr' | 'pricePiastres' | 'wasPricePiastres' | 'imageUrl' | 'stock'
>

function toPlainCells(product: PlainValues) {
  const { name, nameAr, pricePiastres, wasPricePiastres, imageUrl, stock } = product
  return {
    name,
    name_ar: nameAr,
    price: toDecimalString(pricePiastres),
    was_price: wasPricePiastres === null ? null : toDecimalString(wasPricePiastres),
    image_url: imageUrl,
    stock,
  }
}

/** The cells of a product in an export. */
export function toCells(
  product: Pick<AdminProductView, 'id' | 'version'> & PlainValues,
  details: ListedDetails,
): Record<CsvColumn, Cell> {
  const { id, version, stock } = product
  return { id, ...toPlainCells(product), version, ...toDetailCells(details), stock_exported: stock }
}

/** A change that an import makes to one column, as it would be exported; long texts are shortened. */
export interface ChangedValue {
  readonly column: CsvColumn
  /** Null if there is nothing, as in a new product. */
  readonly from: string | null
  readonly to: string | null
}

type ProductValues = PlainValues & { readonly details: ListedDetails | null }

function shorten(cell: Cell | undefined): string | null {
  const text = cell == null ? '' : String(cell)
  if (text.length <= MAX_CHANGED_VALUE_LENGTH) return text || null
  const segments = new Intl.Segmenter().segment(text.slice(0, MAX_CHANGED_VALUE_LENGTH + 1))
  return `${[...segments]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')}…`
}

function cellsOf(values: ProductValues): Partial<Record<CsvColumn, Cell>> {
  return { ...toPlainCells(values), ...(values.details && toDetailCells(values.details)) }
}

/** The columns in which a product changes; a new one has none before. */
export function changedValues(
  current: ProductValues | undefined,
  values: ProductValues,
): readonly ChangedValue[] {
  const before = current ? cellsOf(current) : {}
  const after = cellsOf(values)
  return CSV_COLUMNS.flatMap((column) => {
    const [from, to] = [before[column] ?? null, after[column] ?? null]
    // A list of nothing is an empty cell.
    if (String(from ?? '') === String(to ?? '')) return []
    return [{ column, from: shorten(from), to: shorten(to) }]
  })
}
