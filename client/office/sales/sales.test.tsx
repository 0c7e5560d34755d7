import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../platform/session/session'
import { createDeferred, type Handlers, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

function buildSales(changes: Readonly<Record<string, unknown>> = {}) {
  const counts = { PENDING: 2, PROCESSING: 0, COMPLETED: 1249, CANCELLED: 1 }
  return {
    sales: {
      __typename: 'Sales',
      orders: 1251,
      booked: { __typename: 'SalesAmounts', items: 2300.5, deliveryFees: 200 },
      delivered: { __typename: 'SalesAmounts', orders: 1249, items: 1900.25, deliveryFees: 150 },
      days: [
        { __typename: 'SalesDay', day: '2026-11-20', orders: 1250, revenue: 2400 },
        { __typename: 'SalesDay', day: '2026-11-21', orders: 1, revenue: 100.5 },
      ],
      statuses: Object.entries(counts).map(([status, orders]) => ({
        __typename: 'OrderStatusCount',
        status,
        orders,
      })),
      margin: { __typename: 'Margin', items: 200, cost: 150, unknown: 40 },
      comparison: {
        __typename: 'SalesComparison',
        cash: 1500,
        before: {
          __typename: 'EarlierSales',
          from: '2026-11-13',
          to: '2026-11-14',
          booked: { __typename: 'SalesAmounts', orders: 1000, items: 1840.4 },
          delivered: { __typename: 'SalesAmounts', items: 0 },
          cash: 2000,
        },
      },
      refusals: {
        __typename: 'Refusals',
        governorates: [
          { __typename: 'GovernorateRefusals', governorate: 'GZ', parcels: 8, refused: 2 },
          { __typename: 'GovernorateRefusals', governorate: null, parcels: 1, refused: 0 },
        ],
        couriers: [
          { __typename: 'CourierRefusals', courierName: 'Nile Express', parcels: 9, refused: 3 },
        ],
      },
      bestSellers: [bestSeller('7', 'Nilo Toy', 3, 60), bestSeller(null, 'Old Bowl', 2, 40.5)],
      ...changes,
    },
  }
}

function bestSeller(productId: string | null, name: string, quantity: number, revenue: number) {
  const product = productId === null ? null : { __typename: 'AdminProduct', id: productId }
  return { __typename: 'BestSeller', product, name, quantity, revenue }
}

const nothingSold = {
  orders: 0,
  booked: { __typename: 'SalesAmounts', items: 0, deliveryFees: 0 },
  delivered: { __typename: 'SalesAmounts', orders: 0, items: 0, deliveryFees: 0 },
  days: [{ __typename: 'SalesDay', day: '2026-11-21', orders: 0, revenue: 0 }],
  bestSellers: [],
}

const statuses = (status: string, orders: number) => [
  { __typename: 'OrderStatusCount', status, orders },
]

const pendingOrders = () => ({
  adminOrders: { __typename: 'AdminOrderConnection', totalCount: 4 },
})

const emptyList = (typename: string) => ({ __typename: typename, nodes: [], totalCount: 0 })

const toDo = (products = 1) => ({
  oldest: emptyList('AdminOrderConnection'),
  soldOut: emptyList('AdminProductConnection'),
  allProducts: { __typename: 'AdminProductConnection', totalCount: products },
})

const periodSales = (from: string, to: string, orders: number, revenue: number) => ({
  __typename: 'PeriodSales',
  from,
  to,
  orders,
  revenue,
})

const recentSales = () => ({
  recentSales: {
    __typename: 'RecentSales',
    yesterday: periodSales('2026-11-22', '2026-11-22', 1, 1_500),
    yesterdayBefore: periodSales('2026-11-15', '2026-11-15', 0, 0),
    week: periodSales('2026-11-21', '2026-11-23', 1_250, 3_000),
    weekBefore: periodSales('2026-11-14', '2026-11-16', 900, 2_000),
    days: [
      { __typename: 'SalesDay', day: '2026-11-22', orders: 1, revenue: 1_500 },
      { __typename: 'SalesDay', day: '2026-11-23', orders: 1_249, revenue: 1_500 },
    ],
  },
})

const tasks = (...counts: readonly (readonly [kind: string, count: number])[]) => ({
  tasks: counts.map(([kind, count]) => ({ __typename: 'Task', kind, count })),
})

async function open(handlers: Handlers, path = '/adminsales') {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders,
    toDo: () => toDo(),
    tasks: () => tasks(),
    recentSales,
    ...handlers,
  })
  return { ...(await renderShop({ path })), ...server }
}

