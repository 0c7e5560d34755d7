import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { MAX_WEBHOOKS } from '#domain/limits'
import { importProducts } from '../../catalogue/product-files/product-import.service'
import { ProductEntity } from '../../catalogue/products/product.entity'
import {
  addProduct,
  deleteProduct,
  updateProduct,
} from '../../catalogue/products/product-editing.service'
import { moderateReview } from '../../catalogue/reviews/moderation.service'
import { deleteReview, writeReview } from '../../catalogue/reviews/reviews.service'
import { bookStocks } from '../../catalogue/stock/stock-bookings.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { deleteCustomer } from '../../orders/customers/customer-data.service'
import { findCustomerId } from '../../orders/customers/customer-list.service'
import { updateCustomer } from '../../orders/customers/customers.service'
import { addDiscountCode } from '../../orders/discounts/discounts.service'
import { recordPayment } from '../../orders/fulfilment/fulfilment.service'
import { cancelOrder, setOrderStatus } from '../../orders/orders/life/order-status.service'
import {
  type OutboxDispatcher,
  RETRY_DELAYS_SECONDS,
} from '../../platform/database/events/outbox-dispatcher'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  deliver,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { type Receiver, startWebhookReceiver } from '../../test/webhook-receiver'
import { deleteOldDeliveries, listDeliveries, resendDelivery } from './deliveries.service'
import { createWebhookDispatcher } from './dispatcher'
import { WEBHOOK_EVENT_DOCS } from './webhook-events'
import { createWebhook, deleteWebhook, listWebhooks } from './webhooks.service'

const shop = setUpShop()
const DEVELOPMENT = { allowsPrivate: true }
const TOY = { name: 'Toy', price: 12.5, imageUrl: '/toy.svg', stock: 5 }

const loggedErrors: unknown[] = []
const log = {
  error: (...entry: unknown[]) => void loggedErrors.push(entry),
  warn: () => {},
  info: () => {},
}

function newDispatcher(): OutboxDispatcher<number> {
  loggedErrors.length = 0
  return createWebhookDispatcher({ db: shop.db, settings: DEVELOPMENT, log })
}

