import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, logOut } from '../../platform/session/session'
import { buildAddress } from '../../test/addresses'
import { buildCart, createCartHandlers } from '../../test/carts'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { buildOrder } from '../../test/orders'
import { renderShop } from '../../test/render-shop'

const shop = {
  __typename: 'Shop',
  name: 'Mishmish for Pets LLC',
  address: '5 Tahrir Square',
  taxNumber: '123-456-789',
  commercialRegister: '98765',
  whatsAppNumber: '201012345678',
}

const me = { __typename: 'User', id: '1', firstName: 'Mona', secondName: 'Ali' }

const change = (status: string, happenedAt: string) => ({
  __typename: 'OrderStatusChange',
  status,
  happenedAt,
})

const ownOrder = (changes: Readonly<Record<string, unknown>> = {}, seller: unknown = shop) => ({
  ownOrder: () => ({ order: buildOrder(31, changes), me, shop: seller }),
})

async function open(handlers: Handlers, path = '/orders/31') {
  logIn('t1', 'Mona')
  const server = mockServer(handlers)
  const contact = { whatsAppNumber: '201012345678' }
  return { ...(await renderShop({ path, contact })), ...server }
}

test('A visitor is redirected to /login and returns from there', async () => {
  const { currentLocation } = await renderShop({ path: '/orders/31' })
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(currentLocation().state).toEqual({ from: '/orders/31' })
})

test('An order shows its steps with times, items, address and what is to be paid', async () => {
  await open(
    ownOrder({
      status: 'PROCESSING',
      history: [
        change('PENDING', '2026-11-20T22:30:00.000Z'),
        change('PROCESSING', '2026-11-21T08:00:00.000Z'),
      ],
    }),
  )
  const steps = within(await screen.findByRole('list', { name: 'Progress' }))
  const [pending, processing, completed] = steps.getAllByRole('listitem')
  expect(pending?.textContent).toMatch(/^Order receivedNov 21, 2026, 12:30/)
  expect(processing?.textContent).toMatch(/^PreparingNov 21, 2026, 10:00/)
  expect(processing?.getAttribute('aria-current')).toBe('step')
  expect(completed?.textContent).toBe('Delivered')
  screen.getByText('14 Nile Lane')
  screen.getByText('To pay at the door')
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull()
})

test('An order that waits for its payment online does not ask for cash at the door', async () => {
  await open(ownOrder({ payUrl: 'https://shop.example.com/pay/31.abc' }))
  const link = await screen.findByRole('link', { name: 'Pay now' })
  expect(link.getAttribute('href')).toBe('/pay/31.abc')
  screen.getByText('Amount due')
  expect(screen.queryByText('To pay at the door')).toBeNull()
})

