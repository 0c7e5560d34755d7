import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BOSTA_SECRET, setUpBosta } from '../../test/bosta-stand-in'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpShop } from '../../test/shop'
import { listCouriers, saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { deliverOrderPartly } from '../fulfilment/partial-delivery.service'
import { readTimeline } from '../fulfilment/timeline.service'
import { setOrderStatus } from '../orders/life/order-status.service'
import { listParcelReports, resolveParcelReport } from '../orders/life/parcel-reports.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'

const bosta = setUpBosta()
const shop = setUpShop({
  env: {
    get bosta() {
      return bosta.settings
    },
  },
})

const NUMBER = '7000042'
const NOON = Date.UTC(2026, 0, 1, 12)
const minutes = (count: number) => NOON + count * 60_000

async function findCourier() {
  const [known] = await listCouriers(shop.db)
  return known ?? (await saveCourier(shop.db, null, { name: 'Bosta', carrier: 'bosta' }))
}

async function handOver(trackingNumber: string | null = NUMBER, quantity = 1) {
  const courier = await findCourier()
  const product = await createProduct(shop.db)
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], quantity)
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id, trackingNumber })
  return id
}

function report(
  fields: object,
  authorization: string | undefined = BOSTA_SECRET,
  carrier = 'bosta',
) {
  return shop.rest('POST', `/couriers/${carrier}/events`, {
    body: { trackingNumber: NUMBER, type: 'SEND', timeStamp: NOON, ...fields },
    headers: authorization ? { authorization } : {},
  })
}

const results = async (...reports: readonly object[]) => {
  const list: unknown[] = []
  for (const fields of reports) list.push((await report(fields)).json().result)
  return list
}

/** Lists the events of the courier in the timeline. */
async function reported(id: number) {
  const events = await readTimeline(shop.db, id)
  return events
    .filter(({ actor }) => actor === 'courier')
    .map(({ kind, report: what }) => what ?? kind)
}

const stateOf = async (id: number) => (await findAdminOrder(shop.db, id))?.shipmentState

