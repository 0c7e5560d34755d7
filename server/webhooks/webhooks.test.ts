import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_WEBHOOKS } from '#domain/limits'
import type { WebhookEvent } from '#domain/webhooks.schema'
import { ProductEntity } from '../catalogue/product.entity'
import { addProduct, deleteProduct, updateProduct } from '../catalogue/product-editing.service'
import { importProducts } from '../catalogue/product-import.service'
import { setOrderStatus } from '../orders/order-management.service'
import { createAdmin, createProduct, createShopper, placeOrder } from '../test/factories'
import { type Receiver, startReceiver } from '../test/receiver'
import { refusalOf } from '../test/refusal'
import { setUpShop } from '../test/shop'
import { listDeliveries, RETRY_DELAYS_SECONDS, resendDelivery } from './deliveries.service'
import { WebhookDispatcher } from './dispatcher'
import { WEBHOOK_EVENT_DOCS } from './webhook-events'
import { createWebhook, deleteWebhook, listWebhooks } from './webhooks.service'

const shop = setUpShop()
const DEVELOPMENT = { mayBePrivate: true }
const TOY = { name: 'Toy', price: 12.5, imageUrl: '/toy.svg', stock: 5 }

const failures: unknown[] = []
const log = { error: (...what: unknown[]) => void failures.push(what) }

function newDispatcher(): WebhookDispatcher {
  failures.length = 0
  return new WebhookDispatcher({ db: shop.db, settings: DEVELOPMENT, log })
}

/** Tries once whatever is due. */
async function deliver(dispatcher = newDispatcher()): Promise<void> {
  const stop = dispatcher.start({ subscribe: () => () => {} })
  await dispatcher.wake()
  await dispatcher.settled()
  await stop()
  expect(failures).toEqual([])
}

async function addWebhook(
  { url }: Pick<Receiver, 'url'>,
  ...events: WebhookEvent[]
): Promise<string> {
  return (await createWebhook(shop.db, DEVELOPMENT, { url, events })).secret
}

async function deliveries() {
  return (await listDeliveries(shop.db, {})).nodes
}

/** As if the time of the next attempt had come. */
async function makeDue(): Promise<void> {
  await shop.db.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second'
     WHERE next_attempt_at IS NOT NULL`,
  )
}

describe('A webhook is told', () => {
  test('of an order that was placed, signed, so that the receiver knows whom it is from', async () => {
    const receiver = await startReceiver()
    const secret = await addWebhook(receiver, 'order.placed')
    const product = await createProduct(shop.db, { name: 'Nilo Toy', pricePiastres: 19_999 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await deliver()

    const [message] = receiver.messages
    const body = new Webhook(secret).verify(
      message?.body ?? '',
      message?.headers as Record<string, string>,
    )
    expect(body).toEqual(WEBHOOK_EVENT_DOCS['order.placed'].schema.parse(body))
    expect(body).toMatchObject({
      type: 'order.placed',
      data: {
        order: {
          id,
          status: 'Pending',
          total: 199.99,
          user: { first_name: 'Mona', mobile: '1012345678' },
          items: [{ product_id: product.id, name: 'Nilo Toy', price: 199.99, quantity: 1 }],
        },
      },
    })
    expect(message?.headers).toMatchObject({ 'content-type': 'application/json' })
    const other = new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`)
    expect(() =>
      other.verify(message?.body ?? '', message?.headers as Record<string, string>),
    ).toThrow()
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 1, statusCode: 204, problem: null, nextAttemptAt: null },
    ])
  })

  test('of a changed status, and not of one that stays', async () => {
    const receiver = await startReceiver()
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await addWebhook(receiver, 'order.statusChanged')
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await deliver()
    const bodies = receiver.messages.map(({ body }) => JSON.parse(body))
    expect(bodies).toMatchObject([
      { data: { previous_status: 'Pending', order: { id, status: 'Completed' } } },
    ])
    const { schema } = WEBHOOK_EVENT_DOCS['order.statusChanged']
    expect(bodies[0]).toEqual(schema.parse(bodies[0]))
  })

  test('of each change of a product and its stock, and not of none', async () => {
    const receiver = await startReceiver()
    await addWebhook(receiver, 'product.changed')
    const { id } = await addProduct(shop.db, TOY)
    await updateProduct(shop.db, id, { ...TOY, price: 13 })
    await updateProduct(shop.db, id, { ...TOY, price: 13 })
    const product = await shop.db.findOneByOrFail(ProductEntity, { id })
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await setOrderStatus(shop.db, order.id, { status: 'Cancelled' })
    const csv = `id,name,price,image_url,stock\n${id},Ball,1,/ball.svg,\n,Bowl,2,/bowl.svg,3\n`
    await importProducts(shop.db, Buffer.from(csv), { dryRun: false })
    await deleteProduct(shop.db, id)
    await deliver()

    const bodies = receiver.messages.map(({ body }) => JSON.parse(body))
    const { schema } = WEBHOOK_EVENT_DOCS['product.changed']
    for (const body of bodies) expect(body).toEqual(schema.parse(body))
    const told = bodies.map(({ data }) => [
      data.change,
      data.product.name,
      data.product.price,
      data.product.stock,
    ])
    const inAnyOrder = (rows: unknown[][]) => rows.map((row) => row.join()).toSorted()
    expect(inAnyOrder(told)).toEqual(
      inAnyOrder([
        ['added', 'Toy', 12.5, 5],
        ['updated', 'Toy', 13, 5],
        ['updated', 'Toy', 13, 4],
        ['updated', 'Toy', 13, 5],
        ['updated', 'Ball', 1, null],
        ['added', 'Bowl', 2, 3],
        ['deleted', 'Ball', 1, null],
      ]),
    )
  })

  test('of nothing that it did not ask for, and of nothing that was rolled back', async () => {
    const receiver = await startReceiver()
    await addWebhook(receiver, 'product.changed')
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query('DELETE FROM webhook_deliveries')
    const undone = shop.db.transaction(async (transaction) => {
      await addProduct(transaction, TOY)
      throw new Error('Undo')
    })
    await expect(undone).rejects.toThrow('Undo')
    expect(await deliveries()).toEqual([])
  })

  test('at once, by the news of the commit', async () => {
    const receiver = await startReceiver()
    await addWebhook(receiver, 'product.changed')
    const dispatcher = newDispatcher()
    const stop = dispatcher.start(shop.database.notices)
    onTestFinished(stop)
    await addProduct(shop.db, TOY)
    await receiver.received(1)
    await addProduct(shop.db, TOY)
    await receiver.received(2)
  })
})

