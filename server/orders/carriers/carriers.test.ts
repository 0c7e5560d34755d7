import type { ServerResponse } from 'node:http'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Notification } from '../../platform/database/connection/notifications'
import { setUpBosta } from '../../test/bosta-stand-in'
import { eventually } from '../../test/eventually'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { setUpShop } from '../../test/shop'
import { listCouriers, saveCourier } from '../couriers/couriers.service'
import { actOnParcels, setTrackingNumbers } from '../fulfilment/fulfilment.service'
import { exchangeItems } from '../fulfilment/order-exchange.service'
import { readTimeline } from '../fulfilment/timeline.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { createBosta } from './bosta'
import { BOSTA_CITIES } from './bosta-cities'
import { createCarrierDispatcher } from './carrier-dispatcher'
import { takeInReport } from './carrier-reports.service'
import { findCarrierShipment, retryShipment } from './carrier-shipments.service'
import { type Carriers, createCarriers } from './carriers'
import { cleanCarrier } from './clean-carrier'

const bosta = setUpBosta()
const shop = setUpShop({
  env: {
    get bosta() {
      return bosta.settings
    },
  },
})

const TIMEOUT_MILLISECONDS = 300

interface LoggedWarning {
  readonly problem?: string
}

/** Does what is due now, as a server does. Returns what it logged. */
async function sendDue(carriers = createCarriers({ bosta: bosta.settings })) {
  const warnings: LoggedWarning[] = []
  const errors: unknown[] = []
  const log = {
    warn: (details: LoggedWarning) => void warnings.push(details),
    error: (details: unknown) => void errors.push(details),
  }
  const dispatcher = createCarrierDispatcher({ db: shop.db, carriers, log })
  const stop = dispatcher.start({ subscribe: () => () => {} })
  await dispatcher.settled()
  await stop()
  return { warnings, errors }
}

const impatient = () => ({
  bosta: cleanCarrier(createBosta(bosta.settings, TIMEOUT_MILLISECONDS)),
})

async function createCourier() {
  return saveCourier(shop.db, null, { name: 'Bosta', carrier: 'bosta' })
}

async function handOver(trackingNumber?: string, parcelCount = 1) {
  const courier = await createCourier()
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
    await createProduct(shop.db, { name: 'Nilo Cat Toy' }),
  ])
  await actOnParcels(shop.db, [id], 'pack', 'staff', { parcelCount })
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id, trackingNumber })
  return { id, courierId: courier.id }
}

const trackingNumberOf = async (id: number) =>
  (await findAdminOrder(shop.db, id))?.shipment?.trackingNumber

/** As if the delay until the next attempt had passed, or the lease of a server that crashed. */
const makeDue = () =>
  shop.db.query(
    'UPDATE carrier_shipments SET next_attempt_at = now() WHERE next_attempt_at > now()',
  )

test('An order of several parcels says so where the company describes the goods', async () => {
  await handOver(undefined, 3)
  await sendDue()
  expect(bosta.deliveries).toMatchObject([
    { specs: { packageDetails: { itemsCount: 1, description: '3 parcels: 1 × Nilo Cat Toy' } } },
  ])
})

test('An order in exchange is of their kind for exchanges, with what is taken back', async () => {
  const { id, courierId } = await handOver('7999')
  await actOnParcels(shop.db, [id], 'deliver', 'staff')
  const back = (await findAdminOrder(shop.db, id))?.items.map((item) => ({
    itemId: item.id,
    quantity: 1,
  }))
  const bed = await createProduct(shop.db, { name: 'Sakara Bed' })
  const out = [{ productId: bed.id, quantity: 2 }]
  const { exchange } = await exchangeItems(shop.db, id, { back, out, reason: 'other' }, 'staff')
  await actOnParcels(shop.db, [exchange.id], 'handOver', 'staff', { courierId })
  await sendDue()
  expect(bosta.deliveries).toMatchObject([
    {
      type: 30,
      cod: 100,
      businessReference: String(exchange.id),
      specs: { packageDetails: { itemsCount: 2, description: '2 × Sakara Bed' } },
      returnSpecs: { packageDetails: { itemsCount: 1, description: '1 × Nilo Cat Toy' } },
    },
  ])
})

