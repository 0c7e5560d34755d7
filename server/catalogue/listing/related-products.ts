import type { ProductView } from '#domain/products/product-view'
import type { ProductLoaders } from '../products/product-loaders'
import type { ListingColumns } from './listing-columns'
import { ANIMAL_BITS, animalBitsOf, IN_STOCK_BIT } from './listing-row'
import type { ListSources } from './product-page'

/** A product to find related products for. */
export type NamedProduct = Pick<ProductView, 'id' | 'name'>

/** The ids of all groups in random order; those that are not taken cost nothing. */
function* shuffled(groups: readonly Int32Array[]): Generator<number> {
  const idAt = (place: number) => {
    let rest = place
    const group = groups.find((ids) => {
      if (rest < ids.length) return true
      rest -= ids.length
      return false
    })
    return group?.[rest] ?? 0
  }
  // Fisher and Yates, with nothing stored but the places that have been swapped.
  const swapped = new Map<number, number>()
  for (let last = groups.reduce((sum, ids) => sum + ids.length, 0) - 1; last >= 0; last -= 1) {
    const place = Math.floor(Math.random() * (last + 1))
    yield idAt(swapped.get(place) ?? place)
    swapped.set(place, swapped.get(last) ?? last)
  }
}

function chooseRelated(
  index: ListingColumns,
  { id, name }: NamedProduct,
  count: number,
): readonly number[] {
  const animals = (index.traitsOf(id) ?? animalBitsOf({ animal: null, name })) & ANIMAL_BITS.BOTH
  const ranks: Int32Array[][] = [[], [], [], []]
  for (const [traits, ids] of index.idsByTraits.entries()) {
    const isOther = animals !== 0 && (traits & animals) === 0
    const isSoldOut = (traits & IN_STOCK_BIT) === 0
    ranks[2 * Number(isOther) + Number(isSoldOut)]?.push(ids)
  }
  const chosen: number[] = []
  for (const groups of ranks) {
    for (const other of shuffled(groups)) {
      if (chosen.length === count) return chosen
      if (other !== id) chosen.push(other)
    }
  }
  return chosen
}

interface RelatedSources extends Pick<ListSources, 'db' | 'listing'> {
  readonly loaders: Pick<ProductLoaders, 'byId'>
}

/**
 * At most `count` random other products, those for the same animal first, and of these those in stock. One
 * statement reads those of all products that are asked for together.
 */
export async function findRelated(
  { db, listing, loaders }: RelatedSources,
  product: NamedProduct,
  count: number,
): Promise<readonly ProductView[]> {
  const ids = chooseRelated(await listing.get(db), product, count)
  const related = await Promise.all(ids.map((id) => loaders.byId.load(id)))
  // One may have been deleted since.
  return related.filter((one) => one !== null)
}
