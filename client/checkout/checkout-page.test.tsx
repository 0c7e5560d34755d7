import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buildCart, buildLine, keepCart } from '../test/carts'
import { fillIn, openCheckout, placed, placeOrder, refused, shipping } from '../test/open-checkout'
import { renderShop } from '../test/render-shop'
import { inputError, latch, noResponse, serve } from '../test/serve'
import { Component as CheckoutPage } from './checkout-page'

const cart = buildCart(buildLine(7, 2, 39.5), buildLine(8, 1, 1249.5))
const everything = { ...keepCart(cart), placeOrder: placed }

test('A visitor is sent to /login and comes back from there', async () => {
  const { asked } = serve({})
  const { router } = renderShop({ pages: { '/checkout': CheckoutPage }, path: '/checkout' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(router.state.location.state).toEqual({ from: '/checkout' })
  expect(asked('cart')).toEqual([])
})

test('An empty cart cannot be ordered', async () => {
  openCheckout(keepCart(buildCart()))
  await screen.findByText('Your cart is empty. Please add items to your cart.')
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
})

test('The page shows what is ordered, what it costs and how it is paid', async () => {
  openCheckout(keepCart(cart))
  await screen.findByText('Product 7')
  screen.getByText('2 × EGP 39.50')
  screen.getByText('EGP 1,328.50')
  screen.getByText('Cash on delivery: you pay the courier when your order arrives.')
})

test('All missing fields are shown together and nothing is sent', async () => {
  const shop = openCheckout(everything)
  await fillIn(shop, { address: '', city: '', phone: 'call me' })
  await placeOrder(shop)
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
  screen.getByText('Use digits only, with an optional + in front.')
  expect(document.activeElement).toBe(screen.getByLabelText('Address'))
  expect(shop.asked('placeOrder')).toEqual([])
})

test('The lines are sent as shown, with total, fields and a key', async () => {
  const shop = openCheckout(everything)
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.asked('placeOrder')).toEqual([
    {
      input: {
        ...shipping,
        total: 1328.5,
        lines: [
          { productId: '7', quantity: 2, price: 39.5 },
          { productId: '8', quantity: 1, price: 1249.5 },
        ],
      },
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ])
})

test('A placed order leads to / and the cart is read again', async () => {
  let isOrdered = false
  const shop = openCheckout({
    ...everything,
    cartCount: () => keepCart(isOrdered ? buildCart() : cart).cartCount(),
    placeOrder: () => {
      isOrdered = true
      return placed()
    },
  })
  await screen.findByRole('link', { name: 'Cart, 3 items' })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByRole('link', { name: 'Cart' })
  expect(shop.router.state.location.pathname).toBe('/')
})

test('A double click places one order, and the button shows that it is under way', async () => {
  const { open, opened } = latch()
  const shop = openCheckout({ ...everything, placeOrder: () => opened.then(placed) })
  await fillIn(shop)
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }))
  const button = await screen.findByRole('button', { name: 'Placing your order' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await shop.user.click(button)
  await shop.user.type(screen.getByLabelText('City'), '{Enter}')
  open()
  await screen.findByText('Order placed successfully!')
  expect(shop.asked('placeOrder')).toHaveLength(1)
})

test('A failure keeps everything that was typed', async () => {
  const shop = openCheckout({ ...everything, placeOrder: noResponse })
  await fillIn(shop)
  await placeOrder(shop)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Failed to place order. Please try again.')
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe(shipping.address)
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(shipping.phone)
})

test('What the server refuses stands at its field', async () => {
  const refusal = inputError('We do not deliver there yet.', 'city')
  const shop = openCheckout({ ...everything, placeOrder: () => refused(refusal) })
  await fillIn(shop)
  await placeOrder(shop)
  await screen.findByText('We do not deliver there yet.')
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
})

test('A refusal that concerns no field stands at the button', async () => {
  const refusal = inputError('At most 200 different products.', 'lines')
  const shop = openCheckout({ ...everything, placeOrder: () => refused(refusal) })
  await fillIn(shop)
  await placeOrder(shop)
  expect((await screen.findByRole('alert')).textContent).toBe('At most 200 different products.')
})

test('A cart that cannot be loaded can be tried again', async () => {
  let isDown = true
  const { user } = openCheckout({
    ...everything,
    cart: () => (isDown ? noResponse() : { cart }),
  })
  await screen.findByText('Failed to load cart items. Please try again.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Product 7')
})