test('A handed over parcel is created once at its company, and gets its tracking number', async () => {
  const { id } = await handOver()
  expect(bosta.deliveries).toEqual([])
  expect(await findCarrierShipment(shop.db, id)).toMatchObject({ attempts: 0, createdAt: null })
  const notifications: Notification[] = []
  onTestFinished(shop.database.notifications.subscribe((one) => notifications.push(one)))
  await sendDue()
  expect(bosta.deliveries).toMatchObject([
    {
      type: 10,
      cod: 100,
      businessReference: String(id),
      uniqueBusinessReference: String(id),
      specs: { packageDetails: { itemsCount: 1, description: '1 × Nilo Cat Toy' } },
      dropOffAddress: { city: 'Cairo', cityId: 'c-1', firstLine: '14 Nile Lane' },
      receiver: { phone: '01012345678' },
    },
  ])
  expect(bosta.deliveries[0]).not.toHaveProperty('returnSpecs')
  await eventually(() =>
    expect(notifications).toContainEqual(expect.objectContaining({ kind: 'orderChanged', id })),
  )
  expect(await trackingNumberOf(id)).toBe('7000001')
  expect(await findCarrierShipment(shop.db, id)).toMatchObject({
    trackingNumber: '7000001',
    nextAttemptAt: null,
    problem: null,
  })
  expect((await readTimeline(shop.db, id)).at(-1)).toMatchObject({
    kind: 'deliveryReported',
    actor: 'courier',
    report: 'created',
    note: '7000001',
  })
  await sendDue()
  expect(bosta.deliveries).toHaveLength(1)
})

test('A parcel with a tracking number, or of another courier, is not created', async () => {
  await handOver('7999')
  const other = await saveCourier(shop.db, null, { name: 'Nile Express' })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
    await createProduct(shop.db),
  ])
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: other.id })
  await sendDue()
  expect(bosta.requests).toEqual([])
  expect(await findCarrierShipment(shop.db, id)).toBeNull()
})

test('A server that was killed between their success and our commit leaves no second parcel', async () => {
  const { id } = await handOver()
  // They create it, and the answer never arrives.
  bosta.onCreate((response, create) => {
    create()
    response.destroy()
  })
  expect((await sendDue()).warnings).toMatchObject([{ problem: 'unreachable' }])
  expect(bosta.deliveries).toHaveLength(1)
  expect(await trackingNumberOf(id)).toBeNull()
  await makeDue()
  await sendDue()
  expect(bosta.deliveries).toHaveLength(1)
  expect(await trackingNumberOf(id)).toBe('7000001')
})

