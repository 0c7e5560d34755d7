import { expect, test } from 'vitest'
import { createWebhook } from '../../office/integrations/webhooks.service'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpDatabase } from '../../test/shop'
import { setOrderStatus } from '../orders/life/order-status.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { receiveReturn } from './receive-return.service'
import { answerReturn, recordReturn, requestReturn } from './returns.service'

const shop = setUpDatabase()

async function createOrder(locale: 'en' | 'ar' = 'en') {
  await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  await shop.db.query('UPDATE users SET locale = $2 WHERE id = $1', [shopper.id, locale])
  const product = await createProduct(shop.db, { name: 'Nilo Cat Toy', nameAr: 'لعبة نيلو' })
  const { id } = await placeOrder(shop.db, shopper, [product])
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  const [item] = (await findAdminOrder(shop.db, id))?.items ?? []
  const server = await startMailServer()
  await sendDueMails(shop.db, server)
  let seen = server.mails.length
  return {
    id,
    shopper,
    itemId: item?.id,
    input: { items: [{ itemId: item?.id, quantity: 1 }], reason: 'damaged', note: 'It broke' },
    newMails: async () => {
      expect(await sendDueMails(shop.db, server)).toEqual([])
      const mails = server.mails.slice(seen).map(({ mail }) => mail)
      seen = server.mails.length
      return mails
    },
  }
}

test('A request is confirmed to the customer, and the owner gets a mail with the note', async () => {
  const { id, shopper, input, newMails } = await createOrder('ar')
  await requestReturn(shop.db, shopper.id, id, input)
  const mails = await newMails()
  expect(mails).toHaveLength(2)
  const toOwner = mails.find(({ subject }) => subject?.startsWith('Return'))
  const toShopper = mails.find((mail) => mail !== toOwner)
  expect(toShopper?.subject).toBe(`وصلنا طلبك لإرجاع منتجات من الطلب رقم ${id}`)
  expect(toShopper?.text).toContain('لعبة نيلو')
  expect(toShopper?.text).not.toContain('It broke')
  expect(toOwner?.subject).toBe(`Return requested for order #${id}`)
  for (const part of ['1 × Nilo Cat Toy', 'Damaged or not working', 'It broke']) {
    expect(toOwner?.text).toContain(part)
  }
})

test('The customer learns why a return is declined, and how much is refunded', async () => {
  const { id, shopper, itemId, input, newMails } = await createOrder()
  const declined = await requestReturn(shop.db, shopper.id, id, input)
  await newMails()
  await answerReturn(shop.db, declined.id, 'decline', { answer: 'The box is missing.' }, 'staff')
  const [decline] = await newMails()
  expect(decline?.subject).toBe(`About the return of your order #${id}`)
  expect(decline?.text).toContain('The box is missing.')
  const accepted = await recordReturn(shop.db, id, input, 'staff')
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    `You can return items of your order #${id}`,
  ])
  const items = [{ itemId, quantity: 1, condition: 'damaged' }]
  const received = { items, refund: 75, refundsDelivery: false, refundNote: 'Used for a week.' }
  await receiveReturn(shop.db, accepted.id, received, 'staff')
  const [refund] = await newMails()
  expect(refund?.text).toContain('We have received these items and refund you EGP 75.00.')
  expect(refund?.text).toContain('Used for a week.')
})

test('Webhooks receive each state of a return', async () => {
  const { id, shopper, itemId, input } = await createOrder()
  await createWebhook(
    shop.db,
    { allowsPrivate: true },
    { url: 'http://127.0.0.1:9/', events: ['order.returnChanged', 'order.shipmentChanged'] },
  )
  const { id: returnId } = await requestReturn(shop.db, shopper.id, id, input)
  await answerReturn(shop.db, returnId, 'accept', {}, 'staff')
  const items = [{ itemId, quantity: 1, condition: 'sellable' }]
  await receiveReturn(shop.db, returnId, { items, refund: 100, refundsDelivery: false }, 'staff')
  const rows = await shop.db.query<{ body: string }[]>(
    'SELECT body FROM webhook_deliveries ORDER BY id',
  )
  expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
    { data: { previous_return_state: null, return: { state: 'requested', refund: null } } },
    { data: { previous_return_state: 'requested', return: { state: 'accepted' } } },
    {
      type: 'order.returnChanged',
      data: {
        previous_return_state: 'accepted',
        return: {
          state: 'received',
          refund: 100,
          items: [{ name: 'Nilo Cat Toy', received_quantity: 1, condition: 'sellable' }],
        },
        order: { id, status: 'Completed' },
      },
    },
  ])
})
