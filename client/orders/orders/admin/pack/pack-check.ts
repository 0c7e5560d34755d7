import { findScanned, readScan } from '#domain/scanning/scan'
import type { CodedProduct } from '../../../../catalogue/stock/coded-product'
import type { PackableOrderFragment } from '../../../../platform/gql/orders-admin'

export type PackItem = PackableOrderFragment['items'][number]

/** How many units of each item were scanned. */
export type Counts = ReadonlyMap<string, number>

/** How many units of an item go into the parcel. */
export const unitsOf = ({ quantity, returnedQuantity }: PackItem) => quantity - returnedQuantity

export const countOf = (counts: Counts, { id }: PackItem) => counts.get(id) ?? 0

/** The same for the lines of one product; of a deleted one, each is by itself. */
const productKey = ({ id, productId }: PackItem) => productId ?? `item ${id}`

/** The result of scanning an item of an order. */
export type PackResult =
  | { readonly kind: 'notOfOrder' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'tooMany'; readonly item: PackItem }
  | { readonly kind: 'expired'; readonly item: PackItem; readonly expiresOn: string }
  | {
      readonly kind: 'counted'
      readonly item: PackItem
      readonly counts: Counts
      /** Other units were to go first: those that expire on this day. */
      readonly takeFirst: string | null
    }

/** Returns the expiry date of the units to take first, if the scanned ones expire later; otherwise null. */
function takesFirst(
  { unitsToTake }: PackItem,
  expiresOn: string | null | undefined,
): string | null {
  if (!expiresOn) return null
  const days = unitsToTake.flatMap((units) => units.expiresOn ?? [])
  const [first = null] = [...days].sort()
  return first !== null && first < expiresOn && !days.includes(expiresOn) ? first : null
}

/** Adds units to an item; `tooMany` if the order has fewer. */
export function countUnits(counts: Counts, item: PackItem, units: number): PackResult {
  const count = countOf(counts, item) + units
  if (count > unitsOf(item)) return { kind: 'tooMany', item }
  return { kind: 'counted', item, counts: new Map(counts).set(item.id, count), takeFirst: null }
}

/** Checks a scan against the items of an order. Days compare as texts. */
export function checkScan(
  items: readonly PackItem[],
  counts: Counts,
  text: string,
  today: string,
): PackResult {
  const products = items.map((item) => ({
    item,
    sku: item.productToPack?.sku ?? null,
    gtin: item.productToPack?.gtin ?? null,
  }))
  const matches = findScanned(readScan(text), products)
  const [match] = matches
  if (!match) return { kind: 'notOfOrder' }
  const ids = new Set(matches.map(({ product: { item } }) => productKey(item)))
  if (ids.size > 1) return { kind: 'unclear' }
  // Two lines of one product are filled one after the other.
  const { product, reading } =
    matches.find(({ product: { item } }) => countOf(counts, item) < unitsOf(item)) ?? match
  const { expiresOn = null, count = null } = reading.gs1 ?? {}
  if (expiresOn && expiresOn < today) return { kind: 'expired', item: product.item, expiresOn }
  const result = countUnits(counts, product.item, count ?? 1)
  if (result.kind !== 'counted') return result
  return { ...result, takeFirst: takesFirst(product.item, expiresOn) }
}

/** How many units are still to be scanned. */
export function missingUnits(items: readonly PackItem[], counts: Counts): number {
  return items.reduce((sum, item) => sum + unitsOf(item) - countOf(counts, item), 0)
}

/**
 * The products of an order that an unknown code may belong to: those with units to scan, and those without a barcode. The
 * likeliest come first.
 */
export function likelyOwners(items: readonly PackItem[], counts: Counts): readonly CodedProduct[] {
  const products = new Map<string, CodedProduct & { readonly rank: number }>()
  for (const item of items) {
    const { name, productId: id, productToPack } = item
    if (!id || !productToPack) continue
    const { gtin, sku } = productToPack
    const isMissing = countOf(counts, item) < unitsOf(item)
    if (!isMissing && gtin !== null) continue
    const rank = (isMissing ? 0 : 2) + (gtin === null ? 0 : 1)
    const known = products.get(id)
    if (!known || rank < known.rank) products.set(id, { id, name, gtin, sku, rank })
  }
  return [...products.values()].sort((one, other) => one.rank - other.rank)
}