describe('A failure', () => {
  test.each([
    ['timeout', () => {}],
    ['unavailable', (response: ServerResponse) => void response.writeHead(503).end()],
  ] as const)('%s is tried again later, and never blocks the desk', async (problem, handler) => {
    const { id } = await handOver()
    bosta.onCreate(handler)
    expect((await sendDue(impatient())).warnings).toMatchObject([{ problem }])
    const failed = await findCarrierShipment(shop.db, id)
    expect(failed).toMatchObject({ problem, attempts: 1, createdAt: null })
    expect(failed?.nextAttemptAt).toBeInstanceOf(Date)
    const { orders } = await actOnParcels(shop.db, [id], 'deliver', 'staff')
    expect(orders).toMatchObject([{ shipmentState: 'delivered' }])
  })

  test('that somebody must fix waits, with their words, until it is tried again', async () => {
    const { id } = await handOver()
    bosta.onCreate(
      (response) =>
        void response
          .writeHead(400)
          .end(JSON.stringify({ success: false, message: 'Invalid district' })),
    )
    await sendDue()
    const failed = { problem: 'refused', explanation: 'Invalid district', nextAttemptAt: null }
    expect(await findCarrierShipment(shop.db, id)).toMatchObject(failed)
    bosta.onCreate(
      (response, create) =>
        void response.writeHead(201).end(JSON.stringify({ success: true, data: create() })),
    )
    await sendDue()
    expect(bosta.deliveries).toEqual([])
    await retryShipment(shop.db, id)
    await sendDue()
    expect(await trackingNumberOf(id)).toBe('7000001')
    await expect(retryShipment(shop.db, id)).rejects.toThrow('carrier.nothingToCreate')
  })

  test('of a shop without a key, or with a wrong one, says so', async () => {
    const { id } = await handOver()
    await sendDue({})
    expect(await findCarrierShipment(shop.db, id)).toMatchObject({ problem: 'notConfigured' })
    await retryShipment(shop.db, id)
    await sendDue(createCarriers({ bosta: { ...bosta.settings, apiKey: 'another' } }))
    expect(await findCarrierShipment(shop.db, id)).toMatchObject({ problem: 'credentials' })
  })

  test('of a number that another order has is shown until somebody has fixed it', async () => {
    const { id: other, courierId } = await handOver('7000001')
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
    await sendDue()
    expect(await trackingNumberOf(id)).toBeNull()
    expect(await findCarrierShipment(shop.db, id)).toMatchObject({
      problem: 'numberUsed',
      explanation: '7000001',
      nextAttemptAt: null,
    })
    await setTrackingNumbers(shop.db, [{ orderId: other, trackingNumber: '7999' }], 'staff')
    await retryShipment(shop.db, id)
    await sendDue()
    expect(await trackingNumberOf(id)).toBe('7000001')
    expect(bosta.deliveries).toHaveLength(1)
  })

  test('of the shop itself is shown, and tried again ever more rarely', async () => {
    const { id } = await handOver()
    const broken = {
      ...cleanCarrier(createBosta(bosta.settings)),
      createShipment: () => Promise.reject(new Error('A bug')),
    }
    const waits: number[] = []
    for (const attempts of [1, 2, 3]) {
      const { errors } = await sendDue({ bosta: broken })
      expect(errors).toMatchObject([{ carrier: 'bosta', orderId: id, err: { message: 'A bug' } }])
      const failed = await findCarrierShipment(shop.db, id)
      expect(failed).toMatchObject({ problem: 'failed', attempts })
      waits.push(Number(failed?.nextAttemptAt) - Number(failed?.attemptedAt))
      await makeDue()
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect(waits.at(-1)).toBeGreaterThan(20 * 60_000)
  })

  test('is never shown to shoppers', async () => {
    const shopper = await createShopper(shop.db)
    const courier = await createCourier()
    const { id } = await placeOrder(shop.db, shopper, [await createProduct(shop.db)])
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id })
    bosta.onCreate(
      (response) =>
        void response.writeHead(400).end(JSON.stringify({ message: 'Words of the company' })),
    )
    await sendDue()
    const { body } = await shop.rest('GET', '/orders', { token: shopper.token })
    expect(body).toContain('14 Nile Lane')
    expect(body).not.toContain('Words of the company')
    const query = `{ carrierShipment(id: ${id}) { explanation } }`
    const { errors } = await shop.graphql(query, { token: shopper.token })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('A parcel that is taken back', () => {
  test('before it was created is not created', async () => {
    const { id } = await handOver()
    await actOnParcels(shop.db, [id], 'takeBack', 'staff')
    await sendDue()
    expect(bosta.requests).toEqual([])
  })

  test('after it was created is the same parcel when it is handed over again', async () => {
    const { id, courierId } = await handOver()
    await sendDue()
    await actOnParcels(shop.db, [id], 'takeBack', 'staff')
    expect(await findCarrierShipment(shop.db, id)).toMatchObject({ isTakenBack: true })
    const { orders } = await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
    expect(orders).toMatchObject([{ shipment: { trackingNumber: '7000001' } }])
    await sendDue()
    expect(bosta.deliveries).toHaveLength(1)
  })
})

test('An order that goes out again has a reference of its own', async () => {
  const { id, courierId } = await handOver()
  await sendDue()
  await actOnParcels(shop.db, [id], 'receiveBack', 'staff', { condition: 'sellable' })
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId })
  await sendDue()
  const references = bosta.deliveries.map(({ businessReference }) => businessReference)
  expect(references).toEqual([String(id), expect.stringMatching(`^${id}-\\d+$`)])
})

test('Tracking numbers of a file are kept, also before the handover', async () => {
  const courier = await createCourier()
  const shopper = await createShopper(shop.db)
  const [packed, pending] = [
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)]),
    await placeOrder(shop.db, shopper, [await createProduct(shop.db)]),
  ]
  await actOnParcels(shop.db, [packed.id], 'pack', 'staff')
  const { orders, failures } = await setTrackingNumbers(
    shop.db,
    [packed, pending].map(({ id }) => ({ orderId: id, trackingNumber: `T-${id}` })),
    'staff',
  )
  expect(orders.map(({ id }) => id)).toEqual([packed.id])
  expect(failures.map(({ orderId }) => orderId)).toEqual([pending.id])
  await actOnParcels(shop.db, [packed.id], 'handOver', 'staff', { courierId: courier.id })
  expect(await trackingNumberOf(packed.id)).toBe(`T-${packed.id}`)
  await sendDue()
  expect(bosta.requests).toEqual([])
})

