import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_FILTER } from '#domain/listing/product-filter'
import { asPiastres } from '#domain/money/units'
import { ListingColumns } from './listing-columns'
import type { ListingRow } from './listing-row'
import { selectIds } from './listing-selection'

const row = (id: number): ListingRow => ({
  id,
  name: 'Toy',
  pricePiastres: asPiastres(1_000),
  wasPricePiastres: null,
  inStock: true,
  unitsSold: 0,
  reviewCount: 0,
  starsTotal: 0,
  categoryKeys: null,
  collectionSlugs: [],
  brand: null,
  brandAr: null,
  animal: null,
  lifeStage: null,
  flavour: null,
  flavourAr: null,
  netAmount: null,
  netUnit: null,
  hidden: false,
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }))
const byNumber = (a: number, b: number) => a - b

describe('The columns of the catalogue', () => {
  test('know where any products are, and which are missing', () => {
    fc.assert(
      fc.property(ids, ids, (stored, wanted) => {
        const index = new ListingColumns()
        index.put(stored.map(row))
        const sorted = stored.toSorted(byNumber)
        const query = wanted.toSorted(byNumber)
        const places = index.placesOf(Int32Array.from(query))
        const found = Array.from(places, (place) => (place < 0 ? -1 : place))
        expect(found).toEqual(query.map((id) => sorted.indexOf(id)))
      }),
    )
  })

  test('tell any number of categories apart', () => {
    const keys = Array.from({ length: 70 }, (_, index) => `category-${index}`)
    const index = new ListingColumns(({ id }) => [{ key: keys[id - 1] ?? '' }])
    index.put(keys.map((_, place) => row(place + 1)))
    const found = keys.map((category) =>
      selectIds(index, { filter: NO_FILTER, within: [[category]] }, undefined),
    )
    expect(found).toEqual(keys.map((_, place) => [place + 1]))
  })
})
