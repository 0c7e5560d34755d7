import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import { buildOrderList, buildOrderRow, ORDER_DESK_HANDLERS } from '../../../../test/admin-orders'
import { type Handlers, mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

const item = (id: string, name: string, imageUrl: string | null) => ({
  __typename: 'OrderItem',
  id,
  name,
  quantity: 2,
  product: imageUrl && { __typename: 'Product', id, imageUrl },
})

const details = (id: string, changes: object = {}) => ({
  adminOrder: {
    __typename: 'AdminOrder',
    id,
    address: `Street ${id}, Dokki, Giza`,
    shippingAddress: { __typename: 'ShippingAddress', courierNote: 'Ring twice' },
    doorHistory: { __typename: 'DoorHistory', broughtCount: 4, refusedCount: 1 },
    items: [item(`${id}1`, 'Cat Food', '/art/food.svg'), item(`${id}2`, 'Old Bowl', null)],
    ...changes,
  },
})

async function open(orderPreview: Handlers[string] = ({ id }) => details(String(id))) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    ...ORDER_DESK_HANDLERS,
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminOrders: () => buildOrderList([buildOrderRow(5), buildOrderRow(4)]),
    orderPreview,
  })
  const shop = await renderShop({ path: '/adminorder' })
  const link = await screen.findByRole('link', { name: 'Order #5' })
  const row = (id: number) =>
    screen.getByRole('link', { name: `Order #${id}` }).closest('tr') as HTMLElement
  return { ...shop, ...server, link, row }
}

const rest = (element: HTMLElement, pointerType = 'mouse') =>
  fireEvent.pointerOver(element, { pointerType })

const card = () => screen.findByRole('tooltip')

beforeEach(() => localStorage.clear())

test('A row on which the pointer rests shows its items, where they go and what the phone has refused', async () => {
  const { row, link } = await open()
  expect(screen.queryByRole('tooltip')).toBeNull()
  rest(row(5))
  const shown = await card()
  await within(shown).findByText('Street 5, Dokki, Giza')
  expect(shown.textContent).toMatch(/2 × Cat Food.*2 × Old Bowl/)
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/art/food.svg')
  within(shown).getByText('Ring twice')
  within(shown).getByText('1 of 4 parcels refused (25%)')
  expect(document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /Cat Food/,
  )
})

test('It stays while the pointer is on it, goes when the pointer leaves, and is read once for each row', async () => {
  const { row, requests } = await open()
  const body = row(5).parentElement as HTMLElement
  rest(row(5))
  const shown = await card()
  await within(shown).findByText(/Street 5/)
  fireEvent.pointerLeave(body)
  fireEvent.pointerEnter(shown)
  rest(row(4))
  await screen.findByText(/Street 4/)
  fireEvent.pointerLeave(body)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  rest(row(5))
  await screen.findByText(/Street 5/)
  expect(requests('orderPreview')).toEqual([{ id: '5' }, { id: '4' }])
})

test('Escape dismisses it, and touch and clicks never show it', async () => {
  const { row, requests, user } = await open()
  rest(row(5), 'touch')
  rest(row(4))
  await within(await card()).findByText(/Street 4/)
  expect(requests('orderPreview')).toEqual([{ id: '4' }])
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('The keyboard shows it, too: the link of the row has the focus', async () => {
  const { link, user } = await open()
  // From the keyboard, without all that is before it.
  await user.tab()
  act(() => link.focus())
  await within(await card()).findByText(/Street 5/)
  await user.tab()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('An order that cannot be read says so, and one of many items how many others it has', async () => {
  const many = Array.from({ length: 7 }, (_, index) => item(`${index}`, `Toy ${index}`, null))
  const { row } = await open(({ id }) =>
    id === '5' ? { adminOrder: null } : details(String(id), { items: many, doorHistory: null }),
  )
  rest(row(5))
  await screen.findByText('Failed to fetch orders.')
  rest(row(4))
  await screen.findByText('and 2 other items')
  expect(screen.queryByText('This phone')).toBeNull()
})
