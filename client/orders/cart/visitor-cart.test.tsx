import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { addWaitingItem, readWaiting } from '../../accounts/add-to-cart/waiting-items'
import { mockServer, networkError } from '../../test/mock-server'
import { buildProduct } from '../../test/products'
import { renderShop } from '../../test/render-shop'

const PRODUCTS = [
  buildProduct(7, { name: 'Ball', price: 39.5 }),
  buildProduct(8, { name: 'Bed', price: 100, quantityAvailable: 2 }),
  buildProduct(9, { name: 'Bowl', price: 10, quantityAvailable: 0 }),
]

const handlers = {
  visitorProducts: ({ ids }: Readonly<Record<string, unknown>>) => ({
    productsByIds: PRODUCTS.filter(({ id }) => (ids as string[]).includes(id)),
  }),
}

async function openCart() {
  const server = mockServer(handlers)
  return { ...(await renderShop({ path: '/cartpage' })), ...server }
}

const summary = () => within(screen.getByRole('region', { name: 'Summary' }))
const names = () =>
  within(screen.getByRole('list', { name: 'Your cart' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  addWaitingItem({ productId: '7', quantity: 2 })
  addWaitingItem({ productId: '8', quantity: 1 })
})

test('A visitor sees lines at the prices of the server, and goes on to the checkout', async () => {
  const { requests } = await openCart()
  await screen.findByRole('link', { name: 'Ball' })
  screen.getByText('EGP 39.50 each')
  screen.getByText('EGP 79.00')
  summary().getByText('EGP 179.00')
  const checkout = screen.getByRole('link', { name: 'Checkout' })
  expect(checkout.getAttribute('href')).toBe('/checkout')
  expect(requests('visitorProducts')).toEqual([{ ids: ['7', '8'] }])
  expect(requests('cart')).toEqual([])
})

test('Quantities change without another request', async () => {
  const { user, requests } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Increase quantity of Ball' }))
  await summary().findByText('EGP 218.50')
  expect(readWaiting().items[0]).toEqual({ productId: '7', quantity: 3 })
  expect(requests('visitorProducts')).toHaveLength(1)
})

test('A removed line can be put back to its place', async () => {
  const { user, requests } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Remove Ball' }))
  await screen.findByText('Item removed from cart successfully!')
  expect(names()).toEqual(['Bed'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bed' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['Ball', 'Bed'])
  expect(readWaiting().items[0]).toEqual({ productId: '7', quantity: 2 })
  expect(requests('visitorProducts')).toHaveLength(1)
})

test('The last line that is removed leaves the specified text', async () => {
  const { user } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Remove Ball' }))
  await user.click(screen.getByRole('button', { name: 'Remove Bed' }))
  await screen.findByText('You need to log in to access the cart.')
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(names()).toEqual(['Bed'])
})

test('What is sold out or no longer sold is said, and not in the total', async () => {
  addWaitingItem({ productId: '9', quantity: 1 })
  addWaitingItem({ productId: '99', quantity: 1 })
  const { user } = await openCart()
  await screen.findByRole('link', { name: 'Bowl' })
  screen.getByText('Out of stock')
  screen.getByText('Products that are out of stock stay here, but are not part of the total.')
  summary().getByText('EGP 179.00')
  screen.getByText('1 product that you added is no longer sold.')
  await user.click(screen.getByRole('button', { name: 'Remove from cart' }))
  expect(screen.queryByText('1 product that you added is no longer sold.')).toBeNull()
  expect(readWaiting().items.map(({ productId }) => productId)).toEqual(['7', '8', '9'])
})

test('A changed price is named with the one that the visitor saw, also after another quantity', async () => {
  addWaitingItem({ productId: '8', quantity: 1, price: asPounds(79.95) })
  const { user } = await openCart()
  await screen.findByText('The price has changed: EGP 79.95, now EGP 100.00')
  await user.click(screen.getByRole('button', { name: 'Decrease quantity of Bed' }))
  screen.getByText('The price has changed: EGP 79.95, now EGP 100.00')
})

test('No more than is left is counted', async () => {
  addWaitingItem({ productId: '8', quantity: 7 })
  await openCart()
  await screen.findByRole('link', { name: 'Bed' })
  summary().getByText('EGP 279.00')
})

test('A cart that fails to load can be retried', async () => {
  let isDown = true
  mockServer({
    visitorProducts: (variables) => (isDown ? networkError() : handlers.visitorProducts(variables)),
  })
  const { user } = await renderShop({ path: '/cartpage' })
  await screen.findByText('Failed to load cart items. Please try again.')
  screen.getByText('What you added is still in your cart on this device.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(names()).toEqual(['Ball', 'Bed']))
})
