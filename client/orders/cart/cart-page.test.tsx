import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { logIn, logOut } from '../../platform/session/session'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { createDeferred, mockServer, networkError, unauthenticated } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

async function openCart() {
  return renderShop({ path: '/cartpage' })
}

test('A visitor is asked to sign in, with a link that returns here', async () => {
  const { currentLocation, user } = await openCart()
  screen.getByText('You need to log in to access the cart.')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(currentLocation().pathname).toBe('/login')
  expect(currentLocation().state).toEqual({ from: '/cartpage' })
})

test('A loading cart is announced', async () => {
  logIn('t1', 'Mona')
  const { promise, resolve } = createDeferred()
  mockServer({ cart: () => promise.then(() => ({ cart: buildCart(buildLine(1, 1)) })) })
  await openCart()
  screen.getByText('Loading your cart')
  resolve()
  await screen.findByRole('link', { name: 'Product 1' })
  expect(screen.queryByText('Loading your cart')).toBeNull()
})

test('A cart that fails to load can be retried', async () => {
  logIn('t1', 'Mona')
  let isDown = true
  mockServer({ cart: () => (isDown ? networkError() : { cart: buildCart(buildLine(1, 1)) }) })
  const { user } = await openCart()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load cart items. Please try again.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Product 1' })
})

test('An empty cart links to the products', async () => {
  logIn('t1', 'Mona')
  mockServer({ cart: () => ({ cart: buildCart() }) })
  await openCart()
  await screen.findByText('No items in your cart.')
  expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('/')
})

test('Each line shows the product, its price, the quantity and the line total', async () => {
  logIn('t1', 'Mona')
  mockServer(createCartHandlers(buildCart(buildLine(7, 2, 39.5), buildLine(8, 1, 1249.5))))
  await openCart()
  const link = await screen.findByRole('link', { name: 'Product 7' })
  expect(link.getAttribute('href')).toBe('/productdetails/7')
  screen.getByText('EGP 39.50 each')
  screen.getByText('EGP 79.00')
  const quantity = screen.getByRole<HTMLInputElement>('spinbutton', {
    name: 'Quantity of Product 7',
  })
  expect(quantity.value).toBe('2')
  screen.getByText('EGP 1,328.50')
  screen.getByText('3 items')
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout')
})

test('Signing out hides the cart', async () => {
  logIn('t1', 'Mona')
  mockServer(createCartHandlers(buildCart(buildLine(1, 1))))
  await openCart()
  await screen.findByRole('link', { name: 'Product 1' })
  logOut()
  await screen.findByText('You need to log in to access the cart.')
  expect(screen.queryByText('Product 1')).toBeNull()
})

test('A rejected token ends the session, and the page says what it needs', async () => {
  logIn('t1', 'Mona')
  mockServer({ cart: unauthenticated })
  const { currentLocation } = await openCart()
  await screen.findByText('You need to log in to access the cart.')
  expect(currentLocation().pathname).toBe('/cartpage')
  expect(localStorage.getItem('token')).toBeNull()
})

test('A removed product is put back with its quantity', async () => {
  logIn('t1', 'Mona')
  const cart = buildCart(buildLine(7, 2), buildLine(8, 1))
  const handlers = createCartHandlers(cart)
  const added: unknown[] = []
  mockServer({
    ...handlers,
    cart: () => (added.length > 0 ? { cart } : handlers.cart()),
    addToCart: (variables) => {
      added.push(variables)
      const { __typename, id, quantity } = cart
      return {
        addToCart: {
          __typename: 'CartPayload',
          cart: { __typename, id, quantity },
          userErrors: [],
        },
      }
    },
  })
  const { user } = await openCart()
  await user.click(await screen.findByRole('button', { name: 'Remove Product 7' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(screen.queryByRole('link', { name: 'Product 7' })).toBeNull()
  await user.click(undo)
  await screen.findByRole('link', { name: 'Product 7' })
  expect(added).toEqual([{ productId: '7', quantity: 2, seenPrice: 100 }])
})

test('What is sold out is not in the total, and a changed price is named with the old one', async () => {
  logIn('t1', 'Mona')
  const repriced = { ...buildLine(7, 2, 99.95), earlierPrice: asPounds(79.95) }
  const soldOut = buildLine(8, 1, 450)
  soldOut.product = { ...soldOut.product, quantityAvailable: 0 }
  mockServer(createCartHandlers(buildCart(repriced, soldOut)))
  await openCart()
  await screen.findByText('The price has changed: EGP 79.95, now EGP 99.95')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  summary.getByText('2 items')
  summary.getByText('EGP 199.90')
  screen.getByText('Products that are out of stock stay here, but are not part of the total.')
})

test('A cart of which everything is sold out cannot be ordered', async () => {
  logIn('t1', 'Mona')
  const soldOut = buildLine(8, 1, 450)
  soldOut.product = { ...soldOut.product, quantityAvailable: 0 }
  mockServer(createCartHandlers(buildCart(soldOut)))
  await openCart()
  await screen.findByRole('link', { name: 'Product 8' })
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull()
})
