import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { mockServer } from '../../../test/mock-server'
import { renderShop } from '../../../test/render-shop'
import { buildToken } from '../../../test/tokens'

const amounts = (more: object = {}) => ({
  __typename: 'StockReportAmounts',
  products: 1,
  units: 30,
  value: 3000,
  cost: 1800,
  unknown: 0,
  soldIn30Days: 5,
  soldIn90Days: 15,
  daysLeft: 180,
  ...more,
})

const row = (key: string | null, displayName: string | null, more: object = {}) => ({
  __typename: 'StockReportRow',
  key,
  displayName,
  amounts: amounts(more),
})

async function open(path: string, seesCosts = true) {
  const hidden = seesCosts ? {} : { cost: null, unknown: null }
  logIn(buildToken('accountant'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    stockReport: () => ({
      stockReport: {
        __typename: 'StockReport',
        rowCount: 3,
        rows: [
          row('7', 'Cat Dry Food', hidden),
          row('9', 'Litter', { units: 0, value: 0, cost: 0, daysLeft: null, ...hidden }),
          row('8', 'Bed', { cost: 0, unknown: 600, soldIn30Days: 0, daysLeft: null, ...hidden }),
        ],
        total: amounts({ products: 2, units: 50, unknown: 600, ...hidden }),
      },
    }),
  })
  const { user, currentLocation } = await renderShop({ path })
  await screen.findByRole('row', { name: /^Total/ })
  return { user, currentLocation, ...server }
}

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

test('The stock has its value and its days, and says what has no known cost', async () => {
  const { requests } = await open('/adminstockvalue?sort=soonest')
  expect(requests('stockReport')).toEqual([{ by: 'PRODUCT', sort: 'SOONEST' }])
  expect(cellsOf('Cat Dry Food')).toEqual(['30', 'EGP 1,800.00', 'EGP 3,000.00', '5', '15', '180'])
  expect(cellsOf('Bed')).toEqual(['30', '–', 'EGP 3,000.00', '0', '15', '–'])
  // Sold without a stock.
  expect(cellsOf('Litter')).toEqual(['–', '–', '–', '5', '15', '–'])
  screen.getByText(/^Units worth EGP 600\.00 .* no known cost/)
})

test('What is chosen is in the address', async () => {
  const { user, requests, currentLocation } = await open('/adminstockvalue')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Slow movers')
  await waitFor(() => expect(currentLocation().search).toBe('?by=product&sort=slowest'))
  await user.selectOptions(screen.getByLabelText('Group by'), 'Brand')
  await waitFor(() =>
    expect(requests('stockReport')).toContainEqual({ by: 'BRAND', sort: 'SLOWEST' }),
  )
  expect(await screen.findByRole('columnheader', { name: 'Products' })).toBeTruthy()
})

test('Costs that the server does not tell are no column', async () => {
  await open('/adminstockvalue', false)
  expect(screen.queryByRole('columnheader', { name: 'Value at cost' })).toBeNull()
  expect(screen.queryByText(/no known cost/)).toBeNull()
})
