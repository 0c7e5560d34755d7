import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addWaitingItem, readWaiting } from '../../accounts/add-to-cart/waiting-items'
import { endSession, logIn } from '../../platform/session/session'
import { buildAddress } from '../../test/addresses'
import { buildCart, buildLine, createCartHandlers } from '../../test/carts'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import {
  buildCheckoutDefaults,
  orderPlaced,
  orderRejected,
  shipping,
} from '../../test/open-checkout'
import { buildProduct } from '../../test/products'
import { buildRate } from '../../test/rates'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

const PRODUCTS = [
  buildProduct(7, { name: 'Ball', price: 39.5 }),
  buildProduct(8, { name: 'Bed', price: 100 }),
]

const joined = (...userErrors: unknown[]) => ({
  createVisitorAccount: {
    __typename: 'CreateVisitorAccountPayload',
    session: userErrors.length > 0 ? null : signedIn().login.session,
    userErrors,
  },
})

function signedIn(role = 'SHOPPER') {
  const session = {
    __typename: 'Session',
    token: buildToken('shopper'),
    firstName: 'Mona',
    role,
    locale: null,
  }
  return { login: { __typename: 'LoginPayload', session, userErrors: [] } }
}

const loginRefused = (field: string | null = null) => ({
  login: {
    __typename: 'LoginPayload',
    session: null,
    userErrors: [inputError('Invalid email or password', field, 'UNAUTHENTICATED')],
  },
})

/** The account's cart is empty until something is added to it. */
function buildHandlers(changes: Handlers = {}): Handlers {
  const lines = new Map<number, number>()
  const cart = () => buildCart(...[...lines].map(([id, quantity]) => buildLine(id, quantity, 39.5)))
  return {
    ...createCartHandlers(buildCart()),
    cart: () => ({ cart: cart() }),
    addToCart: ({ productId, quantity }) => {
      lines.set(Number(productId), Number(quantity))
      return { addToCart: { __typename: 'CartPayload', cart: cart(), userErrors: [] } }
    },
    visitorProducts: ({ ids }) => ({
      productsByIds: PRODUCTS.filter(({ id }) => (ids as string[]).includes(id)),
    }),
    createVisitorAccount: () => joined(),
    login: () => signedIn(),
    checkoutDefaults: () => buildCheckoutDefaults(),
    placeOrder: orderPlaced,
    ...changes,
  }
}

async function openPage(handlers: Handlers, path = '/checkout') {
  const server = mockServer(handlers)
  const shop = { ...(await renderShop({ path })), ...server }
  await screen.findByRole('button', { name: 'Place order' }, { timeout: 5_000 })
  return shop
}

type Shop = Awaited<ReturnType<typeof openPage>>

const ACCOUNT = {
  'Recipient’s name': 'Mona Ali',
  Mobile: '010 1234 5678',
  Email: 'mona@example.com',
}

async function fill({ user }: Shop, changes: Partial<typeof ACCOUNT> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...ACCOUNT, ...changes })) {
    await user.type(screen.getByLabelText(label), text)
  }
  await user.selectOptions(screen.getByLabelText('Governorate'), 'Giza')
  await user.type(screen.getByLabelText('City or area'), shipping.area)
  await user.type(screen.getByLabelText('Street and building'), shipping.street)
}

async function place({ user }: Shop): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Place order' }))
}

const fieldValue = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

beforeEach(() => {
  addWaitingItem({ productId: '7', quantity: 2 }, '/toys')
})

test('One button orders what the browser kept, once, without a password', async () => {
  const shop = await openPage(
    buildHandlers({ deliveryRates: () => ({ deliveryRates: [buildRate('GZ', { fee: 30 })] }) }),
  )
  await fill(shop)
  await shop.user.dblClick(screen.getByRole('button', { name: 'Place order' }))
  await screen.findByText('Order placed successfully!')
  await waitFor(() => expect(shop.currentLocation().pathname).toBe('/'))
  expect(shop.requests('createVisitorAccount')).toEqual([
    { input: { name: 'Mona Ali', mobile: '1012345678', email: 'mona@example.com' } },
  ])
  expect(shop.requests('addToCart')).toEqual([{ productId: '7', quantity: 2 }])
  expect(shop.requests('placeOrder')).toMatchObject([
    {
      input: {
        phone: '+201012345678',
        shippingAddress: { governorate: 'GZ', area: 'Dokki', street: '14 Nile Lane' },
        saveAddress: true,
        lines: [{ productId: '7', quantity: 2, price: 39.5 }],
        total: 79,
        amountDue: 109,
      },
    },
  ])
  expect(readWaiting().items).toEqual([])
  expect(sessionStorage.getItem('checkoutDraft')).toBeNull()
})

