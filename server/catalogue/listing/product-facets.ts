import { MAX_FACET_VALUES } from '#domain/limits'
import type { ProductFilter } from '#domain/listing/product-filter'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import {
  ANIMALS,
  type Animal,
  LIFE_STAGES,
  type LifeStage,
} from '#domain/products/product-attributes'
import { textKey } from '#domain/validation/characters'
import type { FacetCounts } from './facet-counts'
import type { ListingColumns } from './listing-columns'
import { ANIMAL_BITS, IN_STOCK_BIT, ON_OFFER_BIT, STAGE_BITS } from './listing-row'

/** The attributes by which listings can be filtered, besides the price. */
export const FACET_ATTRIBUTES = [
  'ANIMAL',
  'BRAND',
  'LIFE_STAGE',
  'FLAVOUR',
  'AVAILABILITY',
  'OFFER',
] as const

export type FacetAttribute = (typeof FACET_ATTRIBUTES)[number]

export interface FacetValueView {
  /** As in the filter. */
  readonly value: string
  /** For display. */
  readonly label: string
  /** How many products have it, among those that pass the filters of all other attributes. */
  readonly count: number
  readonly selected: boolean
}

export interface ProductFacetView {
  readonly attribute: FacetAttribute
  /** Those of most products first. */
  readonly values: readonly FacetValueView[]
}

/** The counts of products whose traits have all these bits. */
function countTraits(counts: Int32Array, bits: number): number {
  return counts.reduce((sum, count, traits) => ((traits & bits) === bits ? sum + count : sum), 0)
}

/** Drops values without products that are not selected, and sorts the others. */
function sortValues(values: readonly FacetValueView[], locale: Locale): readonly FacetValueView[] {
  const collator = new Intl.Collator(locale)
  const isBefore = (a: FacetValueView, b: FacetValueView) =>
    b.count - a.count ||
    collator.compare(a.label, b.label) ||
    (a.value < b.value ? -1 : Number(a.value > b.value))
  return values
    .filter(({ count, selected }) => count > 0 || selected)
    .toSorted(isBefore)
    .filter(({ selected }, place) => selected || place < MAX_FACET_VALUES)
}

/** The values of a choice in both: `choices`, which are offered, and others that are selected. */
function valuesOf<T extends string>(
  choices: readonly T[],
  selected: readonly T[],
  label: (value: T) => string,
  count: (value: T) => number,
): readonly FacetValueView[] {
  return [...new Set([...choices, ...selected])].map((value) => ({
    value,
    label: label(value),
    count: count(value),
    selected: selected.includes(value),
  }))
}

interface CountedLabel {
  /** In the spelling stored first. */
  readonly value: string
  count: number
  label: string
  /** Of the label: the most common one is shown. */
  labelCount: number
}

/** The flavours, each once, although it may have several translations. */
function flavourValues(
  index: ListingColumns,
  counts: Int32Array,
  selected: readonly string[],
  locale: Locale,
): readonly FacetValueView[] {
  const byFlavour = new Map<string, CountedLabel>()
  for (const value of selected) {
    byFlavour.set(textKey(value), { value, count: 0, label: value, labelCount: 0 })
  }
  index.flavours.forEach((entry, code) => {
    const count = counts[code] ?? 0
    if (!entry || count === 0) return
    const { flavour, flavourAr } = entry
    const key = textKey(flavour)
    const first = { value: flavour, count: 0, label: flavour, labelCount: 0 }
    const stored = byFlavour.get(key)
    // The selected value may be spelled differently from the stored one.
    const known = stored && stored.count > 0 ? stored : first
    byFlavour.set(key, known)
    known.count += count
    if (locale !== 'ar' || flavourAr === null || count < known.labelCount) return
    if (count === known.labelCount && flavourAr > known.label) return
    known.label = flavourAr
    known.labelCount = count
  })
  const chosen = selected.map(textKey)
  return [...byFlavour].map(([key, { value, label, count }]) => ({
    value,
    label,
    count,
    selected: chosen.includes(key),
  }))
}

/** The values that a list can be filtered by, with their counts. */
export function toFacets(
  index: ListingColumns,
  counts: FacetCounts,
  filter: ProductFilter,
  locale: Locale,
): readonly ProductFacetView[] {
  const brandCounts = new Map(index.brands.map((brand, code) => [brand, counts.brands[code] ?? 0]))
  const brands = [...brandCounts.keys()].filter((brand) => brand !== undefined)
  const brandByKey = new Map(brands.map((brand) => [textKey(brand), brand]))
  const switchValue = (value: string, label: string, count: number, selected: boolean) => [
    { value, label, count, selected },
  ]
  const values: Readonly<Record<FacetAttribute, readonly FacetValueView[]>> = {
    ANIMAL: valuesOf<Animal>(
      ANIMALS.filter((value) => value !== 'BOTH'),
      filter.animals,
      (value) => translate(`product.animal.${value}`, {}, locale),
      (value) => countTraits(counts.animals, ANIMAL_BITS[value]),
    ),
    BRAND: valuesOf(
      brands,
      filter.brands.map((chosen) => brandByKey.get(textKey(chosen)) ?? chosen),
      (value) => index.brandName(value, locale),
      (value) => brandCounts.get(value) ?? 0,
    ),
    LIFE_STAGE: valuesOf<LifeStage>(
      LIFE_STAGES.filter((value) => value !== 'ALL'),
      filter.lifeStages,
      (value) => translate(`product.lifeStage.${value}`, {}, locale),
      (value) => countTraits(counts.stages, STAGE_BITS[value]),
    ),
    FLAVOUR: flavourValues(index, counts.flavours, filter.flavours, locale),
    AVAILABILITY: switchValue(
      'IN_STOCK',
      translate('facet.inStock', {}, locale),
      countTraits(counts.availability, IN_STOCK_BIT),
      filter.inStock,
    ),
    OFFER: switchValue(
      'ON_OFFER',
      translate('facet.onOffer', {}, locale),
      countTraits(counts.offers, ON_OFFER_BIT),
      filter.onOffer,
    ),
  }
  return FACET_ATTRIBUTES.map((attribute) => ({
    attribute,
    values: sortValues(values[attribute], locale),
  }))
}
