import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import {
  badGateway,
  createDeferred,
  graphQLError,
  inputError,
  networkError,
} from '../../test/mock-server'
import {
  fillInShipping,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
  shipping,
} from '../../test/open-checkout'

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

const keys = (shop: Awaited<ReturnType<typeof openCheckout>>) => shop.idempotencyKeys('placeOrder')

const UNKNOWN = 'We do not know yet whether your order was placed.'
const FAILED = 'Failed to place order. Please try again.'

/** Responses of the server, or a proxy, that leave the outcome of the order unknown. */
const LOST = {
  'a lost connection': networkError,
  'a gateway that gave up': badGateway,
  'a page of the network in between': () => new Response('<h1>Sign in to the Wi-Fi</h1>'),
  'half a response': () => new Response('{"data": {"checkout": {"order"'),
  'an unreachable database': () =>
    Response.json(
      { errors: [{ message: 'Try again later.', extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
      { status: 503 },
    ),
}

test.each(Object.entries(LOST))(
  'After %s, the page says that it does not know, and asks again with the same key',
  async (_what, lose) => {
    const answered = createDeferred()
    const shop = await openCheckout({
      ...handlers,
      placeOrder: respondInTurn(lose, () => answered.promise.then(orderPlaced)),
    })
    await fillInShipping(shop)
    await placeOrder(shop)
    await screen.findByText(UNKNOWN)
    expect(screen.queryByText(FAILED)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
    answered.resolve()
    await screen.findByText('Order placed successfully!')
    const [first, second] = shop.requests('placeOrder')
    expect(second).toEqual(first)
    await waitFor(() => expect(shop.currentLocation().pathname).toBe('/'))
    expect(sessionStorage.getItem('checkoutAttempt')).toBeNull()
  },
)

test.each([
  ['an error of GraphQL', () => graphQLError('Something went wrong.')],
  ['status 500', () => Response.json({ message: 'Something went wrong.' }, { status: 500 })],
  ['status 429', () => Response.json({ message: 'Too many requests.' }, { status: 429 })],
])('When the shop itself responds with %s, the order has failed', async (_how, fail) => {
  const shop = await openCheckout({ ...handlers, placeOrder: respondInTurn(fail, orderPlaced) })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText(FAILED)
  expect(screen.queryByText(UNKNOWN)).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Street and building').value).toBe(shipping.street)
  shop.unmount()
  const after = await openCheckout(handlers)
  const street = await screen.findByLabelText<HTMLInputElement>('Street and building')
  expect(street.value).toBe(shipping.street)
  expect(after.requests('placeOrder')).toEqual([])
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(keys(after)).toEqual(keys(shop))
})

test('A reload, even without a connection, still says that it is unknown, and finds out', async () => {
  const before = await openCheckout({ ...handlers, placeOrder: networkError })
  await fillInShipping(before)
  await placeOrder(before)
  await screen.findByText(UNKNOWN)
  before.unmount()
  const offline = await openCheckout({
    cart: networkError,
    cartCount: networkError,
    checkoutDefaults: networkError,
    deliveryRates: networkError,
  })
  await screen.findByText(UNKNOWN)
  screen.getByText('EGP 79.00')
  offline.unmount()
  // The order was placed: the cart is empty now.
  const after = await openCheckout({ ...handlers, ...createCartHandlers(buildCart()) })
  await screen.findByText('Order placed successfully!')
  expect(after.requests('placeOrder')[0]).toEqual(before.requests('placeOrder')[0])
})

test('It asks again when the connection is back, or the shopper wants to know now', async () => {
  let isDown = true
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isDown)
  const shop = await openCheckout({
    ...handlers,
    placeOrder: () => (isDown ? networkError() : orderPlaced()),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText(UNKNOWN)
  await waitFor(() => expect(keys(shop)).toHaveLength(2))
  await shop.user.click(await screen.findByRole('button', { name: 'Check now' }))
  await waitFor(() => expect(keys(shop)).toHaveLength(3))
  await screen.findByRole('button', { name: 'Check now' })
  isDown = false
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText('Order placed successfully!')
  expect(new Set(keys(shop)).size).toBe(1)
  onLine.mockRestore()
})

test('A connection that is lost while the shop responds is noticed at once', async () => {
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(() => new Promise(() => {}), orderPlaced),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByRole('button', { name: 'Placing your order' })
  act(() => void window.dispatchEvent(new Event('offline')))
  await screen.findByText('Order placed successfully!')
  expect(new Set(keys(shop)).size).toBe(1)
})

test('An answer that refuses the order is shown in the form, with the input', async () => {
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(
      networkError,
      () => orderRejected(priceChanged(45)),
      () => orderRejected(inputError('We do not deliver there yet.', 'shippingAddress.area')),
    ),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  const alert = await screen.findByText('Something in your cart has changed.')
  expect(alert.closest('[role=alert]')).not.toBeNull()
  screen.getByText('2 × EGP 45.00')
  expect(screen.getByLabelText<HTMLInputElement>('City or area').value).toBe(shipping.area)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
})

test("Another shopper's attempt is neither sent nor kept", async () => {
  const before = await openCheckout({ ...handlers, placeOrder: networkError })
  await fillInShipping(before)
  await placeOrder(before)
  await screen.findByText(UNKNOWN)
  before.unmount()
  const other = await openCheckout({
    ...handlers,
    ...createCartHandlers({ ...cart, id: '2' }),
  })
  await screen.findByRole('button', { name: 'Place order' })
  expect(other.requests('placeOrder')).toEqual([])
  expect(sessionStorage.getItem('checkoutAttempt')).toBeNull()
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
  await screen.findByText('Sorry, the items you chose have just sold out.')
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

test('An order that was changed after a failure is never placed as a second one', async () => {
  const conflict = inputError('This idempotency key was already used.', null, 'CONFLICT')
  const shop = await openCheckout({
    ...handlers,
    placeOrder: respondInTurn(
      () => graphQLError('Something went wrong.'),
      () => orderRejected(conflict),
    ),
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText(FAILED)
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
