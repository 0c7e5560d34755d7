import { expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { createWebhookDispatcher } from '../../../office/integrations/dispatcher'
import { createWebhook } from '../../../office/integrations/webhooks.service'
import { createProduct, createShopper, type TestUser } from '../../../test/factories'
import { type MailServer, startMailServer } from '../../../test/mail-server'
import { newMailDispatcher } from '../../../test/mails'
import { setUpShop } from '../../../test/shop'
import { startWebhookReceiver } from '../../../test/webhook-receiver'
import type { OutboxDispatcher } from '../events/outbox-dispatcher'
import { actingManager } from '../statements/acting-manager'

const shop = setUpShop()
const DEVELOPMENT = { allowsPrivate: true }
const ID = 'request-of-the-proxy'

/** Attempts what is due once. */
async function attemptDue(dispatcher: OutboxDispatcher<number> | OutboxDispatcher<'mail'>) {
  const stop = dispatcher.start({ subscribe: () => () => {} })
  await dispatcher.wake()
  await dispatcher.settled()
  await stop()
}

async function orderWithId({ token }: TestUser): Promise<void> {
  const { id, pricePiastres } = await createProduct(shop.db)
  const price = pricePiastres / 100
  const { statusCode } = await shop.rest('POST', '/checkout', {
    token,
    headers: { 'x-request-id': ID },
    body: {
      address: '14 Nile Lane',
      city: 'Cairo',
      phone: '+201012345678',
      total: price,
      cart_items: [{ product_id: id, quantity: 1, price }],
    },
  })
  expect(statusCode).toBe(201)
}

async function deliverMails(server: MailServer): Promise<readonly unknown[]> {
  const logged: unknown[] = []
  const info = (details: unknown) => void logged.push(details)
  await attemptDue(await newMailDispatcher(shop.db, server, logged, { info }))
  return logged
}

test('The log of a mail has the id of the request that caused it, and the mail has not', async () => {
  const server = await startMailServer()
  await orderWithId(await createShopper(shop.db))
  const logged = await deliverMails(server)
  expect(logged.length).toBeGreaterThan(0)
  for (const line of logged) expect(line).toMatchObject({ mail: { attempts: 1 }, reqId: ID })
  expect(server.mails.length).toBeGreaterThan(0)
  for (const { raw } of server.mails) expect(raw).not.toContain(ID)
})

test('So has that of a mail that is refused', async () => {
  const server = await startMailServer()
  server.refuse(550)
  await orderWithId(await createShopper(shop.db))
  const logged = await deliverMails(server)
  expect(logged).toContainEqual(expect.objectContaining({ reqId: ID, code: expect.any(String) }))
})

test('So has that of a webhook, whether it is delivered or not', async () => {
  const receiver = await startWebhookReceiver()
  await createWebhook(shop.db, DEVELOPMENT, { url: receiver.url, events: ['order.placed'] })
  const logged: unknown[] = []
  const write = (details: unknown) => void logged.push(details)
  const log = { error: write, warn: write, info: write }
  const dispatch = () =>
    attemptDue(createWebhookDispatcher({ db: shop.db, settings: DEVELOPMENT, log }))
  const shopper = await createShopper(shop.db)
  await orderWithId(shopper)
  await dispatch()
  receiver.respondWith(500)
  await orderWithId(shopper)
  await dispatch()
  expect(logged).toMatchObject([
    { delivery: { attempts: 1 }, reqId: ID },
    { delivery: { attempts: 1 }, reqId: ID, problem: 'status', statusCode: 500 },
  ])
  expect(JSON.stringify(receiver.messages)).not.toContain(ID)
})

test('A message that no request has caused has no id', async () => {
  const server = await startMailServer()
  const { email } = await createShopper(shop.db)
  await shop.db.query(`INSERT INTO mails (kind, address) VALUES ('passwordReset', $1)`, [email])
  const [line] = await deliverMails(server)
  expect(line).toMatchObject({ mail: { kind: 'passwordReset' } })
  expect(line).not.toHaveProperty('reqId')
})

test('A mail that the database adds has the id of who changes the product', async () => {
  const server = await startMailServer()
  const { id } = await createProduct(shop.db, { stock: 0 })
  await shop.db.query(
    `INSERT INTO back_in_stock_requests (product_id, email, locale) VALUES ($1, 'ali@example.com', 'en')`,
    [id],
  )
  const actor = { address: '192.0.2.1', requestId: ID }
  await actingManager(shop.db, () => actor, ID).update(ProductEntity, { id }, { stock: 5 })
  expect(await deliverMails(server)).toMatchObject([{ mail: { kind: 'backInStock' }, reqId: ID }])
})
