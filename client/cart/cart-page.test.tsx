import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, logOut } from '../lib/session'
import { buildCart, buildLine, keepCart } from '../test/carts'
import { renderShop } from '../test/render-shop'
import { latch, noResponse, serve } from '../test/serve'
import { Component as CartPage } from './cart-page'

function openCart() {
  return renderShop({ pages: { '/cartpage': CartPage }, path: '/cartpage' })
}

test('A visitor is asked to log in and comes back from there', async () => {
  const { router, user } = openCart()
  screen.getByText('You need to log in to access the cart.')
  await user.click(screen.getByRole('link', { name: 'Sign in' }))
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/cartpage' })
})

test('While the cart is being loaded the page says so', async () => {
  logIn('t1', 'Mona')
  const { open, opened } = latch()
  serve({ cart: () => opened.then(() => ({ cart: buildCart(buildLine(1, 1)) })) })
  openCart()
  screen.getByText('Loading your cart')
  open()
  await screen.findByRole('link', { name: 'Product 1' })
  expect(screen.queryByText('Loading your cart')).toBeNull()
})

test('A cart that cannot be loaded can be tried again', async () => {
  logIn('t1', 'Mona')
  let isDown = true
  serve({ cart: () => (isDown ? noResponse() : { cart: buildCart(buildLine(1, 1)) }) })
  const { user } = openCart()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to load cart items. Please try again.')
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Product 1' })
})

test('An empty cart leads to the products', async () => {
  logIn('t1', 'Mona')
  serve({ cart: () => ({ cart: buildCart() }) })
  openCart()
  await screen.findByText('No items in your cart.')
  expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('/')
})

test('Each line shows the product, its price, the quantity and their product', async () => {
  logIn('t1', 'Mona')
  serve(keepCart(buildCart(buildLine(7, 2, 39.5), buildLine(8, 1, 1249.5))))
  openCart()
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

test('A logout takes the cart off the screen', async () => {
  logIn('t1', 'Mona')
  serve(keepCart(buildCart(buildLine(1, 1))))
  openCart()
  await screen.findByRole('link', { name: 'Product 1' })
  logOut()
  await screen.findByText('You need to log in to access the cart.')
  expect(screen.queryByText('Product 1')).toBeNull()
})

test('A refused token leads to /login', async () => {
  logIn('t1', 'Mona')
  const errors = [{ message: 'Please sign in.', extensions: { code: 'UNAUTHENTICATED' } }]
  serve({ cart: () => Response.json({ data: null, errors }) })
  const { router } = openCart()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(localStorage.getItem('token')).toBeNull()
})