describe('A report', () => {
  test.each([
    ['without the secret', ''],
    ['with another secret', `${BOSTA_SECRET}x`],
    ['with the secret of a session', `Bearer ${BOSTA_SECRET}`],
  ])('%s is refused, and changes nothing', async (_, authorization) => {
    const id = await handOver()
    const { statusCode } = await report({ state: 45 }, authorization)
    expect(statusCode).toBe(401)
    expect(await stateOf(id)).toBe('withCourier')
  })

  test('of an unknown parcel or company is 404, and one that is none 400', async () => {
    await handOver('another')
    expect((await report({ state: 45 })).statusCode).toBe(404)
    expect((await report({ state: 45 }, BOSTA_SECRET, 'nobody')).statusCode).toBe(404)
    expect((await report({ state: null })).statusCode).toBe(400)
    expect((await report({ state: 45, padding: 'x'.repeat(30_000) })).statusCode).toBe(413)
  })

  test('is kept in the timeline, and a delivery completes the order', async () => {
    const id = await handOver()
    expect(
      await results(
        { state: 10, timeStamp: minutes(0) },
        { state: 21, timeStamp: minutes(1) },
        { state: 41, timeStamp: minutes(2) },
        { state: 47, timeStamp: minutes(3), exceptionReason: 'Customer is not answering' },
        { state: 45, timeStamp: minutes(4), cod: 100 },
      ),
    ).toEqual(['ignored', 'reported', 'reported', 'reported', 'applied'])
    expect(await reported(id)).toEqual(['pickedUp', 'outForDelivery', 'attemptFailed', 'delivered'])
    const timeline = await readTimeline(shop.db, id)
    expect(timeline.find(({ report: what }) => what === 'attemptFailed')).toMatchObject({
      reason: 'noAnswer',
      note: 'Customer is not answering',
    })
    expect(timeline.at(-1)).toMatchObject({ collectedPiastres: null, duePiastres: null })
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      shipmentState: 'delivered',
      paymentState: 'collected',
    })
    await expectConsistentDatabase(shop.db)
  })

  test('that comes twice changes nothing the second time', async () => {
    const id = await handOver()
    const attempt = { state: 47, timeStamp: minutes(1), exceptionReason: 'Customer refused' }
    const delivery = { state: 45, timeStamp: minutes(2) }
    expect(await results(attempt, attempt, delivery, delivery, attempt)).toEqual([
      'reported',
      'ignored',
      'applied',
      'ignored',
      'ignored',
    ])
    expect(await reported(id)).toEqual(['attemptFailed', 'delivered'])
  })

  test('that is older than the last one changes nothing: delivered before picked up is delivered', async () => {
    const id = await handOver()
    expect(
      await results(
        { state: 45, timeStamp: minutes(9) },
        { state: 21, timeStamp: minutes(1) },
        { state: 47, timeStamp: minutes(5), exceptionReason: 'Postponed' },
      ),
    ).toEqual(['applied', 'ignored', 'ignored'])
    expect(await stateOf(id)).toBe('delivered')
    expect(await reported(id)).toEqual(['delivered'])
  })

  test('that is older than one that changed nothing is not kept, either', async () => {
    const id = await handOver()
    const reports = [
      { state: 41, timeStamp: minutes(5) },
      { state: 21, timeStamp: minutes(1) },
    ]
    expect(await results(...reports)).toEqual(['reported', 'ignored'])
    expect(await reported(id)).toEqual(['outForDelivery'])
  })

  test('that comes ten times at once changes the order once', async () => {
    const id = await handOver()
    const responses = await Promise.all(Array.from({ length: 10 }, () => report({ state: 45 })))
    const list = responses.map((response) => response.json().result as string)
    expect(list.filter((result) => result === 'applied')).toHaveLength(1)
    expect(list.filter((result) => result === 'ignored')).toHaveLength(9)
    expect(await reported(id)).toEqual(['delivered'])
    await expectConsistentDatabase(shop.db)
  })

  test('of another amount than was due keeps both', async () => {
    const id = await handOver()
    await report({ state: 45, cod: 80.5 })
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      kind: 'delivered',
      collectedPiastres: 8_050,
      duePiastres: 10_000,
    })
  })

  test('after the desk was faster keeps only what differs from it', async () => {
    const id = await handOver()
    await actOnParcels(shop.db, [id], 'deliver', 'staff')
    expect(
      await results(
        { state: 41, timeStamp: minutes(1) },
        { state: 45, timeStamp: minutes(2), cod: 100 },
      ),
    ).toEqual(['ignored', 'reported'])
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      report: 'delivered',
      collectedPiastres: null,
    })
  })

  test('of a return refuses the order, with the reason of the last attempt', async () => {
    const id = await handOver()
    const why = 'Customer is not answering the phone'
    expect(
      await results(
        { state: 47, timeStamp: minutes(1), exceptionReason: why },
        { state: 30, timeStamp: minutes(2), type: 'RTO' },
        { state: 46, timeStamp: minutes(3), type: 'RTO' },
      ),
    ).toEqual(['reported', 'applied', 'reported'])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      shipmentState: 'refused',
      shipment: { refusalReason: 'noAnswer' },
    })
    expect(await reported(id)).toEqual(['attemptFailed', 'refused', 'returned'])
    await expectConsistentDatabase(shop.db)
  })

  test.each([
    ['a return', { state: 30, type: 'RTO' }],
    ['a loss', { state: 100 }],
    ['a cancellation at the desk', null],
  ])('of a delivery after %s gives the courier the cash', async (_, before) => {
    const id = await handOver()
    if (before) await report({ ...before, timeStamp: minutes(1) })
    else await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect(await results({ state: 45, cod: 90, timeStamp: minutes(2) })).toEqual(['applied'])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({
      status: 'Completed',
      shipmentState: 'delivered',
      paymentState: 'collected',
      paidPiastres: 10_000,
    })
    expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
      kind: 'delivered',
      actor: 'courier',
      collectedPiastres: 9_000,
      duePiastres: 10_000,
    })
    await expectConsistentDatabase(shop.db)
  })

  test('of a loss loses the parcel', async () => {
    const id = await handOver()
    expect(await results({ state: 100 })).toEqual(['applied'])
    expect(await stateOf(id)).toBe('lost')
  })

  test('of our reference tells the tracking number, if that was not known', async () => {
    const id = await handOver(null)
    expect(await results({ state: 21, businessReference: String(id) })).toEqual(['reported'])
    expect((await findAdminOrder(shop.db, id))?.shipment?.trackingNumber).toBe(NUMBER)
    expect(await reported(id)).toEqual(['created', 'pickedUp'])
  })

  test('in seconds, in Cairo without a zone, or dated next year is applied in the order of what happened', async () => {
    const id = await handOver()
    expect(
      await results(
        { state: 21, timeStamp: minutes(0) / 1000 },
        { state: 24, timeStamp: '2026-01-01 14:01:00' },
        { state: 41, timeStamp: '2026-01-01T12:02:00Z' },
        // It happened before, and arrives late.
        { state: 47, timeStamp: minutes(1) / 1000 },
        { state: 47, timeStamp: Date.UTC(2096, 0, 1) },
        { state: 45, timeStamp: Date.UTC(2097, 0, 1) / 1000 },
      ),
    ).toEqual(['reported', 'reported', 'reported', 'ignored', 'reported', 'applied'])
    expect(await stateOf(id)).toBe('delivered')
  })

  test('of the future that an earlier release has stored does not end the reports of a parcel', async () => {
    const id = await handOver()
    await report({ state: 21 })
    await shop.db.query(`UPDATE carrier_shipments SET last_reported_at = '2096-01-01'`)
    expect(await results({ state: 45 })).toEqual(['applied'])
    expect(await stateOf(id)).toBe('delivered')
  })

  test('is about the parcel that its number names, not about one of the same reference', async () => {
    const other = await handOver('7000099')
    const id = await handOver(NUMBER)
    expect(await results({ state: 45, businessReference: String(other) })).toEqual(['applied'])
    expect([await stateOf(id), await stateOf(other)]).toEqual(['delivered', 'withCourier'])
  })

  test('whose number two orders have, which are not known by a reference, changes none', async () => {
    const [one, other] = [await handOver('1'), await handOver('2')]
    await shop.db.query('UPDATE shipments SET tracking_number = $1', [NUMBER])
    await shop.db.query('DELETE FROM carrier_shipments')
    expect(await results({ state: 45 })).toEqual(['reported'])
    expect([await stateOf(one), await stateOf(other)]).toEqual(['withCourier', 'withCourier'])
  })

  test('whose number two orders have changes the one of its reference, or none', async () => {
    const [one, other] = [await handOver('1'), await handOver('2')]
    await shop.db.query('UPDATE shipments SET tracking_number = $1', [NUMBER])
    expect(await results({ state: 45 })).toEqual(['reported'])
    expect([await stateOf(one), await stateOf(other)]).toEqual(['withCourier', 'withCourier'])
    expect([await reported(one), await reported(other)]).toEqual([['delivered'], ['delivered']])
    expect((await viewOf('COURIER_PROBLEMS')).toSorted()).toEqual([one, other])
    const [asked] = await listParcelReports(shop.db, one)
    expect(asked).toMatchObject({ question: 'whichOrder', report: 'delivered' })
    expect(asked?.otherOrderIds).toEqual([other])
    // The same once more is the same question, and where it is decided, it is for both.
    await results({ state: 45, timeStamp: minutes(1) })
    expect(await listParcelReports(shop.db, other)).toHaveLength(1)
    await resolveParcelReport(shop.db, asked?.id)
    expect(await viewOf('COURIER_PROBLEMS')).toEqual([])
    expect(await results({ state: 45, timeStamp: minutes(2) })).toEqual(['ignored'])
    expect(await viewOf('COURIER_PROBLEMS')).toEqual([])
    await shop.db.query(
      `UPDATE carrier_shipments SET reference = order_id::text FROM shipments WHERE shipments.id = shipment_id`,
    )
    expect(await results({ state: 45, businessReference: String(one) })).toEqual(['applied'])
    expect([await stateOf(one), await stateOf(other)]).toEqual(['delivered', 'withCourier'])
  })

  test('with a number that another order has is refused, and the order keeps none', async () => {
    const id = await handOver(null)
    await handOver('7000099')
    const { statusCode } = await report({
      state: 21,
      trackingNumber: '7000099',
      businessReference: String(id),
    })
    expect(statusCode).toBe(200)
    expect((await findAdminOrder(shop.db, id))?.shipment?.trackingNumber).toBeNull()
  })

  test('with characters that cannot be stored or seen is cleaned', async () => {
    const id = await handOver()
    const why = `No\u0000t at ho\u200bme ${'x'.repeat(900)}`
    const odd = { state: 47, exceptionReason: why, type: 'SEND\u0000' }
    expect(await results(odd)).toEqual(['reported'])
    const { note } = (await readTimeline(shop.db, id)).at(-1) ?? {}
    expect(note).toHaveLength(300)
    expect(note).toMatch(/^No t at home x+$/)
  })
})

