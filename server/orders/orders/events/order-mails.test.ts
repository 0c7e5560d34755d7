import { expect, test } from 'vitest'
import type { ParcelAct } from '#domain/orders/order-life'
import { updateDeliveryRates } from '../../../shop/delivery/delivery.service'
import { checkoutOf, createProduct, createShopper, placeOrder } from '../../../test/factories'
import { startMailServer } from '../../../test/mail-server'
import { sendDueMails } from '../../../test/mails'
import { setUpDatabase, TEST_JWT_SECRET } from '../../../test/shop'
import { checkout } from '../../checkout/checkout.service'
import { saveCourier } from '../../couriers/couriers.service'
import { actOnParcels, type ParcelInput, recordPayment } from '../../fulfilment/fulfilment.service'
import { editOrder } from '../../fulfilment/order-edit.service'
import { setOrderStatus } from '../life/order-status.service'
import { createFollowLinks } from '../reads/follow-link'

const shop = setUpDatabase()

const EMAIL = 'mona@example.com'

async function createOrder(trackingUrl: string | null = null) {
  const server = await startMailServer()
  const shopper = await createShopper(shop.db, { email: EMAIL })
  const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  const courier = await saveCourier(shop.db, null, { name: 'Nile Express', trackingUrl })
  await sendDueMails(shop.db, server)
  let seen = server.mails.length
  return {
    id,
    act: async (name: ParcelAct, details?: ParcelInput) => {
      const input = name === 'handOver' ? { courierId: courier.id, ...details } : details
      const { failures } = await actOnParcels(shop.db, [id], name, 'staff', input)
      expect(failures).toEqual([])
    },
    /** Returns the mails that the customer has received since the last call. */
    newMails: async () => {
      expect(await sendDueMails(shop.db, server)).toEqual([])
      const mails = server.mails.slice(seen).map(({ mail }) => mail)
      seen = server.mails.length
      return mails
    },
  }
}

test('A parcel that goes out is announced once, with its courier, the way and what to have ready', async () => {
  const { id, act, newMails } = await createOrder('https://nile.example.com/track/{number}')
  await act('handOver', { trackingNumber: 'NX 1' })
  const [mail, ...others] = await newMails()
  // Not as being prepared, too.
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`Your order #${id} is on its way`)
  for (const part of [
    'Nile Express',
    'Please have EGP 100.00 ready in cash.',
    'Track the parcel:\nhttps://nile.example.com/track/NX%201',
  ]) {
    expect(mail?.text).toContain(part)
  }
})

test('A packed parcel that goes out is announced after its preparation, without a way or a sum if there is none', async () => {
  const { id, act, newMails } = await createOrder()
  await act('pack')
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    `Your order #${id} is being prepared`,
  ])
  await recordPayment(shop.db, id, 'prepaid', { amount: 100 }, 'staff')
  await act('handOver')
  const [mail] = await newMails()
  expect(mail?.text).toContain('There is nothing to pay at the door.')
  expect(mail?.text).toContain(`https://shop.example.com/orders/${id}`)
})

test('A parcel that is back in the shop before the mail is sent is not announced', async () => {
  const { act, newMails } = await createOrder()
  await act('pack')
  await newMails()
  await act('handOver')
  await act('takeBack')
  expect(await newMails()).toEqual([])
})

test('The mail about a delivery invites to review each product', async () => {
  const { act, newMails } = await createOrder()
  await act('handOver')
  await newMails()
  await act('deliver')
  const [mail] = await newMails()
  expect(mail?.text).toContain('Your review helps other owners choose.')
  expect(mail?.text).toMatch(/Write a review: https?:\S+\/productdetails\/\d+#your-review/)
  expect(mail?.html).toMatch(/href="https?:\S+\/productdetails\/\d+#your-review"/)
})

test('A delivery that is set back to its way is not announced again', async () => {
  const { id, act, newMails } = await createOrder()
  await act('handOver')
  await act('deliver')
  await newMails()
  await setOrderStatus(shop.db, id, { status: 'Processing' })
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    `Your order #${id} is being prepared`,
  ])
})

