import type { ListSort, ProductFilterInput } from '#domain/listing/product-filter'
import type { Locale } from '#domain/messages/locale'
import { animalsOf, type Category, findCategory, matchesRule } from '#domain/products/categories'
import { percentSavedOf } from '#domain/products/offers'
import { unitPriceSortValue } from '#domain/products/unit-price'
import { ratingSortValue } from '#domain/reviews/rating'
import type { ProductEntity } from '../catalogue/products/product.entity'

type Attribute = 'animal' | 'brand' | 'stage' | 'flavour' | 'stock' | 'offer' | 'price'

const ATTRIBUTES: readonly Attribute[] = [
  'animal',
  'brand',
  'stage',
  'flavour',
  'stock',
  'offer',
  'price',
]

/** The animals of a product, as choices of a filter that it satisfies. */
function animalChoices({ animal, name }: ProductEntity): readonly string[] {
  if (animal) return animal === 'BOTH' ? ['CAT', 'DOG', 'BOTH'] : [animal]
  const animals = animalsOf(name).map((word) => word.toUpperCase())
  return animals.length === 2 ? [...animals, 'BOTH'] : animals
}

const stageChoices = ({ lifeStage }: ProductEntity): readonly string[] =>
  lifeStage === 'ALL' ? ['JUNIOR', 'ADULT', 'SENIOR', 'ALL'] : lifeStage ? [lifeStage] : []

function satisfies(product: ProductEntity, attribute: Attribute, filter: ProductFilterInput) {
  const isChosen = (chosen: readonly string[] | null | undefined, values: readonly string[]) =>
    !chosen || chosen.length === 0 || chosen.some((value) => values.includes(value))
  const text = (value: string | null) => (value === null ? [] : [value])
  const pounds = product.pricePiastres / 100
  switch (attribute) {
    case 'animal':
      return isChosen(filter.animals, animalChoices(product))
    case 'brand':
      return isChosen(filter.brands, text(product.brand))
    case 'stage':
      return isChosen(filter.lifeStages, stageChoices(product))
    case 'flavour':
      return isChosen(filter.flavours, text(product.flavour))
    case 'stock':
      return !filter.inStock || product.stock !== 0
    case 'offer':
      return !filter.onOffer || product.wasPricePiastres !== null
    case 'price':
      return (
        pounds >= (filter.minPrice ?? 0) && pounds <= (filter.maxPrice ?? Number.POSITIVE_INFINITY)
      )
  }
}

function sortValue(product: ProductEntity, sort: ListSort, locale: Locale): number | string {
  const { id, pricePiastres, wasPricePiastres, unitsSold, name, nameAr, netAmount, netUnit } =
    product
  switch (sort) {
    case 'OLDEST':
      return id
    case 'NEWEST':
      return -id
    case 'PRICE_ASC':
      return pricePiastres
    case 'PRICE_DESC':
      return -pricePiastres
    case 'UNIT_PRICE_ASC':
      return unitPriceSortValue(
        pricePiastres,
        netAmount !== null && netUnit ? { amount: netAmount, unit: netUnit } : undefined,
      )
    case 'BEST_SELLING':
      return -unitsSold
    case 'BIGGEST_SAVING':
      return wasPricePiastres === null ? 0 : -percentSavedOf(pricePiastres, wasPricePiastres)
    case 'TOP_RATED':
      return -ratingSortValue(product)
    case 'NAME_ASC':
      return (locale === 'ar' && nameAr) || name
  }
}

export interface PlainList {
  readonly ids: readonly number[]
  /** The number of products that each value would leave, such as `BRAND Nilo`. */
  readonly counts: Readonly<Record<string, number>>
  readonly prices: { readonly min: number; readonly max: number } | null
}

export interface PlainQuery {
  readonly filter?: ProductFilterInput
  /** Without it, by relevance. */
  readonly sort?: ListSort | undefined
  /** The key of a category. */
  readonly category?: string | undefined
  /** Whole words of names, in lower case. */
  readonly words?: string | undefined
  readonly locale?: Locale
}

/** Whether a name has the words of a query, and how well: 0 as a phrase, 1 in another order. */
function rankOf({ name, nameAr }: ProductEntity, words: string): number | undefined {
  const text = ` ${name} ${nameAr ?? ''} `.toLowerCase()
  if (text.includes(` ${words} `)) return 0
  return words.split(' ').every((word) => text.includes(` ${word} `)) ? 1 : undefined
}

/** The expected list, from all products in memory. */
export function plainList(
  products: readonly ProductEntity[],
  { filter = {}, sort, category, words, locale = 'en' }: PlainQuery,
): PlainList {
  const rules = category
    ? ((findCategory(category) as Category | undefined)?.rules ?? [])
    : undefined
  const rank = (product: ProductEntity) => (words === undefined ? 0 : rankOf(product, words))
  const listed = products.filter(
    (product) =>
      !product.hidden &&
      (!rules || rules.some((rule) => matchesRule(product.name, rule))) &&
      rank(product) !== undefined,
  )
  /** The products that satisfy all attributes but one. */
  const without = (other?: Attribute) =>
    listed.filter((product) =>
      ATTRIBUTES.every((each) => each === other || satisfies(product, each, filter)),
    )
  const sorted = without().toSorted((a, b) => {
    const [first, second] = [a, b].map((product) =>
      sort ? sortValue(product, sort, locale) : (rank(product) ?? 0),
    ) as [number | string, number | string]
    return first < second ? -1 : first > second ? 1 : a.id - b.id
  })
  const counts: Record<string, number> = {}
  const count = (key: string) => {
    counts[key] = (counts[key] ?? 0) + 1
  }
  for (const product of without('animal'))
    for (const value of animalChoices(product)) count(`ANIMAL ${value}`)
  for (const { brand } of without('brand')) if (brand !== null) count(`BRAND ${brand}`)
  for (const product of without('stage'))
    for (const value of stageChoices(product)) count(`LIFE_STAGE ${value}`)
  for (const { flavour } of without('flavour')) if (flavour !== null) count(`FLAVOUR ${flavour}`)
  for (const { stock } of without('stock')) if (stock !== 0) count('AVAILABILITY IN_STOCK')
  for (const { wasPricePiastres } of without('offer'))
    if (wasPricePiastres !== null) count('OFFER ON_OFFER')
  const prices = without('price').map(({ pricePiastres }) => pricePiastres / 100)
  return {
    ids: sorted.map(({ id }) => id),
    counts,
    prices: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null,
  }
}
