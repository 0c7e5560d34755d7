import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { setUpDialogs } from '../../../test/dialogs'
import { type Handlers, mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

setUpDialogs()

const amounts = (more: object = {}) => ({
  __typename: 'ReportAmounts',
  orders: 2,
  units: 5,
  items: 300,
  cost: 200,
  unknown: 0,
  parcels: 4,
  refused: 1,
  deliveredOrders: 2,
  unknownCostOrders: 0,
  profit: 90,
  ...more,
})

const report = (more: object = {}) => ({
  salesReport: {
    __typename: 'SalesReport',
    beforeFrom: '2026-10-02',
    beforeTo: '2026-10-31',
    rowCount: 2,
    rows: [
      {
        __typename: 'SalesReportRow',
        key: 'ALX',
        andKey: null,
        displayName: null,
        amounts: amounts(),
        before: { __typename: 'ReportAmounts', items: 200 },
      },
      {
        __typename: 'SalesReportRow',
        key: null,
        andKey: null,
        displayName: null,
        amounts: amounts({
          orders: 1,
          items: 50,
          cost: 0,
          unknown: 50,
          parcels: 0,
          refused: 0,
          deliveredOrders: 1,
          unknownCostOrders: 1,
        }),
        before: null,
      },
    ],
    total: amounts({ orders: 3, items: 350, unknown: 50, unknownCostOrders: 1 }),
    totalBefore: { __typename: 'ReportAmounts', items: 0 },
    ...more,
  },
})

async function open(path: string, handlers: Handlers = {}) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    salesReport: () => report(),
    ...handlers,
  })
  return { ...(await renderShop({ path })), ...server }
}

const DAYS = 'from=2026-11-01&to=2026-11-30'

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('A report is what its address asks for, with the change, the margin and the refused share', async () => {
  const { requests } = await open(`/adminreports?by=governorate&${DAYS}`)
  await screen.findByRole('row', { name: /^Alexandria/ })
  expect(requests('salesReport')).toEqual([
    { by: 'GOVERNORATE', andBy: null, sort: 'SALES', from: '2026-11-01', to: '2026-11-30' },
  ])
  expect(cellsOf('Alexandria')).toEqual([
    '2',
    '5',
    'EGP 300.00',
    '+50%',
    'EGP 100.00',
    'EGP 90.00',
    '4',
    '1 (25%)',
  ])
  expect(cellsOf('None')).toEqual(['1', '5', 'EGP 50.00', 'new', '–', '–', '0', '–'])
  expect(cellsOf('Total').slice(4)).toEqual(['EGP 100.00', 'EGP 90.00', '4', '1 (25%)'])
  screen.getByText(/^Profit is .* 1 of 2 delivered orders has a product without a known cost/)
})

test('Costs that the server does not tell are no column', async () => {
  const hidden = { cost: null, unknown: null, profit: null }
  await open(`/adminreports?by=governorate&${DAYS}`, {
    salesReport: () =>
      report({
        total: amounts(hidden),
        rows: [{ ...report().salesReport.rows[0], amounts: amounts(hidden) }],
      }),
  })
  await screen.findByRole('row', { name: /^Alexandria/ })
  expect(screen.queryByRole('columnheader', { name: 'Margin' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: 'Profit' })).toBeNull()
})

test('What is chosen is in the address, and no dimension is there twice', async () => {
  const { user, requests, currentLocation } = await open(`/adminreports?by=governorate&${DAYS}`)
  await screen.findByRole('row', { name: /^Alexandria/ })
  await user.selectOptions(screen.getByLabelText('Then by'), 'Source')
  await waitFor(() =>
    expect(requests('salesReport')).toContainEqual(
      expect.objectContaining({ by: 'GOVERNORATE', andBy: 'SOURCE' }),
    ),
  )
  await user.selectOptions(screen.getByLabelText('Group by'), 'Source')
  await waitFor(() => expect(currentLocation().search).toBe(`?by=source&${DAYS}`))
  expect(screen.getByLabelText('Then by')).toHaveProperty('value', '')
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 7 days')
  await waitFor(() => expect(currentLocation().search).toBe('?by=source&period=last7'))
})

test('Who refuses most is asked for by its own order', async () => {
  const { user, requests, currentLocation } = await open(`/adminreports?by=customer&${DAYS}`)
  await screen.findByRole('row', { name: /^Total/ })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Refused parcels')
  await waitFor(() =>
    expect(requests('salesReport')).toContainEqual(
      expect.objectContaining({ by: 'CUSTOMER', sort: 'REFUSED' }),
    ),
  )
  expect(currentLocation().search).toBe(`?by=customer&sort=refused&${DAYS}`)
})

test('Days that make no sense are the last thirty', async () => {
  const { requests } = await open('/adminreports?from=2026-11-30&to=2026-11-01&by=nothing')
  await waitFor(() => expect(requests('salesReport')).toHaveLength(1))
  const [{ by, from, to }] = requests('salesReport') as [Record<'by' | 'from' | 'to', string>]
  expect(by).toBe('PRODUCT')
  expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29)
})

test('The parts have names: weekdays, hours, sources, categories', async () => {
  const row = (key: string) => ({ ...report().salesReport.rows[0], key })
  for (const [by, key, name] of [
    ['weekday', '1', 'Monday'],
    ['hour', '15', '3:00'],
    ['source', 'phone', 'Phone'],
    ['area', 'Dokki', 'Dokki'],
    ['customer', '+201012345678', '01012345678'],
    ['category', 'catfood', 'Cat Food'],
    ['day', '2026-11-05', 'Nov 5, 2026'],
  ] as const) {
    const { unmount } = await open(`/adminreports?by=${by}&${DAYS}`, {
      salesReport: () => report({ rows: [row(key)] }),
    })
    await screen.findByRole('row', { name: new RegExp(`^${name}`, 'i') })
    unmount()
  }
})

test('A report is saved under a name, and its period goes on', async () => {
  const { user, currentLocation } = await open('/adminreports?by=source&and=code&period=thisMonth')
  await screen.findByRole('row', { name: /^Total/ })
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  await user.type(await screen.findByLabelText('Name of the view'), 'Codes by source')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.selectOptions(screen.getByLabelText('Group by'), 'Area')
  await waitFor(() => expect(currentLocation().search).toContain('by=area'))
  await user.click(screen.getByRole('link', { name: 'Codes by source' }))
  await waitFor(() => expect(currentLocation().search).toBe('?by=source&and=code&period=thisMonth'))
  await user.click(await screen.findByRole('button', { name: 'Remove the view Codes by source' }))
  expect(screen.queryByRole('link', { name: 'Codes by source' })).toBeNull()
})