/** Attempts all due deliveries once. */
async function deliverDue(dispatcher = newDispatcher()): Promise<void> {
  const stop = dispatcher.start({ subscribe: () => () => {} })
  await dispatcher.wake()
  await dispatcher.settled()
  await stop()
  expect(loggedErrors).toEqual([])
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

const NOWHERE = 'http://127.0.0.1:9/'

/** The messages so far, each of which has the documented form. */
async function bodies(): Promise<readonly unknown[]> {
  const rows = await shop.db.query<{ event: WebhookEvent; body: string }[]>(
    'SELECT event, body FROM webhook_deliveries ORDER BY id',
  )
  return rows.map(({ event, body }) => WEBHOOK_EVENT_DOCS[event].schema.parse(JSON.parse(body)))
}

/** Makes all scheduled attempts due. */
async function makeDue(): Promise<void> {
  await shop.db.query(
    `UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second'
     WHERE next_attempt_at IS NOT NULL`,
  )
}

describe('A webhook receives', () => {
  test('a signed message for a placed order', async () => {
    const receiver = await startWebhookReceiver()
    const secret = await addWebhook(receiver, 'order.placed')
    const product = await createProduct(shop.db, { name: 'Nilo Toy', pricePiastres: 19_999 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
    await deliverDue()

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

  test('the fees, discounts and fields of the address of an order, and why it was cancelled', async () => {
    const receiver = await startWebhookReceiver()
    await addWebhook(receiver, 'order.placed')
    await addWebhook(receiver, 'order.statusChanged')
    await updateDeliveryRates(shop.db, ['GZ'], { fee: 50 })
    await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { pricePiastres: 10_000 })
    const { address: _, city: __, ...input } = checkoutOf([product])
    const { id } = await checkout(shop.db, shopper.id, {
      ...input,
      shippingAddress: { governorate: 'GZ', area: 'Dokki', street: '4 Mesaha St', floor: '3' },
      discountCode: 'TEN',
    })
    await cancelOrder(shop.db, shopper.id, id, { reason: 'Too late' })
    await deliverDue()

    const orders = receiver.messages.map(({ body }) => JSON.parse(body).data.order)
    const shared = {
      total: 140,
      adjustments: [
        { kind: 'discount', label: 'TEN', amount: -10 },
        { kind: 'delivery', label: 'Delivery', amount: 50 },
      ],
      shipping_address: {
        governorate: 'GZ',
        area: 'Dokki',
        street: '4 Mesaha St',
        floor: '3',
        apartment: null,
        landmark: null,
        courier_note: null,
      },
    }
    expect(orders).toHaveLength(2)
    expect(orders.find(({ status }) => status === 'Pending')).toMatchObject({
      ...shared,
      cancel_reason: null,
    })
    expect(orders.find(({ status }) => status === 'Cancelled')).toMatchObject({
      ...shared,
      cancel_reason: 'Too late',
    })
    for (const { body } of receiver.messages) {
      const message = JSON.parse(body)
      const { schema } = WEBHOOK_EVENT_DOCS[message.type as WebhookEvent]
      expect(message).toEqual(schema.parse(message))
    }
  })

  test('a message for a changed status, and none for an unchanged one', async () => {
    const receiver = await startWebhookReceiver()
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await addWebhook(receiver, 'order.statusChanged')
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await deliverDue()
    const bodies = receiver.messages.map(({ body }) => JSON.parse(body))
    expect(bodies).toMatchObject([
      { data: { previous_status: 'Pending', order: { id, status: 'Completed' } } },
    ])
    const { schema } = WEBHOOK_EVENT_DOCS['order.statusChanged']
    expect(bodies[0]).toEqual(schema.parse(bodies[0]))
  })

  test('a message for each change of a product or its stock, and none without a change', async () => {
    const receiver = await startWebhookReceiver()
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
    await deliverDue()

    const bodies = receiver.messages.map(({ body }) => JSON.parse(body))
    const { schema } = WEBHOOK_EVENT_DOCS['product.changed']
    for (const body of bodies) expect(body).toEqual(schema.parse(body))
    const changes = bodies.map(({ data }) => [
      data.change,
      data.product.name,
      data.product.price,
      data.product.stock,
    ])
    const sorted = (rows: unknown[][]) => rows.map((row) => row.join()).toSorted()
    expect(sorted(changes)).toEqual(
      sorted([
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

  test('a message when the stock of a product becomes low, by an order or otherwise, and not again', async () => {
    await addWebhook({ url: NOWHERE }, 'product.lowStock')
    const product = await createProduct(shop.db, { stock: 9, lowStockThreshold: 4 })
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [product], 4)
    expect(await bodies()).toEqual([])
    await placeOrder(shop.db, shopper, [product], 2)
    await placeOrder(shop.db, shopper, [product], 3)
    const count = (quantity: number, expectedUnits: number, idempotencyKey: string) => ({
      idempotencyKey,
      kind: 'counted',
      lines: [{ productId: String(product.id), quantity, expectedUnits }],
    })
    await shop.db.query('UPDATE products SET stock = 9')
    await bookStocks(shop.db, count(1, 9, 'a'))
    expect(await bodies()).toMatchObject([
      { data: { product: { id: product.id, stock: 3 }, low_stock_at: 4 } },
      { data: { product: { id: product.id, stock: 1 }, low_stock_at: 4 } },
    ])
  })

  test('a message for each refund, and none for other money', async () => {
    await addWebhook({ url: NOWHERE }, 'order.refunded')
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await recordPayment(shop.db, id, 'prepaid', { amount: 60, note: 'Transfer 5' }, 'staff')
    expect(await bodies()).toEqual([])
    const refund = { owner: 'a', operation: 'recordRefund', key: 'k', requestHash: 'h' }
    for (let attempt = 0; attempt < 2; attempt += 1)
      await recordPayment(shop.db, id, 'refunded', { amount: 25.5, note: 'Mona' }, 'staff', refund)
    expect(await bodies()).toMatchObject([
      { data: { refund: { id: 2, order_id: id, amount: 25.5 } } },
    ])
  })

  test('a message when a review is written, moderated or removed, without its author', async () => {
    await addWebhook({ url: NOWHERE }, 'review.changed')
    const product = await createProduct(shop.db)
    const shopper = await createShopper(shop.db, { firstName: 'Nermine' })
    await deliver(shop.db, shopper, [product])
    const author = { userId: shopper.id, locale: 'en' } as const
    const { id } = await writeReview(shop.db, author, product.id, { stars: 4, text: 'Soft' })
    await moderateReview(shop.db, id, { status: 'APPROVED' })
    await deleteReview(shop.db, shopper.id, product.id)
    const messages = await bodies()
    const review = { id, product_id: product.id, stars: 4 }
    expect(messages).toMatchObject([
      { data: { change: 'written', review: { ...review, status: 'WAITING', text: null } } },
      { data: { change: 'updated', review: { ...review, status: 'APPROVED', text: 'Soft' } } },
      { data: { change: 'removed', review } },
    ])
    expect(JSON.stringify(messages)).not.toContain('Nermine')
  })

  test('a message for a decision about a customer, without its reason, and for a deletion', async () => {
    await addWebhook({ url: NOWHERE }, 'customer.changed')
    const phone = '+201012345678'
    await updateCustomer(shop.db, { phone, isBlocked: true, reason: 'Three refusals' })
    const customer = await findCustomerId(shop.db, phone)
    await deleteCustomer(shop.db, customer, [])
    const messages = await bodies()
    expect(messages).toMatchObject([
      { data: { change: 'updated', customer: { id: customer, is_blocked: true } } },
      { data: { change: 'deleted', customer: { id: customer, is_blocked: null } } },
    ])
    expect(JSON.stringify(messages)).not.toMatch(/refusals|1012345678/)
  })

  test('no messages for other events or for a rolled-back transaction', async () => {
    const receiver = await startWebhookReceiver()
    await addWebhook(receiver, 'product.changed')
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query('DELETE FROM webhook_deliveries')
    const rolledBack = shop.db.transaction(async (transaction) => {
      await addProduct(transaction, TOY)
      throw new Error('Rollback')
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect(await deliveries()).toEqual([])
  })

  test('messages immediately after the commit', async () => {
    const receiver = await startWebhookReceiver()
    await addWebhook(receiver, 'product.changed')
    const dispatcher = newDispatcher()
    const stop = dispatcher.start(shop.database.notifications)
    onTestFinished(stop)
    await addProduct(shop.db, TOY)
    await receiver.received(1)
    await addProduct(shop.db, TOY)
    await receiver.received(2)
  })
})

describe('A failed delivery', () => {
  test('is retried with increasing delays up to a limit', async () => {
    const receiver = await startWebhookReceiver()
    receiver.respondWith(500)
    await addWebhook(receiver, 'product.changed')
    await addProduct(shop.db, TOY)
    const delays: number[] = []
    for (const attempt of RETRY_DELAYS_SECONDS.keys()) {
      await deliverDue()
      const [delivery] = await deliveries()
      expect(delivery).toMatchObject({
        state: 'waiting',
        attempts: attempt + 1,
        problem: 'status',
        statusCode: 500,
      })
      const { nextAttemptAt, attemptedAt } = delivery ?? {}
      delays.push(Math.round(((nextAttemptAt?.getTime() ?? 0) - Number(attemptedAt)) / 1000))
      // Nothing is sent before the delivery is due.
      await deliverDue()
      expect(receiver.messages).toHaveLength(attempt + 1)
      await makeDue()
    }
    expect(delays).toEqual([...RETRY_DELAYS_SECONDS])
    await deliverDue()
    expect(await deliveries()).toMatchObject([{ state: 'failed', nextAttemptAt: null }])
    expect(new Set(receiver.messages.map(({ body }) => body)).size).toBe(1)
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    // The admin sends it again once the tool works.
    receiver.respondWith(200)
    const [{ id } = { id: 0 }] = await deliveries()
    expect(await resendDelivery(shop.db, id)).toMatchObject({ state: 'waiting', attempts: 0 })
    await deliverDue()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
    expect(new Set(receiver.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  test('does not delay other webhooks', async () => {
    const stuck = await startWebhookReceiver()
    const openResponses: ServerResponse[] = []
    stuck.respondWith((response) => void openResponses.push(response))
    const working = await startWebhookReceiver()
    await addWebhook(stuck, 'product.changed')
    await addWebhook(working, 'product.changed')
    const dispatcher = newDispatcher()
    const stop = dispatcher.start(shop.database.notifications)
    for (let count = 0; count < 12; count += 1) await addProduct(shop.db, TOY)
    await Promise.all([stuck.received(1), working.received(12)])
    expect(new Set(working.messages.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
    const isOpen =
      openResponses.length > 0 && openResponses.every(({ writableEnded }) => !writableEnded)
    expect(isOpen).toBe(true)
    stuck.respondWith(200)
    for (const response of openResponses) response.writeHead(200).end()
    await stop()
    expect(loggedErrors).toEqual([])
  })

  test('is retried by another server after a crash', async () => {
    const receiver = await startWebhookReceiver()
    await addWebhook(receiver, 'product.changed')
    await addProduct(shop.db, TOY)
    await shop.db.query(
      `UPDATE webhook_deliveries SET attempts = 1, next_attempt_at = now() + interval '60 seconds'`,
    )
    await deliverDue()
    expect(receiver.messages).toHaveLength(0)
    await makeDue()
    await deliverDue()
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })
})

test('Two servers deliver each message once', async () => {
  const receiver = await startWebhookReceiver()
  await addWebhook(receiver, 'product.changed')
  const csv = Array.from({ length: 40 }, (_, index) => `Toy ${index},1,/toy.svg`).join('\n')
  await importProducts(shop.db, Buffer.from(`name,price,image_url\n${csv}\n`), { dryRun: false })
  await Promise.all([deliverDue(newDispatcher()), deliverDue(newDispatcher())])
  await deliverDue()
  const ids = receiver.messages.map(({ headers }) => headers['webhook-id'])
  expect(ids).toHaveLength(40)
  expect(new Set(ids).size).toBe(40)
})

test('Settled deliveries are deleted after a month, waiting ones are not', async () => {
  await addWebhook({ url: 'http://127.0.0.1:9/' }, 'product.changed')
  await addProduct(shop.db, TOY)
  await addProduct(shop.db, TOY)
  await shop.db.query(
    `UPDATE webhook_deliveries SET created_at = now() - interval '31 days',
       next_attempt_at = CASE WHEN id = 1 THEN now() + interval '1 hour' END`,
  )
  await deleteOldDeliveries(shop.db)
  expect((await deliveries()).map(({ id }) => id)).toEqual([1])
})

describe('The admin', () => {
  test('gets the secret of a webhook once', async () => {
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
  ])('cannot create a webhook with the input %j', async (input, fields) => {
    const { details } = await expectAppError(createWebhook(shop.db, DEVELOPMENT, input))
    expect([...new Set(details.problems?.map(({ field }) => field))]).toEqual(fields)
    expect(await listWebhooks(shop.db)).toEqual([])
  })

  test('cannot create too many webhooks', async () => {
    const receiver = { url: 'https://tool.example.com' }
    for (let count = 0; count < MAX_WEBHOOKS; count += 1) await addWebhook(receiver, 'order.placed')
    expect((await expectAppError(addWebhook(receiver, 'order.placed'))).code).toBe('CONFLICT')
  })

  test('cannot create too many webhooks at the same moment either', async () => {
    const receiver = { url: 'https://tool.example.com' }
    const results = await Promise.allSettled(
      Array.from({ length: MAX_WEBHOOKS + 5 }, () => addWebhook(receiver, 'order.placed')),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    expect(await listWebhooks(shop.db)).toHaveLength(MAX_WEBHOOKS)
  })

  test('can list deliveries by page, webhook and state', async () => {
    const { token } = await createAdmin(shop.db)
    const receiver = await startWebhookReceiver()
    await addWebhook(receiver, 'product.changed')
    await addWebhook({ url: 'http://127.0.0.1:9/' }, 'product.changed')
    await addProduct(shop.db, TOY)
    await addProduct(shop.db, TOY)
    await deliverDue()
    const read = async (selection: string) => {
      const query = `{ webhookDeliveries(${selection}) {
        nodes { webhookId webhook { id url } event state problem statusCode body } pageInfo { hasNextPage endCursor } totalCount } }`
      const { data } = await shop.graphql<{
        webhookDeliveries: {
          nodes: { webhookId: string; body: string }[]
          pageInfo: { hasNextPage: boolean; endCursor: string }
          totalCount: number
        }
      }>(query, { token })
      return data.webhookDeliveries
    }
    const { nodes: delivered } = await read('first: 9, state: DELIVERED')
    expect(delivered).toHaveLength(2)
    expect(delivered[0]).toMatchObject({
      webhookId: '1',
      webhook: { id: '1', url: receiver.url },
      event: 'PRODUCT_CHANGED',
      state: 'DELIVERED',
      problem: null,
      statusCode: 204,
    })
    expect(JSON.parse(delivered[0]?.body ?? '').type).toBe('product.changed')
    const { nodes: waiting, totalCount } = await read('first: 9, webhookId: 2')
    expect(totalCount).toBe(2)
    expect(waiting).toMatchObject([
      { state: 'WAITING', problem: 'UNREACHABLE', statusCode: null },
      { state: 'WAITING' },
    ])
    const { pageInfo, totalCount: all } = await read('first: 3')
    expect([pageInfo.hasNextPage, all]).toEqual([true, 4])
    expect((await read(`first: 3, after: "${pageInfo.endCursor}"`)).nodes).toHaveLength(1)
  })

  test('can delete a webhook with its deliveries', async () => {
    await addWebhook({ url: 'https://tool.example.com' }, 'product.changed')
    await addProduct(shop.db, TOY)
    expect(await deleteWebhook(shop.db, 1)).toBe(1)
    expect(await deliveries()).toEqual([])
    expect((await expectAppError(deleteWebhook(shop.db, 1))).code).toBe('NOT_FOUND')
    expect((await expectAppError(resendDelivery(shop.db, 1))).code).toBe('NOT_FOUND')
  })
})
