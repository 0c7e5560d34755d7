import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { storedRecentPages } from '../../../platform/admin/desk-state'
import { logIn } from '../../../platform/session/session'
import { type Handlers, mockServer, networkError } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'
// Before the first test waits for it.
import './command-palette'

const orders = (...nodes: unknown[]) => ({
  adminOrders: { __typename: 'AdminOrderConnection', nodes },
})

const products = (...nodes: unknown[]) => ({
  adminProducts: { __typename: 'AdminProductPage', nodes },
})

const customers = (...nodes: unknown[]) => ({
  customers: { __typename: 'CustomerConnection', nodes },
})

const CUSTOMER = {
  __typename: 'CustomerProfile',
  id: '5',
  name: 'Mona Ali',
  phone: '+201012345678',
  orderCount: 3,
}

const ORDER = {
  __typename: 'AdminOrder',
  id: '31',
  recipientName: 'Mona Ali',
  phone: '+201000000000',
  status: 'PENDING',
  amountDue: 20,
}

const PRODUCT = {
  __typename: 'AdminProduct',
  id: '7',
  stock: 4,
  product: { __typename: 'Product', id: '7', name: 'Nilo Toy', price: 20 },
}

/** Opens a page of the desk, whose focused button is behind the palette. */
async function open(handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    apiKeys: () => ({ apiKeys: [] }),
    webhooks: () => ({ webhooks: [] }),
    deskOrders: () => orders(),
    deskProducts: () => products(),
    deskCustomers: () => customers(),
    ...handlers,
  })
  const { user, currentLocation } = await renderShop({
    path: '/adminkeys',
    next: ['/adminwebhooks', '/adminorder', '/updateproduct/7'],
  })
  const opener = await screen.findByRole('button', { name: 'Create API key' })
  opener.focus()
  await user.keyboard('{Control>}k{/Control}')
  const palette = await screen.findByRole('dialog', { name: 'Search the desk' })
  const options = () =>
    within(palette)
      .queryAllByRole('option')
      .map((one) => one.textContent)
  return { user, currentLocation, opener, palette, options, ...server }
}

test('A page is found by its text in either language, and Enter opens it', async () => {
  const { user, options, currentLocation } = await open()
  expect(options().length).toBeGreaterThan(10)
  await user.keyboard('webh')
  await waitFor(() => expect(options()).toEqual(['Webhooks']))
  await user.clear(screen.getByRole('combobox', { name: 'Search the desk' }))
  await user.keyboard('خصم')
  await waitFor(() => expect(options()).toEqual(['Discount codes']))
  await user.clear(screen.getByRole('combobox', { name: 'Search the desk' }))
  await user.keyboard('webh{Enter}')
  await waitFor(() => expect(currentLocation().pathname).toBe('/adminwebhooks'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('Orders, products and customers are found with one request each, and the arrows choose one', async () => {
  const { user, palette, options, requests, currentLocation } = await open({
    deskOrders: () => orders(ORDER),
    deskProducts: () => products(PRODUCT),
    deskCustomers: () => customers(CUSTOMER),
    adminProduct: () => ({ adminProduct: null }),
  })
  // At once: between keys, a busy machine may make a pause that is long enough for a request.
  await user.paste('mona')
  await waitFor(() => expect(options()).toHaveLength(3))
  expect(options()[0]).toContain('#31 Mona Ali')
  expect(options()[1]).toContain('4 in stock')
  expect(options()[2]).toBe('Mona Ali01012345678 · 3 orders')
  await within(palette).findByText('3 results')
  expect(requests('deskOrders')).toEqual([{ search: 'mona', first: 6 }])
  expect(requests('deskProducts')).toEqual([{ search: 'mona', pageSize: 6 }])
  expect(requests('deskCustomers')).toEqual([{ search: 'mona', first: 6 }])
  const chosen = () => palette.querySelector('[role="option"][data-focused]')?.textContent ?? ''
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen()).toContain('#31 Mona Ali'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(chosen()).toContain('4 in stock'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(currentLocation().pathname).toBe('/updateproduct/7'))
})

test('Escape closes it, and the focus is where it was', async () => {
  const { user, opener } = await open()
  await user.keyboard('abc{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('It says that nothing was found, and that the search failed', async () => {
  const { user, palette } = await open({
    deskProducts: ({ search }) => (search === 'broken' ? networkError() : products()),
  })
  await user.keyboard('zzqq')
  await within(palette).findByText('Nothing found for “zzqq”.')
  await user.clear(screen.getByRole('combobox', { name: 'Search the desk' }))
  await user.keyboard('broken')
  await within(palette).findByText('The search failed. Check the connection and try again.')
})

test('Without a text, the last pages come first, without the open one', async () => {
  storedRecentPages.write(['/adminkeys', '/admincash', '/adminorder', '/nowhere'])
  const { palette } = await open()
  const recent = within(palette).getByRole('group', { name: 'Recent' })
  const titles = within(recent)
    .getAllByRole('option')
    .map((option) => option.textContent)
  expect(titles).toEqual(['Cash', 'Orders'])
})
