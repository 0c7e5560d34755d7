import { beforeEach, expect, test } from 'vitest'
import type { ApiKeyScope } from '#domain/integrations/api-keys.schema'
import { asPiastres } from '#domain/money/units'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { createProduct, createShopper, createStaff, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { createApiKey } from '../integrations/api-keys.service'
import { closeSettlement } from './close-settlement.service'
import { startSettlement } from './settlements.service'

const shop = setUpShop()

let courierId: number
let orderIds: readonly number[]
let settlementId: number
let token: string

/** Orders that a courier has delivered and a statement has settled, but for 10 EGP in all. */
beforeEach(async () => {
  const courier = await saveCourier(shop.db, null, { name: 'Nile Express', deliveredFee: 30 })
  courierId = courier.id
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(10_000) })
  const orders = []
  for (const trackingNumber of ['NX-1', 'NX-2', 'NX-3']) {
    const { id } = await placeOrder(shop.db, shopper, [product])
    await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId, trackingNumber })
    await actOnParcels(shop.db, [id], 'deliver', 'staff')
    orders.push(id)
  }
  orderIds = orders
  const settlement = await startSettlement(shop.db, { courierId, lines: null })
  settlementId = settlement.id
  await closeSettlement(shop.db, settlementId, 'staff', { received: 200 })
  ;({ token } = await createStaff(shop.db, 'accountant'))
})

/** The response to a query, and how many statements it took. */
async function read(query: string, by = token) {
  let data: unknown
  const statements = await shop.database.statements.during(async () => {
    data = (await shop.graphql(query, { token: by })).data
  })
  return { data, statements: statements.length }
}

const ENTRIES = (selection: string) => `{ cashEntries(first: 3) { nodes { id ${selection} } } }`

test('An entry of the ledger has its order, courier and settlement', async () => {
  const { data } = await read(
    `{ cashEntries { nodes { kind order { id status } courier { name } settlement { id closedAt } } } }`,
  )
  expect(data).toMatchObject({
    cashEntries: {
      nodes: expect.arrayContaining([
        {
          kind: 'COLLECTED',
          order: { id: String(orderIds[0]), status: 'COMPLETED' },
          courier: { name: 'Nile Express' },
          settlement: null,
        },
        {
          kind: 'REMITTED',
          order: { id: String(orderIds[2]), status: 'COMPLETED' },
          courier: { name: 'Nile Express' },
          settlement: { id: String(settlementId), closedAt: expect.any(String) },
        },
      ]),
    },
  })
})

test('The lines of a settlement and of a balance have their orders and parcels', async () => {
  const { data } = await read(`{
    settlement(id: ${settlementId}) { lines { order { id total } shipment { trackingNumber } } }
    courierBalanceLines(courierId: ${courierId}) {
      order { id } shipment { trackingNumber } settlement { courier { name } } open
    }
  }`)
  expect(data).toEqual({
    settlement: {
      lines: orderIds.map((id, index) => ({
        order: { id: String(id), total: 100 },
        shipment: { trackingNumber: `NX-${index + 1}` },
      })),
    },
    courierBalanceLines: [
      { order: null, shipment: null, settlement: { courier: { name: 'Nile Express' } }, open: 10 },
    ],
  })
})

test('What entries are about is read at once, and not at all for its ID alone', async () => {
  const none = await read(ENTRIES(''))
  const ids = await read(ENTRIES('order { id ...on AdminOrder { __typename } } courier { id }'))
  expect(ids.statements).toBe(none.statements)
  const orders = await read(ENTRIES('order { id status }'))
  expect(orders.statements).toBe(none.statements + 1)
  const inFragment = await read(
    `query { cashEntries(first: 3) { nodes { courier { ...Named } } } } fragment Named on Courier { name }`,
  )
  expect(inFragment.data).toMatchObject({
    cashEntries: {
      nodes: Array.from({ length: 3 }, () => ({ courier: { name: 'Nile Express' } })),
    },
  })
  expect(inFragment.statements).toBe(none.statements + 1)
})

test.each<[ApiKeyScope[], boolean]>([
  [['readLedger'], false],
  [['readLedger', 'readOrders'], true],
])('A key with the scopes %j sees orders in the ledger: %s', async (scopes, isShown) => {
  const { key } = await createApiKey(shop.db, { name: 'Books', scopes })
  for (const selection of ['id', 'id total']) {
    const { data } = await read(
      `{ cashEntries(first: 1) { nodes { order { ${selection} } } } }`,
      key,
    )
    expect(data).toMatchObject({
      cashEntries: { nodes: [{ order: isShown ? { id: String(orderIds[0]) } : null }] },
    })
  }
  const { data } = await read(
    `{ settlement(id: ${settlementId}) { lines { shipment { id } } } }`,
    key,
  )
  expect(data).toMatchObject({
    settlement: { lines: orderIds.map(() => ({ shipment: isShown ? {} : null })) },
  })
})