const openToday = (handlers: Handlers) => open(handlers, '/adminDashboard')

/** The cells of a chart's table, without its header row. */
async function tableRows(chart: string): Promise<(string | null)[][]> {
  const figure = await screen.findByRole('figure', { name: chart })
  const table = within(figure).getByRole('table', { name: chart, hidden: true })
  const [, ...rows] = within(table).getAllByRole('row', { hidden: true })
  return rows.map((row) => [...row.children].map(({ textContent }) => textContent))
}

test('Each chart has a table with its data', async () => {
  await open({ sales: () => buildSales() })
  expect(await tableRows('Booked per day, with delivery')).toEqual([
    ['Nov 20', 'EGP 2,400.00'],
    ['Nov 21', 'EGP 100.50'],
  ])
  expect(await tableRows('Orders per day')).toEqual([
    ['Nov 20', '1,250'],
    ['Nov 21', '1'],
  ])
  expect(await tableRows('Orders by status')).toEqual([
    ['Pending', '2'],
    ['Processing', '0'],
    ['Completed', '1,249'],
    ['Cancelled', '1'],
  ])
  expect(await tableRows('Best sellers')).toEqual([
    ['Nilo Toy', '3', 'EGP 60.00'],
    ['Old Bowl', '2', 'EGP 40.50'],
  ])
})

test('The tables have column and row headers, and links to the products that still exist', async () => {
  await open({ sales: () => buildSales() })
  const figure = await screen.findByRole('figure', { name: 'Best sellers' })
  const headers = within(figure).getAllByRole('columnheader', { hidden: true })
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Product',
    'Units sold',
    'Booked amount',
  ])
  expect(within(figure).getAllByRole('rowheader', { hidden: true })).toHaveLength(2)
  const links = within(figure).getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/updateproduct/7'])
})

test('Each chart has an accessible name and is focusable', async () => {
  await open({ sales: () => buildSales() })
  for (const name of [
    'Booked per day, with delivery',
    'Orders per day',
    'Orders by status',
    'Best sellers',
  ]) {
    const figure = await screen.findByRole('figure', { name })
    const chart = await within(figure).findByRole('application')
    expect(within(chart).getByTitle(name)).toBeDefined()
    expect(chart.tabIndex).toBe(0)
  }
})

test('The figures name the period, and tell what was booked, delivered and charged for delivery apart', async () => {
  await open({ sales: () => buildSales() })
  const cardOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li')
  await screen.findByText('Orders placed from Nov 20, 2026 to Nov 21, 2026')
  expect(cardOf('Orders')?.textContent).toContain('1,251')
  expect(cardOf('Booked')?.textContent).toContain('EGP 2,300.50')
  expect(cardOf('Delivered')?.textContent).toContain('EGP 1,900.25')
  expect(cardOf('Delivered')?.textContent).toContain('Items of the 1,249 orders')
  expect(cardOf('Delivery fees')?.textContent).toMatch(/EGP 200\.00.*EGP 150\.00/)
})

test('The pending orders say that they are not of the period, and lead to the orders', async () => {
  await open({ sales: () => buildSales() })
  const card = (await screen.findByRole('heading', { name: 'Pending orders of any date' })).closest(
    'li',
  )
  await waitFor(() => expect(card?.textContent).toContain('4'))
  const link = screen.getByRole('link', { name: 'Open: Pending orders of any date' })
  expect(link.getAttribute('href')).toBe('/adminorder')
})

