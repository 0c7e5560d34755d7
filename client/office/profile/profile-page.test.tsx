import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, logOut } from '../../platform/session/session'
import { buildUserAddresses } from '../../test/addresses'
import {
  createDeferred,
  graphQLError,
  type Handlers,
  mockServer,
  networkError,
} from '../../test/mock-server'
import { buildOrder, buildOrders } from '../../test/orders'
import { renderShop } from '../../test/render-shop'

const me = () => ({
  me: {
    __typename: 'User',
    canSignIn: true,
    id: '1',
    firstName: 'Mona',
    secondName: 'Hassan',
    email: 'mona@example.com',
    isEmailConfirmed: true,
    mobile: '1012345678',
  },
})

const ownOrders = () => ({ orders: buildOrders([buildOrder(31)]) })

async function openProfile(handlers: Handlers) {
  logIn('t1', 'Mona')
  const server = mockServer({
    savedAddresses: () => ({ me: buildUserAddresses() }),
    ...handlers,
  })
  return { ...(await renderShop({ path: '/profile' })), ...server }
}

test('A visitor sees “No token found” and is redirected to /login', async () => {
  const { currentLocation } = await renderShop({ path: '/profile' })
  expect((await screen.findByRole('alert')).textContent).toBe('No token found')
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(currentLocation().state).toEqual({ from: '/profile' })
})

test('Signing out redirects to /login without an error message', async () => {
  const { currentLocation } = await openProfile({ me, ownOrders })
  await screen.findByText('Mona Hassan')
  logOut()
  await waitFor(() => expect(currentLocation().pathname).toBe('/login'))
  expect(screen.queryByText('No token found')).toBeNull()
})

test('The details show the mobile number as Egyptians write it', async () => {
  await openProfile({ me, ownOrders })
  await screen.findByText('Mona Hassan')
  screen.getByText('mona@example.com')
  expect(screen.getAllByText('01012345678').length).toBeGreaterThan(0)
})

test('Without an account the profile does not wait for ever', async () => {
  await openProfile({
    me: () => ({ me: null }),
    ownOrders,
    savedAddresses: () => ({ me: null }),
  })
  await screen.findByText('Unable to fetch data')
  screen.getByRole('button', { name: 'Try again' })
})

test('An address that is not confirmed says so, and the link is sent again', async () => {
  const unconfirmed = () => ({ me: { ...me().me, isEmailConfirmed: false } })
  const { user } = await openProfile({
    me: unconfirmed,
    ownOrders,
    requestEmailConfirmation: () => ({
      requestEmailConfirmation: {
        __typename: 'RequestEmailConfirmationPayload',
        success: true,
        userErrors: [],
      },
    }),
  })
  await screen.findByText('Not confirmed yet')
  await user.click(screen.getByRole('button', { name: 'Send the link again' }))
  await screen.findByText(/^A new link is on its way\./)
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull()
})

test('A loading profile is announced', async () => {
  const { promise, resolve } = createDeferred()
  await openProfile({ me: () => promise.then(me), ownOrders })
  screen.getByText('Loading your profile')
  resolve()
  await screen.findByText('Mona Hassan')
})

test('An order shows its number, time in Cairo, total, address, status and items', async () => {
  await openProfile({ me, ownOrders })
  const order = within(await screen.findByRole('article', { name: 'Order #31' }))
  order.getByText(/Placed on Nov 21, 2026, 12:30\sAM/)
  // Of its item, its items and the order.
  expect(order.getAllByText('EGP 79.00')).toHaveLength(3)
  order.getByText('14 Nile Lane')
  order.getByText('Cairo')
  expect(order.getAllByText('Pending')).not.toHaveLength(0)
  order.getByText('2 × EGP 39.50')
  const link = order.getByRole('link', { name: 'Felucat Cat Food 85 g' })
  expect(link.getAttribute('href')).toBe('/productdetails/7')
})

test('A product that is no longer sold is not a link', async () => {
  const [item] = buildOrder(31).items
  const order = buildOrder(31, { items: [{ ...item, product: null }] })
  await openProfile({ me, ownOrders: () => ({ orders: buildOrders([order]) }) })
  await screen.findByText('Felucat Cat Food')
  expect(screen.queryByRole('link', { name: 'Felucat Cat Food 85 g' })).toBeNull()
})

test('The history shows each status with its time', async () => {
  const changed = (status: string, happenedAt: string) => ({
    __typename: 'OrderStatusChange',
    status,
    happenedAt,
  })
  const history = [
    changed('PENDING', '2026-11-20T22:30:00.000Z'),
    changed('CANCELLED', '2026-11-22T08:05:00.000Z'),
  ]
  const order = buildOrder(31, { status: 'CANCELLED', history })
  const { user } = await openProfile({ me, ownOrders: () => ({ orders: buildOrders([order]) }) })
  await user.click(await screen.findByText('History'))
  screen.getByText(/^Nov 22, 2026, 10:05\sAM/)
  expect(screen.getAllByText('Cancelled')).toHaveLength(2)
})

test('A profile without orders shows that there are none', async () => {
  await openProfile({ me, ownOrders: () => ({ orders: buildOrders([]) }) })
  await screen.findByText('No orders found.')
})

test('Older orders are appended in pages of 25', async () => {
  const { user, requests } = await openProfile({
    me,
    ownOrders: ({ after }) => ({
      orders: after ? buildOrders([buildOrder(5)]) : buildOrders([buildOrder(31)], 'c31'),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }))
  await screen.findByRole('heading', { name: 'Order #5' })
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Order #31', 'Order #5'])
  expect(requests('ownOrders')).toEqual([{ first: 25 }, { first: 25, after: 'c31' }])
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
})

test('Older orders that fail to load leave the others in place', async () => {
  const { user } = await openProfile({
    me,
    ownOrders: ({ after }) =>
      after ? networkError() : { orders: buildOrders([buildOrder(31)], 'c31') },
  })
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to fetch data')
  screen.getByRole('article', { name: 'Order #31' })
})

test('A server error shows its message and can be retried', async () => {
  const message = 'Something went wrong. If it happens again, quote this id: 7'
  let isBroken = true
  const { user } = await openProfile({
    me: () => (isBroken ? graphQLError(message) : me()),
    ownOrders,
  })
  expect((await screen.findByRole('alert')).textContent).toContain(`Error: ${message}`)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Mona Hassan')
})

test('A network error shows “Unable to fetch data”', async () => {
  await openProfile({ me: networkError, ownOrders: networkError })
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch data')
})
