import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WebhookEvent } from '#domain/integrations/webhooks.schema'
import { importProducts } from '../../catalogue/product-files/product-import.service'
import {
  addProduct,
  deleteProduct,
  updateProduct,
} from '../../catalogue/products/product-editing.service'
import { checkout } from '../../orders/checkout/checkout.service'
import { addDiscountCode } from '../../orders/discounts/discounts.service'
import { cancelOrder, setOrderStatus } from '../../orders/orders/life/order-status.service'
import { updateDeliveryRates } from '../../shop/delivery/delivery.service'
import { checkoutOf, createProduct, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { createWebhook } from './webhooks.service'

const shop = setUpDatabase()

const RELEASED = new URL('released/messages.txt', import.meta.url)

/** The messages so far, in their order. */
async function readMessages(): Promise<readonly string[]> {
  const rows = await shop.db.query<{ event: string; body: string }[]>(
    'SELECT event, body FROM webhook_deliveries ORDER BY id',
  )
  return rows.map(({ event, body }) => {
    const withoutTimes = body.replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'TIME')
    return `${event} ${withoutTimes}`
  })
}

async function readMails(): Promise<readonly unknown[]> {
  const rows = await shop.db.query<{ kind: string; user_id: number | null; data: object }[]>(
    'SELECT kind, user_id, data FROM mails ORDER BY id',
  )
  return rows.map(({ kind, user_id, data }) => [kind, user_id, data])
}

test('Messages and mails are the same as in the last release, byte for byte and in the same order', async () => {
  // The kinds that the last release had.
  const events: readonly WebhookEvent[] = ['order.placed', 'order.statusChanged', 'product.changed']
  const shopper = await createShopper(shop.db)
  const toy = await createProduct(shop.db, {
    name: 'Toy "Nilo" \\ a/b <&> \u00e9 \ud83d\udc31 \u2028 \u007f tab\there',
    nameAr: 'لعبة',
    pricePiastres: 12_550,
    stock: 3,
  })
  const bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: 99_999_999 })
  const bowl = await createProduct(shop.db, { name: 'Bowl', pricePiastres: 1 })
  await createWebhook(shop.db, { allowsPrivate: true }, { url: 'http://127.0.0.1:9/', events })
  await updateDeliveryRates(shop.db, ['GZ'], { fee: 50 })
  await addDiscountCode(shop.db, { code: 'TEN', kind: 'percent', percent: 10 })
  const { address: _, city: __, ...input } = checkoutOf([toy, bed], 3)
  const first = await checkout(shop.db, shopper.id, {
    ...input,
    shippingAddress: { governorate: 'GZ', area: 'Dokki', street: '4 "M" St', floor: '3' },
    discountCode: 'TEN',
  })
  await cancelOrder(shop.db, shopper.id, first.id, { reason: 'Too "late"' })
  const second = await checkout(shop.db, shopper.id, checkoutOf([bowl, toy]))
  // Since then, the items of an order that was delivered return to stock when they are received back: two
  // messages of the release, about the stock of the toy, are left out.
  await setOrderStatus(shop.db, second.id, { status: 'Completed' })
  await setOrderStatus(shop.db, second.id, { status: 'Cancelled' })
  await setOrderStatus(shop.db, second.id, { status: 'Processing' })
  const TOY = { name: 'Mouse', price: 0.1, imageUrl: '/mouse.svg', stock: 5 }
  const { id } = await addProduct(shop.db, TOY)
  await updateProduct(shop.db, id, { ...TOY, price: 13 })
  await updateProduct(shop.db, id, { ...TOY, price: 13 })
  await updateProduct(shop.db, id, { ...TOY, price: 13, hidden: true })
  const csv = `id,name,price,image_url,stock\n${id},Ball,1,/ball.svg,\n,Bowl,2,/bowl.svg,3\n${bed.id},Bed,999999.99,/pictures/product.svg,\n`
  await importProducts(shop.db, Buffer.from(csv), { dryRun: false })
  await deleteProduct(shop.db, id)
  const toShopper = shopper.id
  const status = (value: string) => ({ orderId: second.id, status: value })
  expect(await readMails()).toEqual([
    ['orderPlaced', toShopper, { orderId: first.id }],
    ['newOrder', null, { orderId: first.id }],
    ['soldOut', null, { productId: toy.id }],
    ['orderStatus', toShopper, { orderId: first.id, status: 'Cancelled' }],
    ['orderCancelled', null, { orderId: first.id }],
    ['orderPlaced', toShopper, { orderId: second.id }],
    ['newOrder', null, { orderId: second.id }],
    ['orderStatus', toShopper, status('Completed')],
    ['orderStatus', toShopper, status('Cancelled')],
    ['orderStatus', toShopper, status('Processing')],
  ])

  // No recipient is left.
  await shop.db.query('DELETE FROM users WHERE id = $1', [shopper.id])
  await setOrderStatus(shop.db, second.id, { status: 'Pending' })
  expect((await readMails()).at(-1)).toEqual(['newOrder', null, { orderId: second.id }])
  const released = readFileSync(RELEASED, 'utf8').trimEnd().split('\n')
  expect(await readMessages()).toEqual(released)
})
