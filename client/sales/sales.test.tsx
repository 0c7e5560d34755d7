import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShop } from '../test/render-shop'
import { latch, noResponse, serve } from '../test/serve'
import { SalesOverview } from './sales-overview'

function buildSales(changes: Readonly<Record<string, unknown>> = {}) {
  const counts = { PENDING: 2, PROCESSING: 0, COMPLETED: 1249, CANCELLED: 1 }
  return {
    sales: {
      __typename: 'Sales',
      orders: 1251,
      revenue: 2500.5,
      days: [
        { __typename: 'SalesDay', day: '2026-11-20', orders: 1250, revenue: 2400 },
        { __typename: 'SalesDay', day: '2026-11-21', orders: 1, revenue: 100.5 },
      ],
      statuses: Object.entries(counts).map(([status, orders]) => ({
        __typename: 'StatusCount',
        status,
        orders,
      })),
      bestSellers: [bestSeller('7', 'Nilo Toy', 3, 60), bestSeller(null, 'Old Bowl', 2, 40.5)],
      ...changes,
    },
  }
}

function bestSeller(productId: string | null, name: string, quantity: number, revenue: number) {
  return { __typename: 'BestSeller', productId, name, quantity, revenue }
}

const nothingSold = {
  orders: 0,
  revenue: 0,
  days: [{ __typename: 'SalesDay', day: '2026-11-21', orders: 0, revenue: 0 }],
  bestSellers: [],
}

const statuses = (status: string, orders: number) => [{ __typename: 'StatusCount', status, orders }]

const pendingOrders = () => ({
  managedOrders: { __typename: 'ManagedOrderConnection', totalCount: 4 },
})

function open(answers: Parameters<typeof serve>[0], path = '/adminDashboard') {
  const server = serve({ pendingOrders, ...answers })
  return { ...renderShop({ pages: { '/adminDashboard': SalesOverview }, path }), ...server }
}

/** The rows of the table behind a chart, without their heads. */
async function rowsBehind(chart: string): Promise<(string | null)[][]> {
  const figure = await screen.findByRole('figure', { name: chart })
  const table = within(figure).getByRole('table', { name: chart, hidden: true })
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true })
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('Behind each chart there is a table with its figures', async () => {
  open({ sales: () => buildSales() })
  expect(await rowsBehind('Revenue per day')).toEqual([
    ['Nov 20', 'EGP 2,400.00'],
    ['Nov 21', 'EGP 100.50'],
  ])
  expect(await rowsBehind('Orders per day')).toEqual([
    ['Nov 20', '1,250'],
    ['Nov 21', '1'],
  ])
  expect(await rowsBehind('Orders by status')).toEqual([
    ['Pending', '2'],
    ['Processing', '0'],
    ['Completed', '1,249'],
    ['Cancelled', '1'],
  ])
  expect(await rowsBehind('Best sellers')).toEqual([
    ['Nilo Toy', '3', 'EGP 60.00'],
    ['Old Bowl', '2', 'EGP 40.50'],
  ])
})

test('The tables name their columns and rows, and lead to the products that are there', async () => {
  open({ sales: () => buildSales() })
  const figure = await screen.findByRole('figure', { name: 'Best sellers' })
  const heads = within(figure).getAllByRole('columnheader', { hidden: true })
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Product', 'Sold', 'Revenue'])
  expect(within(figure).getAllByRole('rowheader', { hidden: true })).toHaveLength(2)
  const links = within(figure).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/updateproduct/7'])
})

test('Each chart is drawn, with a name, and can be reached by keyboard', async () => {
  open({ sales: () => buildSales() })
  for (const name of ['Revenue per day', 'Orders per day', 'Orders by status', 'Best sellers']) {
    const figure = await screen.findByRole('figure', { name })
    const chart = await within(figure).findByRole('application')
    expect(within(chart).getByTitle(name)).toBeDefined()
    expect(chart.tabIndex).toBe(0)
  }
})

test('The figures say what was sold, and lead to the orders that wait', async () => {
  open({ sales: () => buildSales() })
  const cardOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li')
  await screen.findByText('EGP 2,500.50')
  expect(cardOf('Orders')?.textContent).toContain('1,251')
  await waitFor(() => expect(cardOf('Pending orders')?.textContent).toContain('4'))
  const link = screen.getByRole('link', { name: 'Open: Pending orders' })
  expect(link.getAttribute('href')).toBe('/adminorder')
})

test('The period of 30 days stands there first; another one is asked for and kept in the address', async () => {
  const { user, asked, router } = open({
    sales: ({ days }) => buildSales({ orders: Number(days) * 10 }),
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '90 days' }))
  await screen.findByText('900')
  expect(asked('sales')).toEqual([{ days: 30 }, { days: 90 }])
  expect(router.state.location.search).toBe('?days=90')
})

test.each([
  ['?days=7', 7],
  ['?days=8', 30],
  ['?days=', 30],
])('The address %s asks for %d days', async (search, days) => {
  const { asked } = open({ sales: () => buildSales() }, `/adminDashboard${search}`)
  await screen.findByText('1,251')
  expect(asked('sales')).toEqual([{ days }])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: `${days} days` }).checked).toBe(true)
})

test('The period before stays until the next one is there', async () => {
  const { open: answer, opened } = latch()
  const { user } = open({
    sales: async ({ days }) => {
      if (days === 7) await opened
      return buildSales({ orders: Number(days) * 10 })
    },
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  screen.getByText('300')
  answer()
  await screen.findByText('70')
  expect(screen.queryByText('300')).toBeNull()
})

test('A period that cannot be fetched does not show another one instead, and can be tried again', async () => {
  let isDown = true
  const { user } = open({
    sales: ({ days }) =>
      days === 7 && isDown ? noResponse() : buildSales({ orders: Number(days) * 10 }),
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await screen.findByText('Failed to fetch the figures. Please try again.')
  expect(screen.queryByText('300')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('70')
})

test('The first figures that cannot be fetched can be tried again', async () => {
  let tries = 0
  const { user } = open({
    sales: () => {
      tries += 1
      return tries === 1 ? noResponse() : buildSales()
    },
  })
  const alert = await screen.findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('1,251')
})

test('A count of pending orders that cannot be fetched leaves the other figures alone', async () => {
  open({ sales: () => buildSales(), pendingOrders: noResponse })
  await screen.findByText('1,251')
  await screen.findByText('–')
})

test('A period without orders says so', async () => {
  open({ sales: () => buildSales({ ...nothingSold, statuses: statuses('PENDING', 0) }) })
  await screen.findByText('No orders in this period')
  expect(screen.queryByRole('figure')).toBeNull()
})

test('A period whose orders were all cancelled shows them, and no best sellers', async () => {
  open({ sales: () => buildSales({ ...nothingSold, statuses: statuses('CANCELLED', 3) }) })
  expect(await rowsBehind('Orders by status')).toEqual([['Cancelled', '3']])
  const bestSellers = screen.getByRole('figure', { name: 'Best sellers' })
  within(bestSellers).getByText('Nothing was sold in this period')
  expect(within(bestSellers).queryByRole('table', { hidden: true })).toBeNull()
})
