import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { mockServer } from '../../test/mock-server'
import { buildProducts } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const BRANDS = ['Bastet', 'Dafa', 'Farfour', 'Felucat', 'Koura', 'Loulou', 'Mishmish', 'Oasis']

function facet(attribute: string, values: readonly (readonly [string, string, number])[]) {
  return {
    __typename: 'ProductFacet',
    attribute,
    values: values.map(([value, label, count]) => ({
      __typename: 'FacetValue',
      value,
      label,
      count,
    })),
  }
}

function list(count: number, changes: object = {}) {
  return {
    __typename: 'ProductConnection',
    nodes: buildProducts(Math.min(count, 24)),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: count > 24,
      endCursor: count > 24 ? 'MjQ' : null,
    },
    totalCount: count,
    facets: [
      facet('ANIMAL', [
        ['CAT', 'Cats', 20],
        ['DOG', 'Dogs', count],
      ]),
      facet(
        'BRAND',
        BRANDS.map((brand, index) => [brand, brand === 'Dafa' ? 'دفا' : brand, 8 - index]),
      ),
      facet('AVAILABILITY', [['IN_STOCK', 'In stock', count]]),
    ],
    priceRange: { __typename: 'PriceRange', min: 39.5, max: 2150 },
    ...changes,
  }
}

let server: ReturnType<typeof mockServer>
let count = 30
let leftOut: string[] = []
beforeEach(() => {
  count = 30
  leftOut = []
  server = mockServer({
    listingProducts: () => ({ products: list(count) }),
    searchProducts: () => ({
      search: {
        ...list(count),
        __typename: 'SearchConnection',
        isSimilar: false,
        leftOut,
        categories: [],
        missingBrand: null,
        popular: [],
      },
    }),
  })
})

async function open(path: string) {
  const page = await renderShop({ path })
  await screen.findAllByRole('article')
  const address = () => page.currentLocation().pathname + page.currentLocation().search
  const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href')
  return { ...page, address, robots, canonical }
}

const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }))

test('A filter applies at once, is in the address, and has a chip', async () => {
  const { user, address, robots, canonical } = await open('/catfood')
  expect(robots()).toBeUndefined()
  await user.click(filters().getByRole('checkbox', { name: 'Cats (20)' }))
  expect(address()).toBe('/catfood?animal=cat')
  expect(server.requests('listingProducts').at(-1)).toMatchObject({ filter: { animals: ['CAT'] } })
  expect(filters().getByRole<HTMLInputElement>('checkbox', { name: 'Cats (20)' }).checked).toBe(
    true,
  )
  expect(robots()).toBe('noindex, follow')
  expect(canonical()).toBe('https://pets.example.com/catfood')
  await user.click(screen.getByRole('link', { name: 'Remove filter: Cats' }))
  expect(address()).toBe('/catfood')
})

test('Filters are combined in the same order, however they were chosen', async () => {
  const { user, address } = await open('/catfood?brand=Koura&sort=price-asc&after=zzz')
  await user.click(filters().getByRole('checkbox', { name: 'Bastet (8)' }))
  await user.type(filters().getByRole('textbox', { name: 'From' }), '100.5')
  await user.tab()
  expect(address()).toBe('/catfood?sort=price-asc&brand=Bastet&brand=Koura&min=100.5')
  screen.getByRole('link', { name: 'Remove filter: From EGP 100.50' })
  await user.click(screen.getByRole('link', { name: 'Clear all' }))
  expect(address()).toBe('/catfood?sort=price-asc')
})

test('A price is read in Arabic digits and with a decimal comma', async () => {
  const { user, address } = await open('/catfood')
  await user.type(filters().getByRole('textbox', { name: 'From' }), '١٢٠٫٥')
  await user.type(filters().getByRole('textbox', { name: 'To' }), '299,5')
  await user.tab()
  expect(address()).toBe('/catfood?min=120.5&max=299.5')
})

test('Enter in a price applies it', async () => {
  const { user, address } = await open('/catfood')
  await user.type(filters().getByRole('textbox', { name: 'To' }), '300{Enter}')
  expect(address()).toBe('/catfood?max=300')
})

test('An ambiguous price is asked about, and filters nothing', async () => {
  const { user, address } = await open('/catfood')
  const from = filters().getByRole('textbox', { name: 'From' })
  for (const end of ['{Tab}', '{Enter}']) {
    await user.clear(from)
    await user.type(from, `1,500${end}`)
    expect(address()).toBe('/catfood')
    filters().getByText(/This could mean 1500 or 1\.5\./)
  }
})

test('An ambiguous price of an address is shown with the question', async () => {
  await open('/catfood?min=1.500')
  expect(filters().getByRole<HTMLInputElement>('textbox', { name: 'From' }).value).toBe('1.500')
  filters().getByText(/This could mean 1500 or 1\.5\./)
})

test('A lowest price above the highest is named as what is wrong', async () => {
  const { user, address } = await open('/catfood?max=100')
  const wrong = /The price in “From” is above the one in “To”/
  expect(filters().queryByRole('alert')).toBeNull()
  await user.type(filters().getByRole('textbox', { name: 'From' }), '500{Tab}')
  expect(address()).toBe('/catfood?min=500&max=100')
  expect(filters().getByRole('alert').textContent).toMatch(wrong)
  await user.clear(filters().getByRole('textbox', { name: 'From' }))
  await user.type(filters().getByRole('textbox', { name: 'From' }), '50{Tab}')
  expect(filters().queryByRole('alert')).toBeNull()
})