const viewOf = async (view: 'COURIER_PROBLEMS' | 'EARLIER_PARCELS') =>
  (await listAdminOrders(shop.db, { view })).nodes.map(({ id }) => id)

describe('A report that a part was delivered', () => {
  test.each([
    ['in the explanation', { state: 45, exceptionReason: 'Partially delivered' }],
    ['in the words of the state', { state: { code: 45, value: 'تسليم جزئي' } }],
  ])('%s asks which part, and delivers nothing', async (_, fields) => {
    const id = await handOver()
    expect(await results({ ...fields, cod: 55.5 })).toEqual(['reported'])
    expect(await stateOf(id)).toBe('withCourier')
    expect(await reported(id)).toEqual(['partlyDelivered'])
    expect(await viewOf('COURIER_PROBLEMS')).toEqual([id])
    expect(await listParcelReports(shop.db, id)).toMatchObject([
      { question: 'whichPart', trackingNumber: NUMBER, collectedPiastres: 5_550 },
    ])
    // Later reports decide nothing either.
    const later = { state: 45, timeStamp: minutes(1), cod: 55.5 }
    const back = { state: 46, timeStamp: minutes(2) }
    expect(await results(later, back)).toEqual(['reported', 'reported'])
    expect(await stateOf(id)).toBe('withCourier')
    await expectConsistentDatabase(shop.db)
  })

  test('is settled once somebody has said which, and does not ask again', async () => {
    const id = await handOver(NUMBER, 2)
    const part = { state: 45, exceptionReason: 'Partial delivery' }
    await results(part)
    const [item] = (await findAdminOrder(shop.db, id))?.items ?? []
    const kept = [{ itemId: item?.id, quantity: 1 }]
    await deliverOrderPartly(shop.db, id, { kept }, 'staff')
    expect(await viewOf('COURIER_PROBLEMS')).toEqual([])
    expect(await results({ ...part, timeStamp: minutes(5) })).toEqual(['ignored'])
    expect(await viewOf('COURIER_PROBLEMS')).toEqual([])
  })
})

