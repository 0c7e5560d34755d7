import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { messageWriter } from '../../shop/shop/message-writer'
import { untilBlocked } from '../../test/blocking'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { placePhoneOrder } from '../checkout/phone-order.service'
import { saveCourier } from '../couriers/couriers.service'
import { updateCustomer } from '../customers/customers.service'
import { addDiscountCode } from '../discounts/discounts.service'
import { actOnParcels, recordPayment } from '../fulfilment/fulfilment.service'
import { editOrder } from '../fulfilment/order-edit.service'
import { readTimeline } from '../fulfilment/timeline.service'
import { DiscountUseEntity } from '../orders/entities/discount-use.entity'
import { setOrderStatus } from '../orders/life/order-status.service'
import { readBack } from '../orders/reads/admin-orders.service'
import { createConfirmationLinks } from './confirmation-link'
import { updateConfirmationRules } from './confirmation-rules.service'
import { cancelUnpaidOrders } from './prepayment-deadline.service'

const shop = setUpShop()

const PHONE = '+201012345678'
const RULES = {
  includesAllOrders: false,
  includesFirstOfPhone: false,
  above: null,
  lateAfterHours: 24,
}
const HOUR_MILLISECONDS = 3_600_000
const EMAIL = 'mona@example.com'

let admin: TestUser
let shopper: TestUser
let product: ProductEntity

beforeEach(async () => {
  admin = await createAdmin(shop.db)
  shopper = await createShopper(shop.db, { email: EMAIL })
  product = await createProduct(shop.db, { stock: 5 })
  await updateConfirmationRules(shop.db, { ...RULES, prepayWithinHours: 48 })
  await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: true })
})

/** Places an order by phone, for an account with that number. */
async function order(changes: object = {}) {
  const { lines, total } = checkoutOf([product])
  const placed = await placePhoneOrder(
    shop.db,
    { viewer: { id: admin.id, role: 'admin' } },
    {
      phone: PHONE,
      recipientName: 'Mona Ali',
      accountId: String(shopper.id),
      shippingAddress: { governorate: 'C', area: 'Maadi', street: '9 Road 9' },
      lines: lines.map(({ productId, ...line }) => ({ ...line, productId: String(productId) })),
      total,
      amountDue: total,
      idempotencyKey: randomUUID(),
      ...changes,
    },
    'en',
  )
  return placed.order
}

const letPass = (id: number) =>
  shop.db.query(`UPDATE orders SET prepay_until = now() - interval '1 minute' WHERE id = $1`, [id])

const failures: unknown[] = []
const cancelUnpaid = () => cancelUnpaidOrders(shop.db, (error) => failures.push(error))

async function statusAfterDeadline(id: number) {
  await cancelUnpaid()
  expect(failures).toEqual([])
  await expectConsistentDatabase(shop.db)
  return (await readBack(shop.db, id)).status
}

