import type { ProductFilter } from '#domain/listing/product-filter'
import { asPiastres, type Piastres } from '#domain/money/units'
import { textKey } from '#domain/validation/characters'
import type { KindSummary, ListingColumns } from './listing-columns'
import { ANIMAL_BITS, IN_STOCK_BIT, ON_OFFER_BIT, STAGE_BITS, TRAITS } from './listing-row'

// The filters that a kind of products can fail, one bit each.
const CATEGORY = 1
const ANIMAL = 2
const STAGE = 4
const AVAILABILITY = 8
const OFFER = 16
const BRAND = 32
const FLAVOUR = 64

/** The lowest and the highest price. */
export interface PriceRange {
  readonly minPiastres: Piastres
  readonly maxPiastres: Piastres
}

/** How many products have each value, among those that pass the filters of all other attributes. */
export interface FacetCounts {
  /** By their traits. */
  readonly animals: Int32Array
  readonly stages: Int32Array
  readonly availability: Int32Array
  readonly offers: Int32Array
  /** By the numbers in the columns. */
  readonly brands: Int32Array
  readonly flavours: Int32Array
  /** Undefined if there are none. */
  readonly prices: PriceRange | undefined
}

/** Whether the bits of a product satisfy one of the choices; no choices are satisfied by all. */
const has = (bits: number, choices: readonly number[]) =>
  choices.length === 0 || choices.some((choice) => (bits & choice) === choice)

/** Returns the filters that each combination of traits fails. */
function failuresOfTraits(filter: ProductFilter): Uint8Array {
  const animals = filter.animals.map((value) => ANIMAL_BITS[value])
  const stages = filter.lifeStages.map((value) => STAGE_BITS[value])
  return Uint8Array.from({ length: TRAITS }, (_, traits) => {
    const isInStock = !filter.inStock || has(traits, [IN_STOCK_BIT])
    const isOnOffer = !filter.onOffer || has(traits, [ON_OFFER_BIT])
    return (
      (has(traits, animals) ? 0 : ANIMAL) |
      (has(traits, stages) ? 0 : STAGE) |
      (isInStock ? 0 : AVAILABILITY) |
      (isOnOffer ? 0 : OFFER)
    )
  })
}

/** `failure` for each text unless it is chosen. */
function failuresOfTexts(
  texts: readonly (string | undefined)[],
  choices: readonly string[],
  failure: number,
): Uint8Array {
  const chosen = new Set(choices.map(textKey))
  return Uint8Array.from(texts, (text) => {
    const isChosen = choices.length === 0 || (text !== undefined && chosen.has(textKey(text)))
    return isChosen ? 0 : failure
  })
}

/**
 * Returns the filters that each kind of products fails, by its number. `within` has the keys of categories and
 * collections: of each set, products need one.
 */
export function failuresOfKinds(
  { kinds, categorySets, brands, flavours }: ListingColumns,
  filter: ProductFilter,
  within: readonly (readonly string[])[],
): Uint8Array {
  const { traits, categorySet, brand, flavour } = kinds.columns
  const traitFailures = failuresOfTraits(filter)
  const categoryFailures = Uint8Array.from(categorySets, (keys) =>
    within.every((set) => set.some((key) => keys?.has(key))) ? 0 : CATEGORY,
  )
  const brandFailures = failuresOfTexts(brands, filter.brands, BRAND)
  const flavourNames = flavours.map((entry) => entry?.flavour)
  const flavourFailures = failuresOfTexts(flavourNames, filter.flavours, FLAVOUR)
  const failures = new Uint8Array(kinds.size)
  for (let code = 0; code < failures.length; code += 1) {
    failures[code] =
      (categoryFailures[categorySet[code] ?? 0] ?? 0) |
      (traitFailures[traits[code] ?? 0] ?? 0) |
      (brandFailures[brand[code] ?? 0] ?? 0) |
      (flavourFailures[flavour[code] ?? 0] ?? 0)
  }
  return failures
}

