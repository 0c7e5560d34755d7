import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { boughtProducts } from '../products/bought/buy-again'
import { logIn } from '../session/session'
import { type Handlers, mockServer, networkError } from '../test/mock-server'
import { buildProduct, buildProducts } from '../test/products'
import { renderShop } from '../test/render-shop'

const products = (nodes: unknown[]) => ({ __typename: 'ProductConnection', nodes })

function home(offers: unknown[] = []) {
  const brands = Array.from({ length: 20 }, (_, index) => ({
    __typename: 'FacetValue',
    value: `Brand ${index + 1}`,
  }))
  const facets = [{ __typename: 'ProductFacet', values: brands }]
  return {
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
  const item = (product: ReturnType<typeof buildProduct> | null) => ({ product })
  const orders = [
    { items: [item(null), item(buildProduct(2, { quantityAvailable: 0 })), item(buildProduct(3))] },
  ]
  expect(boughtProducts(orders).map(({ id }) => id)).toEqual(['3'])
})