test.each([
  ['refuse', { reason: 'notAtHome' }, 'came back to us'],
  ['receiveBack', { condition: 'sellable' }, 'came back to us'],
  ['lose', {}, 'was lost on the way'],
] as const)(
  'After %s the customer learns what became of the parcel, not of a cancellation',
  async (name, details, subject) => {
    const { id, act, newMails } = await createOrder()
    await act('handOver')
    await newMails()
    await act(name, details)
    const [mail, ...others] = await newMails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Your order #${id} ${subject}`)
    expect(mail?.text).toContain('please contact us')
    expect(mail?.text).not.toContain('did not expect')
    // The contact of the customer.
    expect(mail?.text).toContain('care@shop.example.com')
  },
)

test('An order that is cancelled after its parcel came back once is a cancellation', async () => {
  const { id, act, newMails } = await createOrder()
  await act('handOver')
  await act('refuse', { reason: 'late' })
  await act('pack')
  await newMails()
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect((await newMails()).map(({ subject }) => subject)).toEqual([
    `Your order #${id} was cancelled`,
  ])
})

test('The mails about a parcel are in the language of the account', async () => {
  const { id, act, newMails } = await createOrder()
  await shop.db.query(`UPDATE users SET locale = 'ar'`)
  await act('handOver')
  const [onItsWay] = await newMails()
  expect(onItsWay?.subject).toBe(`طلبك رقم ${id} في الطريق إليك`)
  expect(onItsWay?.text).toContain('Nile Express')
  await act('refuse', { reason: 'changedMind' })
  expect((await newMails())[0]?.subject).toBe(`عاد إلينا طلبك رقم ${id}`)
})

test('An order that was edited is shown to its customer with the new amount, in their language', async () => {
  const { id, newMails } = await createOrder()
  await shop.db.query(`UPDATE users SET locale = 'ar'`)
  const items = [{ itemId: 1, quantity: 3 }]
  const expected = { expectedVersion: 1, expectedTotal: 300 }
  await editOrder(shop.db, id, { items }, expected, { actor: 'staff', locale: 'en' })
  const [mail, ...others] = await newMails()
  expect(others).toEqual([])
  expect(mail?.subject).toBe(`تم تعديل طلبك رقم ${id}`)
  expect(mail?.text).toMatch(/المبلغ المطلوب عند الاستلام: .*300/u)
})

/** An order of a product of the sample catalogue, and its first mail to the customer. */
async function mailOfOrder(locale: 'en' | 'ar', imageUrl: string) {
  const server = await startMailServer()
  const shopper = await createShopper(shop.db, { email: EMAIL })
  await shop.db.query('UPDATE users SET locale = $1', [locale])
  const product = await createProduct(shop.db, { name: 'Nilo Toy', imageUrl })
  await updateDeliveryRates(shop.db, ['C'], { fee: 50, minDays: 2, maxDays: 3 })
  const { id } = await checkout(shop.db, shopper.id, { ...checkoutOf([product]), amountDue: 150 })
  await sendDueMails(shop.db, server)
  return { id, mail: server.mails[0]?.mail }
}

test('The mail about an order shows its pictures, amounts and days of arrival', async () => {
  const { mail } = await mailOfOrder('en', '/pictures/raml-kitten-litter-dust-free-5-l.svg')
  // A JPEG: mail clients show no SVG.
  expect(mail?.html).toMatch(
    /<img src="https:\/\/shop\.example\.com\/previews\/raml-kitten-litter-dust-free-5-l\.jpg" alt="" width="80" height="42"/,
  )
  expect(mail?.html).toContain('src="https://shop.example.com/art/apple-touch-icon.png"')
  for (const part of [mail?.html, mail?.text]) {
    for (const text of ['Items', 'EGP 100.00', 'Delivery', 'EGP 50.00', 'Total', 'EGP 150.00']) {
      expect(part).toContain(text)
    }
  }
  const day = /(Sun|Mon|Tue|Wed|Thu|Sat), \w{3} \d+/
  expect(mail?.text).toMatch(new RegExp(`Arriving: ${day.source} – ${day.source}`))
})

