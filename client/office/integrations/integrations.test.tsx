import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { DELIVERIES_PAGE_SIZE } from '#domain/limits'
import { logIn } from '../../platform/session/session'
import { setUpDialogs } from '../../test/dialogs'
import { type Handlers, inputError, mockServer, networkError } from '../../test/mock-server'
import { renderShop } from '../../test/render-shop'
import { buildToken } from '../../test/tokens'

const apiKey = (id: string, name: string, lastUsedAt: string | null = null) => ({
  __typename: 'ApiKey',
  id,
  name,
  prefix: `mm_${id}`,
  scopes: ['READ_ORDERS'],
  createdAt: '2026-11-25T09:00:00.000Z',
  lastUsedAt,
})

const WEBHOOK = {
  __typename: 'Webhook',
  id: '3',
  url: 'https://tool.example.com/hook',
  events: ['ORDER_PLACED'],
}

const delivery = (id: string, changes: object = {}) => ({
  __typename: 'WebhookDelivery',
  id,
  webhook: WEBHOOK,
  event: 'PRODUCT_CHANGED',
  body: '{"name":"Hooked toy"}',
  createdAt: '2026-11-25T09:00:00.000Z',
  state: 'WAITING',
  attempts: 1,
  nextAttemptAt: '2026-11-25T10:00:00.000Z',
  problem: 'STATUS',
  statusCode: 500,
  ...changes,
})

const deliveries = (nodes: readonly unknown[]) => ({
  webhookDeliveries: {
    __typename: 'WebhookDeliveryConnection',
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
})

async function open(path: string, handlers: Handlers) {
  logIn(buildToken('admin'), 'Amira')
  const server = mockServer({
    pendingOrders: () => ({ adminOrders: { __typename: 'AdminOrderConnection', totalCount: 0 } }),
    ...handlers,
  })
  return { ...(await renderShop({ path })), ...server }
}

beforeEach(() => setUpDialogs())

test('A key is revoked after a question, and the list is read again', async () => {
  let keys = [apiKey('1', 'Courier'), apiKey('2', 'Till', '2026-11-26T09:00:00.000Z')]
  const { user } = await open('/adminkeys', {
    apiKeys: () => ({ apiKeys: keys }),
    revokeApiKey: ({ id }) => {
      keys = keys.filter((key) => key.id !== id)
      return { revokeApiKey: { __typename: 'RevokeApiKeyPayload', apiKeyId: id, userErrors: [] } }
    },
  })
  const row = await screen.findByRole('row', { name: /^Courier/ })
  within(row).getByText('Never')
  within(row).getByText('Read orders and sales')
  await user.click(screen.getByRole('button', { name: 'Revoke Courier' }))
  const dialog = screen.getByRole('dialog', { name: /Revoke this/ })
  await user.click(within(dialog).getByRole('button', { name: 'Revoke' }))
  await screen.findByText('API key revoked.')
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Courier/ })).toBeNull())
  screen.getByRole('row', { name: /^Till/ })
})

test('A key that cannot be revoked stays, with the reason', async () => {
  const { user } = await open('/adminkeys', {
    apiKeys: () => ({ apiKeys: [apiKey('1', 'Courier')] }),
    revokeApiKey: () => ({
      revokeApiKey: {
        __typename: 'RevokeApiKeyPayload',
        apiKeyId: null,
        userErrors: [inputError('This key no longer exists.', null, 'NOT_FOUND')],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke Courier' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }))
  await screen.findByText('This key no longer exists.')
})

test('Deliveries are filtered by the status in the address, and sent again', async () => {
  const { user, requests, currentLocation } = await open('/adminwebhooks?state=FAILED', {
    webhooks: () => ({ webhooks: [WEBHOOK] }),
    webhookDeliveries: ({ state }) => deliveries(state === 'DELIVERED' ? [] : [delivery('9')]),
    resendWebhookDelivery: () => ({
      resendWebhookDelivery: {
        __typename: 'ResendWebhookDeliveryPayload',
        delivery: delivery('9'),
        userErrors: [],
      },
    }),
  })
  const table = await screen.findByRole('table', { name: 'Deliveries' })
  within(table).getByText('Responded with 500')
  within(table).getByText('https://tool.example.com/hook')
  await user.click(within(table).getByRole('button', { name: 'Resend delivery 9' }))
  await screen.findByText('Resending.')
  await waitFor(() =>
    expect(requests('webhookDeliveries')).toEqual([
      { first: DELIVERIES_PAGE_SIZE, state: 'FAILED' },
      { first: DELIVERIES_PAGE_SIZE, state: 'FAILED' },
    ]),
  )
  await user.selectOptions(screen.getByLabelText('Status'), 'Delivered')
  await screen.findByText('No deliveries.')
  expect(currentLocation().search).toBe('?state=DELIVERED')
})

test('Without webhooks there are no deliveries', async () => {
  await open('/adminwebhooks', { webhooks: () => ({ webhooks: [] }) })
  await screen.findByText('No webhooks yet.')
  expect(screen.queryByRole('heading', { name: 'Deliveries' })).toBeNull()
})

test('A webhook whose deletion failed stays', async () => {
  const { user } = await open('/adminwebhooks', {
    webhooks: () => ({ webhooks: [WEBHOOK] }),
    webhookDeliveries: () => deliveries([]),
    deleteWebhook: networkError,
  })
  await user.click(await screen.findByRole('button', { name: `Delete ${WEBHOOK.url}` }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await screen.findByText('Failed to delete the webhook. Please try again.')
  screen.getByRole('button', { name: `Delete ${WEBHOOK.url}` })
})
