import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import { buildCustomer, buildOrderList, buildOrderRow } from '../../../../test/admin-orders'
import { mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

const MONA = '+201012345678'

const item = (id: string, name: string) => ({
  __typename: 'OrderItem',
  id,
  name,
  quantity: 2,
  total: 20,
})

interface Options {
  readonly role?: Parameters<typeof buildToken>[0]
  readonly sentHoursAgo?: number | null
  readonly path?: string
}

/** Mona has orders 31 and 33, Ali has 32. */
async function open({ role = 'admin', sentHoursAgo = null, path = '/adminconfirm' }: Options = {}) {
  logIn(buildToken(role), 'Amira')
  const rows = [
    buildOrderRow(31, { phone: MONA, amountDue: 20.1 }),
    buildOrderRow(32, { phone: '+201111111111', recipientName: 'Ali Omar' }),
    buildOrderRow(33, { phone: MONA, amountDue: 20.2 }),
  ]
  const state = new Map(rows.map((row) => [row.id, row.confirmationState as string]))
  const sent = new Map<string, object>()
  if (sentHoursAgo !== null) {
    const sentAt = new Date(Date.now() - sentHoursAgo * 3_600_000).toISOString()
    for (const { id } of rows) {
      sent.set(id, { __typename: 'SentMessage', kind: 'CONFIRM', sentAt, sentBy: 'Salma' })
    }
  }
  const current = () => rows.map((row) => ({ ...row, confirmationState: state.get(row.id) }))
  const result = (ids: readonly string[], to: string) => {
    for (const id of ids) state.set(id, to)
    return {
      result: {
        __typename: 'OrdersPayload',
        handoverId: null,
        orders: current().filter(({ id }) => ids.includes(id)),
        userErrors: [],
      },
    }
  }
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    adminOrders: () =>
      buildOrderList(
        current().filter(({ confirmationState }) => confirmationState !== 'CONFIRMED'),
      ),
    queuedOrders: ({ ids }) => ({
      ordersByIds: current()
        .filter(({ id }) => (ids as string[]).includes(id))
        .map((row) => ({
          ...row,
          address: '5 Pyramid Road',
          prepayUntil: null,
          unansweredCalls: 0,
          lastCalledAt: null,
          items: [item(`${row.id}1`, `Toy of ${row.id}`)],
        })),
    }),
    queueMessages: ({ orderIds }) => ({
      customerMessages: (orderIds as string[]).map((orderId) => ({
        __typename: 'CustomerMessages',
        order: { __typename: 'AdminOrder', id: orderId },
        lastSent: sent.get(orderId) ?? null,
      })),
      question: `Confirm ${(orderIds as string[]).join('+')}`,
      reminder: `Reminder ${(orderIds as string[]).join('+')}`,
    }),
    customerRecord: () => ({
      customerRecord: buildCustomer({ orderCount: 9, broughtCount: 8, refusedCount: 3 }),
    }),
    recordSentMessage: ({ orderId, kind }) => {
      const sentAt = new Date().toISOString()
      sent.set(String(orderId), { __typename: 'SentMessage', kind, sentAt, sentBy: 'Amira' })
      return {
        recordSentMessage: { __typename: 'RecordSentMessagePayload', orderId, userErrors: [] },
      }
    },
    confirmOrders: ({ ids }) => result(ids as string[], 'CONFIRMED'),
    recordUnansweredCalls: ({ ids }) => result(ids as string[], 'NO_ANSWER'),
  })
  const { user } = await renderShop({ path })
  const card = (name: string) => screen.findByRole('region', { name })
  const whatsApp = () => screen.findByRole<HTMLAnchorElement>('link', { name: /^WhatsApp to / })
  /** As a keyboard with an Arabic layout has it. */
  const press = (code: string, key: string) => fireEvent.keyDown(document.body, { code, key })
  return { user, card, whatsApp, press, ...server }
}

