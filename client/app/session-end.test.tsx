import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getSession, logIn } from '../platform/session/session'
import { buildUserAddresses } from '../test/addresses'
import { buildCart, buildLine, createCartHandlers } from '../test/carts'
import { type Handlers, mockServer, unauthenticated } from '../test/mock-server'
import { buildCheckoutDefaults } from '../test/open-checkout'
import { buildOrder, buildOrders } from '../test/orders'
import { buildProduct } from '../test/products'
import { renderShop } from '../test/render-shop'
import { buildToken } from '../test/tokens'
import { CartLink } from './cart-link'

const VOID = buildToken('shopper')
const ENDED = 'Your session has ended. Sign in again.'

/** The response to signing in, as the same account or another one. */
const loginResponse = (account = '1') => ({
  login: {
    __typename: 'LoginPayload',
    session: {
      __typename: 'Session',
      token: buildToken('shopper', account, 2),
      firstName: 'Mona',
      role: 'SHOPPER',
      locale: null,
    },
    userErrors: [],
  },
})

/** A server that rejects the token until the shopper has signed in. */
function mockSessionEnd(handlers: Handlers, account?: string, open: Handlers = {}) {
  let isSignedIn = false
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    (variables: Parameters<typeof handler>[0]) =>
      isSignedIn ? handler(variables) : unauthenticated(),
  ])
  return mockServer({
    ...Object.fromEntries(guarded),
    ...open,
    login: () => {
      isSignedIn = true
      return loginResponse(account)
    },
  })
}

const me = () => ({
  me: {
    __typename: 'User',
    id: '1',
    firstName: 'Mona',
    secondName: 'Ali',
    mobile: '1012345678',
    email: 'mona@example.com',
    isEmailConfirmed: true,
    canSignIn: true,
  },
})

type Shop = Awaited<ReturnType<typeof renderShop>>

async function signIn({ user }: Shop) {
  await user.type(await screen.findByLabelText('Email'), 'mona@example.com')
  await user.type(screen.getByLabelText('Password'), 'catcat1!')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
}

const cartCount = () => ({ cart: { __typename: 'Cart', id: '1', quantity: 2 } })

test('A visitor whose browser has a void token signs in on the login page', async () => {
  logIn(VOID, 'Mona')
  const { requests } = mockSessionEnd({ me, cartCount })
  const shop = await renderShop({ path: '/login', header: <CartLink /> })
  await waitFor(() => expect(getSession().token).toBeNull())
  expect(requests('me')).toHaveLength(1)
  expect(shop.currentLocation().pathname).toBe('/login')
  expect(screen.queryByRole('alert')).toBeNull()
  await signIn(shop)
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
})

test.each(['/signup', '/forgotpassword', '/resetpassword'])(
  'A void token does not take %s away',
  async (path) => {
    logIn(VOID, 'Mona')
    mockSessionEnd({ cartCount })
    const shop = await renderShop({ path, header: <CartLink /> })
    await waitFor(() => expect(getSession().token).toBeNull())
    expect(shop.currentLocation().pathname).toBe(path)
    screen.getByLabelText(path === '/resetpassword' ? 'New password' : 'Email')
  },
)