test.each([
  ['PENDING', 1],
  ['COMPLETED', 1],
  ['CANCELLED', 0],
])('An order that is %s has %i links to the reminder of food', async (status, count) => {
  await open({ ...ownOrder({ status }), ownReturns: networkError })
  await screen.findByRole('link', { name: 'Receipt' })
  const links = screen.queryAllByRole('link', { name: 'Remind me before food runs out' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/pets'))
})

test('The steps of a cancelled order end with the cancellation and its reason', async () => {
  await open(
    ownOrder({
      status: 'CANCELLED',
      cancelReason: 'Ordered by mistake',
      history: [
        change('PENDING', '2026-11-20T22:30:00.000Z'),
        change('CANCELLED', '2026-11-21T08:00:00.000Z'),
      ],
    }),
  )
  const steps = within(await screen.findByRole('list', { name: 'Progress' }))
  expect(steps.getAllByRole('listitem')).toHaveLength(2)
  screen.getByText('Ordered by mistake')
  expect(screen.queryByText('To pay at the door')).toBeNull()
})

test('An order on its way shows its parcel, where to track it, and what is still to be paid', async () => {
  await open(
    ownOrder({
      status: 'PROCESSING',
      confirmedBy: 'CALL',
      confirmedAt: '2026-11-21T08:00:00.000Z',
      paid: 50,
      amountDue: 29,
      shipment: {
        __typename: 'Shipment',
        id: '1',
        courierName: 'Nile Express',
        trackingUrl: 'https://track.example.com/NX-1',
        packedAt: '2026-11-21T09:00:00.000Z',
        handedOverAt: '2026-11-21T10:00:00.000Z',
        refusedAt: null,
        lostAt: null,
      },
    }),
  )
  const parcel = within(await screen.findByRole('list', { name: 'Your parcel' }))
  expect(parcel.getAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Confirmed',
    'Packed',
    'On its way with Nile Express',
  ])
  const link = parcel.getByRole('link', { name: 'Track the parcel' })
  expect(link.getAttribute('href')).toBe('https://track.example.com/NX-1')
  expect(screen.getByText('Paid already').nextSibling?.textContent).toBe('EGP 50.00')
  expect(screen.getByText('To pay at the door').nextSibling?.textContent).toBe('EGP 29.00')
})

test('An order that nobody has touched shows no parcel', async () => {
  await open(ownOrder())
  await screen.findByRole('list', { name: 'Progress' })
  expect(screen.queryByRole('list', { name: 'Your parcel' })).toBeNull()
})

test('The link to WhatsApp has the number of the order, and needs a number of the shop', async () => {
  const { unmount } = await open(ownOrder())
  const link = await screen.findByRole('link', { name: 'Message us on WhatsApp' })
  expect(link.getAttribute('href')).toBe(
    'https://wa.me/201012345678?text=Hello%2C%20this%20is%20about%20my%20order%20%2331.',
  )
  unmount()
  await open(ownOrder({}, { ...shop, whatsAppNumber: null }))
  await screen.findByRole('button', { name: 'Cancel the order' })
  expect(screen.queryByRole('link', { name: 'Message us on WhatsApp' })).toBeNull()
})

test('An order of somebody else is not found', async () => {
  const errors = [{ message: 'Order not found', extensions: { code: 'NOT_FOUND' } }]
  await open({ ownOrder: () => Response.json({ data: null, errors }) })
  await screen.findByText('Order not found')
})

test('An order that fails to load can be retried', async () => {
  let isDown = true
  const { user } = await open({ ownOrder: () => (isDown ? networkError() : ownOrder().ownOrder()) })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  isDown = false
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('list', { name: 'Progress' })
})

const product = (changes: Readonly<Record<string, unknown>>) => ({
  __typename: 'Product',
  id: '7',
  imageUrl: '/toy.svg',
  price: 39.5,
  quantityAvailable: null,
  categories: [],
  ...changes,
})

const ordered = (name: string, itemProduct: unknown) => ({
  __typename: 'OrderItem',
  id: name,
  name,
  price: 39.5,
  quantity: 3,
  total: 118.5,
  product: itemProduct,
})

const orderedProducts = (...items: readonly unknown[]) => ({
  ...ownOrder({ items }),
  addToCart: () => ({
    addToCart: {
      __typename: 'CartPayload',
      cart: { __typename: 'Cart', id: '1', quantity: 3 },
      userErrors: [],
    },
  }),
})

test('Ordering again puts the items into the cart and goes there', async () => {
  const { user, requests, currentLocation } = await open({
    ...orderedProducts(ordered('Ball', product({}))),
    ...createCartHandlers(buildCart()),
  })
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  await waitFor(() => expect(currentLocation().pathname).toBe('/cartpage'))
  expect(requests('addToCart')).toEqual([{ productId: '7', quantity: 3 }])
})

test('Ordering again says what is gone, scarce or dearer', async () => {
  const { user, requests, currentLocation } = await open(
    orderedProducts(
      ordered('Bed', null),
      ordered('Bowl', product({ id: '8', quantityAvailable: 0 })),
      ordered('Ball', product({ id: '9', quantityAvailable: 2 })),
      ordered('Toy', product({ id: '10', price: 45 })),
      ordered('Brush', product({ id: '11', price: 30 })),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Order again' }))
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Bed is no longer available.',
    'Bowl is no longer available.',
    'Only 2 of Ball left.',
    'Toy now costs EGP 45.00 instead of EGP 39.50.',
  ])
  expect(requests('addToCart')).toEqual([
    { productId: '9', quantity: 2 },
    { productId: '10', quantity: 3 },
    { productId: '11', quantity: 3 },
  ])
  expect(currentLocation().pathname).toBe('/orders/31')
})

test('The receipt has the seller, the items with tax, and the right to return them', async () => {
  await open(ownOrder(), '/orders/31/receipt')
  await screen.findByText('Mishmish for Pets LLC')
  for (const text of ['5 Tahrir Square', '123-456-789', '98765', 'Felucat Cat Food']) {
    screen.getByText(text)
  }
  screen.getByText('All prices include value added tax (VAT).')
  screen.getByText(/within 14 days of receiving them/)
})

test('The receipt names the discount, and delivery that was free', async () => {
  const adjustments = [
    { __typename: 'Adjustment', kind: 'DISCOUNT', label: 'TEN', amount: -20 },
    { __typename: 'Adjustment', kind: 'DELIVERY', label: 'Delivery', amount: 0 },
  ]
  await open(ownOrder({ adjustments }), '/orders/31/receipt')
  await screen.findByRole('row', { name: /^Discount TEN/ })
  screen.getByRole('row', { name: 'Delivery Free' })
})

test.each(['/orders/31', '/orders/31/receipt'])(
  '%s has the name and phone of the customer, and what the items cost without discount and delivery',
  async (path) => {
    const adjustments = [
      { __typename: 'Adjustment', kind: 'DISCOUNT', label: 'TEN', amount: -7.9 },
      { __typename: 'Adjustment', kind: 'DELIVERY', label: 'Delivery', amount: 50 },
    ]
    await open(ownOrder({ adjustments, total: 121.1 }), path)
    const customer = (await screen.findByText('Customer')).parentElement
    expect(customer?.textContent).toContain('Mona Ali')
    screen.getByText('01012345678')
    const items = screen.getByText('Items', { selector: 'dt, th' }).parentElement
    expect(items?.textContent).toBe('ItemsEGP 79.00')
  },
)

test('The receipt of a cancelled order says so, and asks for no cash', async () => {
  await open(ownOrder({ status: 'CANCELLED' }), '/orders/31/receipt')
  await screen.findByText('Cancelled')
  expect(screen.queryByText(/[Cc]ash/)).toBeNull()
})

const storePlacedOrder = () => sessionStorage.setItem('placedOrder', JSON.stringify(buildOrder(31)))

test('After an order, the home page shows it until it is closed, also after a reload', async () => {
  storePlacedOrder()
  const { unmount, requests } = await open(ownOrder(), '/')
  const heading = { name: 'Order #31' }
  const panel = within(await screen.findByRole('region', heading))
  panel.getByText('14 Nile Lane')
  expect(panel.getByRole('link', { name: 'View the order' }).getAttribute('href')).toBe(
    '/orders/31',
  )
  panel.getByRole('link', { name: 'Message us on WhatsApp' })
  expect(requests('ownOrder')).toEqual([])
  unmount()
  const { user } = await open(ownOrder(), '/')
  await user.click(
    within(await screen.findByRole('region', heading)).getByRole('button', { name: 'Close' }),
  )
  await waitFor(() => expect(screen.queryByRole('region', heading)).toBeNull())
  expect(sessionStorage.getItem('placedOrder')).toBeNull()
})

test('A link to follow the order can be sent to the family, as long as there is something to wait for', async () => {
  storePlacedOrder()
  const { user, unmount } = await open(ownOrder(), '/')
  const panel = within(await screen.findByRole('region', { name: 'Order #31' }))
  await user.click(panel.getByRole('button', { name: 'Share with your family' }))
  expect(await navigator.clipboard.readText()).toBe('https://shop.example.com/follow/1.abc')
  unmount()
  const open31 = await open(ownOrder())
  await screen.findByRole('button', { name: 'Share with your family' })
  screen.getByText(/but not your address or phone number/)
  open31.unmount()
  await open(ownOrder({ status: 'CANCELLED' }))
  await screen.findByRole('list', { name: 'Items' })
  expect(screen.queryByRole('button', { name: 'Share with your family' })).toBeNull()
})

test('The order on the home page is gone after signing out', async () => {
  storePlacedOrder()
  await open(ownOrder(), '/')
  await screen.findByRole('region', { name: 'Order #31' })
  logOut()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Order #31' })).toBeNull())
  expect(sessionStorage.getItem('placedOrder')).toBeNull()
})

test('An order in two deliveries names the other one and its amount, and a merged one where it went', async () => {
  const related = (relation: string, id: string, changes = {}) => ({
    __typename: 'RelatedOrder',
    id,
    relation,
    status: 'PENDING',
    total: 250,
    amountDue: 200,
    ...changes,
  })
  await open(
    ownOrder({
      relatedOrders: [
        related('REST', '32'),
        related('REST', '33', { status: 'CANCELLED' }),
        related('REST_OF', '35', { amountDue: 0 }),
        related('MERGED', '30'),
        related('MERGED_INTO', '34'),
        related('EXCHANGE', '36'),
        related('EXCHANGE', '37', { status: 'CANCELLED' }),
        related('EXCHANGE_OF', '38', { status: 'COMPLETED' }),
      ],
    }),
  )
  const links = await screen.findAllByRole('link', { name: /order #\d+/ })
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/orders/32', 'Your order comes in two deliveries. The other one is order #32, EGP 200.00.'],
    [
      '/orders/35',
      'Your order comes in two deliveries. The other one is order #35, which is paid.',
    ],
    ['/orders/34', 'This order comes together with order #34.'],
    ['/orders/36', 'Items of this order are exchanged for order #36.'],
    [
      '/orders/38',
      'This order comes in exchange for items of order #38, which the courier takes back.',
    ],
  ])
})

test('An order without food has no link to the reminder of food', async () => {
  const [item] = buildOrder(31).items
  const product = { ...item?.product, categories: [{ __typename: 'Category', path: '/toys' }] }
  await open(ownOrder({ items: [{ ...item, product }] }))
  await screen.findByRole('link', { name: 'Receipt' })
  expect(screen.queryByRole('link', { name: 'Remind me before food runs out' })).toBeNull()
})

test('Phone and address can be corrected until the order is packed', async () => {
  const { __typename: _, id: __, isDefault: ___, ...fields } = buildAddress(7)
  const shippingAddress = { __typename: 'ShippingAddress', ...fields }
  const { user, requests, unmount } = await open({
    ...ownOrder({ shippingAddress }),
    correctOwnOrder: () => ({
      correctOwnOrder: {
        __typename: 'CorrectOwnOrderPayload',
        order: null,
        userErrors: [inputError('Contact us to change it.', 'shippingAddress.governorate')],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Correct phone or address' }))
  await user.clear(screen.getByLabelText('Street and building'))
  await user.type(screen.getByLabelText('Street and building'), '9 Nile Lane')
  await user.click(screen.getByRole('button', { name: 'Save the correction' }))
  await screen.findByText('Contact us to change it.')
  expect(requests('correctOwnOrder')).toMatchObject([
    { id: '31', input: { phone: '01012345678', shippingAddress: { street: '9 Nile Lane' } } },
  ])
  unmount()
  const packed = { packedAt: '2026-11-21T09:00:00.000Z', handedOverAt: null }
  const shipment = { __typename: 'Shipment', id: '1', courierName: null, trackingUrl: null }
  await open(ownOrder({ shipment: { ...shipment, ...packed, refusedAt: null, lostAt: null } }))
  await screen.findByRole('link', { name: 'Receipt' })
  expect(screen.queryByRole('button', { name: 'Correct phone or address' })).toBeNull()
})
