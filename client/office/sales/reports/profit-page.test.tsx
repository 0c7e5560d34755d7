import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const profit = (more: object = {}) => ({
  __typename: 'Profit',
  deliveredOrders: 4,
  received: 1000,
  cost: 600,
  unknownCostOrders: 1,
  courierCharges: 120.5,
  courierLosses: 0,
  ordersProfit: 279.5,
  otherCourierCharges: 0,
  vat: 0,
  expenses: [{ __typename: 'ExpenseSum', category: 'RENT', amount: 200 }],
  profit: 79.5,
  openOrders: 2,
  open: 350,
  undelivered: 50,
  ...more,
})

async function open(more: object = {}) {
  logIn(buildToken('accountant'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    profit: () => ({
      profit: {
        __typename: 'ProfitStatement',
        beforeFrom: '2026-10-02',
        beforeTo: '2026-10-31',
        period: profit(more),
        before: profit({
          received: 0,
          ordersProfit: 0,
          profit: -30,
          expenses: [],
          courierLosses: 30,
        }),
      },
    }),
  })
  await renderShop({ path: '/adminprofit?from=2026-11-01&to=2026-11-30' })
  await screen.findByRole('heading', { name: 'Profit and loss' })
  return server
}

const linesOf = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map(({ children }) => [...children].map(({ textContent }) => textContent))

test('Each line that has an amount in either period is there, with its share of sales', async () => {
  const { requests } = await open()
  expect(requests('profit')).toEqual([{ from: '2026-11-01', to: '2026-11-30' }])
  expect(linesOf()).toEqual([
    ['Sales of 4 delivered orders', 'EGP 1,000.00', '100%', 'EGP 0.00'],
    ['Cost of goods', '−EGP 600.00', '-60%', '−EGP 600.00'],
    ['Courier charges', '−EGP 120.50', '-12%', '−EGP 120.50'],
    ['Cash written off and lost parcels', 'EGP 0.00', '0%', '−EGP 30.00'],
    ['Profit on orders', 'EGP 279.50', '28%', 'EGP 0.00'],
    ['Rent', '−EGP 200.00', '-20%', 'EGP 0.00'],
    ['Profit', 'EGP 79.50', '8%', '−EGP 30.00'],
  ])
})

test('The page says what it cannot know and what it leaves out', async () => {
  await open()
  const remarks = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(remarks).toEqual(
    expect.arrayContaining([
      '1 of 4 delivered orders has a product without a known cost, which counts as 0.',
      '2 orders are yet to be delivered and not counted: EGP 350.00.',
      'Customers have paid EGP 50.00 for orders that are not delivered, which is not counted either.',
    ]),
  )
})

test('Without sales there are no shares', async () => {
  await open({ received: 0, deliveredOrders: 0, openOrders: 0, undelivered: 0 })
  expect(linesOf()[0]).toEqual(['Sales of 0 delivered orders', 'EGP 0.00', '–', 'EGP 0.00'])
  expect(screen.queryByText(/delivered orders (?:has|have)/)).toBeNull()
})
