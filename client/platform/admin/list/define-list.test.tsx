import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUpDialogs } from '../../../test/dialogs'
import { mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'
import { logIn } from '../../session/session'

const customer = (id: string, name: string) => ({
  __typename: 'CustomerProfile',
  id,
  phone: '+201012345678',
  name,
  governorate: 'C',
  orderCount: 4,
  broughtCount: 4,
  deliveredCount: 3,
  refusedCount: 1,
  refusedPercent: 25,
  spent: 120,
  lastOrderAt: '2026-11-21T09:30:00.000Z',
  isPrepayOnly: false,
  isBlocked: true,
})

async function openCustomers(search = '') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    customers: () => ({
      customers: {
        __typename: 'CustomerConnection',
        nodes: [customer('7', 'Salma Adel'), customer('8', '=SUM(A1)')],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
  })
  const shop = await renderShop({ path: `/admincustomers${search}` })
  await screen.findByRole('table', { name: 'Customers' })
  return { ...shop, ...server }
}

const headings = () =>
  screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/ .$/, ''))

setUpDialogs()

test('A column that is left out stays so on the next visit, and comes back', async () => {
  const { user, unmount } = await openCustomers()
  expect(headings()).toContain('Delivered')
  await user.click(screen.getByText('Columns'))
  const choices = within(await screen.findByRole('group', { name: 'Columns shown' }))
  expect(choices.queryByRole('checkbox', { name: 'Name' })).toBeNull()
  await user.click(choices.getByRole('checkbox', { name: 'Delivered' }))
  expect(headings()).not.toContain('Delivered')
  unmount()
  const next = await openCustomers()
  expect(headings()).not.toContain('Delivered')
  await next.user.click(screen.getByText('Columns'))
  await next.user.click(await screen.findByRole('checkbox', { name: 'Delivered' }))
  expect(headings()).toContain('Delivered')
})

test('A column moves up, stays there on the next visit, and is before the others in the file', async () => {
  const { user, unmount } = await openCustomers()
  const before = headings()
  await user.click(screen.getByText('Columns'))
  await user.click(await screen.findByRole('button', { name: 'Move Orders up' }))
  const place = before.indexOf('Orders')
  const others = before.filter((heading) => heading !== 'Orders')
  const moved = [...others.slice(0, place - 1), 'Orders', ...others.slice(place - 1)]
  expect(headings()).toEqual(moved)
  // It is the first already.
  expect(screen.queryByRole('button', { name: 'Move Phone up' })).toBeNull()
  unmount()
  await openCustomers()
  expect(headings()).toEqual(moved)
})

test('The file has the rows and columns that are shown, and nothing that spreadsheets run', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await openCustomers()
  await user.click(screen.getByText('Columns'))
  for (const name of ['Spent', 'Governorate', 'Delivered', 'Last order']) {
    await user.click(await screen.findByRole('checkbox', { name }))
  }
  await user.click(screen.getByRole('button', { name: 'Export list' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await files[0]?.text()
  expect(text?.trim().split('\r\n')).toEqual([
    'Name,Phone,Orders,Refused,Blocked or in advance',
    'Salma Adel,+201012345678,4,1,Blocked',
    "'=SUM(A1),+201012345678,4,1,Blocked",
  ])
})

test('Settings that something else wrote are ignored', async () => {
  localStorage.setItem('lists', '{"customers.title":{"hidden":"all"}}')
  await openCustomers()
  expect(headings()).toContain('Delivered')
})

test('A view keeps filters and order under a name, not what is searched for, and is removed', async () => {
  const { user, currentLocation } = await openCustomers(
    '?search=Salma&show=blocked&sort=ORDERS_ASC',
  )
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await user.type(screen.getByLabelText('Name of the view'), 'Blocked{Enter}')
  const views = await screen.findByRole('navigation', { name: 'Views' })
  await user.selectOptions(screen.getByLabelText('Show'), 'All customers')
  await waitFor(() => expect(currentLocation().search).not.toContain('show'))
  await user.click(within(views).getByRole('link', { name: 'Blocked' }))
  await waitFor(() => expect(currentLocation().search).toBe('?show=blocked&sort=ORDERS_ASC'))
  expect(within(views).getByRole('link', { current: 'page' }).textContent).toBe('Blocked')
  await user.click(screen.getByRole('button', { name: 'Remove the view Blocked' }))
  expect(screen.queryByRole('navigation', { name: 'Views' })).toBeNull()
})
