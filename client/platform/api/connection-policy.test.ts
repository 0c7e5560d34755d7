import { expect, test } from 'vitest'
import { buildProduct } from '../../test/products'
import { ListingProductsDocument } from '../gql/listing'
import { createCache } from './apollo'

const category = 'CAT_FOOD'

function readList(cache: ReturnType<typeof createCache>, after: string | null = null) {
  const variables = { category, first: 2, after } as const
  const data = cache.readQuery({ query: ListingProductsDocument, variables })
  return data && [data.products.nodes.map(({ id }) => id), data.products.pageInfo.endCursor]
}

function write(
  cache: ReturnType<typeof createCache>,
  after: string | null,
  ids: readonly number[],
  endCursor: string | null,
): void {
  const products = {
    __typename: 'ProductConnection',
    nodes: ids.map((id) => buildProduct(id)),
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
    totalCount: 9,
    facets: [],
    priceRange: null,
  }
  const variables = { category, first: 2, after } as const
  cache.writeQuery({ query: ListingProductsDocument, variables, data: { products } })
}

test('The page after the end cursor is appended', () => {
  const cache = createCache()
  write(cache, null, [1, 2], 'b')
  write(cache, 'b', [3], null)
  expect(readList(cache)).toEqual([['1', '2', '3'], null])
})

test('Nodes that arrive twice are listed once', () => {
  const cache = createCache()
  write(cache, null, [1, 2], 'b')
  write(cache, 'b', [3, 4], 'd')
  write(cache, 'd', [4, 5], 'e')
  expect(readList(cache)).toEqual([['1', '2', '3', '4', '5'], 'e'])
})

test('Fetching the first page again replaces the list', () => {
  const cache = createCache()
  write(cache, null, [1, 2], 'b')
  write(cache, 'b', [3], null)
  write(cache, null, [9, 1], 'a')
  expect(readList(cache)).toEqual([['9', '1'], 'a'])
})

test('A list that starts at a cursor is separate from the list from the start', () => {
  const cache = createCache()
  write(cache, 'b', [3, 4], 'd')
  expect(readList(cache)).toBeNull()
  expect(readList(cache, 'b')).toEqual([['3', '4'], 'd'])
  write(cache, 'd', [5], null)
  expect(readList(cache, 'b')).toEqual([['3', '4', '5'], null])
})