/** The prices that a filter leaves, in piastres. */
export function priceBounds({ minPricePiastres, maxPricePiastres }: ProductFilter) {
  return { low: minPricePiastres ?? 0, high: maxPricePiastres ?? Number.MAX_SAFE_INTEGER }
}

/** How many products of each kind have a price that the filter leaves. */
function countInPriceRange(
  { columns, size, kinds }: ListingColumns,
  filter: ProductFilter,
  places: Int32Array | undefined,
): Int32Array {
  const { low, high } = priceBounds(filter)
  const { kind, pricePiastres } = columns
  const counts = new Int32Array(kinds.size)
  const candidates = places?.length ?? size
  for (let at = 0; at < candidates; at += 1) {
    const place = places ? (places[at] ?? -1) : at
    if (place < 0) continue
    const amount = pricePiastres[place] ?? 0
    if (amount >= low && amount <= high) increment(counts, kind[place] ?? 0)
  }
  return counts
}

/** Counts products by kind: those that fail only one attribute count for that one. */
function countAttributes(
  { kinds, brands, flavours }: ListingColumns,
  failures: Uint8Array,
  inPriceRange: Int32Array,
): { readonly total: number; readonly counts: Omit<FacetCounts, 'prices'> } {
  const counts = {
    animals: new Int32Array(TRAITS),
    stages: new Int32Array(TRAITS),
    availability: new Int32Array(TRAITS),
    offers: new Int32Array(TRAITS),
    brands: new Int32Array(brands.length),
    flavours: new Int32Array(flavours.length),
  }
  const { traits, brand, flavour } = kinds.columns
  let total = 0
  for (let code = 0; code < kinds.size; code += 1) {
    const count = inPriceRange[code] ?? 0
    const failed = failures[code] ?? 0
    // It fails several attributes: it counts for none.
    if ((failed & (failed - 1)) !== 0) continue
    const trait = traits[code] ?? 0
    if (failed === 0) total += count
    if ((failed & ~ANIMAL) === 0) increment(counts.animals, trait, count)
    if ((failed & ~STAGE) === 0) increment(counts.stages, trait, count)
    if ((failed & ~AVAILABILITY) === 0) increment(counts.availability, trait, count)
    if ((failed & ~OFFER) === 0) increment(counts.offers, trait, count)
    if ((failed & ~BRAND) === 0) increment(counts.brands, brand[code] ?? 0, count)
    if ((failed & ~FLAVOUR) === 0) increment(counts.flavours, flavour[code] ?? 0, count)
  }
  return { total, counts }
}

/** The lowest and the highest price of the kinds that fail nothing. */
function priceRangeOf(
  { counts, minPiastres, maxPiastres }: KindSummary,
  failures: Uint8Array,
): FacetCounts['prices'] {
  let min = Number.MAX_SAFE_INTEGER
  let max = -1
  for (let code = 0; code < failures.length; code += 1) {
    if (failures[code] !== 0 || counts[code] === 0) continue
    min = Math.min(min, minPiastres[code] ?? 0)
    max = Math.max(max, maxPiastres[code] ?? 0)
  }
  return max < 0 ? undefined : { minPiastres: asPiastres(min), maxPiastres: asPiastres(max) }
}

/**
 * Counts the products of a listing, in total and by facet; `places` are the products found by its search, if it has
 * one.
 */
export function countProducts(
  index: ListingColumns,
  failures: Uint8Array,
  filter: ProductFilter,
  places: Int32Array | undefined,
): { readonly total: number; readonly counts: FacetCounts } {
  const summary = places ? index.summarizeKinds(places) : index.kindSummary
  const hasPriceFilter = filter.minPricePiastres != null || filter.maxPricePiastres != null
  const inPriceRange = hasPriceFilter ? countInPriceRange(index, filter, places) : summary.counts
  const { total, counts } = countAttributes(index, failures, inPriceRange)
  return { total, counts: { ...counts, prices: priceRangeOf(summary, failures) } }
}

function increment(counts: Int32Array, place: number, by = 1): void {
  counts[place] = (counts[place] ?? 0) + by
}
