import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCart, buildLine, keepCart } from '../test/carts'
import { fillIn, openCheckout, placed, placeOrder, refused, shipping } from '../test/open-checkout'
import { inputError, noResponse } from '../test/serve'

const cart = buildCart(buildLine(7, 2, 39.5))
const everything = { ...keepCart(cart), placeOrder: placed }

function priceChanged(price: number) {
  const line = { ...buildLine(7, 2, price), id: 'today:7' }
  return {
    __typename: 'PriceChanged',
    code: 'PRICE_CHANGED',
    message: 'Something in your cart has changed.',
    field: null,
    total: line.total,
    lines: [line],
  }
}

function answersInTurn(...answers: readonly (() => unknown)[]) {
  const left = [...answers]
  return () => left.shift()?.()
}

const keys = (shop: ReturnType<typeof openCheckout>) =>
  shop.asked('placeOrder').map(({ idempotencyKey }) => idempotencyKey)

test('After a lost answer the same order is sent under the same key', async () => {
  const shop = openCheckout({ ...everything, placeOrder: answersInTurn(noResponse, placed) })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('Failed to place order. Please try again.')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  const [first, second] = shop.asked('placeOrder')
  expect(second).toEqual(first)
})

test('After a reload the order whose answer was lost can be sent again as it was', async () => {
  const before = openCheckout({ ...everything, placeOrder: noResponse })
  await fillIn(before)
  await placeOrder(before)
  await screen.findByText('Failed to place order. Please try again.')
  before.unmount()
  // The order did go through: the cart is empty now.
  const after = openCheckout({ ...everything, ...keepCart(buildCart()) })
  await screen.findByText(/We have not heard back/)
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(after.asked('placeOrder')).toEqual(before.asked('placeOrder'))
})

test('A reload keeps what was typed and the key while the cart is still full', async () => {
  const before = openCheckout({ ...everything, placeOrder: noResponse })
  await fillIn(before)
  await placeOrder(before)
  await screen.findByText('Failed to place order. Please try again.')
  before.unmount()
  const after = openCheckout(everything)
  const address = await screen.findByLabelText<HTMLInputElement>('Address')
  expect(address.value).toBe(shipping.address)
  expect(screen.queryByText(/We have not heard back/)).toBeNull()
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(keys(after)).toEqual(keys(before))
})

test('A changed price is shown and explained, and the order goes out again under a new key', async () => {
  const shop = openCheckout({
    ...everything,
    placeOrder: answersInTurn(() => refused(priceChanged(45)), placed),
  })
  await fillIn(shop)
  await placeOrder(shop)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Something in your cart has changed.')
  screen.getByText('2 × EGP 45.00')
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe(shipping.city)
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.asked('placeOrder')[1]).toMatchObject({
    input: { total: 90, lines: [{ productId: '7', quantity: 2, price: 45 }] },
  })
  expect(keys(shop)[1]).not.toBe(keys(shop)[0])
})

test('When nothing of the order is sold any more the cart is empty', async () => {
  const gone = { ...priceChanged(45), lines: [], total: 0 }
  const shop = openCheckout({ ...everything, placeOrder: () => refused(gone) })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('Your cart is empty. Please add items to your cart.')
})

test('What is sold out is said, and what is left can be ordered', async () => {
  const left = {
    ...priceChanged(100),
    __typename: 'OutOfStock',
    code: 'OUT_OF_STOCK',
    message: 'We do not have all of it any more. Left: Product 1 2.',
  }
  const shop = openCheckout({
    ...everything,
    placeOrder: answersInTurn(
      () => refused(left),
      () => refused({ ...left, lines: [], total: 0 }),
    ),
  })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('We do not have all of it any more. Left: Product 1 2.')
  await placeOrder(shop)
  await screen.findByText('What you wanted to order has just been sold out.')
})

test('A refused field is corrected under a new key', async () => {
  const refusal = inputError('We do not deliver there yet.', 'city')
  const shop = openCheckout({
    ...everything,
    placeOrder: answersInTurn(() => refused(refusal), placed),
  })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
  await fillIn(shop, { city: 'Giza' })
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(new Set(keys(shop)).size).toBe(2)
})

test('An order that was changed after a lost answer is never a second one', async () => {
  const conflict = inputError('This idempotency key was already used.', null, 'CONFLICT')
  const shop = openCheckout({
    ...everything,
    placeOrder: answersInTurn(noResponse, () => refused(conflict)),
  })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('Failed to place order. Please try again.')
  await fillIn(shop, { city: 'Giza' })
  await placeOrder(shop)
  await screen.findByText(/Your first attempt did go through/)
  expect(keys(shop)[1]).toBe(keys(shop)[0])
  const link = screen.getByRole('link', { name: 'Your orders' })
  expect(link.getAttribute('href')).toBe('/profile')
})

test('The order after a placed one has a key of its own', async () => {
  const first = openCheckout(everything)
  await fillIn(first)
  await placeOrder(first)
  await screen.findByText('Order placed successfully!')
  first.unmount()
  const second = openCheckout(everything)
  await fillIn(second)
  await placeOrder(second)
  await waitFor(() => expect(keys(second)).toHaveLength(1))
  expect(keys(second)).not.toEqual(keys(first))
})
