import { FOUND_ALTERNATIVES } from '#domain/limits'
import type { ProductFilterInput } from '#domain/listing/product-filter'
import type { ProductView } from '#domain/products/product-view'
import { KNOWN_BRANDS, type KnownBrand } from '#domain/search/known-brands'
import type { Unchecked } from '#domain/validation/validate'
import { wordsOf } from '../../platform/text/search-text'
import { listProducts } from '../listing/product-list.service'
import type { ListSources } from '../listing/product-page'
import type { QueryUnit } from './search-query'

const BRANDS = KNOWN_BRANDS.map((brand) => ({
  brand,
  words: wordsOf(brand.name.replace('’', '')).join(' '),
}))

const hasTerm = ({ words, terms }: QueryUnit, text: string) =>
  words.join(' ') === text || terms.some((term) => term.join(' ') === text)

/** The brand that a unit of a query names. */
export function brandOf(unit: QueryUnit): KnownBrand | undefined {
  return BRANDS.find(({ words }) => hasTerm(unit, words))?.brand
}

// More products are not skipped.
const MAX_OFFSET = 1000

/** The animals and ages that a query names, as a filter for products in stock. */
export function filterOf(units: readonly QueryUnit[]): Unchecked<ProductFilterInput> {
  const names = (...texts: readonly string[]) =>
    units.some((unit) => texts.some((text) => hasTerm(unit, text)))
  const isForCats = names('cat', 'kitten')
  const isForDogs = names('dog', 'puppy')
  const isYoung = names('kitten', 'puppy')
  const isOld = names('senior')
  return {
    inStock: true,
    ...(isForCats !== isForDogs && { animals: [isForCats ? 'CAT' : 'DOG'] }),
    ...((isYoung || isOld) && { lifeStages: [isYoung ? 'JUNIOR' : 'SENIOR'] }),
  }
}

/** Products that a shopper may take instead of a brand that the shop does not have: nearest by kind, age and unit price. */
export async function findInsteadOf(
  sources: ListSources,
  { category, priceLevel }: KnownBrand,
  units: readonly QueryUnit[],
): Promise<readonly ProductView[]> {
  const list = {
    category,
    filter: filterOf(units),
    sort: 'UNIT_PRICE_ASC',
    search: null,
    after: null,
  }
  const cheapest = await listProducts(sources, { ...list, first: FOUND_ALTERNATIVES, offset: 0 })
  const total = await cheapest.count()
  const offset = Math.min(MAX_OFFSET, Math.round((total - FOUND_ALTERNATIVES) * priceLevel))
  if (offset <= 0) return cheapest.nodes
  const { nodes } = await listProducts(sources, { ...list, first: FOUND_ALTERNATIVES, offset })
  return nodes
}