test('A picture of another site, which would learn who reads the mail, is left out', async () => {
  const { mail } = await mailOfOrder('en', 'https://pictures.example.org/toy.jpg')
  expect(mail?.html).toContain('Nilo Toy')
  expect(mail?.html).not.toContain('example.org')
})

test('The mail about an order that is paid online leads to its payment, until it is paid', async () => {
  const server = await startMailServer()
  const shopper = await createShopper(shop.db, { email: EMAIL })
  const product = await createProduct(shop.db, { pricePiastres: 10_000 })
  const input = { ...checkoutOf([product]), wayToPay: 'paymobCard' }
  const place = (key: string) => checkout(shop.db, shopper.id, input, key, { ways: ['paymobCard'] })
  await place('one')
  await sendDueMails(shop.db, server)
  const { id } = await place('two')
  await recordPayment(shop.db, id, 'prepaid', { amount: 100 }, 'staff')
  await sendDueMails(shop.db, server)
  const [waiting, paid] = server.mails
    .map(({ mail }) => mail)
    .filter(({ subject }) => subject?.startsWith('We have your order'))
  expect(waiting?.text).toMatch(
    /Please pay EGP.100\.00 here: https:\/\/shop\.example\.com\/pay\/1\.[\w-]+/u,
  )
  expect(waiting?.html).toMatch(/href="https:\/\/shop\.example\.com\/pay\/1\.[\w-]+"/)
  expect(waiting?.text).not.toContain('transfer')
  expect(paid?.text).toContain('order #2 and your payment')
  expect(paid?.text).not.toContain('/pay/')
})

test('The mail about a placed order has a link for the family, in its language', async () => {
  const { id, mail } = await mailOfOrder('ar', '/toy.svg')
  const link = /https:\/\/shop\.example\.com\/ar\/follow\/[\w.-]+/
  const [url = ''] = link.exec(mail?.text ?? '') ?? []
  expect(mail?.html).toContain(`href="${url}"`)
  const token = url.split('/').at(-1) ?? ''
  const [order] = await shop.db.query<{ created_at: Date }[]>(
    'SELECT created_at FROM orders WHERE id = $1',
    [id],
  )
  const links = createFollowLinks(TEST_JWT_SECRET, () => '')
  expect(links.isTokenOf(token, { id, createdAt: order?.created_at ?? new Date(0) })).toBe(true)
})

test('The first mail about an order says where to correct or cancel it, and how to reach the shop', async () => {
  const server = await startMailServer()
  const shopper = await createShopper(shop.db, { email: EMAIL })
  const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
  await sendDueMails(shop.db, server)
  const [mail] = server.mails.map(({ mail: sent }) => sent)
  for (const part of [
    `Correct or cancel the order: https://shop.example.com/orders/${id}`,
    'Message us on WhatsApp: https://wa.me/201012345678?text=Hello',
    'tel:+20227351234',
  ]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.html).toContain('href="https://wa.me/201012345678?text=Hello')
})

test('The mail about a parcel on its way has it, too, and the one about the delivery no longer', async () => {
  const { act, newMails } = await createOrder()
  await act('handOver')
  expect((await newMails())[0]?.text).toMatch(/https:\/\/shop\.example\.com\/follow\/[\w.-]+/)
  await act('deliver')
  const [delivered] = await newMails()
  expect(delivered?.text).not.toContain('/follow/')
})

test('What was paid in advance is taken off what is to be paid', async () => {
  const { id, act, newMails } = await createOrder()
  await recordPayment(shop.db, id, 'prepaid', { amount: 30 }, 'staff')
  await act('handOver')
  const [mail] = await newMails()
  expect(mail?.text).toContain('Paid already: EGP 30.00\nTo pay at the door: EGP 70.00')
})
