import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logOut } from '../../platform/session/session'
import { buildAddress } from '../../test/addresses'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import {
  createDeferred,
  graphQLError,
  inputError,
  mockServer,
  networkError,
} from '../../test/mock-server'
import {
  buildCheckoutDefaults,
  fillInShipping,
  openCheckout,
  orderPlaced,
  orderRejected,
  placeOrder,
  sentShipping,
  shipping,
} from '../../test/open-checkout'
import { buildRate } from '../../test/rates'
import { renderShop } from '../../test/render-shop'

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

test('What is sold out is not part of the order', async () => {
  const soldOut = buildLine(9, 1, 450)
  soldOut.product = { ...soldOut.product, quantityAvailable: 0 }
  await openCheckout(createCartHandlers(buildCart(buildLine(7, 2, 39.5), soldOut)))
  await screen.findByText('Product 7')
  screen.getByText('Products that are out of stock are not part of this order.')
  expect(screen.queryByText('Product 9')).toBeNull()
  const summary = within(screen.getByRole('region', { name: 'Your order' }))
  expect(summary.getAllByText('EGP 79.00')).toHaveLength(2)
})

const LABELS = ['Governorate', 'City or area', 'Street and building', 'Floor', 'Phone']

function fieldValues() {
  return LABELS.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)
}

test('A new shopper has blank fields, but the phone of the account', async () => {
  await openCheckout(handlers)
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['', '', '', '', '01012345678'])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(
    screen.getByRole<HTMLInputElement>('checkbox', { name: /Save this address/ }).checked,
  ).toBe(true)
})

test('Without the defaults, the fields are blank', async () => {
  await openCheckout({ ...handlers, checkoutDefaults: networkError })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['', '', '', '', ''])
})

test('Without saved addresses, the fields have where the last order went', async () => {
  const { __typename: _, id: __, isDefault: ___, ...address } = buildAddress(7)
  const shippingAddress = { __typename: 'ShippingAddress', ...address }
  const lastOrder = { address: '', city: '', phone: '+20233331234', shippingAddress }
  await openCheckout({
    ...handlers,
    checkoutDefaults: () => buildCheckoutDefaults({ lastOrder }),
  })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['GZ', 'Dokki', '7 Mossadak St', '3', '0233331234'])
})

test('The two texts of an earlier order are in the fields that they belong to', async () => {
  const lastOrder = { address: '7 Tahrir Square', city: 'الجيزه', phone: '+20233331234' }
  await openCheckout({
    ...handlers,
    checkoutDefaults: () => buildCheckoutDefaults({ lastOrder }),
  })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['GZ', 'الجيزه', '7 Tahrir Square', '', '0233331234'])
})

const returning = {
  ...handlers,
  checkoutDefaults: () => buildCheckoutDefaults({ addresses: [buildAddress(1), buildAddress(2)] }),
}

test('A returning shopper orders to the default address with one click', async () => {
  const shop = await openCheckout(returning)
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /1 Mossadak St/ })
  expect(chosen.checked).toBe(true)
  expect(screen.queryByLabelText('Governorate')).toBeNull()
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({
    input: {
      shippingAddress: { governorate: 'GZ', area: 'Dokki', street: '1 Mossadak St', floor: '3' },
      phone: '+201012345678',
      saveAddress: false,
    },
  })
})

test('Another saved address, or a new one, can be chosen; what was typed comes back', async () => {
  const shop = await openCheckout(returning)
  const choose = async (name: RegExp) => shop.user.click(await screen.findByRole('radio', { name }))
  await choose(/Another address/)
  expect(fieldValues().slice(0, 4)).toEqual(['', '', '', ''])
  await fillInShipping(shop)
  await choose(/2 Mossadak St/)
  expect(screen.queryByLabelText('Governorate')).toBeNull()
  await choose(/Another address/)
  expect(fieldValues().slice(0, 3)).toEqual(['GZ', shipping.area, shipping.street])
  await choose(/2 Mossadak St/)
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')[0]).toMatchObject({
    input: { shippingAddress: { street: '2 Mossadak St' }, saveAddress: false },
  })
})

