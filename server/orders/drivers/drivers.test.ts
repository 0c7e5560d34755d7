import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../../test/blocking'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels, recordPayment } from '../fulfilment/fulfilment.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { createDriverLinks } from './driver-link'
import { createDriverLink } from './driver-links.service'
import { deliverByLink } from './drivers.service'

const shop = setUpShop()
const links = createDriverLinks(
  TEST_JWT_SECRET,
  () => 'https://shop.example.com',
  () => Promise.resolve(''),
)

const ROUND = `{
  id courierName cash
  stops { id recipientName phone address city amountDue itemCount parcelCount trackingNumber isCancelled wasAbsentToday }
}`

interface Round {
  readonly cash: number
  readonly stops: readonly { readonly id: string }[]
}

interface Payload {
  readonly round: Round | null
  readonly userErrors: readonly { readonly code: string; readonly message: string }[]
}

async function run<Result = Payload>(
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const { data, errors } = await shop.graphql<{ result: Result }>(operation, { variables })
  expect(errors).toBeUndefined()
  return data.result
}

const PAYLOAD = `{ round ${ROUND} userErrors { code message } }`

const read = (token: string) =>
  run<Round | null>(`query ($token: String!) { result: driverRound(token: $token) ${ROUND} }`, {
    token,
  })

const deliver = (token: string, id: number, collected = 200) =>
  run(
    `mutation ($token: String!, $id: ID!, $collected: EGP!) {
      result: deliverByLink(token: $token, id: $id, collected: $collected) ${PAYLOAD}
    }`,
    { token, id, collected },
  )

const deliverPartly = async (token: string, id: number, quantity = 1, collected = 100) => {
  const [item] = await shop.db.query<{ id: number }[]>(
    'SELECT id FROM order_items WHERE order_id = $1',
    [id],
  )
  return run(
    `mutation ($token: String!, $id: ID!, $kept: [KeptItemInput!]!, $collected: EGP!) {
      result: deliverPartlyByLink(token: $token, id: $id, kept: $kept, collected: $collected) ${PAYLOAD}
    }`,
    { token, id, collected, kept: [{ itemId: item?.id ?? 0, quantity }] },
  )
}

const refuse = (token: string, id: number, reason = 'PRICE') =>
  run(
    `mutation ($token: String!, $id: ID!, $reason: RefusalReason!) {
      result: refuseByLink(token: $token, id: $id, reason: $reason) ${PAYLOAD}
    }`,
    { token, id, reason },
  )

const reportAbsence = (token: string, id: number) =>
  run(
    `mutation ($token: String!, $id: ID!) {
      result: reportAbsenceByLink(token: $token, id: $id) ${PAYLOAD}
    }`,
    { token, id },
  )

const ACTS = { deliver, deliverPartly, refuse, reportAbsence }

async function createDriver(name = 'Hassan') {
  const { id } = await saveCourier(shop.db, null, { name, isOwnDriver: true, deliveredFee: 30 })
  const { url } = await createDriverLink(shop.db, links, id)
  return { id, token: url.split('/').at(-1) ?? '' }
}

async function createOrder(courierId?: number) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 5 })
  const { id } = await placeOrder(shop.db, shopper, [product], 2)
  if (courierId !== undefined) await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
  return id
}

const eventsOf = (id: number) =>
  shop.db.query<{ kind: string; actor: string; data: unknown }[]>(
    `SELECT kind, actor, data FROM order_events WHERE order_id = $1 AND actor = 'courier' ORDER BY id`,
    [id],
  )

const stateOf = async (id: number) =>
  (
    await shop.db.query<object[]>(
      'SELECT status, shipment_state, payment_state FROM orders WHERE id = $1',
      [id],
    )
  )[0]

const messagesOf = ({ userErrors }: Payload) => userErrors.map(({ message }) => message)

const NOT_WITH_YOU = ['This parcel is not with you any more.']