test('“Order now” orders the product alone; what waits is in the cart afterwards', async () => {
  const shop = await openPage(buildHandlers(), '/checkout?product=8&quantity=3')
  screen.getByText('3 × EGP 100.00')
  expect(screen.queryByText('Ball')).toBeNull()
  await fill(shop)
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toMatchObject([
    { input: { keepCart: true, lines: [{ productId: '8', quantity: 3 }] } },
  ])
  expect(shop.requests('addToCart')).toEqual([{ productId: '7', quantity: 2 }])
})

test('Another phone is the phone of the order', async () => {
  const shop = await openPage(buildHandlers())
  await fill(shop)
  await shop.user.type(screen.getByLabelText('Another phone'), '02 3333 1234')
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toMatchObject([{ input: { phone: '+20233331234' } }])
})

test('All problems are said at once at their fields, and nothing is sent', async () => {
  const shop = await openPage(buildHandlers())
  await shop.user.type(screen.getByLabelText('Another phone'), '12')
  await place(shop)
  expect(await screen.findAllByText('This field is required.')).toHaveLength(5)
  expect(screen.getByLabelText('Another phone').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Delivery notes (optional)').closest('details')?.open).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('Recipient’s name'))
  expect(shop.requests('createVisitorAccount')).toEqual([])
})

test('What the server refuses is said at the field, and everything stays typed', async () => {
  const shop = await openPage(
    buildHandlers({ createVisitorAccount: () => joined(inputError('Another email.', 'email')) }),
  )
  await fill(shop)
  await place(shop)
  await screen.findByText('Another email.')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  expect(fieldValue('Street and building')).toBe('14 Nile Lane')
  expect(localStorage.getItem('token')).toBeNull()
  expect(readWaiting().items).toHaveLength(1)
  expect(shop.requests('placeOrder')).toEqual([])
})

test('After a lost response, the next attempt orders once', async () => {
  let isLost = true
  const shop = await openPage(
    buildHandlers({
      createVisitorAccount: () => {
        if (!isLost) return joined()
        isLost = false
        return networkError()
      },
    }),
  )
  await fill(shop)
  await place(shop)
  await screen.findByText('No response from the server. Please try again later.')
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toHaveLength(1)
})

test('A field that was left with a mistake says so, until it is mended; a blank one does not', async () => {
  const { user } = await openPage(buildHandlers())
  const mobile = screen.getByLabelText('Mobile')
  await user.type(mobile, '010 12')
  await user.click(screen.getByLabelText('Recipient’s name'))
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'))
  await user.click(screen.getByLabelText('Street and building'))
  expect(screen.getByLabelText('Recipient’s name').getAttribute('aria-invalid')).toBe('false')
  await user.type(mobile, '34 5678')
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('false'))
})

test('An email that looks like a typo is asked about, and corrected with one tap', async () => {
  const { user } = await openPage(buildHandlers())
  await user.type(screen.getByLabelText('Email'), 'mona@gmial.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  await user.tab()
  await screen.findByText(/Did you mean/)
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(fieldValue('Email')).toBe('mona@gmail.com')
  expect(screen.queryByText(/Did you mean/)).toBeNull()
})

const TEN = {
  __typename: 'Discount',
  code: 'TEN',
  kind: 'PERCENT',
  percent: 10,
  amount: null,
  minItems: 0,
}

const previewed = {
  previewDiscount: { __typename: 'PreviewDiscountPayload', discount: TEN, userErrors: [] },
}

async function applyCode({ user }: Shop): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Add a discount code' }))
  await user.type(screen.getByLabelText('Discount code'), 'ten')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  await screen.findByText('EGP 71.10')
}

test('A discount code is used without leaving the page', async () => {
  const shop = await openPage(buildHandlers({ previewDiscount: () => previewed }))
  await applyCode(shop)
  expect(shop.requests('previewDiscount')).toMatchObject([
    { code: 'ten', lines: [{ productId: '7', quantity: 2 }] },
  ])
  await fill(shop)
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('placeOrder')).toMatchObject([
    { input: { total: 79, amountDue: 71.1, discountCode: 'TEN' } },
  ])
})

test('A discount code that the checkout refuses is removed, and the rest stays', async () => {
  const shop = await openPage(
    buildHandlers({
      previewDiscount: () => previewed,
      placeOrder: () =>
        orderRejected({
          __typename: 'DiscountRefused',
          code: 'DISCOUNT_REFUSED',
          message: 'You have already used this discount code.',
          field: 'discountCode',
          total: 79,
          lines: [{ ...buildLine(7, 2, 39.5), id: 'today:7' }],
        }),
    }),
  )
  await applyCode(shop)
  await fill(shop)
  await place(shop)
  await screen.findByText('You have already used this discount code.')
  expect(fieldValue('Street and building')).toBe('14 Nile Lane')
  expect(sessionStorage.getItem('discount')).toBeNull()
})

