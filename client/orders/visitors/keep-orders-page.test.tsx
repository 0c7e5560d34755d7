import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { mockServer } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const ASKS = /^Choose a password\./
const ADDS = /^You have an account with this address\./

test.each([
  ['asks for a password', { hasAccount: false }, ASKS, ADDS],
  ['adds the orders to an account', { hasAccount: true }, ADDS, ASKS],
])('The link of a mail %s', async (_name, found, shown, missing) => {
  mockServer({
    visitorOrders: () => ({ visitorOrders: { __typename: 'VisitorOrders', ...found } }),
  })
  await renderShop({ path: '/keeporders' })
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryByText(missing)).toBeNull()
})

test('A link that does not work says so, and asks for nothing', async () => {
  mockServer({ visitorOrders: () => ({ visitorOrders: null }) })
  await renderShop({ path: '/keeporders' })
  expect(await screen.findByText(/^This link does not work:/)).toBeTruthy()
  expect(screen.queryByText(ASKS)).toBeNull()
  expect(screen.queryByText(ADDS)).toBeNull()
})
