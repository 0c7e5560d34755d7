import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCart, buildLine, createCartHandlers } from '../test/carts'
import { createDeferred, inputError, mockServer, networkError } from '../test/mock-server'
import {
  buildCheckoutDefaults,
  fillInShipping,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
  shipping,
} from '../test/open-checkout'
import { buildRate } from '../test/rates'
import { renderShop } from '../test/render-shop'

const cart = buildCart(buildLine(7, 2, 39.5), buildLine(8, 1, 1249.5))
const handlers = { ...createCartHandlers(cart), placeOrder: orderPlaced }

test('A visitor is redirected to /login and returns from there', async () => {
  const { requests } = mockServer({})
  const { currentLocation } = await renderShop({ path: '/checkout' })
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(currentLocation().state).toEqual({ from: '/checkout' })
  expect(requests('cart')).toEqual([])
})

test('An empty cart cannot be ordered', async () => {
  await openCheckout(createCartHandlers(buildCart()))
  await screen.findByText('Your cart is empty. Please add items to your cart.')
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

test('The page shows the products, the total and the payment method', async () => {
  await openCheckout(createCartHandlers(cart))
  await screen.findByText('Product 7')
  screen.getByText('2 × EGP 39.50')
  screen.getByText('EGP 1,328.50')
  screen.getByText('Cash on delivery: you pay the courier when your order arrives.')
})

function fieldValues() {
  return ['Address', 'City', 'Phone'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  )
}

test('The fields have where the last order went', async () => {
  const last = { address: '7 Tahrir Square', city: 'Giza', phone: '+20233331234' }
  const shop = await openCheckout({
    ...handlers,
    checkoutDefaults: () => buildCheckoutDefaults(last),
  })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(Object.values(last))
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({ input: last })
})

test('For the first order, the phone is that of the account', async () => {
  await openCheckout(handlers)
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['', '', '+201012345678'])
})

test('Without the defaults, the fields are blank', async () => {
  await openCheckout({ ...handlers, checkoutDefaults: networkError })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['', '', ''])
})

test('All missing fields are shown together and nothing is sent', async () => {
  const shop = await openCheckout(handlers)
  await fillInShipping(shop, { address: '', city: '', phone: 'call me' })
  await placeOrder(shop)
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  screen.getByText('Enter an Egyptian phone number, such as 010 1234 5678 or 02 2735 1234.')
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(shop.requests('placeOrder')).toEqual([])
})

test('The lines are sent as displayed, with the total, the fields and an idempotency key', async () => {
  const shop = await openCheckout(handlers)
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toEqual([
    {
      input: {
        ...shipping,
        total: 1328.5,
        amountDue: 1328.5,
        lines: [
          { productId: '7', quantity: 2, price: 39.5 },
          { productId: '8', quantity: 1, price: 1249.5 },
        ],
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
})

const CAIRO = buildRate('C', { fee: 50, freeFrom: 2000, minDays: 1, maxDays: 2 })
const withRates = (...rates: unknown[]) => ({
  ...handlers,
  deliveryRates: () => ({ deliveryRates: rates }),
})

test('The delivery fee is shown for the place, and sent with the amount due', async () => {
  const shop = await openCheckout(withRates(CAIRO))
  await fillInShipping(shop, { city: '' })
  screen.getByText('By governorate')
  await shop.user.type(screen.getByLabelText('City'), 'Nasr City, Cairo')
  await screen.findByText('EGP 50.00')
  screen.getByText('EGP 1,378.50')
  screen.getByText('1 to 2 days')
  screen.getByText('Add items for EGP 671.50 to get free delivery.')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({
    input: { total: 1328.5, amountDue: 1378.5 },
  })
})

test('A fee that has changed meanwhile is shown before the order is placed again', async () => {
  let fee = 50
  const shop = await openCheckout({
    ...handlers,
    deliveryRates: () => ({ deliveryRates: [{ ...CAIRO, fee }] }),
    placeOrder: ({ input }) => {
      if ((input as { amountDue: number }).amountDue === 1388.5) return orderPlaced()
      fee = 60
      return orderRejected({
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'The delivery fee has changed.',
        field: null,
        total: 1328.5,
        lines: cart.lines,
      })
    },
  })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('The delivery fee has changed.')
  await screen.findByText('EGP 60.00')
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toHaveLength(2)
})

test('Without the rates nothing can be ordered, for the shopper would not see what it costs', async () => {
  await openCheckout({ ...handlers, deliveryRates: networkError })
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

test('A phone is sent as one number, however it was written', async () => {
  const shop = await openCheckout(handlers)
  await fillInShipping(shop, { phone: '٠١٠ ١٢٣٤-٥٦٧٨' })
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({ input: { phone: '+201012345678' } })
})

test('A placed order redirects to / and the cart is fetched again', async () => {
  let isOrdered = false
  const shop = await openCheckout({
    ...handlers,
    cartCount: () => createCartHandlers(isOrdered ? buildCart() : cart).cartCount(),
    placeOrder: () => {
      isOrdered = true
      return orderPlaced()
    },
  })
  await screen.findByRole('link', { name: 'Cart, 3 items' })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByRole('link', { name: 'Cart' })
  expect(shop.currentLocation().pathname).toBe('/')
})

test('A double click places one order, and the button shows the progress', async () => {
  const { promise, resolve } = createDeferred()
  const shop = await openCheckout({ ...handlers, placeOrder: () => promise.then(orderPlaced) })
  await fillInShipping(shop)
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }))
  const button = await screen.findByRole('button', { name: 'Placing your order' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await shop.user.click(button)
  await shop.user.type(screen.getByLabelText('City'), '{Enter}')
  resolve()
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toHaveLength(1)
})

test('A failure preserves the input', async () => {
  const shop = await openCheckout({ ...handlers, placeOrder: networkError })
  await fillInShipping(shop)
  await placeOrder(shop)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to place order. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(shipping.address)
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(shipping.phone)
})

test('A server error about a field is shown at the field', async () => {
  const error = inputError('We do not deliver there yet.', 'city')
  const shop = await openCheckout({ ...handlers, placeOrder: () => orderRejected(error) })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
})

test('A server error about no field of the form is shown at the button', async () => {
  const error = inputError('At most 200 different products.', 'lines')
  const shop = await openCheckout({ ...handlers, placeOrder: () => orderRejected(error) })
  await fillInShipping(shop)
  await placeOrder(shop)
  expect((await screen.findByRole('alert')).textContent).toBe('At most 200 different products.')
})

test('A cart that fails to load can be retried', async () => {
  let isDown = true
  const { user } = await openCheckout({
    ...handlers,
    cart: () => (isDown ? networkError() : { cart }),
  })
  await screen.findByText('Failed to load cart items. Please try again.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Product 7')
})
