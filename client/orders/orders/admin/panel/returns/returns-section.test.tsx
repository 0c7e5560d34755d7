import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../../platform/session/session'
import {
  buildAdminOrder,
  buildOrderList,
  buildOrderRow,
  ORDER_DESK_HANDLERS,
} from '../../../../../test/admin-orders'
import { setUpDialogs } from '../../../../../test/dialogs'
import { type Handlers, mockServer } from '../../../../../test/mock-server'
import { renderShop } from '../../../../../test/render-shop'
import { buildReturn, buildReturnableOrder } from '../../../../../test/returns'
import { buildToken } from '../../../../../test/tokens'

setUpDialogs()

const completed = {
  __typename: 'OrderStatusChange',
  status: 'COMPLETED',
  happenedAt: '2026-11-21T10:00:00.000Z',
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
    orderReturns: () => ({ adminOrder: { ...adminOrder, returns: [view] } }),
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
    orderReturns: () => ({ adminOrder: { ...adminOrder, returns: [view] } }),
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
    orderReturns: () => ({ adminOrder: { ...adminOrder, returns: returns } }),
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

const orderable = (id: string, name: string, price: number, stock: number | null) => ({
  __typename: 'OrderableProduct',
  id,
  stock,
  product: { __typename: 'Product', id, name, price, imageUrl: '/art/logo.svg', gtin: null },
  inventory: null,
})

const previewOf = (credit: number, total: number) => ({
  __typename: 'ExchangePreview',
  credit,
  new: {
    __typename: 'DeliveryAmounts',
    adjustments: [],
    total,
    amountDue: Math.max(0, total - credit),
  },
  amountToRefund: Math.max(0, credit - total),
})

const exchangePreview = (preview: unknown, userErrors: readonly object[] = []) => ({
  orderExchangePreview: { __typename: 'OrderExchangePreviewPayload', preview, userErrors },
})

test('Items are exchanged for another size, for the difference that is shown', async () => {
  const { user, requests, section } = await openOrder({
    orderReturns: () => ({ adminOrder: { ...adminOrder, returns: [] } }),
    orderableProducts: () => ({
      orderableProducts: [
        orderable('7', 'Felucat Cat Food 400 g', 90, 5),
        orderable('8', 'Felucat Cat Food for kittens 85 g', 40, 5),
      ],
    }),
    orderExchangePreview: ({ input }) => {
      const { out } = input as { readonly out: readonly { readonly quantity: number }[] }
      return exchangePreview(previewOf(35, 90 * (out[0]?.quantity ?? 0)))
    },
    exchangeItems: () => ({
      result: {
        __typename: 'ExchangeItemsPayload',
        order: buildOrderRow(31),
        exchange: buildOrderRow(32),
        userErrors: [],
      },
    }),
  })
  await user.click(await section.findByRole('button', { name: 'Exchange items' }))
  const form = within(section.getByRole('group', { name: 'Exchange items' }))
  const submit = form.getByRole('button', { name: 'Exchange' })
  form.getByText('Choose what comes back.')
  await user.click(form.getByRole('checkbox', { name: 'Felucat Cat Food 85 g' }))
  await user.click(form.getByRole('button', { name: /^Decrease.*Felucat/ }))
  form.getByText('Add what goes out instead.')
  const sizes = within(
    await form.findByRole('group', { name: 'The same product and its other sizes' }),
  )
  expect(sizes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Add Felucat Cat Food 400 g',
  ])
  await user.click(sizes.getByRole('button'))
  await form.findByText('Collect EGP 55.00 at the door')
  expect(submit).toHaveProperty('disabled', true)
  expect(form.getAllByText('Choose a reason')).toHaveLength(2)
  await user.selectOptions(
    form.getByRole('combobox', { name: 'Why?' }),
    'Differs from its description',
  )
  await user.type(form.getByRole('textbox', { name: /^Note/ }), 'Too small')
  await user.click(submit)
  await screen.findByText(/^Items of order #31 are exchanged/)
  expect(requests('exchangeItems')).toMatchObject([
    {
      id: '31',
      input: {
        back: [{ itemId: '311', quantity: 1 }],
        out: [{ productId: '7', quantity: 1 }],
        reason: 'NOT_AS_DESCRIBED',
        note: 'Too small',
        deliveryFee: 0,
        expectedTotal: 90,
      },
    },
  ])
})

test('What cannot be exchanged is said beside it, and what is left of the value is given back', async () => {
  const { user, section } = await openOrder({
    orderReturns: () => ({ adminOrder: { ...adminOrder, returns: [] } }),
    orderableProducts: () => ({
      orderableProducts: [orderable('7', 'Felucat Cat Food 400 g', 20, null)],
    }),
    orderExchangePreview: ({ input }) => {
      const { out, deliveryFee } = input as {
        readonly out: readonly { readonly quantity: number }[]
        readonly deliveryFee: number
      }
      if (out[0]?.quantity === 1) return exchangePreview(previewOf(70, 20 + deliveryFee))
      return exchangePreview(null, [
        { __typename: 'UserError', field: 'out.0.quantity', message: 'Only 1 left.' },
      ])
    },
  })
  await user.click(await section.findByRole('button', { name: 'Exchange items' }))
  const form = within(section.getByRole('group', { name: 'Exchange items' }))
  await user.click(form.getByRole('checkbox'))
  await user.click(await form.findByRole('button', { name: 'Add Felucat Cat Food 400 g' }))
  await form.findByText('Refund EGP 50.00 once the items are back')
  const fee = form.getByRole('textbox', { name: 'Delivery fee in EGP' })
  await user.clear(fee)
  form.getByText('Enter an amount, such as 250.')
  await user.type(fee, '50')
  await form.findByText('Nothing to collect or refund')
  await user.click(form.getByRole('button', { name: /^Increase.*400 g/ }))
  expect((await form.findByRole('alert')).textContent).toBe('Only 1 left.')
  expect(form.getByRole('button', { name: 'Exchange' })).toHaveProperty('disabled', true)
})

test('A return of an exchange names the other order, is not declined, and gives back what is left', async () => {
  const view = buildReturn({
    state: 'ACCEPTED',
    exchangeOrder: { __typename: 'Order', id: '32' },
    credit: 50,
  })
  const { user, section } = await openOrder({
    orderReturns: () => ({ adminOrder: { ...adminOrder, paid: 60, returns: [view] } }),
  })
  await section.findByText('In exchange for order #32')
  section.getByText('EGP 50.00')
  expect(section.queryByRole('button', { name: 'Decline' })).toBeNull()
  await user.click(section.getByRole('button', { name: 'Receive items' }))
  const refund = section.getByRole<HTMLInputElement>('textbox', { name: 'Refund in EGP' })
  expect(refund.value).toBe('20')
  // They never came: that needs a word.
  const cameBack = section.getByRole('textbox', { name: /how many came back/ })
  await user.clear(cameBack)
  await user.type(cameBack, '0')
  expect(refund.value).toBe('0')
  section.getByRole('textbox', { name: 'Why it is less' })
})
