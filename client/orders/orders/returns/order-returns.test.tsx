import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../platform/session/session'
import { type Handlers, mockServer } from '../../../test/mock-server'
import { buildOrder } from '../../../test/orders'
import { renderShop } from '../../../test/render-shop'
import { buildReturn, buildReturnableOrder } from '../../../test/returns'

const DAY = 24 * 60 * 60 * 1000

const shop = {
  __typename: 'Shop',
  name: 'Mishmish',
  address: null,
  taxNumber: null,
  commercialRegister: null,
  whatsAppNumber: null,
}

const me = { __typename: 'User', id: '1', firstName: 'Mona', secondName: 'Ali' }

async function open(
  status: string,
  deliveredDaysAgo: number,
  handlers: Handlers = {},
  returns: () => readonly unknown[] = () => [],
) {
  logIn('t1', 'Mona')
  const deliveredAt = new Date(Date.now() - deliveredDaysAgo * DAY).toISOString()
  const shipment = {
    __typename: 'Shipment',
    id: '4',
    courierName: null,
    trackingUrl: null,
    packedAt: null,
    handedOverAt: null,
    deliveredAt,
    refusedAt: null,
    lostAt: null,
  }
  const order = buildReturnableOrder('Order', { shipment })
  const server = mockServer({
    ownOrder: () => ({
      order: buildOrder(31, { status, total: 110, paid: 110, shipment }),
      me,
      shop,
    }),
    ownReturns: () => ({ order, ownReturns: returns() }),
    ...handlers,
  })
  return { ...(await renderShop({ path: '/orders/31' })), ...server }
}

test('An order that was not delivered has nothing to return', async () => {
  const { requests } = await open('PROCESSING', 0)
  await screen.findByRole('list', { name: 'Items' })
  expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull()
  expect(requests('ownReturns')).toEqual([])
})

test('After 14 days, the order says so', async () => {
  await open('COMPLETED', 15)
  await screen.findByText(/The 14 days for returns ended on/)
  expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull()
})

test('A shopper chooses items and a reason, sees the refund, and then the state of the request', async () => {
  let returns: readonly unknown[] = []
  const handlers: Handlers = {
    requestReturn: () => {
      returns = [buildReturn()]
      return {
        requestReturn: { __typename: 'ReturnPayload', orderReturn: buildReturn(), userErrors: [] },
      }
    },
  }
  const { user, requests } = await open('COMPLETED', 2, handlers, () => returns)
  await user.click(await screen.findByRole('button', { name: 'Return items' }))
  const form = within(screen.getByRole('form', { name: 'Return items' }))
  await user.click(form.getByRole('button', { name: 'Send request' }))
  form.getByText('Choose at least one item.')
  await user.click(form.getByRole('checkbox', { name: 'Felucat Cat Food 85 g' }))
  form.getByText('EGP 70.00')
  await user.click(form.getByRole('button', { name: /^Decrease.*Felucat/ }))
  form.getByText('EGP 35.00')
  const reason = form.getByRole('combobox', { name: 'Why?' })
  await user.selectOptions(reason, 'Damaged or not working')
  form.getByText('EGP 75.00')
  form.getByText(/With the delivery fee\.$/)
  await user.selectOptions(reason, 'No longer wanted')
  await user.type(form.getByRole('textbox', { name: 'Note (optional)' }), 'My cat is afraid of it')
  await user.click(form.getByRole('button', { name: 'Send request' }))
  await screen.findByText('We have received your return request.')
  expect(requests('requestReturn')).toEqual([
    {
      orderId: '31',
      input: {
        items: [{ itemId: '311', quantity: 1 }],
        reason: 'CHANGED_MIND',
        note: 'My cat is afraid of it',
      },
    },
  ])
  await screen.findByText('Requested')
  expect(screen.queryByRole('button', { name: 'Return items' })).toBeNull()
})

test('What the server refuses is said, and the form stays', async () => {
  const message = 'At most 1 unit.'
  const { user } = await open('COMPLETED', 2, {
    requestReturn: () => ({
      requestReturn: {
        __typename: 'ReturnPayload',
        orderReturn: null,
        userErrors: [{ __typename: 'UserError', field: 'items.0.quantity', message }],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Return items' }))
  await user.click(screen.getByRole('checkbox'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Why?' }), 'Another reason')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message))
})

test('A return that was received shows what was given back and why it was less', async () => {
  const received = buildReturn({
    state: 'RECEIVED',
    answer: 'Our courier comes on Sunday',
    refund: 60,
    refundNote: 'One pouch was open',
  })
  await open('COMPLETED', 2, {}, () => [received])
  await screen.findByText('Returned')
  for (const text of ['EGP 60.00', 'One pouch was open', 'Our courier comes on Sunday']) {
    screen.getByText(text)
  }
  screen.getByRole('button', { name: 'Return items' })
})
