import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Handlers, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const TOKEN = '12.abc'

const change = (status: string, happenedAt: string) => ({
  __typename: 'OrderStatusChange',
  status,
  happenedAt,
})

const order = (changes = {}) => ({
  followedOrder: {
    __typename: 'FollowedOrder',
    id: '12',
    createdAt: '2026-11-21T10:00:00.000Z',
    status: 'PENDING',
    isOnItsWay: false,
    deliveryDays: { __typename: 'DeliveryDays', min: 2, max: 3 },
    amountDue: 124,
    items: [
      { __typename: 'FollowedItem', id: '121', name: 'Felucat Cat Food 85 g', quantity: 2 },
      { __typename: 'FollowedItem', id: '122', name: 'Cat Toy', quantity: 1 },
    ],
    otherDeliveries: [],
    history: [change('PENDING', '2026-11-21T10:00:00.000Z')],
    ...changes,
  },
})

async function open(handlers: Handlers = {}) {
  const server = mockServer({ followedOrder: () => order(), ...handlers })
  const contact = { phone: '+20 10 1234 5678', whatsAppNumber: '201012345678' }
  const { user } = await renderShop({ path: `/follow/${TOKEN}`, contact })
  return { user, ...server }
}

test('The family sees what arrives, when, and how much cash to have ready', async () => {
  const { requests } = await open()
  await screen.findByRole('heading', { level: 1, name: 'Order #12' })
  expect(requests('followedOrder')).toEqual([{ token: TOKEN }])
  const article = screen.getByRole('article')
  expect(screen.getByRole('status').textContent).toContain('will start to prepare it soon')
  expect(article.textContent).toMatch(/Arriving.*Mon, Nov 23.*Tue, Nov 24/)
  expect(article.textContent).toContain('Have ready in cashEGP 124.00')
  const items = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '2 ×Felucat Cat Food 85 g',
    '1 ×Cat Toy',
  ])
  expect(screen.getByRole('link', { name: /^Call us/ }).getAttribute('href')).toBe(
    'tel:+201012345678',
  )
  screen.getByRole('link', { name: 'Message us on WhatsApp' })
})

test.each([
  [{ status: 'PROCESSING' }, 'We are preparing the order.'],
  [{ status: 'PROCESSING', isOnItsWay: true }, 'The order is on its way.'],
])('An order that is not there yet says where it is: %s', async (changes, text) => {
  await open({ followedOrder: () => order(changes) })
  expect((await screen.findByRole('status')).textContent).toContain(text)
  screen.getByText('Have ready in cash')
})

test('An order that was paid in advance says that there is nothing to pay', async () => {
  await open({ followedOrder: () => order({ amountDue: 0 }) })
  await screen.findByText('Nothing to pay')
})

test.each([
  ['COMPLETED', 'The order was delivered.'],
  ['CANCELLED', 'This order is not coming, and there is nothing to pay.'],
])('For an order that is %s, nothing is to be expected', async (status, text) => {
  await open({ followedOrder: () => order({ status, amountDue: 0 }) })
  expect((await screen.findByRole('status')).textContent).toBe(text)
  expect(screen.queryByText('Have ready in cash')).toBeNull()
  expect(screen.queryByText('Arriving')).toBeNull()
})

test('The page is up to date when it is shown again, and keeps what it shows without a connection', async () => {
  let response = () => order()
  await open({ followedOrder: () => response() })
  await screen.findByText(/will start to prepare it soon/)
  const show = () =>
    act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
  response = () => order({ status: 'PROCESSING', isOnItsWay: true })
  await show()
  await screen.findByText(/on its way/)
  response = networkError
  await show()
  await screen.findByText(/on its way/)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('A link that does not work says so, and how to get one that does', async () => {
  await open({ followedOrder: () => ({ followedOrder: null }) })
  await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
  screen.getByText(/Please ask for it again/)
})

test('Without a connection, the order can be loaded again', async () => {
  let response: Handlers[string] = networkError
  const { user } = await open({ followedOrder: (variables) => response(variables) })
  await screen.findByText('Failed to load the order.')
  response = () => order()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'Order #12' })
})
