import { expect, test } from 'vitest'
import { deleteAccount } from '../../accounts/accounts/personal-data.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
} from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { makeMailsDue, sendDueMails } from '../../test/mails'
import { accountSettings, setUpDatabase } from '../../test/shop'

const shop = setUpDatabase()
const EMAIL = 'stranger@example.com'

const addMails = (userId: number, kind: string, count: number, data: object = {}) =>
  shop.db.query(
    `INSERT INTO mails (kind, user_id, data) SELECT $2, $1, $3 FROM generate_series(1, $4)`,
    [userId, kind, data, count],
  )

async function orderOf(emailConfirmedAt: Date | null) {
  const shopper = await createShopper(shop.db, { email: EMAIL, emailConfirmedAt })
  const { id: orderId } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  await shop.db.query('DELETE FROM mails')
  return { shopper, orderId }
}

const waiting = async () =>
  (await shop.db.query<object[]>('SELECT FROM mails WHERE next_attempt_at IS NOT NULL')).length

test('a confirmed address gets 30 mails about orders within an hour, and the others later', async () => {
  const server = await startMailServer()
  const { shopper, orderId } = await orderOf(new Date())
  await addMails(shopper.id, 'orderPlaced', 45, { orderId })
  await Promise.all([sendDueMails(shop.db, server), sendDueMails(shop.db, server)])
  expect(server.mails).toHaveLength(30)
  await makeMailsDue(shop.db)
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(30)
  expect(await waiting()).toBe(15)
  await shop.db.query(`UPDATE mail_counts SET started_at = now() - interval '61 minutes'`)
  await makeMailsDue(shop.db)
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(45)
  expect(new Set(server.mails.map(({ mail }) => mail.messageId)).size).toBe(45)
})

test('an address that is not confirmed gets 5 mails about orders and 5 about the account, and no others later', async () => {
  const server = await startMailServer()
  const { shopper, orderId } = await orderOf(null)
  await addMails(shopper.id, 'orderPlaced', 20, { orderId })
  await addMails(shopper.id, 'orderStatus', 20, { orderId, status: 'Pending' })
  await addMails(shopper.id, 'confirmEmail', 20)
  await addMails(shopper.id, 'emailChanged', 20)
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(10)
  expect(await waiting()).toBe(0)
})

test('the owner gets at most 200 an hour, and an order is never refused', async () => {
  const server = await startMailServer()
  const { id } = await createAdmin(shop.db)
  await addMails(id, 'soldOut', 1, { productId: 1 })
  const { orderId, shopper } = await orderOf(new Date())
  await shop.db.query(
    `INSERT INTO mails (kind, data) SELECT 'newOrder', $1 FROM generate_series(1, 220)`,
    [{ orderId }],
  )
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(200)
  await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  expect(await waiting()).toBe(22)
})

test('deleting the account and creating it again gives it no more mails', async () => {
  const server = await startMailServer()
  for (let round = 0; round < 3; round += 1) {
    const shopper = await createShopper(shop.db, { email: EMAIL, emailConfirmedAt: null })
    await addMails(shopper.id, 'confirmEmail', 4)
    await sendDueMails(shop.db, server)
    const check = { settings: accountSettings(), providers: [] }
    await deleteAccount(shop.db, shopper.id, check, { password: PASSWORD })
  }
  expect(server.mails).toHaveLength(5)
  expect(JSON.stringify(await shop.db.query('SELECT * FROM mail_counts'))).not.toContain('stranger')
})

test('a mail that is tried again counts once', async () => {
  const server = await startMailServer()
  const { shopper, orderId } = await orderOf(null)
  await addMails(shopper.id, 'orderPlaced', 5, { orderId })
  server.refuse(451)
  await sendDueMails(shop.db, server)
  server.refuse(undefined)
  await makeMailsDue(shop.db)
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(5)
  await setOrderStatus(shop.db, orderId, { status: 'Completed' })
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(5)
})