describe('The link of a driver', () => {
  test('shows the parcels with that courier only, and is cached nowhere', async () => {
    const [hassan, other] = [await createDriver(), await createDriver('Omar')]
    const id = await createOrder(hassan.id)
    await createOrder(other.id)
    await createOrder()
    expect(await read(hassan.token)).toEqual({
      id: String(hassan.id),
      courierName: 'Hassan',
      cash: 0,
      stops: [
        {
          id: String(id),
          recipientName: 'Mona Ali',
          phone: '+201012345678',
          address: '14 Nile Lane',
          city: 'Cairo',
          amountDue: 200,
          itemCount: 2,
          parcelCount: 1,
          trackingNumber: null,
          isCancelled: false,
          wasAbsentToday: false,
        },
      ],
    })
    const query = `{ driverRound(token: "${hassan.token}") { cash } }`
    const response = await shop.rest('GET', `/graphql?${new URLSearchParams({ query })}`, {
      headers: { 'apollo-require-preflight': '1' },
    })
    expect(response.headers['cache-control']).toBe('private, no-store')
  })

  test('is made by the owner, replaces the one before it, and works until the end of the next day', async () => {
    const { id, token: old } = await createDriver()
    const { token } = await createAdmin(shop.db)
    const LINK = '{ url message expiresAt }'
    const readLink = async () =>
      (await shop.graphql(`{ driverLink(courierId: ${id}) ${LINK} }`, { token })).data.driverLink
    const create = `mutation { createDriverLink(courierId: ${id}) { driverLink ${LINK} } }`
    const { data } = await shop.graphql<{
      createDriverLink: { driverLink: { url: string; message: string; expiresAt: string } }
    }>(create, { token })
    const { driverLink } = data.createDriverLink
    expect(driverLink.url).toMatch(/^https:\/\/shop\.example\.com\/ar\/drive\/[\w.-]+$/)
    expect(driverLink.message.endsWith(`: ${driverLink.url}`)).toBe(true)
    expect(await readLink()).toEqual(driverLink)
    const hours = (Date.parse(driverLink.expiresAt) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThanOrEqual(49)
    const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Africa/Cairo', timeStyle: 'short' })
    expect(time.format(new Date(driverLink.expiresAt))).toBe('00:00')

    expect(await read(driverLink.url.split('/').at(-1) ?? '')).not.toBeNull()
    expect(await read(old)).toBeNull()
    await shop.db.query('UPDATE driver_links SET expires_at = now()')
    expect(await readLink()).toBeNull()
  })

  test('says the same whatever is wrong with it', async () => {
    const driver = await createDriver()
    const replaced = await createDriver('Replaced')
    await createDriverLink(shop.db, links, replaced.id)
    const expired = await createDriver('Expired')
    await shop.db.query('UPDATE driver_links SET expires_at = now() WHERE courier_id = $1', [
      expired.id,
    ])
    const left = await createDriver('Left')
    await shop.db.query('UPDATE couriers SET is_active = false WHERE id = $1', [left.id])
    const tokens = {
      replaced: replaced.token,
      expired: expired.token,
      left: left.token,
      ofAnother: driver.token.replace(`${driver.id}.`, `${replaced.id}.`),
      tampered: `${driver.token.slice(0, -2)}${driver.token.endsWith('AA') ? 'BB' : 'AA'}`,
      unknown: '9999999999.abc',
      empty: '',
    }
    for (const [name, token] of Object.entries(tokens)) {
      const order = await createOrder(driver.id)
      expect(await read(token), name).toBeNull()
      for (const act of Object.values(ACTS)) {
        expect(await act(token, order), name).toEqual({
          round: null,
          userErrors: [
            {
              code: 'INVALID',
              message: 'This link does not work any more. Please ask the shop for a new one.',
            },
          ],
        })
      }
      expect(await stateOf(order)).toMatchObject({ shipment_state: 'withCourier' })
    }
  })
})

test('A driver delivers, refuses and finds nobody at home; the cash and the timeline say so', async () => {
  const { id: courierId, token } = await createDriver()
  const [delivered, refused, absent] = [
    await createOrder(courierId),
    await createOrder(courierId),
    await createOrder(courierId),
  ]
  await deliver(token, delivered)
  await refuse(token, refused)
  const { round } = await reportAbsence(token, absent)
  // The fee of an own driver stays with the shop until they are paid.
  expect(round).toMatchObject({ cash: 200, stops: [{ id: String(absent), wasAbsentToday: true }] })
  expect(await stateOf(delivered)).toEqual({
    status: 'Completed',
    shipment_state: 'delivered',
    payment_state: 'collected',
  })
  expect(await stateOf(refused)).toMatchObject({ status: 'Cancelled', shipment_state: 'refused' })
  expect(await stateOf(absent)).toMatchObject({ shipment_state: 'withCourier' })
  const actor = 'courier'
  expect(await eventsOf(delivered)).toEqual([{ kind: 'delivered', actor, data: {} }])
  expect(await eventsOf(refused)).toEqual([{ kind: 'refused', actor, data: { reason: 'price' } }])
  expect(await eventsOf(absent)).toEqual([
    { kind: 'deliveryReported', actor, data: { courierId, reason: 'notAtHome' } },
  ])
  await expectConsistentDatabase(shop.db)
})

test('A driver delivers a part of a parcel, for what that part costs', async () => {
  const { id: courierId, token } = await createDriver()
  const id = await createOrder(courierId)
  const query = `query ($token: String!) {
    result: driverRound(token: $token) { stops { unpaid items { name quantity amount } } }
  }`
  const [stop] = (await run<{ stops: object[] }>(query, { token })).stops
  expect(stop).toMatchObject({ unpaid: 200, items: [{ quantity: 2, amount: 200 }] })
  expect(messagesOf(await deliverPartly(token, id, 1, 200))).toEqual([
    'The amount has changed: EGP 100.00 is to be collected now.',
  ])
  const { round } = await deliverPartly(token, id)
  expect(round).toMatchObject({ cash: 100, stops: [] })
  expect(await stateOf(id)).toEqual({
    status: 'Completed',
    shipment_state: 'delivered',
    payment_state: 'collected',
  })
  await expectConsistentDatabase(shop.db)
})

test.each(Object.entries(ACTS))('Two taps do it once: %s', async (_, act) => {
  const { id: courierId, token } = await createDriver()
  const order = await createOrder(courierId)
  const results = await Promise.all([act(token, order), act(token, order)])
  expect(results.flatMap(messagesOf)).toEqual([])
  expect(await eventsOf(order)).toHaveLength(1)
  const [{ round } = {}] = results
  expect(await read(token)).toEqual(round)
  await expectConsistentDatabase(shop.db)
})

test('On another day, nobody at home counts again', async () => {
  const { id: courierId, token } = await createDriver()
  const order = await createOrder(courierId)
  await reportAbsence(token, order)
  await shop.db.query(
    `UPDATE order_events SET happened_at = happened_at - interval '1 day' WHERE kind = 'deliveryReported'`,
  )
  expect((await read(token))?.stops).toMatchObject([{ wasAbsentToday: false }])
  await reportAbsence(token, order)
  expect(await eventsOf(order)).toHaveLength(2)
})

describe.each(Object.entries(ACTS))('Not possible: %s', (_, act) => {
  test('of a parcel that another courier has, that was taken back, or that does not exist', async () => {
    const [driver, other] = [await createDriver(), await createDriver('Omar')]
    const ofOther = await createOrder(other.id)
    const takenBack = await createOrder(driver.id)
    await actOnParcels(shop.db, [takenBack], 'takeBack', 'staff')
    const passedOn = await createOrder(driver.id)
    await actOnParcels(shop.db, [passedOn], 'refuse', 'staff', { reason: 'late' })
    await actOnParcels(shop.db, [passedOn], 'handOver', 'staff', { courierId: other.id })
    await actOnParcels(shop.db, [passedOn], 'pack', 'staff')
    await actOnParcels(shop.db, [passedOn], 'handOver', 'staff', { courierId: other.id })
    const inShop = await createOrder()
    for (const id of [ofOther, takenBack, passedOn, inShop, 999_999]) {
      const before = await stateOf(id)
      expect(messagesOf(await act(driver.token, id)), String(id)).toEqual(NOT_WITH_YOU)
      expect(await stateOf(id)).toEqual(before)
    }
  })

  test('after the shop has received the parcel back', async () => {
    const driver = await createDriver()
    const id = await createOrder(driver.id)
    await actOnParcels(shop.db, [id], 'receiveBack', 'staff', { condition: 'sellable' })
    expect(messagesOf(await act(driver.token, id))).toEqual([
      'This order is “Cancelled” now. Review it before you go on.',
    ])
  })
})

test('An order that the shop has cancelled is to be brought back, not delivered', async () => {
  const { id: courierId, token } = await createDriver()
  const id = await createOrder(courierId)
  await setOrderStatus(shop.db, id, { status: 'Cancelled' })
  expect((await read(token))?.stops).toMatchObject([{ isCancelled: true, amountDue: 0 }])
  for (const act of [deliver, reportAbsence]) {
    expect(messagesOf(await act(token, id))).toEqual([
      'This order is “Cancelled” now. Review it before you go on.',
    ])
  }
})

test('An amount that has changed since the driver saw it is not taken for collected', async () => {
  const { id: courierId, token } = await createDriver()
  const id = await createOrder(courierId)
  await recordPayment(shop.db, id, 'prepaid', { amount: 50 }, 'staff')
  expect(messagesOf(await deliver(token, id, 200))).toEqual([
    'The amount has changed: EGP 150.00 is to be collected now.',
  ])
  expect((await deliver(token, id, 150)).round).toMatchObject({ cash: 150, stops: [] })
})

test('Of a driver who delivers and an owner who takes back at the same moment, one sees a conflict', async () => {
  const { id: courierId, token } = await createDriver()
  const id = await createOrder(courierId)
  let second: ReturnType<typeof deliverByLink> | undefined
  await shop.db.transaction(async (transaction) => {
    await actOnParcels(transaction, [id], 'takeBack', 'staff')
    second = deliverByLink(shop.db, links, token, id, 200)
    await untilBlocked(shop.database, transaction, second)
  })
  await expect(second).rejects.toThrow('drive.notWithYou')
  expect(await stateOf(id)).toMatchObject({ shipment_state: 'packed' })
  await expectConsistentDatabase(shop.db)
})

test('The cash that was counted is no longer to be brought back', async () => {
  const { id: courierId, token } = await createDriver()
  const id = await createOrder(courierId)
  await deliver(token, id)
  await shop.db.query(
    `INSERT INTO cash_entries (order_id, courier_id, kind, piastres, actor)
     VALUES ($1, $2, 'remitted', 20000, 'staff')`,
    [id, courierId],
  )
  expect(await read(token)).toMatchObject({ cash: 0 })
})
