import { describe, expect, test } from 'vitest'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import { createAdmin, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { createApiKey, revokeApiKey } from './api-keys.service'
import { createWebhook } from './webhooks.service'

const shop = setUpShop()

const HOOK = 'https://tool.example.com/hook'

async function createKey(...scopes: ApiKeyScope[]) {
  const { apiKey, key } = await createApiKey(shop.db, { name: 'Tool', scopes })
  return { id: apiKey.id, token: key }
}

interface Created {
  readonly createWebhook: {
    readonly webhook: { readonly id: string } | null
    readonly userErrors: readonly { readonly field: string; readonly message: string }[]
  }
}

async function create(token: string, events: string) {
  const { data } = await shop.graphql<Created>(
    `mutation { createWebhook(input: { url: "${HOOK}", events: [${events}] }) {
       webhook { id } userErrors { field message } } }`,
    { token },
  )
  return data.createWebhook
}

async function urls(token: string): Promise<readonly string[]> {
  const query = '{ webhooks { url } }'
  const { data } = await shop.graphql<{ webhooks: { url: string }[] }>(query, { token })
  return data.webhooks.map(({ url }) => url)
}

describe('An API key with writeWebhooks', () => {
  test.each([
    ['ORDER_PLACED', ['readOrders'], 'order.placed'],
    ['ORDER_REFUNDED', ['readOrders', 'readLedger'], 'order.refunded'],
    ['PAYMENT_CHANGED', ['readOrders', 'readLedger'], 'payment.changed'],
    ['PRODUCT_CHANGED', ['readCatalogue'], 'product.changed'],
    ['PRODUCT_LOW_STOCK', ['readInventory'], 'product.lowStock'],
    ['CUSTOMER_CHANGED', ['readCustomers'], 'customer.changed'],
    ['REVIEW_CHANGED', undefined, 'review.changed'],
  ] as const)('receives %s only with %s', async (event, scopes, name) => {
    const { token: other } = await createKey('writeWebhooks', 'writeCatalogue')
    const message = `This API key may not read the data of ${name}.`
    expect(await create(other, event)).toEqual({
      webhook: null,
      userErrors: [{ field: 'events', message }],
    })
    if (!scopes) return
    const { token } = await createKey('writeWebhooks', ...scopes)
    expect((await create(token, event)).userErrors).toEqual([])
  })

  test('receives no phones of closed orders that it may not read', async () => {
    const { token } = await createKey('writeWebhooks', 'writeOrders')
    expect((await create(token, 'ORDER_PLACED')).webhook).toBeNull()
  })

  test('sees, deletes and resends only what is its own; staff see all', async () => {
    const { webhook } = await createWebhook(
      shop.db,
      { allowsPrivate: true },
      { url: 'https://owner.example.com', events: ['product.changed'] },
    )
    const one = await createKey('writeWebhooks', 'readCatalogue')
    const two = await createKey('writeWebhooks', 'readCatalogue')
    const own = (await create(one.token, 'PRODUCT_CHANGED')).webhook?.id
    await createProduct(shop.db)
    await shop.db.query(
      `INSERT INTO webhook_deliveries (webhook_id, event, message_id, body)
       SELECT id, 'product.changed', 'msg_' || id, 'body of ' || id FROM webhooks`,
    )
    const admin = await createAdmin(shop.db)
    expect(await urls(one.token)).toEqual([HOOK])
    expect(await urls(two.token)).toEqual([])
    expect(await urls(admin.token)).toEqual([HOOK, webhook.url])

    const list = '{ webhookDeliveries { totalCount nodes { id body } } }'
    const read = async (token: string) =>
      (await shop.graphql<{ webhookDeliveries: unknown }>(list, { token })).data.webhookDeliveries
    const [delivery] = await shop.db.query<{ id: number }[]>(
      'SELECT id FROM webhook_deliveries WHERE webhook_id = $1',
      [own],
    )
    expect(await read(one.token)).toEqual({
      totalCount: 1,
      nodes: [{ id: String(delivery?.id), body: `body of ${own}` }],
    })
    expect(await read(two.token)).toEqual({ totalCount: 0, nodes: [] })

    const change = async (token: string, mutation: string) => {
      const query = `mutation { result: ${mutation} { userErrors { code } } }`
      type Answer = { result: { userErrors: { code: string }[] } }
      return (await shop.graphql<Answer>(query, { token })).data.result.userErrors
    }
    const missing = [{ code: 'NOT_FOUND' }]
    expect(await change(two.token, `deleteWebhook(id: "${own}")`)).toEqual(missing)
    expect(await change(one.token, `deleteWebhook(id: "${webhook.id}")`)).toEqual(missing)
    const resend = `resendWebhookDelivery(id: "${delivery?.id}")`
    expect(await change(two.token, resend)).toEqual(missing)
    expect(await change(one.token, resend)).toEqual([])
    expect(await change(one.token, `deleteWebhook(id: "${own}")`)).toEqual([])
    expect(await urls(admin.token)).toEqual([webhook.url])
  })

  test('takes its webhooks with it when it is revoked', async () => {
    const key = await createKey('writeWebhooks', 'readCatalogue')
    await create(key.token, 'PRODUCT_CHANGED')
    await revokeApiKey(shop.db, key.id)
    expect(await shop.db.query('SELECT FROM webhooks')).toEqual([])
  })
})
