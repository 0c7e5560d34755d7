import { describe, expect, test } from 'vitest'
import { MAX_ATTRIBUTE_LENGTH, MAX_FILTER_CHOICES } from '../limits'
import { asPounds } from '../money/units'
import { ANIMALS, LIFE_STAGES } from '../products/product-attributes'
import { LIST_SORTS } from './product-filter'
import {
  type ListAddress,
  listAddressParameters,
  readListAddress,
  SORT_PARAMETERS,
} from './product-list-address'

const read = (query: string) => readListAddress(new URLSearchParams(query), 'products')
const write = (address: ListAddress) => String(listAddressParameters(address))

describe('an address', () => {
  test('says what a list shows, and is read as it was written', () => {
    const address: ListAddress = {
      sort: 'PRICE_ASC',
      filter: {
        animals: ['CAT', 'DOG'],
        brands: ['Nilo & Sons', 'سيوة'],
        lifeStages: ['ADULT', 'SENIOR'],
        flavours: ['Tuna'],
        minPrice: asPounds(10.5),
        maxPrice: asPounds(200),
        inStock: true,
        onOffer: true,
      },
      after: Buffer.from('["PRICE_ASC",1050,7]').toString('base64url'),
    }
    expect(read(write(address))).toEqual(address)
  })

  test('has a different word for each sort, animal and age', () => {
    expect(new Set(Object.values(SORT_PARAMETERS)).size).toBe(LIST_SORTS.length)
    for (const sort of LIST_SORTS) expect(read(write({ sort })).sort).toBe(sort)
    for (const animal of ANIMALS) {
      expect(read(write({ filter: { animals: [animal] } })).filter?.animals).toEqual([animal])
    }
    for (const stage of LIFE_STAGES) {
      expect(read(write({ filter: { lifeStages: [stage] } })).filter?.lifeStages).toEqual([stage])
    }
  })

  test('is the same for the same list', () => {
    const canonical = 'sort=name&animal=cat&animal=dog&brand=A&brand=B&max=5'
    for (const query of [canonical, 'max=5.00&brand=B&animal=DOG&brand=A&animal=cat&sort=Name']) {
      expect(write(read(query))).toBe(canonical)
    }
    expect(write({})).toBe('')
  })

  test('ignores values that are repeated', () => {
    expect(read('brand=A&brand=%20A&animal=cat&animal=CAT').filter).toEqual({
      brands: ['A'],
      animals: ['CAT'],
    })
  })

  test.each([
    'sort=cheap',
    'sort=',
    'animal=bird',
    'brand=',
    'brand=%00',
    `brand=${'x'.repeat(MAX_ATTRIBUTE_LENGTH + 1)}`,
    Array.from({ length: MAX_FILTER_CHOICES + 1 }, (_, index) => `brand=${index}`).join('&'),
    'min=-1',
    'min=1e3',
    'min=1.005',
    'max=1000000.01',
    'max=99999999',
    'stock=out',
    'offer=no',
    'after=x',
    'after=MQ.',
    'sort=name&after=MQ',
  ])('ignores %s', (query) => {
    const { sort: _, ...others } = read(query)
    expect(others).toEqual({})
  })

  test('has a cursor only of its own order', () => {
    expect(read('after=MQ')).toEqual({ after: 'MQ' })
    const search = readListAddress(new URLSearchParams('after=MQ'), 'search')
    expect(search).toEqual({})
  })
})
