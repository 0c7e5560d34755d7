import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { CATEGORIES, type Category, categoryPath } from '#domain/products/categories'
import type { ListingColumns } from '../listing/listing-columns'
import type { ListSources } from '../listing/product-page'

export interface PopularSearch {
  readonly text: string
  /** The path of the page that shows it. */
  readonly path: string
}

interface Ordered {
  readonly units: number
  readonly search: PopularSearch
}

/** The units that were ordered of each kind of products, by its number. */
function unitsOfKinds({ columns, kinds, size }: ListingColumns): Float64Array {
  const units = new Float64Array(kinds.size)
  for (let place = 0; place < size; place += 1) {
    const kind = columns.kind[place] ?? 0
    units[kind] = (units[kind] ?? 0) + (columns.unitsSold[place] ?? 0)
  }
  return units
}

const isLeaf = ({ key }: Category) => !CATEGORIES.some(({ parent }: Category) => parent === key)
const LEAVES = CATEGORIES.filter(isLeaf)

const mostOrdered = (some: readonly Ordered[], first: number) =>
  some
    .filter(({ units }) => units > 0)
    .toSorted((a, b) => b.units - a.units)
    .slice(0, first)

/**
 * Returns the best-selling categories and brands of the last 90 days as search suggestions, in the language of the
 * sources. Read from the index of the catalogue, without a statement.
 */
export async function findPopularSearches(
  { db, listing, locale }: Pick<ListSources, 'db' | 'listing' | 'locale'>,
  first: number,
): Promise<readonly PopularSearch[]> {
  const index = await listing.get(db)
  const units = unitsOfKinds(index)
  const { categorySet, brand } = index.kinds.columns
  const sum = (hasKind: (kind: number) => boolean) =>
    units.reduce((total, one, kind) => (hasKind(kind) ? total + one : total), 0)
  const categories = LEAVES.map((category) => ({
    units: sum((kind) => index.categorySets[categorySet[kind] ?? 0]?.has(category.key) ?? false),
    search: categorySearch(category, locale),
  }))
  const unitsOfBrands = new Float64Array(index.brands.length)
  units.forEach((one, kind) => {
    const code = brand[kind] ?? 0
    unitsOfBrands[code] = (unitsOfBrands[code] ?? 0) + one
  })
  const brands = index.brands.flatMap((name, code) =>
    name === undefined
      ? []
      : [{ units: unitsOfBrands[code] ?? 0, search: brandSearch(index.brandName(name, locale)) }],
  )
  const half = Math.ceil(first / 2)
  const popularBrands = mostOrdered(brands, half)
  // Few shops have many brands that sell: categories take their places.
  const popularCategories = mostOrdered(categories, first - popularBrands.length)
  return [...popularCategories, ...popularBrands].map(({ search }) => search)
}

function categorySearch(category: Category, locale: Locale): PopularSearch {
  return { text: translate(category.title, {}, locale), path: categoryPath(category) }
}

function brandSearch(brand: string): PopularSearch {
  return { text: brand, path: `/search?query=${encodeURIComponent(brand)}` }
}
