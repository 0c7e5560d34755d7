import { isDeepStrictEqual } from 'node:util'
import { MAX_STOCK } from '#domain/limits'
import type { Piastres } from '#domain/money/units'
import { isArabicText } from '#domain/products/arabic-text'
import { NO_PICTURE_URL } from '#domain/products/no-picture'
import { isBelowWasPrice } from '#domain/products/offers'
import type { AdminProductView } from '../../products/admin-products.service'
import { type ListedDetails, mergeDetails, NEW_PRODUCT_DETAILS } from '../match/product-details'
import type { ProductRow, RowValues } from '../match/product-row'
import type { ImportProblem } from '../read/records/import-problem'

/** The values of a row of `products`. */
export interface Values {
  readonly name: string
  readonly nameAr: string | null
  readonly pricePiastres: Piastres
  readonly wasPricePiastres: Piastres | null
  readonly imageUrl: string
  /** Of a change, as it will be unless more is sold in the meantime. */
  readonly stock: number | null
  /** Null if the file has none: they stay as they are. */
  readonly details: ListedDetails | null
}

/** A row that adds or changes a product. */
export interface Change extends Values {
  readonly line: number
  /** The product to change, and its version that the row was checked against. */
  readonly current:
    | (Pick<AdminProductView, 'id' | 'version'> & { readonly details: ListedDetails | null })
    | undefined
  readonly stockChange: StockChange
}

/** The change that a row makes to the stock, correct even if units are sold while the file is read. */
export type StockChange =
  | { readonly kind: 'keep' }
  | { readonly kind: 'set'; readonly stock: number | null }
  /** Adds the difference of the cell from what was exported. */
  | { readonly kind: 'add'; readonly stock: number; readonly exported: number }

/** The stock after the change of a product that has `current` now. Same as in `updateProducts`. */
function stockAfter(change: StockChange, current: number | null): number | null {
  if (change.kind === 'keep') return current
  if (change.kind === 'set' || current === null) return change.stock
  return Math.min(Math.max(current + change.stock - change.exported, 0), MAX_STOCK)
}

export interface CurrentProduct extends AdminProductView {
  /** Null if the file has none. */
  readonly details: ListedDetails | null
}

/** Why this product cannot be updated. */
export function problemsOfUpdate(
  { line, id, version }: Pick<ProductRow, 'line' | 'id' | 'version'>,
  current: Pick<AdminProductView, 'version'> | undefined,
): readonly ImportProblem[] {
  if (id === undefined) return []
  if (!current) return [{ line, field: 'id', key: 'import.unknownId', parameters: { id } }]
  if (version === undefined || version === current.version) return []
  return [{ line, field: 'version', key: 'import.changedSince' }]
}

/**
 * Returns the change that a row makes to the stock: a cell that equals the export changes nothing, and for any other
 * the difference is added. Without the export, or if the stock was not tracked, the cell is the new stock.
 */
export function stockChangeOf(
  stock: number | null | undefined,
  exported: number | null | undefined,
) {
  if (stock === undefined || stock === exported) return { kind: 'keep' } satisfies StockChange
  if (stock === null || exported == null) return { kind: 'set', stock } satisfies StockChange
  return { kind: 'add', stock, exported } satisfies StockChange
}

/** The value of the file, or the stored one. Rows of new products have all that they need. */
function given<T>(value: T | undefined, stored: T | undefined): T {
  const result = value ?? stored
  if (result === undefined) throw new Error('A new product lacks a value')
  return result
}

/**
 * Returns the values of a row of another shop's file that apply to an existing product, keeping the edits made to its
 * draft since.
 */
function ofForeign(product: RowValues, current: CurrentProduct): RowValues {
  const { name, hidden, imageUrl = current.imageUrl, ...others } = product
  // An Arabic name stood in both languages until somebody translated it.
  const isTranslated = name !== undefined && isArabicText(name) && !isArabicText(current.name)
  const isDraft = current.details?.hidden && imageUrl === NO_PICTURE_URL
  return {
    ...others,
    imageUrl,
    ...(name !== undefined && (isTranslated ? { nameAr: others.nameAr ?? name } : { name })),
    ...(!isDraft && { hidden }),
  }
}

export function valuesOf(
  row: RowValues,
  stockChange: StockChange,
  current: CurrentProduct | undefined,
  { hasDetails, isForeign }: Pick<ProductRow, 'hasDetails' | 'isForeign'>,
): Values {
  const product = isForeign && current ? ofForeign(row, current) : row
  const { nameAr = current?.nameAr ?? null } = product
  const { wasPricePiastres = current?.wasPricePiastres ?? null } = product
  const imageUrl = given(product.imageUrl, current?.imageUrl)
  const stored = current?.details ?? NEW_PRODUCT_DETAILS
  return {
    name: given(product.name, current?.name),
    nameAr,
    pricePiastres: given(product.pricePiastres, current?.pricePiastres),
    wasPricePiastres,
    imageUrl,
    stock: stockAfter(stockChange, current?.stock ?? null),
    details: hasDetails ? mergeDetails({ ...product, imageUrl }, stored) : null,
  }
}

/** A difference that is imported twice would be added twice; the version prevents it. */
export function problemsOfStock(
  { line, id, version }: Pick<ProductRow, 'line' | 'id' | 'version'>,
  { kind }: StockChange,
): readonly ImportProblem[] {
  if (id === undefined || version !== undefined || kind !== 'add') return []
  return [{ line, field: 'stockExported', key: 'import.versionNeeded' }]
}

/** Returns the problems of the values of a row in combination with the stored ones. */
export function problemsOfValues(line: number, values: Values): readonly ImportProblem[] {
  const { pricePiastres, wasPricePiastres, details } = values
  const problems: ImportProblem[] = []
  if (!isBelowWasPrice(pricePiastres, wasPricePiastres)) {
    problems.push({ line, field: 'wasPrice', key: 'invalid.wasPrice' })
  }
  if (details && (details.netAmount === null) !== (details.netUnit === null)) {
    problems.push({ line, field: 'attributes.netAmount', key: 'import.netContent' })
  }
  return problems
}

export function differ(values: Values, current: CurrentProduct): boolean {
  const { details } = current
  return (
    values.name !== current.name ||
    values.nameAr !== current.nameAr ||
    values.pricePiastres !== current.pricePiastres ||
    values.wasPricePiastres !== current.wasPricePiastres ||
    values.imageUrl !== current.imageUrl ||
    values.stock !== current.stock ||
    (details !== null && !isDeepStrictEqual(values.details, mergeDetails({}, details)))
  )
}
