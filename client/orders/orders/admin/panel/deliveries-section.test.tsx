import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import {
  buildAdminOrder,
  buildOrderList,
  buildOrderRow,
  ORDER_DESK_HANDLERS,
} from '../../../../test/admin-orders'
import { setUpDialogs } from '../../../../test/dialogs'
import { type Handlers, mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

setUpDialogs()

const item = (id: string, name: string, quantity: number) => ({
  __typename: 'OrderItem',
  id,
  name,
  price: 10,
  quantity,
  returnedQuantity: 0,
  total: 10 * quantity,
  inventory: null,
  unitsToTake: [],
  product: null,
})

const amounts = (total: number) => ({
  __typename: 'DeliveryAmounts',
  adjustments: [],
  total,
  amountDue: total,
})

async function openOrder(
  changes: Readonly<Record<string, unknown>>,
  handlers: Handlers = {},
  path = '/adminorder?order=31',
) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    ...ORDER_DESK_HANDLERS,
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminOrders: () => buildOrderList([buildOrderRow(31)]),
    adminOrder: () => ({ adminOrder: buildAdminOrder(31, changes) }),
    ...handlers,
  })
  const { user } = await renderShop({ path })
  const section = await screen.findByRole('region', { name: 'Deliveries' })
  return { user, section, ...server }
}

test('A part that ships later is chosen, with what both deliveries will cost', async () => {
  const { user, section, requests } = await openOrder(
    { items: [item('1', 'Cat toy', 2), item('2', 'Cat bed', 1)] },
    {
      orderSplitPreview: () => ({
        orderSplitPreview: {
          __typename: 'OrderSplitPreviewPayload',
          preview: { __typename: 'OrderSplitPreview', first: amounts(20), rest: amounts(10) },
          userErrors: [],
        },
      }),
      splitOrder: () => ({
        result: {
          __typename: 'SplitOrderPayload',
          order: buildOrderRow(31),
          rest: buildOrderRow(32),
          userErrors: [],
        },
      }),
    },
  )
  await user.click(within(section).getByRole('button', { name: 'Ship a part later' }))
  const submit = within(section).getByRole('button', { name: 'Make it two deliveries' })
  expect(submit).toHaveProperty('disabled', true)
  await user.click(within(section).getByRole('checkbox', { name: 'Cat bed' }))
  await within(section).findByRole('region', { name: 'Ships now' })
  await user.click(submit)
  await screen.findByText('Order #31 comes in two deliveries.')
  expect(requests('splitOrder')).toMatchObject([
    {
      id: '31',
      later: [
        { itemId: '1', quantity: 0 },
        { itemId: '2', quantity: 1 },
      ],
      isFeeWithRest: false,
      expectedTotal: 20,
    },
  ])
})

test('Another order of the customer is merged into this one, to the address that was chosen', async () => {
  const other = {
    ...buildOrderRow(30),
    address: '9 Road 9',
    city: 'Giza',
    items: [item('3', 'Cat food', 2)],
  }
  const { user, section, requests } = await openOrder(
    { items: [item('1', 'Cat toy', 1)] },
    {
      mergeableOrders: () => ({ mergeableOrders: [other] }),
      orderMergePreview: () => ({
        orderMergePreview: {
          __typename: 'OrderMergePreviewPayload',
          preview: amounts(30),
          userErrors: [],
        },
      }),
      mergeOrders: () => ({
        result: { __typename: 'OrderPayload', order: buildOrderRow(31), userErrors: [] },
      }),
    },
  )
  await user.click(within(section).getByRole('button', { name: 'Merge with another order' }))
  await user.selectOptions(within(section).getByLabelText('Where do both go?'), '30')
  await within(section).findByRole('region', { name: 'Both together' })
  await user.click(within(section).getByRole('button', { name: 'Merge' }))
  await screen.findByText('Order #30 is a part of order #31 now.')
  expect(requests('mergeOrders')).toMatchObject([
    { into: '31', from: '30', addressOf: '30', expectedTotal: 30 },
  ])
})

test('An order names its other deliveries, also when nothing can be changed any more', async () => {
  const related = {
    __typename: 'RelatedOrder',
    id: '32',
    relation: 'REST',
    status: 'PENDING',
    total: 10,
    amountDue: 10,
  }
  const changes = { status: 'COMPLETED', shipmentState: 'DELIVERED', relatedOrders: [related] }
  const { section } = await openOrder(changes, {}, '/adminorder?search=Mona&order=31')
  expect(within(section).getByRole('listitem').textContent).toContain('The rest: Order #32')
  // In the panel, beside the same list.
  expect(within(section).getByRole('link').getAttribute('href')).toBe(
    '/adminorder?search=Mona&order=32',
  )
  expect(within(section).queryByRole('button')).toBeNull()
})
