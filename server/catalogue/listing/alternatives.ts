import { MAX_SIZES } from '#domain/limits'
import { ownCategories } from '#domain/products/own-categories'
import type { ProductView } from '#domain/products/product-view'
import type { ProductLoaders } from '../products/product-loaders'
import type { ListingColumns } from './listing-columns'
import { ANIMAL_BITS, IN_STOCK_BIT, STAGE_BITS } from './listing-row'
import type { ListSources } from './product-page'

/** A product in whose place others are offered. */
export type ReplacedProduct = Pick<ProductView, 'id' | 'name' | 'pricePiastres'>

/** How well the animals, or the ages, of two products go together; undefined if not at all. */
function matchOf(wanted: number, offered: number): number | undefined {
  if (wanted === 0 || offered === 0) return wanted === offered ? 0 : 1
  return (wanted & offered) === 0 ? undefined : 0
}

/** The rank of each kind of products, by its number, from 0; undefined for those that are no alternative. */
function rankKinds(index: ListingColumns, { id, name }: ReplacedProduct) {
  const { traits, categorySet } = index.kinds.columns
  const kind = index.kindOf(id)
  if (kind === undefined) return []
  const sets = index.categorySets
  const keys = sets[categorySet[kind] ?? 0] ?? new Set<string>()
  const categories = ownCategories(name, keys)
  // Collections may be of anything, such as a sale: they say what a product is only if nothing else does.
  const own = categories.length > 0 ? categories : [...keys]
  const wanted = traits[kind] ?? 0
  return Array.from({ length: index.kinds.size }, (_, other): number | undefined => {
    const offered = traits[other] ?? 0
    const shared = own.filter((key) => sets[categorySet[other] ?? 0]?.has(key)).length
    if (shared === 0 || (offered & IN_STOCK_BIT) === 0) return undefined
    const animal = matchOf(wanted & ANIMAL_BITS.BOTH, offered & ANIMAL_BITS.BOTH)
    const age = matchOf(wanted & STAGE_BITS.ALL, offered & STAGE_BITS.ALL)
    if (animal === undefined || age === undefined) return undefined
    return 4 * (own.length - shared) + 2 * animal + age
  })
}

/** Other products of the same category, for the same animal and age, in stock, those of the nearest price first. */
function chooseAlternatives(
  index: ListingColumns,
  product: ReplacedProduct,
  count: number,
): readonly number[] {
  const ranks = rankKinds(index, product)
  const { id: ids, kind, pricePiastres } = index.columns
  const best: { readonly id: number; readonly rank: number; readonly distance: number }[] = []
  for (let place = 0; place < index.size; place += 1) {
    const rank = ranks[kind[place] ?? 0]
    const id = ids[place] ?? 0
    if (rank === undefined || id === product.id) continue
    // Half the price is as far away as twice the price.
    const distance = Math.abs(Math.log((pricePiastres[place] ?? 0) / product.pricePiastres))
    const isAfter = (one: (typeof best)[number]) =>
      one.rank > rank || (one.rank === rank && one.distance > distance)
    const at = best.findIndex(isAfter)
    if (at >= 0) best.splice(at, 0, { id, rank, distance })
    else if (best.length < count) best.push({ id, rank, distance })
    if (best.length > count) best.pop()
  }
  return best.map(({ id }) => id)
}

interface AlternativeSources extends Pick<ListSources, 'db' | 'listing'> {
  readonly loaders: Pick<ProductLoaders, 'byId' | 'sizes'>
}

/**
 * At most `count` products in stock that somebody may take in place of one: its other sizes, then others of the same category,
 * for the same animal and age, those of the nearest price first. Of a product without a
 * category, those of its collections.
 */
export async function findAlternatives(
  { db, listing, loaders }: AlternativeSources,
  product: ReplacedProduct,
  count: number,
): Promise<readonly ProductView[]> {
  const family = await loaders.sizes.load(product.id)
  const sizes = family.filter(
    ({ id, quantityAvailable }) => id !== product.id && quantityAvailable !== 0,
  )
  const ids = chooseAlternatives(await listing.get(db), product, count + MAX_SIZES)
  const isSize = new Set(family.map(({ id }) => id))
  const others = ids.filter((id) => !isSize.has(id)).slice(0, Math.max(count - sizes.length, 0))
  const found = await Promise.all(others.map((id) => loaders.byId.load(id)))
  // One may have been deleted since.
  return [...sizes, ...found.filter((one) => one !== null)].slice(0, count)
}
