import type { FieldProblem } from '../errors'
import { MAX_STOCK } from '../limits'
import { addPiastres, isAmount, MAX_PRICE_POUNDS, type Piastres } from '../money/units'
import { keptBrandAr } from './brand-name'
import type { CategoryKey } from './categories'
import { isBelowWasPrice } from './offers'
import { addPercent, roundPrice } from './price-change'
import {
  PRODUCT_CHANGE_KINDS,
  type ProductChange,
  type ProductChangeKind,
  type ProductValues,
} from './product-change.schema'

/** Fields of a product that a bulk change can affect. */
export interface ProductState {
  readonly pricePiastres: Piastres
  /** The price before the offer; null without an offer. */
  readonly wasPricePiastres: Piastres | null
  /** Null when it is not tracked. */
  readonly stock: number | null
  readonly hidden: boolean
  readonly brand: string | null
  readonly brandAr: string | null
  readonly sku: string | null
  readonly gtin: string | null
  /** The purchase price of a unit; null if it is unknown. */
  readonly costPricePiastres: Piastres | null
  /** The chosen categories; null if the name decides. */
  readonly categoryKeys: readonly CategoryKey[] | null
  /** The slugs of its collections, in alphabetical order. */
  readonly collectionSlugs: readonly string[]
}

/** Result of a change for one product: its new state, null if it is deleted, or why it cannot be changed. */
export type ChangeResult =
  | { readonly after: ProductState | null; readonly problem?: undefined }
  | { readonly problem: FieldProblem; readonly after?: undefined }

/** Which change it is. */
export function kindOf(change: ProductChange): ProductChangeKind {
  const kind = PRODUCT_CHANGE_KINDS.find((one) => change[one] != null)
  if (!kind) throw new Error('A change without a kind')
  return kind
}

function changePrice(
  state: ProductState,
  { percent, amountPiastres, rounding, wasPrice }: NonNullable<ProductChange['price']>,
): ChangeResult {
  const { pricePiastres: old } = state
  const exact = percent == null ? amountPiastres : undefined
  const changed = exact == null ? addPercent(old, percent ?? 0) : addPiastres(old, exact)
  const pricePiastres = roundPrice(changed, rounding)
  if (pricePiastres < 1) return { problem: { field: 'price', key: 'change.priceTooLow' } }
  if (!isAmount(pricePiastres)) {
    const parameters = { max: MAX_PRICE_POUNDS }
    return { problem: { field: 'price', key: 'change.priceTooHigh', parameters } }
  }
  const wasPricePiastres = { keep: state.wasPricePiastres, oldPrice: old, remove: null }[wasPrice]
  return isBelowWasPrice(pricePiastres, wasPricePiastres)
    ? { after: { ...state, pricePiastres, wasPricePiastres } }
    : { problem: { field: 'wasPrice', key: 'change.wasPriceNotAbove' } }
}

function changeStock(
  state: ProductState,
  { add, setTo }: NonNullable<ProductChange['stock']>,
  seen: number | null | undefined,
): ChangeResult {
  const { stock } = state
  if (add == null) return { after: { ...state, stock: setStock(stock, setTo ?? null, seen) } }
  if (stock === null) return { problem: { field: 'stock', key: 'change.notCounted' } }
  if (stock + add < 0) return { problem: { field: 'stock', key: 'change.stockTooLow' } }
  if (stock + add > MAX_STOCK) {
    const parameters = { max: MAX_STOCK }
    return { problem: { field: 'stock', key: 'change.stockTooHigh', parameters } }
  }
  return { after: { ...state, stock: stock + add } }
}

/** A stock that was set to a number while it was shown as `seen`: what was sold since then stays sold. */
function setStock(
  stock: number | null,
  target: number | null,
  seen: number | null | undefined,
): number | null {
  if (target === null || stock === null || seen == null) return target
  return Math.min(Math.max(stock + target - seen, 0), MAX_STOCK)
}