test('A reload in the middle loses nothing, and the order deletes what was kept', async () => {
  const before = await openCheckout(handlers)
  await fillInShipping(before, { street: '5 Half of it' })
  before.unmount()
  const after = await openCheckout(handlers)
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()).toEqual(['GZ', 'Dokki', '5 Half of it', '', '+201012345678'])
  await placeOrder(after)
  await screen.findByText('Order placed successfully!')
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

test('What was entered is gone after signing out, and for another account', async () => {
  const before = await openCheckout(handlers)
  await fillInShipping(before)
  expect(sessionStorage.getItem('checkoutDraft')).toContain('Dokki')
  before.unmount()
  const other = await openCheckout({
    ...handlers,
    ...createCartHandlers({ ...cart, id: '2' }),
  })
  await screen.findByRole('button', { name: 'Place order' })
  expect(fieldValues()[1]).toBe('')
  await fillInShipping(other)
  expect(sessionStorage.getItem('checkoutDraft')).toContain('Dokki')
  act(() => logOut())
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

test('All missing fields are shown together and nothing is sent', async () => {
  const shop = await openCheckout(handlers)
  await fillInShipping(shop, { area: '', street: '', phone: 'call me' })
  await shop.user.selectOptions(screen.getByLabelText('Governorate'), '')
  await placeOrder(shop)
  await screen.findByText('Choose a governorate.')
  expect(screen.getAllByText('This field is required.')).toHaveLength(2)
  screen.getByText('Enter an Egyptian phone number, such as 010 1234 5678 or 02 2735 1234.')
  expect(document.activeElement).toBe(screen.getByLabelText('Governorate'))
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
        ...sentShipping,
        total: 1328.5,
        amountDue: 1328.5,
        lines: [
          { productId: '7', quantity: 2, price: 39.5 },
          { productId: '8', quantity: 1, price: 1249.5 },
        ],
      },
    },
  ])
  expect(shop.idempotencyKeys('placeOrder')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
})

const GIZA = buildRate('GZ', { fee: 50, freeFrom: 2000, minDays: 1, maxDays: 2 })
const withRates = (...rates: unknown[]) => ({
  ...handlers,
  deliveryRates: () => ({ deliveryRates: rates }),
})

test('The delivery fee is shown for the place, and sent with the amount due', async () => {
  const shop = await openCheckout(withRates(GIZA))
  await screen.findByText('By governorate')
  await fillInShipping(shop)
  await screen.findByText('EGP 50.00')
  screen.getByText('EGP 1,378.50')
  screen.getByText('1 to 2 days')
  screen.getByText('Add EGP 671.50 more for free delivery.')
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
    deliveryRates: () => ({ deliveryRates: [{ ...GIZA, fee }] }),
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

test('The confirmation is there as soon as the home page is, without another request', async () => {
  const shop = await openCheckout(handlers)
  await fillInShipping(shop)
  await placeOrder(shop)
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/'))
  const panel = within(screen.getByRole('region', { name: 'Order #31' }))
  panel.getByText('Product 8')
  panel.getByText('Dokki, Giza')
  expect(shop.requests('ownOrder')).toEqual([])
})

test('A double click places one order, and the button shows the progress', async () => {
  const { promise, resolve } = createDeferred()
  const shop = await openCheckout({ ...handlers, placeOrder: () => promise.then(orderPlaced) })
  await fillInShipping(shop)
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }))
  const button = await screen.findByRole('button', { name: 'Placing your order' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await shop.user.click(button)
  await shop.user.type(screen.getByLabelText('City or area'), '{Enter}')
  resolve()
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toHaveLength(1)
})

test('A failure preserves the input', async () => {
  const shop = await openCheckout({ ...handlers, placeOrder: () => graphQLError('Bug') })
  await fillInShipping(shop)
  await placeOrder(shop)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to place order. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Street and building').value).toBe(shipping.street)
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(shipping.phone)
})

test('A server error about a field is shown at the field', async () => {
  const error = inputError('We do not deliver there yet.', 'shippingAddress.area')
  const shop = await openCheckout({ ...handlers, placeOrder: () => orderRejected(error) })
  await fillInShipping(shop)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
  expect(document.activeElement).toBe(screen.getByLabelText('City or area'))
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