const stock = async () => (await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock

describe('The deadline of a prepayment', () => {
  test('is the one of the rules, for customers who have to pay in advance', async () => {
    const { prepayUntil, createdAt } = await order()
    expect(prepayUntil?.getTime()).toBe(createdAt.getTime() + 48 * HOUR_MILLISECONDS)
    await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: false })
    expect(await order()).toMatchObject({ prepayUntil: null })
    await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: true })
    await updateConfirmationRules(shop.db, { ...RULES, prepayWithinHours: null })
    expect(await order()).toMatchObject({ prepayUntil: null })
  })

  test('is none until the owner sets one, and stays if a client does not know it', async () => {
    expect(await updateConfirmationRules(shop.db, RULES)).toMatchObject({ prepayWithinHours: 48 })
    await shop.db.query('DELETE FROM confirmation_rules')
    expect(await order()).toMatchObject({ prepayUntil: null })
  })

  test('is in the mail, on the page of the order and behind its link', async () => {
    const server = await startMailServer()
    const { id, createdAt } = await order()
    const until = '2026-11-28T12:00:00.000Z'
    await shop.db.query('UPDATE orders SET prepay_until = $2 WHERE id = $1', [id, until])
    await sendDueMails(shop.db, server)
    const [mail] = server.mails.filter(({ recipients }) => recipients.includes(EMAIL))
    expect(mail?.mail.text).toMatch(/by Saturday, November 28, 2026 at 2:00\sPM/)
    const { tokenOf } = createConfirmationLinks(
      TEST_JWT_SECRET,
      () => '',
      shop.app.runtime.get(messageWriter),
    )
    const { data } = await shop.graphql(
      `{ orderToConfirm(token: "${tokenOf({ id, createdAt })}") { prepayUntil } }`,
    )
    expect(data).toEqual({ orderToConfirm: { prepayUntil: until } })
  })

  test('cancels an order that is not paid, packed or not, with its stock and code, and says why', async () => {
    const server = await startMailServer()
    await addDiscountCode(shop.db, { code: 'MISHMISH', kind: 'percent', percent: 10 })
    const { id } = await order({ discountCode: 'MISHMISH', amountDue: 90 })
    await actOnParcels(shop.db, [id], 'pack', 'staff')
    expect(await statusAfterDeadline(id)).toBe('Processing')
    await recordPayment(shop.db, id, 'prepaid', { amount: 50 }, 'staff')
    await letPass(id)
    await sendDueMails(shop.db, server)
    const seen = server.mails.length
    expect(await statusAfterDeadline(id)).toBe('Cancelled')
    expect(await stock()).toBe(5)
    expect(await shop.db.findBy(DiscountUseEntity, { orderId: id })).toMatchObject([
      { counts: false },
    ])
    expect(await readBack(shop.db, id)).toMatchObject({
      paymentState: 'toRefund',
      prepayUntil: null,
    })
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      kind: 'statusChanged',
      actor: 'rule',
      isUnpaid: true,
    })
    await sendDueMails(shop.db, server)
    const mails = server.mails.slice(seen).map(({ mail }) => mail)
    expect(mails.map(({ subject }) => subject)).toEqual([`Your order #${id} was cancelled`])
    expect(mails[0]?.text).toContain('the payment did not arrive in time')
  })

  test('is met for good once all of it is paid, also if the order gets dearer', async () => {
    const { id } = await order()
    await recordPayment(shop.db, id, 'prepaid', { amount: 100 }, 'staff')
    expect(await readBack(shop.db, id)).toMatchObject({ prepayUntil: null })
    const { version, items } = await readBack(shop.db, id)
    await editOrder(
      shop.db,
      id,
      { items: [{ itemId: items[0]?.id, quantity: 2 }] },
      { expectedVersion: version, expectedTotal: 200 },
      { actor: 'staff', locale: 'en' },
    )
    expect(await statusAfterDeadline(id)).toBe('Processing')
  })

  test('ends when a courier takes the order, and does not come back with it', async () => {
    const { id } = await order()
    await letPass(id)
    const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
    expect(await statusAfterDeadline(id)).toBe('Processing')
    await actOnParcels(shop.db, [id], 'takeBack', 'staff')
    expect(await statusAfterDeadline(id)).toBe('Processing')
  })

  test('does not cancel again what the team has reopened', async () => {
    const { id } = await order()
    await letPass(id)
    expect(await statusAfterDeadline(id)).toBe('Cancelled')
    await setOrderStatus(shop.db, id, { status: 'Processing' })
    expect(await statusAfterDeadline(id)).toBe('Processing')
  })

  test('cancels an order once, also with two servers', async () => {
    const { id } = await order()
    await letPass(id)
    await Promise.all([cancelUnpaid(), cancelUnpaid()])
    expect(await statusAfterDeadline(id)).toBe('Cancelled')
    expect(await stock()).toBe(5)
    const cancelled = (await readTimeline(shop.db, id)).filter(({ isUnpaid }) => isUnpaid)
    expect(cancelled).toHaveLength(1)
  })

  test('waits for a payment that is recorded at the same moment, and leaves the order', async () => {
    const { id } = await order()
    await letPass(id)
    let work: Promise<void> | undefined
    await shop.db.transaction(async (transaction) => {
      await recordPayment(transaction, id, 'prepaid', { amount: 100 }, 'staff')
      work = cancelUnpaid()
      await untilBlocked(shop.database, transaction, work)
    })
    await work
    expect(await statusAfterDeadline(id)).toBe('Processing')
    expect(await readBack(shop.db, id)).toMatchObject({ paymentState: 'prepaid' })
  })
})