function changeValues(
  state: ProductState,
  { productId: _, stock, ...values }: ProductValues,
  seen: number | null | undefined,
): ChangeResult {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const after: ProductState = {
    ...state,
    ...Object.fromEntries(given),
    ...(stock !== undefined && { stock: setStock(state.stock, stock, seen) }),
  }
  return isBelowWasPrice(after.pricePiastres, after.wasPricePiastres)
    ? { after }
    : { problem: { field: 'price', key: 'change.wasPriceNotAbove' } }
}

function changeCollections(
  { collectionSlugs }: ProductState,
  { add, remove }: NonNullable<ProductChange['collections']>,
): readonly string[] {
  return [...new Set([...collectionSlugs, ...add])].filter((slug) => !remove.includes(slug)).sort()
}

/**
 * The state of a product after a change; the rule of both the preview and the change itself. `seenStock` is the stock
 * that a preview showed.
 */
export function applyChange(
  state: ProductState & { readonly id: number },
  change: ProductChange,
  seenStock?: number | null,
): ChangeResult {
  const { price, stock, categories, collections, brand, hidden, isDeleted, values } = change
  if (isDeleted) return { after: null }
  if (values) {
    const row = values.find(({ productId }) => productId === state.id)
    return row ? changeValues(state, row, seenStock) : { after: state }
  }
  if (price) return changePrice(state, price)
  if (stock) return changeStock(state, stock, seenStock)
  return {
    after: {
      ...state,
      ...(categories && { categoryKeys: categories.keys }),
      ...(collections && { collectionSlugs: changeCollections(state, collections) }),
      ...(brand && { brand: brand.name, brandAr: keptBrandAr(state, brand.name) }),
      ...(hidden != null && { hidden }),
    },
  }
}

/** Whether two states are the same. */
export function isSameState(a: ProductState, b: ProductState): boolean {
  return (
    a.pricePiastres === b.pricePiastres &&
    a.wasPricePiastres === b.wasPricePiastres &&
    a.stock === b.stock &&
    a.hidden === b.hidden &&
    a.brand === b.brand &&
    a.brandAr === b.brandAr &&
    a.sku === b.sku &&
    a.gtin === b.gtin &&
    a.costPricePiastres === b.costPricePiastres &&
    a.categoryKeys?.join() === b.categoryKeys?.join() &&
    a.collectionSlugs.join() === b.collectionSlugs.join()
  )
}

/** A change of a product that was made. */
interface MadeChange {
  readonly before: ProductState
  readonly after: ProductState
  /** The version of the product after it; null if it is unknown. */
  readonly version: number | null
}

/**
 * The state of a product without a change that was made to it, or undefined if somebody has changed its result since.
 * A stock goes back by the difference, so that what was sold in the meantime stays sold; it only does so if the product
 * was not edited since, because it may have been counted.
 */
export function undoChange(
  product: ProductState & { readonly version: number },
  { before, after, version }: MadeChange,
): ProductState | undefined {
  const restored = { ...product }
  for (const field of [
    'pricePiastres',
    'wasPricePiastres',
    'hidden',
    'brand',
    'brandAr',
    'sku',
    'gtin',
    'costPricePiastres',
  ] as const) {
    if (before[field] === after[field]) continue
    if (product[field] !== after[field]) return undefined
    Object.assign(restored, { [field]: before[field] })
  }
  if (before.categoryKeys?.join() !== after.categoryKeys?.join()) {
    if (product.categoryKeys?.join() !== after.categoryKeys?.join()) return undefined
    restored.categoryKeys = before.categoryKeys
  }
  if (before.collectionSlugs.join() !== after.collectionSlugs.join()) {
    if (product.collectionSlugs.join() !== after.collectionSlugs.join()) return undefined
    restored.collectionSlugs = before.collectionSlugs
  }
  if (before.stock !== after.stock) {
    if (product.version !== version) return undefined
    const { stock } = product
    const isCounted = stock !== null && before.stock !== null && after.stock !== null
    restored.stock = isCounted ? stock + (before.stock ?? 0) - (after.stock ?? 0) : before.stock
    // More is sold than there was.
    if (restored.stock !== null && (restored.stock < 0 || restored.stock > MAX_STOCK))
      return undefined
  }
  return isBelowWasPrice(restored.pricePiastres, restored.wasPricePiastres) ? restored : undefined
}