test('The sort order is in the address, and that of a search is by relevance first', async () => {
  const { user, address } = await open('/search?query=cat')
  const sort = screen.getByRole('combobox', { name: 'Sort by' })
  expect(within(sort).getAllByRole('option')[0]?.textContent).toBe('Best match')
  await user.selectOptions(sort, 'Price: low to high')
  expect(address()).toBe('/search?query=cat&sort=price-asc')
  expect(server.requests('searchProducts').at(-1)).toMatchObject({
    query: 'cat',
    sort: 'PRICE_ASC',
  })
})

test('The next page keeps filters and order, and search engines do not follow it', async () => {
  await open('/shop?sort=name&animal=dog')
  const more = screen.getByRole('link', { name: 'Show more products' })
  expect(more.getAttribute('href')).toBe('/shop?sort=name&animal=dog&after=MjQ')
  expect(more.getAttribute('rel')).toBe('nofollow')
})

test('Long lists of values are collapsed', async () => {
  await open('/catfood')
  const rest = screen.getByText('Show all 8').closest('details')
  expect(rest?.open).toBe(false)
  expect(rest?.querySelectorAll('input')).toHaveLength(2)
})

test('A switch that all products satisfy is not offered, but every animal is', async () => {
  await open('/catfood')
  filters().getByRole('checkbox', { name: 'Dogs (30)' })
  expect(filters().queryByRole('checkbox', { name: /In stock/ })).toBeNull()
})

test('A few products have no filters', async () => {
  count = 8
  await open('/catfood')
  expect(screen.queryByRole('complementary', { name: 'Filters' })).toBeNull()
})

test('Filters without products can be cleared', async () => {
  count = 0
  const page = await renderShop({ path: '/catfood?brand=Nobody' })
  await screen.findByText('No products match these filters')
  expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe('/catfood')
  page.unmount()
})

test.each([
  ['/shop', 'All products', '/shop', undefined],
  ['/shop?animal=cat', 'Everything for cats', '/shop?animal=cat', undefined],
  ['/shop?brand=Koura', 'Koura', '/shop?brand=Koura', undefined],
  ['/shop?brand=DAFA', 'دفا', '/shop?brand=DAFA', undefined],
  ['/shop?brand=Koura&stock=in', 'All products', '/shop', 'noindex, follow'],
  ['/shop?brand=Koura&sort=name', 'All products', '/shop', 'noindex, follow'],
  ['/shop?after=MjQ', 'All products', '/shop?after=MjQ', undefined],
  ['/shop?after=MjQ&brand=Koura', 'Koura', '/shop?brand=Koura&after=MjQ', undefined],
  ['/catfood?after=MjQ', 'Cat food', '/catfood?after=MjQ', undefined],
])('%s has the title %s and its canonical address', async (path, title, own, indexed) => {
  const { robots, canonical } = await open(path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(canonical()).toBe(`https://pets.example.com${own}`)
  expect(robots()).toBe(indexed)
})

test('A search says which words nothing has', async () => {
  leftOut = ['Kibble']
  await open('/search?query=puppy+Kibble+food')
  screen.getByText('Nothing with “Kibble”; showing puppy food')
})

test('A search without a query has its heading and no products', async () => {
  await renderShop({ path: '/search' })
  await screen.findByRole('heading', { name: 'Search Results' })
  screen.getByText('No products found')
  expect(server.requests('searchProducts')).toEqual([])
})

const collectionNames = { __typename: 'Collection', slug: 'x' }

test('A collection lists its products, with those beside it and its filters', async () => {
  server = mockServer({
    collectionProducts: () => ({
      collection: {
        ...collectionNames,
        id: '2',
        slug: 'cages',
        title: 'Cages',
        description: null,
        path: '/collections/cages',
        parent: {
          ...collectionNames,
          id: '1',
          title: 'Birds',
          path: '/collections/birds',
          children: [
            { ...collectionNames, id: '2', title: 'Cages', path: '/collections/cages' },
            { ...collectionNames, id: '3', title: 'Seeds', path: '/collections/seeds' },
          ],
        },
        children: [],
      },
      products: list(count),
    }),
  })
  const { canonical } = await open('/collections/cages?sort=price-asc')
  expect(server.requests('collectionProducts')).toMatchObject([
    { slug: 'cages', sort: 'PRICE_ASC' },
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Cages')
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumbs.getByRole('link', { name: 'Birds' }).getAttribute('href')).toBe(
    '/collections/birds',
  )
  expect(screen.getByRole('link', { name: 'Seeds' }).getAttribute('href')).toBe(
    '/collections/seeds',
  )
  expect(canonical()).toMatch(/\/collections\/cages$/)
  expect(document.title).toContain('Cages')
})

test('A collection that does not exist says so', async () => {
  server = mockServer({
    collectionProducts: () => ({ collection: null, products: list(0) }),
  })
  await renderShop({ path: '/collections/fish' })
  await screen.findByRole('heading', { name: 'Collection not found' })
})