describe('A message that was not taken', () => {
  test('is tried again, later each time, and given up in the end', async () => {
    const receiver = await startReceiver()
    receiver.answer(500)
    await addWebhook(receiver, 'product.changed')
    await addProduct(shop.db, TOY)
    const delays: number[] = []
    for (const attempt of RETRY_DELAYS_SECONDS.keys()) {
      await deliver()
      const [delivery] = await deliveries()
      expect(delivery).toMatchObject({
        state: 'waiting',
        attempts: attempt + 1,
        problem: 'status',
        statusCode: 500,
      })
      const { nextAttemptAt, attemptedAt } = delivery ?? {}
      delays.push(Math.round(((nextAttemptAt?.getTime() ?? 0) - Number(attemptedAt)) / 1000))
      // Before its time nothing is sent.
      await deliver()
      expect(receiver.messages).toHaveLength(attempt + 1)
      await makeDue()
    }
    expect(delays).toEqual([...RETRY_DELAYS_SECONDS])
    await deliver()
    expect(await deliveries()).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
    expect(new Set(receiver.messages.map(({ body }) => body)).size).toBe(1)
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    // The owner sends it once more, when the tool works again.
    receiver.answer(200)
    const [{ id } = { id: 0 }] = await deliveries()
    expect(await resendDelivery(shop.db, id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await deliver()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('holds up nobody else', async () => {
    const stuck = await startReceiver()
    const held: ServerResponse[] = []
    stuck.answer((response) => void held.push(response))
    const well = await startReceiver()
    await addWebhook(stuck, 'product.changed')
    await addWebhook(well, 'product.changed')
    const dispatcher = newDispatcher()
    const stop = dispatcher.start(shop.database.notices)
    for (let count = 0; count < 12; count += 1) await addProduct(shop.db, TOY)
    await Promise.all([stuck.received(1), well.received(12)])
    expect(new Set(well.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
    const isOpen = held.length > 0 && held.every(({ writableEnded }) => !writableEnded)
    expect(isOpen).toBe(true)
    stuck.answer(200)
    for (const response of held) response.writeHead(200).end()
    await stop()
    expect(failures).toEqual([])
  })

  test('because its server died is tried again by another one', async () => {
    const receiver = await startReceiver()
    await addWebhook(receiver, 'product.changed')
    await addProduct(shop.db, TOY)
    await shop.db.query(
      `UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '60 seconds'`,
    )
    await deliver()
    expect(receiver.messages).toHaveLength(0)
    await makeDue()
    await deliver()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })
})

test('Two servers deliver each message once', async () => {
  const receiver = await startReceiver()
  await addWebhook(receiver, 'product.changed')
  const csv = Array.from({ length: 40 }, (_, index) => `Toy ${index},1,/toy.svg`).join('\n')
  await importProducts(shop.db, Buffer.from(`name,price,image_url\n${csv}\n`), { dryRun: false })
  await Promise.all([deliver(newDispatcher()), deliver(newDispatcher())])
  await deliver()
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('What was settled a month ago is forgotten, what waits is not', async () => {
  await addWebhook({ url: 'http://127.0.0.1:9/' }, 'product.changed')
  await addProduct(shop.db, TOY)
  await addProduct(shop.db, TOY)
  await shop.db.query(
    `UPDATE webhook_deliveries SET created_at = now() - interval '31 days',
       next_attempt_at = CASE WHEN id = 1 THEN now() + interval '1 hour' END`,
  )
  await deliver()
  expect((await deliveries()).map(({ id }) => id)).toEqual([1])
})

describe('The owner', () => {
  test('is shown the secret of a webhook once', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{
      createWebhook: { secret: string; webhook: Record<string, unknown> }
    }>(
      `mutation { createWebhook(input: {
         url: "https://tool.example.com/hook", events: [PRODUCT_CHANGED, ORDER_PLACED]
       }) { secret webhook { id url events } userErrors { message } } }`,
      { token },
    )
    const { secret, webhook } = data.createWebhook
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(webhook).toEqual({
      id: '1',
      url: 'https://tool.example.com/hook',
      events: ['ORDER_PLACED', 'PRODUCT_CHANGED'],
    })
    const list = await shop.graphql('{ webhooks { id url events createdAt } }', { token })
    expect(list.data.webhooks).toHaveLength(1)
  })

  test.each([
    [{ url: '', events: [] }, ['url', 'events']],
    [{ url: 'tool.example.com', events: ['order.placed'] }, ['url']],
    [{ url: 'ftp://tool.example.com', events: ['order.placed'] }, ['url']],
    [{ url: 'https://me:secret@tool.example.com', events: ['order.placed'] }, ['url']],
    [{ url: `https://tool.example.com/${'x'.repeat(2000)}`, events: ['order.placed'] }, ['url']],
    [{ url: 'https://tool.example.com', events: ['order.lost'] }, ['events.0']],
    [{}, ['url', 'events']],
  ])('is told at its field what is wrong with %j', async (input, fields) => {
    const { details } = await refusalOf(createWebhook(shop.db, DEVELOPMENT, input))
    expect([...new Set(details.problems?.map(({ field }) => field))]).toEqual(fields)
    expect(await listWebhooks(shop.db)).toEqual([])
  })

  test('cannot have too many', async () => {
    const receiver = { url: 'https://tool.example.com' }
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) await addWebhook(receiver, 'order.placed')
    expect((await refusalOf(addWebhook(receiver, 'order.placed'))).code).toBe('CONFLICT')
  })

  test('looks through the messages by page, webhook and state', async () => {
    const { token } = await createAdmin(shop.db)
    const receiver = await startReceiver()
    await addWebhook(receiver, 'product.changed')
    await addWebhook({ url: 'http://127.0.0.1:9/' }, 'product.changed')
    await addProduct(shop.db, TOY)
    await addProduct(shop.db, TOY)
    await deliver()
    const read = async (selection: string) => {
      const query = `{ webhookDeliveries(${selection}) {
        nodes { webhookId event state problem statusCode body } pageInfo { hasNextPage endCursor } } }`
      const { data } = await shop.graphql<{
        webhookDeliveries: {
          nodes: { webhookId: string; body: string }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
        }
      }>(query, { token })
      return data.webhookDeliveries
    }
    const { nodes: delivered } = await read('first: 9, state: DELIVERED')
    expect(delivered).toHaveLength(2)
    expect(delivered[0]).toMatchObject({
      webhookId: '1',
      event: 'PRODUCT_CHANGED',
      state: 'DELIVERED',
      problem: null,
      statusCode: 204,
    })
    expect(JSON.parse(delivered[0]?.body ?? '').type).toBe('product.changed')
    const { nodes: waiting } = await read('webhookId: 2')
    expect(waiting).toMatchObject([
      { state: 'WAITING', problem: 'UNREACHABLE', statusCode: null },
      { state: 'WAITING' },
    ])
    const { pageInfo } = await read('first: 3')
    expect(pageInfo.hasNextPage).toBe(true)
    expect((await read(`first: 3, after: "${pageInfo.endCursor}"`)).nodes).toHaveLength(1)
  })

  test('deletes a webhook with its messages, and learns that one is gone', async () => {
    await addWebhook({ url: 'https://tool.example.com' }, 'product.changed')
    await addProduct(shop.db, TOY)
    expect(await deleteWebhook(shop.db, 1)).toBe(1)
    expect(await deliveries()).toEqual([])
    expect((await refusalOf(deleteWebhook(shop.db, 1))).code).toBe('NOT_FOUND')
    expect((await refusalOf(resendDelivery(shop.db, 1))).code).toBe('NOT_FOUND')
  })
})
