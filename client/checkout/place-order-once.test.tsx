import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCart, buildLine, createCartHandlers } from '../test/carts'
import { inputError, networkError } from '../test/mock-server'
import {
  fillInShipping,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
  shipping,
} from '../test/open-checkout'

const cart = buildCart(buildLine(7, 2, 39.5))
const handlers = { ...createCartHandlers(cart), placeOrder: orderPlaced }

function priceChanged(price: number) {
  const line = { ...buildLine(7, 2, price), id: 'current:7' }
  return {
    __typename: 'PriceChanged',
    code: 'PRICE_CHANGED',
    message: 'Something in your cart has changed.',
    field: null,
    total: line.total,
    lines: [line],
  }
}

function respondInTurn(...responses: readonly (() => unknown)[]) {
  const remaining = [...responses]
  return () => remaining.shift()?.()
}

const keys = (shop: Awaited<ReturnType<typeof openCheckout>>) =>
  shop.requests('placeOrder').map(({ idempotencyKey }) => idempotencyKey)

test('After a lost response the same order is sent with the same key', async () => {
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(networkError, orderPlaced),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('Failed to place order. Please try again.')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  const [first, second] = shop.requests('placeOrder')
  expect(second).toEqual(first)
})

test('An order with a lost response can be sent again unchanged after a reload', async () => {
  const before = await openCheckout({ ...handlers, placeOrder: networkError })
  await fillInShipping(before)
  await placeOrder(before)
  await screen.findByText('Failed to place order. Please try again.')
  before.unmount()
  // The order was placed: the cart is empty now.
  const after = await openCheckout({ ...handlers, ...createCartHandlers(buildCart()) })
  await screen.findByText(/We could not confirm your order/)
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(after.requests('placeOrder')).toEqual(before.requests('placeOrder'))
})

test('A reload preserves the input and the key while the cart is still full', async () => {
  const before = await openCheckout({ ...handlers, placeOrder: networkError })
  await fillInShipping(before)
  await placeOrder(before)
  await screen.findByText('Failed to place order. Please try again.')
  before.unmount()
  const after = await openCheckout(handlers)
  const street = await screen.findByLabelText<HTMLInputElement>('Street and building')
  expect(street.value).toBe(shipping.street)
  expect(screen.queryByText(/We could not confirm your order/)).toBeNull()
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(keys(after)).toEqual(keys(before))
})

test('A changed price is displayed and explained, and the next attempt has a new key', async () => {
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(() => orderRejected(priceChanged(45)), orderPlaced),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Something in your cart has changed.')
  screen.getByText('2 × EGP 45.00')
  expect(screen.getByLabelText<HTMLInputElement>('City or area').value).toBe(shipping.area)
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[1]).toMatchObject({
    input: { total: 90, lines: [{ productId: '7', quantity: 2, price: 45 }] },
  })
  expect(keys(shop)[1]).not.toBe(keys(shop)[0])
})

test('When no product of the order is sold any more, the cart is empty', async () => {
  const nothingLeft = { ...priceChanged(45), lines: [], total: 0 }
  const shop = await openCheckout({ ...handlers, placeOrder: () => orderRejected(nothingLeft) })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('Your cart is empty. Please add items to your cart.')
})

test('Sold-out products are named, and the remaining ones can be ordered', async () => {
  const outOfStock = {
    ...priceChanged(100),
    __typename: 'OutOfStock',
    code: 'OUT_OF_STOCK',
    message: 'We do not have all of it any more. Left: Product 1 2.',
  }
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(
      () => orderRejected(outOfStock),
      () => orderRejected({ ...outOfStock, lines: [], total: 0 }),
    ),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('We do not have all of it any more. Left: Product 1 2.')
  await placeOrder(shop)
  await screen.findByText('The items you wanted to order have just sold out.')
})

test('A rejected field is corrected with a new key', async () => {
  const error = inputError('We do not deliver there yet.', 'shippingAddress.area')
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(() => orderRejected(error), orderPlaced),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
  await fillInShipping(shop, { area: 'Agouza' })
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(new Set(keys(shop)).size).toBe(2)
})

test('An order that was changed after a lost response is never placed as a second one', async () => {
  const conflict = inputError('This idempotency key was already used.', null, 'CONFLICT')
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(networkError, () => orderRejected(conflict)),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('Failed to place order. Please try again.')
  await fillInShipping(shop, { area: 'Agouza' })
  await placeOrder(shop)
  await screen.findByText(/Your first attempt went through/)
  expect(keys(shop)[1]).toBe(keys(shop)[0])
  const link = screen.getByRole('link', { name: 'Your orders' })
  expect(link.getAttribute('href')).toBe('/profile')
})

test('The order after a placed one has a new key', async () => {
  const first = await openCheckout(handlers)
  await fillInShipping(first)
  await placeOrder(first)
  await screen.findByText('Order placed successfully!')
  first.unmount()
  const second = await openCheckout(handlers)
  await fillInShipping(second)
  await placeOrder(second)
  await waitFor(() => expect(keys(second)).toHaveLength(1))
  expect(keys(second)).not.toEqual(keys(first))
})