test('All that is needed to ask a customer is there: items, amounts, history and the link', async () => {
  const { card, whatsApp } = await open()
  const mona = within(await card('Mona Ali'))
  await mona.findByText('Toy of 31')
  await mona.findByText('Toy of 33')
  await mona.findByText(/3 of 8 parcels refused/)
  await mona.findByText('2 of 2 orders are chosen: EGP 40.30')
  expect(decodeURIComponent((await whatsApp()).href)).toBe(
    'https://wa.me/201012345678?text=Confirm 31+33',
  )
  for (const name of ['Confirm 2 orders', 'No answer', 'Cancel order', 'Copy the message']) {
    expect(mona.getByRole('button', { name: new RegExp(`^${name}`) })).toBeTruthy()
  }
})

test('The orders of a customer are confirmed with one key, and the next customer follows', async () => {
  const { card, press, requests } = await open()
  await within(await card('Mona Ali')).findByText('Toy of 33')
  press('KeyC', 'ؤ')
  await card('Ali Omar')
  expect(requests('confirmOrders')).toMatchObject([{ ids: ['31', '33'] }])
  await screen.findByText('2 orders confirmed.')
})

test('An order that is left out stays, and is not in the message', async () => {
  const { user, card, press, whatsApp, requests } = await open()
  const mona = within(await card('Mona Ali'))
  await user.click(await mona.findByRole('checkbox', { name: 'Order #31' }))
  await waitFor(async () => expect((await whatsApp()).href).toContain('Confirm%2033'))
  press('KeyC', 'c')
  await waitFor(() => expect(requests('confirmOrders')).toMatchObject([{ ids: ['33'] }]))
  const left = within(await card('Mona Ali'))
  await left.findByText('Toy of 31')
  await waitFor(() => expect(left.queryByText('Toy of 33')).toBeNull())
})

test('J and K go through the customers, and N notes that nobody answered', async () => {
  const { card, press, requests } = await open()
  await card('Mona Ali')
  press('KeyJ', 'ت')
  await card('Ali Omar')
  press('KeyK', 'ن')
  await within(await card('Mona Ali')).findByText('Toy of 33')
  press('KeyN', 'ى')
  await card('Ali Omar')
  expect(requests('recordUnansweredCalls')).toMatchObject([{ ids: ['31', '33'] }])
})

test('W opens WhatsApp, which is noted at each order', async () => {
  const { card, press, whatsApp, requests } = await open()
  await card('Mona Ali')
  const opened = vi.fn((event: MouseEvent) => event.preventDefault())
  ;(await whatsApp()).addEventListener('click', opened)
  press('KeyW', 'ص')
  await screen.findByText(/^Message sent .* by .*Amira/)
  expect(opened).toHaveBeenCalledOnce()
  expect(requests('recordSentMessage')).toEqual([
    { orderId: '31', kind: 'CONFIRM' },
    { orderId: '33', kind: 'CONFIRM' },
  ])
})

test('After hours without an answer, a reminder is sent', async () => {
  const { user, card, whatsApp, requests } = await open({ sentHoursAgo: 5 })
  await card('Mona Ali')
  await screen.findByText(/No answer for 5 hours/)
  expect((await whatsApp()).href).toContain('Reminder')
  await user.click(await whatsApp())
  await screen.findByText(/^Reminder sent/)
  expect(requests('recordSentMessage')[0]).toEqual({ orderId: '31', kind: 'REMIND' })
})

test('Letters in a field, with Ctrl or in a dialog are no keys of the page', async () => {
  const { card, requests } = await open()
  await within(await card('Mona Ali')).findByText('Toy of 33')
  fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c', ctrlKey: true })
  fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c', repeat: true })
  const field = document.body.appendChild(document.createElement('textarea'))
  fireEvent.keyDown(field, { code: 'KeyC', key: 'c' })
  field.remove()
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c' })
  dialog.remove()
  expect(requests('confirmOrders')).toEqual([])
})

test('The page opens at the customer of an order', async () => {
  const { card } = await open({ path: '/adminconfirm?order=32' })
  await card('Ali Omar')
})
