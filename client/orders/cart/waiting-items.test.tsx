import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addWaitingItem, readWaiting } from '../../accounts/add-to-cart/waiting-items'
import { CartLink } from '../../app/cart-link'
import { endSession, getSession } from '../../platform/session/session'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const SIGNED_IN = {
  login: {
    __typename: 'LoginPayload',
    session: {
      __typename: 'Session',
      token: 't1',
      firstName: 'Mona',
      role: 'SHOPPER',
      locale: null,
    },
    userErrors: [],
  },
}

const added = (...userErrors: unknown[]) => ({
  addToCart: {
    __typename: 'CartPayload',
    cart: userErrors.length > 0 ? null : { __typename: 'Cart', id: '5', quantity: 3 },
    userErrors,
  },
})

async function signIn(state?: unknown) {
  const shop = await renderShop({ path: '/login', state, header: <CartLink /> })
  await shop.user.type(screen.getByLabelText('Email'), 'mona@example.com')
  await shop.user.type(screen.getByLabelText('Password'), 'catcat1!')
  await shop.user.click(screen.getByRole('button', { name: 'Sign in' }))
  return shop
}

const handlers = {
  ...createCartHandlers(buildCart()),
  login: () => SIGNED_IN,
  addToCart: () => added(),
}

test('The cart link of a visitor counts what waits', async () => {
  mockServer({ visitorProducts: () => ({ productsByIds: [] }) })
  addWaitingItem({ productId: '7', quantity: 2 }, '/beds')
  await renderShop({ path: '/cartpage', header: <CartLink /> })
  screen.getByRole('link', { name: 'Cart, 2 items waiting for you to sign in' })
  await screen.findByText('1 product that you added is no longer sold.')
})

test('What waits is put into the cart once on sign-in, back where it was wanted', async () => {
  const { requests } = mockServer(handlers)
  addWaitingItem({ productId: '7', quantity: 1 }, '/toys')
  addWaitingItem({ productId: '7', quantity: 1 }, '/cartpage')
  const { currentLocation } = await signIn()
  await screen.findByText('Product added to cart successfully!')
  await waitFor(() => expect(currentLocation().pathname).toBe('/cartpage'))
  expect(requests('addToCart')).toEqual([{ productId: '7', quantity: 2 }])
  expect(readWaiting().items).toEqual([])
})

test('What the cart has already is added to', async () => {
  const { requests } = mockServer({
    ...handlers,
    ...createCartHandlers(buildCart(buildLine(7, 2))),
  })
  addWaitingItem({ productId: '7', quantity: 1 })
  await signIn()
  await screen.findByText('Product added to cart successfully!')
  expect(requests('setCartQuantity')).toEqual([{ productId: '7', quantity: 3 }])
})

test('What is refused is said and no longer waits', async () => {
  mockServer({ ...handlers, addToCart: () => added(inputError('Only 1 left.', 'quantity')) })
  addWaitingItem({ productId: '7', quantity: 2 })
  const { currentLocation } = await signIn()
  await screen.findByText('Could not add product to cart. Only 1 left.')
  await waitFor(() => expect(currentLocation().pathname).toBe('/home'))
  expect(readWaiting().items).toEqual([])
})

test('After a lost response it goes on waiting, and adds nothing twice', async () => {
  const lost = mockServer({ ...handlers, addToCart: networkError })
  addWaitingItem({ productId: '7', quantity: 2 })
  const { unmount } = await signIn()
  await screen.findByText('Could not add product to cart.')
  await waitFor(() => expect(getSession().token).toBe('t1'))
  expect(lost.requests('addToCart')).toHaveLength(1)
  expect(readWaiting().items).toHaveLength(1)
  unmount()
  endSession()
  // The server had added it after all.
  const cart = buildCart(buildLine(7, 2))
  const { requests } = mockServer({ ...handlers, ...createCartHandlers(cart) })
  await signIn()
  await screen.findByText('Product added to cart successfully!')
  expect(requests('setCartQuantity')).toEqual([])
  expect(requests('addToCart')).toEqual([])
  expect(readWaiting().items).toEqual([])
})

test.each(['junk', '{}', '[]', '{"items":[{"productId":"7"}]}', '{"items":[null]}'])(
  'A stored value of another form is ignored: %s',
  async (text) => {
    localStorage.setItem('waitingItems', text)
    expect(readWaiting().items).toEqual([])
  },
)

test('What waits since a product page is reported in the words of that page', async () => {
  mockServer({ ...handlers, productDetails: networkError })
  addWaitingItem({ productId: '7', quantity: 1 }, '/productdetails/7')
  const { currentLocation } = await signIn()
  await screen.findByText('Item added to cart successfully!')
  await waitFor(() => expect(currentLocation().pathname).toBe('/productdetails/7'))
})