test('On a public page the session ends quietly and the page stays', async () => {
  logIn(VOID, 'Mona')
  mockSessionEnd({ cartCount })
  const shop = await renderShop({ path: '/no-such-page', header: <CartLink /> })
  await waitFor(() => expect(getSession().token).toBeNull())
  expect(shop.currentLocation().pathname).toBe('/no-such-page')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['/login', '/Login/', '/signup?x=1', '/forgotpassword', '/resetpassword#token=1'])(
  'Signing in never returns to %s',
  async (from) => {
    mockSessionEnd({})
    const shop = await renderShop({ path: '/login', state: { from } })
    await signIn(shop)
    await waitFor(() => expect(shop.currentLocation().pathname).toBe('/home'))
  },
)

test('A product that was added with a void token is in the cart after signing in, on the same page', async () => {
  logIn(VOID, 'Mona')
  const products = {
    __typename: 'ProductConnection',
    nodes: [buildProduct(7, { name: 'Cat Food' })],
    totalCount: 1,
    facets: [],
    priceRange: null,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  }
  const cart = { __typename: 'Cart', id: '1', quantity: 1 }
  const server = mockSessionEnd(
    {
      ...createCartHandlers(buildCart()),
      addToCart: () => ({ addToCart: { __typename: 'CartPayload', cart, userErrors: [] } }),
    },
    '1',
    { listingProducts: () => ({ products }) },
  )
  const shop = await renderShop({ path: '/catfood?sort=NAME' })
  await shop.user.click(await screen.findByRole('button', { name: 'Add Cat Food to cart' }))
  await screen.findByText(ENDED)
  expect(screen.queryByText('You need to log in to add items to the cart.')).toBeNull()
  await signIn(shop)
  await screen.findByText('Product added to cart successfully!')
  await waitFor(() => {
    const { pathname, search } = shop.currentLocation()
    expect(pathname + search).toBe('/catfood?sort=NAME')
  })
  expect(server.requests('addToCart')).toEqual([
    { productId: '7', quantity: 1, seenPrice: 249.5 },
    { productId: '7', quantity: 1, seenPrice: 249.5 },
  ])
})

const PROFILE = {
  me,
  ownOrders: () => ({ orders: buildOrders([buildOrder(31)]) }),
  savedAddresses: () => ({ me: buildUserAddresses() }),
}

test('A guarded page asks to sign in again, says why, and opens afterwards', async () => {
  logIn(VOID, 'Mona')
  mockSessionEnd(PROFILE)
  const shop = await renderShop({ path: '/profile' })
  await screen.findByText(ENDED)
  expect(shop.currentLocation().pathname).toBe('/login')
  await signIn(shop)
  await screen.findByText('mona@example.com')
  expect(shop.currentLocation().pathname).toBe('/profile')
})

/** Opens the profile's form, types a name, and saves it when the token has become void. */
async function editProfile(account?: string) {
  logIn(VOID, 'Mona')
  mockServer(PROFILE)
  const shop = await renderShop({ path: '/profile' })
  await shop.user.click(await screen.findByRole('button', { name: 'Edit' }))
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Ali Hassan' } })
  mockSessionEnd({ ...PROFILE, updateProfile: unauthenticated }, account)
  await shop.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(ENDED)
  await signIn(shop)
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/profile'))
}

test('What was typed into a form is there again after signing in', async () => {
  await editProfile()
  const input = await screen.findByLabelText<HTMLInputElement>('Last name')
  await waitFor(() => expect(input.value).toBe('Ali Hassan'))
  expect(sessionStorage.getItem('keptForms')).toBeNull()
})

test('Another account does not get what was typed', async () => {
  await editProfile('2')
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByDisplayValue('Ali Hassan')).toBeNull()
})

test('The checkout goes on where it was', async () => {
  const cart = buildCart(buildLine(7, 2))
  const handlers = {
    ...createCartHandlers(cart),
    checkoutDefaults: () => buildCheckoutDefaults(),
    placeOrder: unauthenticated,
  }
  logIn(VOID, 'Mona')
  mockServer(handlers)
  const shop = await renderShop({ path: '/checkout' })
  await shop.user.type(await screen.findByLabelText('Street and building'), '5 Half of it')
  mockSessionEnd(handlers)
  await shop.user.selectOptions(screen.getByLabelText('Governorate'), 'Giza')
  await shop.user.type(screen.getByLabelText('City or area'), 'Dokki')
  await shop.user.click(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText(ENDED)
  await signIn(shop)
  await screen.findByDisplayValue('5 Half of it')
  expect(shop.currentLocation().pathname).toBe('/checkout')
})

test('A token that no header can carry is none', async () => {
  for (const token of ['قطة', 'a b', 'x\n']) {
    localStorage.setItem('token', token)
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    mockServer({})
    await renderShop({ path: '/cartpage' })
    await screen.findByText('You need to log in to access the cart.')
    cleanup()
  }
})
