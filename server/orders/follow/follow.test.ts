import { expect, test } from 'vitest'
import { linkToken } from '../../accounts/accounts/link-token'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import {
  createProduct,
  createShopper,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { accountSettings, setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { createFollowLinks } from '../orders/reads/follow-link'
import { FOLLOWED_DAYS, findFollowedOrder } from './followed-order.service'

const shop = setUpShop()

const DAY_MILLISECONDS = 24 * 3_600_000

const links = createFollowLinks(TEST_JWT_SECRET, () => 'https://shop.example.com')

async function createOrder() {
  const shopper = await createShopper(shop.db, { email: 'mona@example.com' })
  const product = await createProduct(shop.db, { name: 'Nilo Toy', nameAr: 'لعبة نيلو', stock: 5 })
  const order = await placeOrder(shop.db, shopper, [product], 2)
  const token = links.urlOf(order, 'en').split('/').at(-1) ?? ''
  return { id: order.id, createdAt: order.createdAt, shopper, token }
}

const FIELDS = `{
  id status isOnItsWay deliveryDays { min max } amountDue items { name quantity }
}`

async function follow(token: string, language = 'en') {
  const { data, errors } = await shop.graphql<{ followedOrder: object | null }>(
    `query ($token: String!) { followedOrder(token: $token) ${FIELDS} }`,
    { variables: { token }, headers: { 'accept-language': language } },
  )
  expect(errors).toBeUndefined()
  return data.followedOrder
}

async function followUrlOf(id: number, { token }: TestUser, language: string): Promise<string> {
  const { data } = await shop.graphql<{ order: { followUrl: string } }>(
    'query ($id: ID!) { order(id: $id) { followUrl } }',
    { token, variables: { id }, headers: { 'accept-language': language } },
  )
  return data.order.followUrl
}

test('A shopper gets a link to the order in the language of the page, and can send it to anybody', async () => {
  const { id, shopper, token } = await createOrder()
  expect(await followUrlOf(id, shopper, 'en')).toBe(`https://shop.example.com/follow/${token}`)
  expect(await followUrlOf(id, shopper, 'ar')).toBe(`https://shop.example.com/ar/follow/${token}`)
  expect(await follow(token)).toEqual({
    id: String(id),
    status: 'PENDING',
    isOnItsWay: false,
    deliveryDays: null,
    amountDue: 200,
    items: [{ name: 'Nilo Toy', quantity: 2 }],
  })
  expect(await follow(token, 'ar')).toMatchObject({ items: [{ name: 'لعبة نيلو' }] })
})

test('It says neither who ordered nor where it goes, and is cached nowhere', async () => {
  const { token } = await createOrder()
  const { data } = await shop.graphql<{ __type: { fields: { name: string }[] } }>(
    '{ __type(name: "FollowedOrder") { fields { name } } }',
  )
  const fields = data.__type.fields.map(({ name }) => name)
  expect(fields.toSorted()).toEqual([
    'amountDue',
    'createdAt',
    'deliveryDays',
    'history',
    'id',
    'isOnItsWay',
    'items',
    'otherDeliveries',
    'status',
  ])
  const query = `{ followedOrder(token: "${token}") {
    id createdAt status isOnItsWay deliveryDays { min max } amountDue items { id name quantity }
    history { status changedAt }
  } }`
  const response = await shop.rest('GET', `/graphql?${new URLSearchParams({ query })}`, {
    headers: { 'apollo-require-preflight': '1' },
  })
  expect(response.body).toContain('Nilo Toy')
  for (const text of ['Mona', 'Ali', 'Nile Lane', 'Cairo', '1012345678', 'mona@example.com']) {
    expect(response.body).not.toContain(text)
  }
  expect(response.headers['cache-control']).toBe('private, no-store')
})

test('Nothing but a link of the shop for this very order works', async () => {
  const { id, createdAt, token } = await createOrder()
  const other = await createOrderOfAnother()
  const signature = token.split('.')[1] ?? ''
  for (const wrong of [
    '',
    'x',
    String(id),
    `${id}.`,
    `${id}.${signature.slice(1)}`,
    `${id}.${signature}=`,
    `${other}.${signature}`,
    `9999999999.${signature}`,
    `${id}.${linkToken('another secret', ['followOrder', id, createdAt.getTime()])}`,
    // Of another order with the same number, as before the shop was restored from a backup.
    `${id}.${linkToken(TEST_JWT_SECRET, ['followOrder', id, createdAt.getTime() - 1000])}`,
    // Of another kind of link.
    `${id}.${linkToken(TEST_JWT_SECRET, ['confirmOrder', id, createdAt.getTime()])}`,
    '\u0000',
    '9'.repeat(5_000),
  ]) {
    expect(await follow(wrong), wrong).toBeNull()
  }
  expect(await follow(token)).not.toBeNull()
})

async function createOrderOfAnother(): Promise<number> {
  const shopper = await createShopper(shop.db, { email: 'hany@example.com' })
  return (await placeOrder(shop.db, shopper, [await createProduct(shop.db)])).id
}

test('It follows the parcel to the door, where nothing is to be paid afterwards', async () => {
  const { id, token } = await createOrder()
  const courier = await saveCourier(shop.db, null, { name: 'Nile Express', trackingUrl: null })
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id })
  expect(await follow(token)).toMatchObject({
    status: 'PROCESSING',
    isOnItsWay: true,
    amountDue: 200,
  })
  await actOnParcels(shop.db, [id], 'deliver', 'staff')
  expect(await follow(token)).toMatchObject({
    status: 'COMPLETED',
    isOnItsWay: false,
    amountDue: 0,
  })
})

test.each(['refuse', 'cancel'])('After %s there is nothing to wait for or to pay', async (act) => {
  const { id, token } = await createOrder()
  if (act === 'refuse') {
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express', trackingUrl: null })
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id })
    await actOnParcels(shop.db, [id], 'refuse', 'staff', { reason: 'changedMind' })
  } else await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  // Not that it was refused, which is between the customer and the shop.
  expect(await follow(token)).toMatchObject({
    status: 'CANCELLED',
    isOnItsWay: false,
    amountDue: 0,
  })
})

test('It works for some weeks after the end of the order, and as long as the order is open', async () => {
  const { id, token } = await createOrder()
  const after = (days: number) => new Date(Date.now() + days * DAY_MILLISECONDS)
  const find = (days: number) => findFollowedOrder(shop.db, links, token, after(days))
  expect(await find(365)).not.toBeNull()
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  expect(await find(FOLLOWED_DAYS - 1)).not.toBeNull()
  expect(await find(FOLLOWED_DAYS + 1)).toBeNull()
})

test('It stops working when the account is deleted', async () => {
  const { id, token, shopper } = await createOrder()
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  await deleteAccount(
    shop.db,
    shopper.id,
    { settings: accountSettings(), providers: personalDataOf(FEATURES) },
    { password: PASSWORD },
  )
  expect(await follow(token)).toBeNull()
})