test('The default period is 30 days; another one is fetched and stored in the URL', async () => {
  const { user, requests, currentLocation } = await open({
    sales: ({ days }) => buildSales({ orders: Number(days) * 10 }),
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '90 days' }))
  await screen.findByText('900')
  expect(requests('sales')).toEqual([{ days: 30 }, { days: 90 }])
  expect(currentLocation().search).toBe('?days=90')
})

test.each([
  ['?days=7', 7],
  ['?days=8', 30],
  ['?days=', 30],
])('The URL %s shows %d days', async (search, days) => {
  const { requests } = await open({ sales: () => buildSales() }, `/adminsales${search}`)
  await screen.findByText('1,251')
  expect(requests('sales')).toEqual([{ days }])
  expect(screen.getByRole<HTMLInputElement>('radio', { name: `${days} days` }).checked).toBe(true)
})

test('The previous period stays visible until the next one has loaded', async () => {
  const { promise, resolve } = createDeferred()
  const { user } = await open({
    sales: async ({ days }) => {
      if (days === 7) await promise
      return buildSales({ orders: Number(days) * 10 })
    },
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  screen.getByText('300')
  resolve()
  await screen.findByText('70')
  expect(screen.queryByText('300')).toBeNull()
})

test('A period that fails to load replaces the previous one with an error and can be retried', async () => {
  let isDown = true
  const { user } = await open({
    sales: ({ days }) =>
      days === 7 && isDown ? networkError() : buildSales({ orders: Number(days) * 10 }),
  })
  await screen.findByText('300')
  await user.click(screen.getByRole('radio', { name: '7 days' }))
  await screen.findByText('Failed to load sales. Please try again.')
  expect(screen.queryByText('300')).toBeNull()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('70')
})

test('The first load can be retried after a failure', async () => {
  let attempts = 0
  const { user } = await open({
    sales: () => {
      attempts += 1
      return attempts === 1 ? networkError() : buildSales()
    },
  })
  const alert = await screen.findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('1,251')
})

test('A failed count of pending orders leaves the other figures in place', async () => {
  await open({ sales: () => buildSales(), pendingOrders: networkError })
  await screen.findByText('1,251')
  await screen.findByText('–')
})

test('A period without orders shows an empty state', async () => {
  await open({ sales: () => buildSales({ ...nothingSold, statuses: statuses('PENDING', 0) }) })
  await screen.findByText('No orders in this period')
  expect(screen.queryByRole('figure')).toBeNull()
})

test('A period with cancelled orders only shows them, and no best sellers', async () => {
  await open({ sales: () => buildSales({ ...nothingSold, statuses: statuses('CANCELLED', 3) }) })
  expect(await tableRows('Orders by status')).toEqual([['Cancelled', '3']])
  const bestSellers = screen.getByRole('figure', { name: 'Best sellers' })
  within(bestSellers).getByText('No sales in this period')
  expect(within(bestSellers).queryByRole('table', { hidden: true })).toBeNull()
})

test('What is to be done leads to its lists; what is done stands back', async () => {
  await openToday({
    tasks: () => tasks(['TO_CONFIRM', 1250], ['TO_PACK', 0], ['LOW_STOCK', 2]),
  })
  const section = await screen.findByRole('region', { name: 'To do' })
  const task = await within(section).findByRole('link', { name: '1,250 Orders to confirm' })
  expect(task.getAttribute('href')).toBe('/adminorder?view=TO_CONFIRM')
  const low = within(section).getByRole('link', { name: '2 Products low in stock' })
  expect(low.getAttribute('href')).toBe('/adminproducts?stock=LOW')
  const done = within(section).getByRole('list', { name: 'Done' })
  expect(
    within(done)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Orders to pack'])
})

test('A day whose work is done says so', async () => {
  await openToday({ tasks: () => tasks(['TO_PACK', 0]) })
  await screen.findByText('Nothing to do. All work is done for now.')
})

test('Tasks that fail to load can be retried', async () => {
  let attempts = 0
  const { user } = await openToday({
    tasks: () => {
      attempts += 1
      return attempts === 1 ? networkError() : tasks(['LATE', 2])
    },
  })
  const alert = await screen.findByText('Failed to load what to do. Please try again.')
  await user.click(within(alert.closest('section') ?? alert).getByRole('button'))
  await screen.findByRole('link', { name: '2 Late orders' })
})

test('An empty shop is not told that everything is in stock, but to add a product', async () => {
  await openToday({ toDo: () => toDo(0) })
  const add = await screen.findByRole('link', { name: 'Add your first product' })
  expect(add.getAttribute('href')).toBe('/addproduct')
  expect(screen.queryByText('Everything is in stock.')).toBeNull()
})

test('An empty shop says what comes first, and nothing else', async () => {
  const none = { __typename: 'AdminOrderConnection', nodes: [], totalCount: 0 }
  await openToday({
    toDo: () => ({ ...toDo(0), oldest: none }),
    tasks: () => tasks(['TO_PACK', 0], ['LATE', 0]),
  })
  await screen.findByText('Nothing is in your shop yet')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'To do' })).toBeNull())
  expect(screen.getByRole('link', { name: 'Add your first product' }).getAttribute('href')).toBe(
    '/addproduct',
  )
  expect(screen.queryByText('Nothing to do. All work is done for now.')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Orders to pack' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Sales' })).toBeNull()
})

