import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShopIdentity } from '#domain/settings/public-shop'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'

const TOKEN = '12.abc'

const order = (changes = {}) => ({
  __typename: 'OrderToPay',
  id: '12',
  state: 'TO_PAY',
  amountToPayNow: 100,
  paid: 0,
  amountDue: 100,
  prepayUntil: '2026-11-30T10:00:00.000Z',
  wayToPay: null,
  ...changes,
})

const updated = (changes = {}) => ({
  updateOrderToPay: {
    __typename: 'UpdateOrderToPayPayload',
    order: order(changes),
    userErrors: [],
  },
})

const started = (redirectUrl: string | null, ...userErrors: unknown[]) => ({
  startPaymentByLink: { __typename: 'StartPaymentByLinkPayload', redirectUrl, userErrors },
})

async function open(
  handlers: Handlers,
  onlineWays: ShopIdentity['onlineWays'] = ['paymobCard', 'paymobWallet'],
) {
  const server = mockServer({ updateOrderToPay: networkError, ...handlers })
  const { user } = await renderShop({ path: `/pay/${TOKEN}?success=true`, onlineWays })
  return { user, ...server }
}

const showing = (changes = {}) => ({ orderToPay: () => ({ orderToPay: order(changes) }) })

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('A customer sees what is to be paid, and goes to the provider in the way they choose', async () => {
  const { user, requests } = await open({
    ...showing(),
    startPaymentByLink: () => started('#provider-1'),
  })
  await screen.findByRole('heading', { level: 1, name: 'Pay for your order' })
  expect(screen.getByRole('article').textContent).toContain('To pay nowEGP 100.00')
  expect(buttons()).toEqual(['Pay by card', 'Pay from a mobile wallet'])
  await user.dblClick(screen.getByRole('button', { name: 'Pay from a mobile wallet' }))
  expect(requests('startPaymentByLink')).toEqual([{ token: TOKEN, wayToPay: 'PAYMOB_WALLET' }])
  expect(window.location.hash).toBe('#provider-1')
})

test('While a payment waits, the shop is asked, and the way that was begun comes first', async () => {
  const { requests } = await open({
    ...showing({ state: 'WAITING', wayToPay: 'PAYMOB_WALLET' }),
    updateOrderToPay: () => updated({ state: 'WAITING', wayToPay: 'PAYMOB_WALLET' }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Waiting for your payment' })
  expect(buttons()).toEqual(['Continue to payment', 'Pay by card'])
  expect(requests('updateOrderToPay')[0]).toEqual({ token: TOKEN })
})

test('Once the shop knows that it is paid, the page says so', async () => {
  await open({
    ...showing({ state: 'WAITING', wayToPay: 'PAYMOB_CARD' }),
    updateOrderToPay: () =>
      updated({ state: 'PAID', amountToPayNow: 0, amountDue: 0, paid: 100, prepayUntil: null }),
  })
  await screen.findByRole('heading', { level: 1, name: 'Paid' })
  expect(buttons()).toEqual([])
})

test.each([
  ['FAILED', 'The payment did not go through', 2],
  ['EXPIRED', 'The payment deadline has passed', 0],
])('A payment that is %s says so', async (state, title, count) => {
  const { requests } = await open(showing({ state }))
  await screen.findByRole('heading', { level: 1, name: title })
  expect(buttons()).toHaveLength(count)
  expect(requests('updateOrderToPay')).toEqual([])
})

test.each([
  ['TO_REFUND', 'We owe you a refund'],
  ['NOTHING_TO_PAY', 'Nothing to pay now'],
])('An order that is %s is not paid again', async (state, title) => {
  await open(showing({ state, amountToPayNow: 0, amountDue: 0, prepayUntil: null }))
  await screen.findByRole('heading', { level: 1, name: title })
  expect(buttons()).toEqual([])
})

test('If the provider is away, or the connection, the page says so, and can be tried again', async () => {
  const MESSAGE = 'We cannot open the payment page right now.'
  let respond: () => unknown = () => started(null, inputError(MESSAGE))
  const { user } = await open({ ...showing(), startPaymentByLink: () => respond() })
  const pay = await screen.findByRole('button', { name: 'Pay by card' })
  await user.click(pay)
  expect((await screen.findByRole('alert')).textContent).toBe(MESSAGE)
  respond = networkError
  await user.click(pay)
  await screen.findByText(/Check your connection/)
  respond = () => started('#provider-2')
  await user.click(pay)
  expect(window.location.hash).toBe('#provider-2')
})

test('A link that does not work says so', async () => {
  await open({ orderToPay: () => ({ orderToPay: null }) })
  await screen.findByRole('heading', { level: 1, name: 'This link does not work any more' })
})