describe('The owner', () => {
  test('fetches the label, and learns why there is none', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await handOver()
    const fetchLabel = async () => {
      const query = `mutation { fetchCarrierLabel(id: ${id}) { pdf userErrors { message } } }`
      return (await shop.graphql(query, { token })).data.fetchCarrierLabel
    }
    expect(await fetchLabel()).toEqual({
      pdf: null,
      userErrors: [{ message: 'The courier does not know of this parcel yet.' }],
    })
    await sendDue()
    expect(await fetchLabel()).toEqual({
      pdf: Buffer.from('%PDF-1.4').toString('base64'),
      userErrors: [],
    })
  })

  test('asks where a parcel is, and the order follows', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await handOver()
    await sendDue()
    bosta.setState({ state: { code: 45, value: 'Delivered' }, updatedAt: '2026-01-01T10:00:00Z' })
    const query = `mutation { askCarrier(id: ${id}) { carrierShipment { trackingNumber } userErrors { message } } }`
    const { data } = await shop.graphql(query, { token })
    expect(data.askCarrier).toEqual({
      carrierShipment: { trackingNumber: '7000001' },
      userErrors: [],
    })
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ shipmentState: 'delivered' })
  })
})

test('Every governorate has a city of its own', () => {
  const codes = Object.values(BOSTA_CITIES).map(({ code }) => code)
  expect(new Set(codes).size).toBe(27)
})

/** Parts of what Bosta answers, of any type and size. */
const oddData = fc.oneof(
  fc.jsonValue(),
  fc.dictionary(
    fc.constantFrom('_id', 'trackingNumber', 'deliveries', 'list', 'state', 'type', 'message'),
    fc.oneof(
      fc.jsonValue(),
      fc.constantFrom('7000001', 7_000_001, '7\u0000', '\ud800', '9'.repeat(99), 45, { code: 45 }),
      fc.array(fc.constantFrom(null, {}, { _id: null, trackingNumber: [] }, 'x')),
    ),
  ),
)

const oddAnswer = fc.oneof(
  oddData.map((data) => JSON.stringify({ data })),
  fc.jsonValue().map((body) => JSON.stringify(body)),
  fc.constantFrom(
    '',
    '<html>',
    '{"data":',
    '['.repeat(200_000),
    '\u0000',
    '{"data":{"__proto__":1}}',
  ),
)

test('Whatever Bosta answers is a problem of the parcel that the desk shows', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const { token } = await createAdmin(shop.db)
  const { id } = await handOver()
  const { id: known } = await placeOrder(shop.db, await createShopper(shop.db), [
    await createProduct(shop.db),
  ])
  const [courier] = await listCouriers(shop.db)
  const parcel = { courierId: courier?.id, trackingNumber: '7000001' }
  await actOnParcels(shop.db, [known], 'handOver', 'staff', parcel)
  const ask = `mutation { askCarrier(id: ${known}) { userErrors { message } }
    fetchCarrierLabel(id: ${known}) { pdf userErrors { message } } }`
  await fc.assert(
    fc.asyncProperty(oddAnswer, async (body) => {
      bosta.setAnswer(body)
      const { data, errors } = await shop.graphql(ask, { token })
      expect(errors, body).toBeUndefined()
      expect(data.fetchCarrierLabel).toMatchObject({ pdf: null, userErrors: [{}] })
      await shop.db.query(
        `UPDATE carrier_shipments SET next_attempt_at = now(), attempts = 0 WHERE created_at IS NULL`,
      )
      expect((await sendDue()).errors, body).toEqual([])
      const { problem } = (await findCarrierShipment(shop.db, id)) ?? {}
      expect(['unclear', 'address'], body).toContain(problem)
    }),
    runs(100),
  )
})

test('Only what is clean gets into the shop', () => {
  const adapter = createBosta(bosta.settings)
  // @ts-expect-error An adapter itself is no carrier of the shop.
  const direct: Carriers = { bosta: adapter }
  const report = {
    trackingNumber: '7000001',
    reference: null,
    state: '45',
    report: 'delivered',
    reason: null,
    note: null,
    collectedPiastres: null,
    reportedAt: null,
  } as const
  // @ts-expect-error Nor is a report that was not cleaned taken in.
  const take = () => takeInReport(shop.db, 'bosta', report)
  expect([direct.bosta, take]).toEqual([adapter, expect.any(Function)])
})
