import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boughtProducts } from '../../catalogue/products/bought/buy-again'
import { logIn } from '../../platform/session/session'
import { type Handlers, mockServer, networkError } from '../../test/mock-server'
import { buildProduct, buildProducts } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const products = (nodes: unknown[]) => ({ __typename: 'ProductConnection', nodes })

const RAILS = ['TRENDING', 'NEW_ARRIVALS', 'BUY_AGAIN', 'OFFERS', 'CATS', 'DOGS', 'BRANDS']

function homePage(changes: object = {}) {
  return { __typename: 'HomePage', hero: null, banners: [], rails: RAILS, ...changes }
}

function item(changes: object = {}) {
  return {
    __typename: 'HomeItemShown',
    title: 'Summer is here',
    text: null,
    button: null,
    path: '/toys',
    imageUrl: null,
    ...changes,
  }
}

function home(offers: unknown[] = [], changes: object = {}) {
  const brands = Array.from({ length: 20 }, (_, index) => ({
    __typename: 'FacetValue',
    value: `Brand ${index + 1}`,
    label: `ماركة ${index + 1}`,
  }))
  const facets = [{ __typename: 'ProductFacet', values: brands }]
  return {
    homePage: homePage(changes),
    trending: { ...products(buildProducts(3)), facets },
    newArrivals: products([]),
    cats: products([]),
    dogs: products([]),
    offers: products(offers),
  }
}

async function open(handlers: Handlers = {}) {
  const server = mockServer({ home: () => home(), ...handlers })
  await renderShop({ path: '/' })
  await screen.findByRole('region', { name: 'Trending Products' })
  return server
}

function bought(...ids: readonly number[]) {
  const items = ids.map((id) => ({ __typename: 'OrderItem', product: buildProduct(id) }))
  return { orders: { __typename: 'OrderConnection', nodes: [{ __typename: 'Order', items }] } }
}

test('The home page leads to the products of an animal and of the twelve largest brands', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'For cats' }).getAttribute('href')).toBe(
    '/shop?animal=cat',
  )
  const brands = within(screen.getByRole('navigation', { name: 'Brands' })).getAllByRole('link')
  expect(brands).toHaveLength(13)
  expect(brands[0]?.getAttribute('href')).toBe('/shop?brand=Brand+1')
  expect(brands[0]?.textContent).toBe('ماركة 1')
})

test('Offers are shown if there are any', async () => {
  await open()
  expect(screen.queryByRole('region', { name: 'Offers' })).toBeNull()
})

test('Offers have a page with all of them', async () => {
  await open({ home: () => home([buildProduct(9)]) })
  const offers = within(screen.getByRole('region', { name: 'Offers' }))
  expect(offers.getAllByRole('article')).toHaveLength(1)
  expect(offers.getByRole('link', { name: 'Show all' }).getAttribute('href')).toBe(
    '/shop?offer=yes',
  )
})

test('Offers repeat nothing of the sliders beside them, and what was bought repeats neither', async () => {
  logIn('t1', 'Mona')
  const shown = {
    ...home([2, 7, 8].map((id) => buildProduct(id))),
    cats: products([buildProduct(8)]),
  }
  await open({
    home: () => ({
      ...shown,
      homePage: homePage({ rails: ['TRENDING', 'BUY_AGAIN', 'OFFERS', 'CATS'] }),
    }),
    boughtProducts: () => bought(1, 7, 9, 9),
  })
  const names = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').getAttribute('href'))
  await screen.findByRole('region', { name: 'Buy again' })
  expect(names('Offers')).toEqual(['/productdetails/7'])
  expect(names('Buy again')).toEqual(['/productdetails/9'])
})

test('The owner’s hero replaces the shop’s own, and offers stand below it', async () => {
  const picture = `/media/${'a'.repeat(64)}.webp`
  const hero = item({ button: 'Shop now', imageUrl: picture })
  const banner = item({ title: 'Free delivery', text: 'This week', path: '/help/delivery' })
  await open({ home: () => home([], { hero, banners: [banner] }) })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Summer is here')
  expect(screen.getByRole('link', { name: 'Shop now' }).getAttribute('href')).toBe('/toys')
  expect(document.querySelector('.hero__art')?.getAttribute('src')).toBe(picture)
  const offers = within(screen.getByRole('list', { name: 'Offers' }))
  const link = offers.getByRole('link', { name: /^Free delivery ?This week$/ })
  expect(link.getAttribute('href')).toBe('/help/delivery')
})

test('The sections are in the order of the owner', async () => {
  await open({ home: () => home([], { rails: ['DOGS', 'TRENDING', 'CATS'] }) })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Trending In Dogs', 'Trending Products', 'Trending In Cats'])
})

test('Visitors request no orders', async () => {
  const server = await open()
  expect(server.requests('boughtProducts')).toEqual([])
})

test('Signed-in shoppers can buy again what they have bought', async () => {
  logIn('t1', 'Mona')
  await open({ boughtProducts: () => bought(7, 8, 7) })
  const rail = within(await screen.findByRole('region', { name: 'Buy again' }))
  expect(rail.getAllByRole('article')).toHaveLength(2)
})

test('Without orders, or if they cannot be loaded, there is nothing to buy again', async () => {
  logIn('t1', 'Mona')
  for (const boughtProducts of [() => bought(), networkError]) {
    await open({ boughtProducts })
    await expect.poll(() => screen.queryByText('Buy again')).toBeNull()
    document.body.replaceChildren()
  }
})

test('What was deleted or is sold out cannot be bought again', () => {
  const bought = (product: ReturnType<typeof buildProduct> | null) => ({ product })
  const orders = [
    {
      items: [
        bought(null),
        bought(buildProduct(2, { quantityAvailable: 0 })),
        bought(buildProduct(3)),
      ],
    },
  ]
  expect(boughtProducts(orders).map(({ id }) => id)).toEqual(['3'])
})