test('If the cart does not arrive, the next attempt makes no other account', async () => {
  let isLost = true
  const { addToCart = networkError, ...handlers } = buildHandlers()
  const shop = await openPage({
    ...handlers,
    addToCart: (variables) => {
      if (!isLost) return addToCart(variables)
      isLost = false
      return networkError()
    },
  })
  await fill(shop)
  await place(shop)
  await screen.findByText('No response from the server. Please try again later.')
  expect(fieldValue('Street and building')).toBe('14 Nile Lane')
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('createVisitorAccount')).toHaveLength(1)
  expect(shop.requests('placeOrder')).toHaveLength(1)
})

test('A refused order leaves the address, and the shopper signed in', async () => {
  let isRefused = true
  const shop = await openPage(
    buildHandlers({
      placeOrder: () => {
        if (!isRefused) return orderPlaced()
        isRefused = false
        return orderRejected({
          __typename: 'OutOfStock',
          code: 'OUT_OF_STOCK',
          message: 'Left: 1.',
          field: null,
          total: 39.5,
          lines: [{ ...buildLine(7, 1, 39.5), id: 'today:7' }],
        })
      },
    }),
  )
  await fill(shop)
  await place(shop)
  await screen.findByText('Left: 1.')
  expect(screen.queryByLabelText('Recipient’s name')).toBeNull()
  expect(fieldValue('Street and building')).toBe('14 Nile Lane')
  expect(fieldValue('Phone')).toBe('+201012345678')
  screen.getByText('1 × EGP 39.50')
  await place(shop)
  await screen.findByText('Order placed successfully!')
  expect(shop.requests('createVisitorAccount')).toHaveLength(1)
  expect(shop.requests('placeOrder')).toMatchObject([
    { input: { lines: [{ quantity: 2 }] } },
    { input: { lines: [{ quantity: 1 }] } },
  ])
})

test('After a lost answer to the order, the page finds out whether it was placed', async () => {
  let isLost = true
  const shop = await openPage(
    buildHandlers({
      placeOrder: () => {
        if (!isLost) return orderPlaced()
        isLost = false
        return networkError()
      },
    }),
  )
  await fill(shop)
  await place(shop)
  await screen.findByText('Order placed successfully!')
  const [first, second] = shop.requests('placeOrder')
  expect(second).toEqual(first)
  expect(shop.requests('createVisitorAccount')).toHaveLength(1)
})

test('Who has an account signs in on the page, and nothing typed is lost', async () => {
  const shop = await openPage(
    buildHandlers({
      checkoutDefaults: () => buildCheckoutDefaults({ addresses: [buildAddress(1)] }),
    }),
  )
  await shop.user.type(screen.getByLabelText('City or area'), 'Zamalek')
  await shop.user.type(screen.getByLabelText('Email'), 'mona@example.com')
  await shop.user.click(screen.getByRole('button', { name: 'I have an account' }))
  const section = within(screen.getByRole('region', { name: 'I have an account' }))
  expect(section.getByLabelText<HTMLInputElement>('Email').value).toBe('mona@example.com')
  await shop.user.type(section.getByLabelText('Password'), 'catcat1!')
  await shop.user.click(section.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('2 × EGP 39.50')
  await waitFor(() => expect(screen.queryByLabelText('Recipient’s name')).toBeNull())
  expect(shop.currentLocation().pathname).toBe('/checkout')
  const other = await screen.findByRole<HTMLInputElement>('radio', { name: 'Another address' })
  expect(other.checked).toBe(true)
  expect(fieldValue('City or area')).toBe('Zamalek')
  expect(readWaiting().items).toEqual([])
})

test('A wrong password is said where it was typed', async () => {
  const shop = await openPage(buildHandlers({ login: () => loginRefused() }))
  await shop.user.click(screen.getByRole('button', { name: 'I have an account' }))
  const section = within(screen.getByRole('region', { name: 'I have an account' }))
  await shop.user.type(section.getByLabelText('Email'), 'mona@example.com')
  await shop.user.type(section.getByLabelText('Password'), 'catcat1!')
  await shop.user.click(section.getByRole('button', { name: 'Sign in' }))
  await section.findByText('Invalid email or password')
})

test('A reload keeps what was typed', async () => {
  const before = await openPage(buildHandlers())
  await fill(before)
  before.unmount()
  await openPage(buildHandlers())
  expect(fieldValue('Street and building')).toBe('14 Nile Lane')
  expect(fieldValue('Recipient’s name')).toBe('Mona Ali')
})

test('What is sold out is not ordered, which is said', async () => {
  addWaitingItem({ productId: '8', quantity: 1 })
  const soldOut = buildProduct(8, { name: 'Bed', price: 100, quantityAvailable: 0 })
  await openPage(
    buildHandlers({ visitorProducts: () => ({ productsByIds: [PRODUCTS[0], soldOut] }) }),
  )
  screen.getByText('Products that are out of stock are not part of this order.')
  expect(screen.queryByText('Bed')).toBeNull()
})

test('A rejected token goes to the login page, whatever the browser keeps', async () => {
  logIn('t1', 'Mona')
  endSession()
  mockServer(buildHandlers())
  const { currentLocation } = await renderShop({ path: '/checkout' })
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
})
