import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { logIn } from '../../../../platform/session/session'
import { buildAdminOrder, buildOrderList, buildOrderRow } from '../../../../test/admin-orders'
import { mockServer } from '../../../../test/mock-server'
import { renderShop } from '../../../../test/render-shop'
import { buildToken } from '../../../../test/tokens'

const HOUR_MILLISECONDS = 3_600_000

async function open(hoursAgo: number | null) {
  logIn(buildToken('admin'), 'Amira')
  let lastSent: object | null = hoursAgo === null ? null : sent('CONFIRM', hoursAgo)
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    orderViewCounts: () => ({ orderViewCounts: [] }),
    couriers: () => ({ couriers: [] }),
    adminOrders: () => buildOrderList([buildOrderRow(31)]),
    adminOrder: () => ({
      adminOrder: buildAdminOrder(31, { confirmationMessage: 'Please confirm' }),
    }),
    orderTimeline: () => ({ orderTimeline: [] }),
    prepayments: () => ({ prepayments: [] }),
    customerRecord: () => ({ customerRecord: null }),
    orderReturns: () => ({ adminOrder: null }),
    carrierShipment: () => ({ carrierShipment: null }),
    mergeableOrders: () => ({ mergeableOrders: [] }),
    customerMessages: () => ({
      customerMessages: [
        {
          __typename: 'CustomerMessages',
          order: { __typename: 'AdminOrder', id: '31' },
          reminderMessage: 'A reminder',
          lastSent,
        },
      ],
    }),
    recordSentMessage: ({ kind }) => {
      lastSent = sent(String(kind), 0)
      return {
        recordSentMessage: {
          __typename: 'RecordSentMessagePayload',
          orderId: '31',
          userErrors: [],
        },
      }
    },
  })
  const { user } = await renderShop({ path: '/adminorder?order=31' })
  const article = await screen.findByRole('article', { name: 'Order #31' })
  const chat = () => {
    const links = article.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"]')
    return links[0] as HTMLAnchorElement
  }
  return { user, chat, ...server }
}

function sent(kind: string, hoursAgo: number) {
  const sentAt = new Date(Date.now() - hoursAgo * HOUR_MILLISECONDS).toISOString()
  return { __typename: 'SentMessage', kind, sentAt, sentBy: 'Salma' }
}

test('WhatsApp opens with the message, and it is noted who has sent it', async () => {
  const { user, chat, requests } = await open(null)
  await waitFor(() => expect(chat().href).toContain('Please%20confirm'))
  await waitFor(() => expect(requests('customerMessages')).not.toHaveLength(0))
  await user.click(chat())
  await screen.findByText(/^Message sent .* by .*Salma/, { selector: 'p' })
  expect(requests('recordSentMessage')).toEqual([{ orderId: '31', kind: 'CONFIRM' }])
})

test('After four hours without an answer, WhatsApp opens with a reminder', async () => {
  const { user, chat, requests } = await open(5)
  await screen.findByText('No answer for 5 hours: WhatsApp opens with a reminder.')
  expect(chat().href).toContain('A%20reminder')
  await user.click(chat())
  await screen.findByText(/^Reminder sent/, { selector: 'p' })
  expect(requests('recordSentMessage')).toEqual([{ orderId: '31', kind: 'REMIND' }])
})

test('Before that, it is the first message', async () => {
  const { chat } = await open(3)
  await screen.findByText(/^Message sent/, { selector: 'p' })
  expect(chat().href).toContain('Please%20confirm')
})