test('Today has yesterday and this week beside the same days before, one chart, and a link to all figures', async () => {
  await openToday({})
  const section = await screen.findByRole('region', { name: 'Sales' })
  const [yesterday, week] = await within(section).findAllByRole('listitem')
  expect(yesterday?.textContent).toBe(
    'Yesterday Nov 22EGP 1,500.001 orderNov 15: EGP 0.00, 0 orders',
  )
  expect(week?.textContent).toBe(
    'This week Nov 21 to Nov 23EGP 3,000.00+50%1,250 ordersNov 14 to Nov 16: EGP 2,000.00, 900 orders',
  )
  expect(await tableRows('Booked per day, with delivery')).toEqual([
    ['Nov 22', 'EGP 1,500.00', '1'],
    ['Nov 23', 'EGP 1,500.00', '1,249'],
  ])
  expect(screen.getAllByRole('figure')).toHaveLength(1)
  const all = within(section).getByRole('link', { name: 'View all figures' })
  expect(all.getAttribute('href')).toBe('/adminsales')
})

const cardOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title })).closest('li')?.textContent

test('Figures are compared with the same weekdays before', async () => {
  await open({ sales: () => buildSales() })
  await screen.findByText('Compared with the same weekdays from Nov 13, 2026 to Nov 14, 2026')
  expect(await cardOf('Orders')).toContain('+25% against 1,000 before')
  expect(await cardOf('Booked')).toContain('+25% against EGP 1,840.40 before')
  // Nothing can be compared with nothing.
  expect(await cardOf('Delivered')).toContain('EGP 0.00 before')
  expect(await cardOf('Cash')).toMatch(/EGP 1,500.00.*-25% against EGP 2,000.00 before/)
})

test('The margin says of what it is', async () => {
  await open({ sales: () => buildSales() })
  expect(await cardOf('Margin')).toMatch(/EGP 50.00.*25% of EGP 200.00.*Without EGP 40.00/)
})

test('Who may not see costs has no margin', async () => {
  await open({ sales: () => buildSales({ margin: null }) })
  await screen.findByRole('heading', { name: 'Cash' })
  expect(screen.queryByRole('heading', { name: 'Margin' })).toBeNull()
})

test('Refused shares are by governorate and by courier', async () => {
  await open({ sales: () => buildSales() })
  const rowsOf = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(await rowsOf('Refused by governorate')).toEqual([
    ['Giza', '8', '25%'],
    ['Not known', '1', '0%'],
  ])
  expect(await rowsOf('Refused by courier')).toEqual([['Nile Express', '9', '33%']])
})