describe('A report about an earlier parcel', () => {
  async function sendAgain() {
    const id = await handOver('7000041')
    const { id: courierId } = await findCourier()
    await actOnParcels(shop.db, [id], 'refuse', 'staff', { reason: 'notAtHome' })
    await actOnParcels(shop.db, [id], 'pack', 'staff')
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId, trackingNumber: NUMBER })
    return id
  }
  const earlier = (fields: object) => ({ trackingNumber: '7000041', ...fields })

  test('is a task, kept in the timeline, and does nothing to the later one', async () => {
    const id = await sendAgain()
    const delivery = earlier({ state: 45, cod: 100 })
    const again = earlier({ state: 45, cod: 100, timeStamp: minutes(3) })
    expect(await results(delivery, again)).toEqual(['reported', 'reported'])
    expect(await stateOf(id)).toBe('withCourier')
    expect(await viewOf('EARLIER_PARCELS')).toEqual([id])
    const reports = await listParcelReports(shop.db, id)
    expect(reports).toMatchObject([
      { question: 'earlierParcel', report: 'delivered', trackingNumber: '7000041' },
    ])
    const notes = (await readTimeline(shop.db, id)).map(({ note }) => note)
    expect(notes).toContain('7000041')
    await resolveParcelReport(shop.db, reports[0]?.id)
    expect(await viewOf('EARLIER_PARCELS')).toEqual([])
    await expect(resolveParcelReport(shop.db, 999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is no task if the shop knows it, or if it only says where the parcel is', async () => {
    const id = await sendAgain()
    const refused = earlier({ state: 24, type: 'RTO', timeStamp: minutes(1) })
    const hold = earlier({ state: 102, timeStamp: minutes(2) })
    expect(await results(refused, hold)).toEqual(['ignored', 'reported'])
    expect(await viewOf('EARLIER_PARCELS')).toEqual([])
    expect(await reported(id)).toContain('onHold')
    expect(await results(earlier({ state: 46, timeStamp: minutes(3) }))).toEqual(['reported'])
    expect(await viewOf('EARLIER_PARCELS')).toEqual([id])
  })
})

/** A report in which some fields are of any type and size. */
const oddReport = fc.dictionary(
  fc.constantFrom(
    'trackingNumber',
    'businessReference',
    'state',
    'type',
    'cod',
    'timeStamp',
    'updatedAt',
    'exceptionReason',
    '__proto__',
  ),
  fc.oneof(
    fc.jsonValue(),
    fc.constantFrom(
      '\u0000',
      `${NUMBER}\u0000`,
      '\ud800',
      '9'.repeat(400),
      '-1',
      '/Date(1)/',
      '2026-13-45 99:99',
      1e300,
      -1,
      45,
      46,
      47,
      100,
      'RTO',
      { code: 45, value: 'x' },
      { code: '\u0000' },
    ),
  ),
)

/** No report at all. */
const odd = fc.array(fc.jsonValue())

test('Whatever comes as a report is taken in or refused, and breaks nothing', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  await handOver()
  const statuses = new Set<number>()
  await fc.assert(
    fc.asyncProperty(fc.oneof(oddReport, odd), fc.boolean(), async (fields, isOurs) => {
      const body = isOurs ? { state: 47, ...fields, trackingNumber: NUMBER } : fields
      const { statusCode } = await shop.rest('POST', '/couriers/bosta/events', {
        body,
        headers: { authorization: BOSTA_SECRET },
      })
      statuses.add(statusCode)
      expect([200, 400, 404], JSON.stringify(body)).toContain(statusCode)
    }),
    runs(300),
  )
  expect([...statuses].toSorted()).toEqual([200, 400, 404])
  await expectConsistentDatabase(shop.db)
})
