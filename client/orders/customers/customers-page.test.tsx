import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#domain/accounts/roles'
import { logIn } from '../../platform/session/session'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

setUpDialogs()

const customer = (id: string, fields = {}) => ({
  __typename: 'CustomerProfile',
  id,
  phone: '+201012345678',
  name: 'Salma Adel',
  governorate: 'C',
  orderCount: 4,
  broughtCount: 4,
  deliveredCount: 3,
  refusedCount: 1,
  refusedPercent: 25,
  spent: 120,
  lastOrderAt: '2026-11-21T09:30:00.000Z',
  isPrepayOnly: false,
  isBlocked: false,
  ...fields,
})

const list = (...nodes: unknown[]) => ({
  customers: {
    __typename: 'CustomerConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})

const page = (fields = {}) => ({
  customer: {
    ...customer('7', fields),
    reason: null,
    accounts: [],
    addresses: [],
    reviews: [],
    notes: [],
  },
  adminOrders: { __typename: 'AdminOrderConnection', nodes: [] },
})

async function open(path: string, handlers: Handlers = {}, role: Role = 'admin') {
  logIn(buildToken(role), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    customers: () => list(customer('7')),
    customer: () => page(),
    ...handlers,
  })
  const { user, currentLocation } = await renderShop({
    path,
    next: ['/admincustomers', '/admincustomers/7'],
  })
  return { user, currentLocation, ...server }
}

test('The address has the search, the filter and the order of the list', async () => {
  const { user, requests, currentLocation } = await open('/admincustomers?show=blocked')
  const row = within(
    (await screen.findByRole('link', { name: 'Salma Adel 01012345678' })).closest(
      'tr',
    ) as HTMLElement,
  )
  expect(row.getByText('25%')).toBeDefined()
  expect(row.getByRole('link', { name: /Call Salma Adel/ }).getAttribute('href')).toBe(
    'tel:+201012345678',
  )
  await user.click(screen.getByRole('button', { name: /^Orders/ }))
  await waitFor(() => expect(currentLocation().search).toBe('?show=blocked&sort=ORDERS_ASC'))
  await waitFor(() =>
    expect(requests('customers').at(-1)).toEqual({
      first: 25,
      search: null,
      isBlocked: true,
      sort: 'ORDERS_ASC',
    }),
  )
})

test('Who may not see sales has no column of what was spent, nor its order', async () => {
  await open('/admincustomers', { customers: () => list(customer('7', { spent: null })) }, 'caller')
  await screen.findByRole('link', { name: 'Salma Adel 01012345678' })
  expect(screen.queryByRole('columnheader', { name: /Spent/ })).toBeNull()
  expect(screen.queryByRole('option', { name: 'Highest spend first' })).toBeNull()
})

test('Callers write notes, but neither decide about customers nor see their data deleted', async () => {
  await open('/admincustomers/7', {}, 'caller')
  await screen.findByRole('button', { name: 'Save note' })
  expect(screen.queryByRole('region', { name: 'Ordering online' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Personal data' })).toBeNull()
})

test('Why a customer is not deleted is said in the dialog', async () => {
  const { user } = await open('/admincustomers/7', {
    deleteCustomer: () => ({
      deleteCustomer: {
        __typename: 'DeleteCustomerPayload',
        customerId: null,
        userErrors: [{ __typename: 'InputError', message: 'There are open orders.' }],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Delete personal data' }))
  await user.click(await screen.findByRole('button', { name: 'Delete for good' }))
  await screen.findByText('There are open orders.')
})
