import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../session/session'
import {
  buildAdminOrder,
  buildOrderList,
  buildOrderRow,
  ORDER_DESK_HANDLERS,
} from '../../../../test/admin-orders'
import { setUpDialogs } from '../../../../test/dialogs'
import { type Handlers, mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildReturn, buildReturnableOrder } from '../../../../test/returns'
import { buildToken } from '../../../../test/tokens'

setUpDialogs()

const completed = {
  __typename: 'OrderStatusChange',
  status: 'COMPLETED',
  changedAt: '2026-11-21T10:00:00.000Z',
}

const adminOrder = buildReturnableOrder('AdminOrder')

async function openOrder(handlers: Handlers) {
  logIn(buildToken('admin'), 'Amira')
  const order = buildAdminOrder(31, {
    status: 'COMPLETED',
    shipmentState: 'DELIVERED',
    paymentState: 'REMITTED',
    history: [completed],
    total: 110,
    paid: 110,
    items: adminOrder.items.map((item) => ({ ...item, total: 79, product: null })),
  })
  const server = mockServer({
    ...ORDER_DESK_HANDLERS,
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminOrders: () => buildOrderList([buildOrderRow(31)]),
    adminOrder: () => ({ adminOrder: order }),
    ...handlers,
  })
  const shop = await renderShop({ path: '/adminorder?order=31' })
  const section = within(await screen.findByRole('region', { name: 'Returns' }))
  return { ...shop, ...server, section }
}

const result = (view: unknown, userErrors: readonly object[] = []) => ({
  result: { __typename: 'ReturnPayload', orderReturn: view, userErrors },
})

test('A request is declined with a reason', async () => {
  let view = buildReturn()
  const { user, requests, section } = await openOrder({
    orderReturns: () => ({ adminOrder, orderReturns: [view] }),
    declineReturn: () => {
      view = buildReturn({ state: 'DECLINED', answer: 'It was used' })
      return result(view)
    },
  })
  section.getByText('My cat is afraid of it')
  await user.click(section.getByRole('button', { name: 'Decline' }))
  await user.type(section.getByRole('textbox', { name: 'Message to the customer' }), 'It was used')
  await user.click(section.getByRole('button', { name: 'Decline' }))
  await screen.findByText('Return declined.')
  expect(requests('declineReturn')).toEqual([{ id: '5', answer: 'It was used' }])
  await section.findByText('Declined')
  expect(section.queryByRole('button', { name: 'Receive items' })).toBeNull()
  section.getByRole('button', { name: 'Record a return' })
})

test('Items are received in their condition, and the refund can only be lowered with a reason', async () => {
  let view = buildReturn({ state: 'ACCEPTED', reason: 'DAMAGED' })
  const { user, requests, section } = await openOrder({
    orderReturns: () => ({ adminOrder, orderReturns: [view] }),
    receiveReturn: ({ input }) => {
      const { refundNote } = input as { readonly refundNote: string | null }
      const message = 'Say why the customer gets less back.'
      if (!refundNote) {
        return result(null, [{ __typename: 'UserError', field: 'refundNote', message }])
      }
      view = buildReturn({ state: 'RECEIVED', refund: 60 })
      return result(view)
    },
  })
  await user.click(section.getByRole('button', { name: 'Receive items' }))
  const refund = section.getByRole<HTMLInputElement>('textbox', { name: 'Refund in EGP' })
  // The shop is at fault: with the delivery fee.
  expect(refund.value).toBe('110')
  await user.click(section.getByRole('checkbox', { name: 'Refund the delivery fee, too' }))
  expect(refund.value).toBe('70')
  const cameBack = section.getByRole('textbox', { name: /how many came back/ })
  await user.clear(cameBack)
  await user.click(section.getByRole('button', { name: 'Receive items' }))
  section.getByText('Enter a whole number.')
  await user.type(cameBack, '1')
  expect(refund.value).toBe('35')
  await user.clear(refund)
  await user.type(refund, '30')
  await user.click(section.getByRole('button', { name: 'Receive items' }))
  await section.findByText('Say why the customer gets less back.')
  await user.type(section.getByRole('textbox', { name: 'Why it is less' }), 'Opened')
  await user.click(section.getByRole('button', { name: 'Receive items' }))
  await screen.findByText('Items received; refund of EGP 30.00 recorded.')
  expect(requests('receiveReturn').at(-1)).toEqual({
    id: '5',
    input: {
      items: [{ itemId: '311', quantity: 1, condition: 'DAMAGED' }],
      refund: 30,
      refundsDelivery: false,
      refundNote: 'Opened',
    },
  })
  await waitFor(() => expect(requests('adminOrder').length).toBeGreaterThan(1))
})

test('A return is recorded for a customer who called', async () => {
  let returns: readonly unknown[] = []
  const { user, requests, section } = await openOrder({
    orderReturns: () => ({ adminOrder, orderReturns: returns }),
    recordReturn: () => {
      returns = [buildReturn({ state: 'ACCEPTED' })]
      return result(returns[0])
    },
  })
  await section.findByText('Nothing was returned.')
  await user.click(section.getByRole('button', { name: 'Record a return' }))
  await user.click(section.getByRole('checkbox', { name: 'Felucat Cat Food 85 g' }))
  await user.selectOptions(section.getByRole('combobox', { name: 'Why?' }), 'Not what was ordered')
  await user.click(section.getByRole('button', { name: 'Record a return' }))
  await screen.findByText('Return recorded.')
  expect(requests('recordReturn')).toEqual([
    {
      orderId: '31',
      input: { items: [{ itemId: '311', quantity: 2 }], reason: 'WRONG_ITEM', note: null },
    },
  ])
  await section.findByText('Waiting for the items')
})
