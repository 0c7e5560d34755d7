import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn, logOut } from '../lib/session'
import { buildOrder, buildOrders } from '../test/orders'
import { renderShop } from '../test/render-shop'
import { latch, noResponse, serve, serverError } from '../test/serve'
import { Component as ProfilePage } from './profile-page'

const me = () => ({
  me: {
    __typename: 'User',
    id: '1',
    firstName: 'Mona',
    secondName: 'Hassan',
    email: 'mona@example.com',
    mobile: '1012345678',
  },
})

const ownOrders = () => ({ orders: buildOrders([buildOrder(31)]) })

function openProfile(answers: Parameters<typeof serve>[0]) {
  logIn('t1', 'Mona')
  const server = serve(answers)
  return { ...renderShop({ pages: { '/profile': ProfilePage }, path: '/profile' }), ...server }
}

test('A visitor is told that there is no token and sent to /login', async () => {
  const { router } = renderShop({ pages: { '/profile': ProfilePage }, path: '/profile' })
  expect((await screen.findByRole('alert')).textContent).toBe('No token found')
  expect(router.state.location.pathname).toBe('/login')
  expect(router.state.location.state).toEqual({ from: '/profile' })
})

test('Whoever logs out here is sent to /login without a reproach', async () => {
  const { router } = openProfile({ me, ownOrders })
  await screen.findByText('Mona Hassan')
  logOut()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByText('No token found')).toBeNull()
})

test('The details show the mobile with +20', async () => {
  openProfile({ me, ownOrders })
  await screen.findByText('Mona Hassan')
  screen.getByText('mona@example.com')
  screen.getByText('+20 1012345678')
})

test('While it is being loaded the page says so', async () => {
  const { open, opened } = latch()
  openProfile({ me: () => opened.then(me), ownOrders })
  screen.getByText('Loading your profile')
  open()
  await screen.findByText('Mona Hassan')
})

test('An order shows number, time in Cairo, total, address, status and items', async () => {
  openProfile({ me, ownOrders })
  const order = within(await screen.findByRole('article', { name: 'Order #31' }))
  order.getByText(/Placed on Nov 21, 2026, 12:30\sAM/)
  expect(order.getAllByText('EGP 79.00')).toHaveLength(2)
  order.getByText('14 Nile Lane, Cairo')
  expect(order.getAllByText('Pending')).not.toHaveLength(0)
  order.getByText('2 × EGP 39.50')
  const link = order.getByRole('link', { name: 'Felucat Cat Food 85 g' })
  expect(link.getAttribute('href')).toBe('/productdetails/7')
})

test('A product that is no longer sold is not a link', async () => {
  const [item] = buildOrder(31).items
  const order = buildOrder(31, { items: [{ ...item, product: null }] })
  openProfile({ me, ownOrders: () => ({ orders: buildOrders([order]) }) })
  await screen.findByText('Felucat Cat Food 85 g')
  expect(screen.queryByRole('link', { name: 'Felucat Cat Food 85 g' })).toBeNull()
})

test('The history tells each status with its time', async () => {
  const changed = (status: string, changedAt: string) => ({
    __typename: 'OrderStatusChange',
    status,
    changedAt,
  })
  const history = [
    changed('PENDING', '2026-11-20T22:30:00.000Z'),
    changed('CANCELLED', '2026-11-22T08:05:00.000Z'),
  ]
  const order = buildOrder(31, { status: 'CANCELLED', history })
  const { user } = openProfile({ me, ownOrders: () => ({ orders: buildOrders([order]) }) })
  await user.click(await screen.findByText('History'))
  screen.getByText(/^Nov 22, 2026, 10:05\sAM/)
  expect(screen.getAllByText('Cancelled')).toHaveLength(2)
})

test('Without orders the page says so', async () => {
  openProfile({ me, ownOrders: () => ({ orders: buildOrders([]) }) })
  await screen.findByText('No orders found.')
})

test('Older orders are added below in pages of 25', async () => {
  const { user, asked } = openProfile({
    me,
    ownOrders: ({ after }) => ({
      orders: after ? buildOrders([buildOrder(5)]) : buildOrders([buildOrder(31)], 'c31'),
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }))
  await screen.findByRole('heading', { name: 'Order #5' })
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Order #31', 'Order #5'])
  expect(asked('ownOrders')).toEqual([{ first: 25 }, { first: 25, after: 'c31' }])
  expect(screen.queryByRole('button', { name: 'Show older orders' })).toBeNull()
})

test('Older orders that cannot be loaded leave the others standing', async () => {
  const { user } = openProfile({
    me,
    ownOrders: ({ after }) =>
      after ? noResponse() : { orders: buildOrders([buildOrder(31)], 'c31') },
  })
  await user.click(await screen.findByRole('button', { name: 'Show older orders' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Unable to fetch data')
  screen.getByRole('article', { name: 'Order #31' })
})

test('A failure that the server explains shows its words and can be tried again', async () => {
  const message = 'Something went wrong. If it happens again, mention this id: 7'
  let isBroken = true
  const { user } = openProfile({
    me: () => (isBroken ? serverError(message) : me()),
    ownOrders,
  })
  expect((await screen.findByRole('alert')).textContent).toContain(`Error: ${message}`)
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Mona Hassan')
})

test('No response is said as such', async () => {
  openProfile({ me: noResponse, ownOrders: noResponse })
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to fetch data')
})
