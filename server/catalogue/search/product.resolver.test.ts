import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/products/categories'
import { createManyProducts, createProducts } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Page {
  readonly nodes: readonly { readonly id: string; readonly name: string }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly totalCount: number
  readonly similar?: boolean
}

const PRODUCTS = `query ($first: Int, $after: String, $offset: Int, $category: CategoryKey, $search: String) {
  products(first: $first, after: $after, offset: $offset, category: $category, search: $search) {
    nodes { id name } pageInfo { hasNextPage endCursor } totalCount
  }
}`
const SEARCH = `query ($query: String!, $first: Int, $after: String) {
  search(query: $query, first: $first, after: $after) {
    nodes { id name } pageInfo { hasNextPage endCursor } totalCount similar
  }
}`

const ids = (page: Page) => page.nodes.map((product) => product.id)

describe('products', () => {
  test('are returned in pages with a total count', async () => {
    await createManyProducts(shop.db, 5)
    const first = await shop.graphql<{ products: Page }>(PRODUCTS, { variables: { first: 2 } })
    expect(first.errors).toBeUndefined()
    expect(ids(first.data.products)).toEqual(['1', '2'])
    expect(first.data.products).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true } })
    const { endCursor } = first.data.products.pageInfo
    const variables = { first: 9, after: endCursor }
    const rest = await shop.graphql<{ products: Page }>(PRODUCTS, { variables })
    expect(ids(rest.data.products)).toEqual(['3', '4', '5'])
    expect(rest.data.products).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } })
  })

  test('can be filtered by category and words, with an offset', async () => {
    await createProducts(shop.db, ['Cat toy', 'Cat bed', 'Cat toy mouse', 'Dog toy'])
    const variables = { category: 'TOYS', search: 'cat', offset: 1 }
    const { data } = await shop.graphql<{ products: Page }>(PRODUCTS, { variables })
    expect(data.products.nodes).toEqual([{ id: '3', name: 'Cat toy mouse' }])
    expect(data.products.totalCount).toBe(2)
  })

  test.each([
    [{ first: 0 }, 'first', 'Request 1 to 100 at a time.'],
    [{ first: 101 }, 'first', 'Request 1 to 100 at a time.'],
    [{ after: 'junk' }, 'after', 'Invalid cursor.'],
    [{ offset: -1 }, 'offset', 'Must be a number.'],
  ])('with %j are INVALID, with the field', async (variables, field, message) => {
    const { data, errors } = await shop.graphql(PRODUCTS, { variables })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      {
        message,
        path: ['products'],
        extensions: { code: 'INVALID', problems: [{ field, message }] },
      },
    ])
  })

  test('of an unknown category are rejected by GraphQL', async () => {
    const { errors } = await shop.graphql(PRODUCTS, { variables: { category: 'birds' } })
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['BAD_USER_INPUT'])
  })
})

describe('a product', () => {
  const PRODUCT = 'query ($id: ID!) { product(id: $id) { id name price imageUrl } }'

  test('has its price in EGP as a number', async () => {
    await createProducts(shop.db, ['Bed'])
    const bed = { id: '1', name: 'Bed', price: 100, imageUrl: '/pictures/0.svg' }
    expect(await shop.graphql(PRODUCT, { variables: { id: 1 } })).toEqual({
      data: { product: bed },
    })
    expect(await shop.graphql(PRODUCT, { variables: { id: '1' } })).toEqual({
      data: { product: bed },
    })
  })

  test.each(['2', '0', '-1', 'abc', '1.5', '', '2147483648', '99999999999999999999'])(
    'of id %j is null',
    async (id) => {
      await createProducts(shop.db, ['Bed'])
      expect(await shop.graphql(PRODUCT, { variables: { id } })).toEqual({
        data: { product: null },
      })
    },
  )

  test('has 5 related products, or fewer if requested', async () => {
    await createManyProducts(shop.db, 12)
    const { data } = await shop.graphql<{ product: Record<'all' | 'two', { id: string }[]> }>(
      '{ product(id: 3) { all: related { id } two: related(first: 2) { id } } }',
    )
    const { all, two } = data.product
    expect(new Set(all.map(({ id }) => id)).size).toBe(5)
    expect(all).not.toContainEqual({ id: '3' })
    expect(two).toHaveLength(2)
  })

  test.each([0, 6, -1])('rejects a request for %d related products', async (first) => {
    await createManyProducts(shop.db, 2)
    const query = 'query ($first: Int!) { product(id: 1) { related(first: $first) { id } } }'
    const { errors } = await shop.graphql(query, { variables: { first } })
    expect(errors).toMatchObject([
      { message: 'Request 1 to 5 at a time.', extensions: { code: 'INVALID' } },
    ])
  })
})

describe('a search', () => {
  const search = async (variables: Record<string, unknown>) =>
    (await shop.graphql<{ search: Page }>(SEARCH, { variables })).data.search

  test('returns pages, best matches first', async () => {
    await createProducts(shop.db, ['Foody cat', 'Cat food', 'Cat food'])
    const first = await search({ query: 'cat food', first: 2 })
    expect(ids(first)).toEqual(['2', '3'])
    expect(first).toMatchObject({ totalCount: 3, similar: false })
    const rest = await search({ query: 'cat food', first: 2, after: first.pageInfo.endCursor })
    expect(ids(rest)).toEqual(['1'])
    expect(rest).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: false } })
  })

  test('reports when names are merely similar', async () => {
    await createProducts(shop.db, ['Salmon treats'])
    expect(await search({ query: 'samlon' })).toMatchObject({
      nodes: [{ id: '1' }],
      totalCount: 1,
      similar: true,
    })
  })

  test('without words finds nothing', async () => {
    await createProducts(shop.db, ['Bed'])
    expect(await search({ query: '  ' })).toEqual({
      nodes: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 0,
      similar: false,
    })
  })
})

test('categories are returned with their titles and paths', async () => {
  const { data } = await shop.graphql<{ categories: { key: string }[] }>(
    '{ categories { key title path parent } }',
  )
  expect(data.categories.map(({ key }) => key)).toEqual(CATEGORIES.map(({ code }) => code))
  expect(data.categories.slice(0, 3)).toEqual([
    { key: 'ALL_FOOD', title: 'Food', path: '/allfood', parent: null },
    { key: 'CAT_FOOD', title: 'Cat food', path: '/catfood', parent: 'ALL_FOOD' },
    { key: 'CAT_DRY_FOOD', title: 'Cat dry food', path: '/catdryfood', parent: 'CAT_FOOD' },
  ])
})

describe('products by their ids', () => {
  const read = async (given: readonly unknown[]) => {
    const query = 'query ($ids: [ID!]!) { productsByIds(ids: $ids) { id name } }'
    return shop.graphql<{ productsByIds: Page['nodes'] }>(query, { variables: { ids: given } })
  }

  test('are returned in the order of the ids, each once, without unknown ones', async () => {
    await createManyProducts(shop.db, 4)
    const { data } = await read([3, '1', 99, 'junk', '', '-1', '1e3', 3, '99999999999', 4])
    expect(data.productsByIds.map(({ id }) => id)).toEqual(['3', '1', '4'])
    expect((await read([])).data.productsByIds).toEqual([])
  })

  test('are at most 50', async () => {
    expect((await read(Array(50).fill(1))).errors).toBeUndefined()
    const { errors } = await read(Array(51).fill(1))
    expect(errors).toMatchObject([
      { path: ['productsByIds'], extensions: { code: 'INVALID', problems: [{ field: 'ids' }] } },
    ])
  })
})
