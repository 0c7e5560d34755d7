import { parse } from 'csv-parse/sync'
import { beforeEach, describe, expect, test } from 'vitest'
import { type LEDGER_COLUMNS, LEDGER_TOTALS } from '#domain/cash/ledger.schema'
import { asPiastres } from '#domain/money/units'
import type { PrepaymentMethod } from '#domain/orders/order-life'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels, recordPayment } from '../../orders/fulfilment/fulfilment.service'
import { explain } from '../../test/explain'
import {
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { readLedger } from './cash-entries.service'
import { closeSettlement } from './close-settlement.service'
import { listPrepaymentSums } from './prepayment-sums.service'
import { startSettlement } from './settlements.service'

const shop = setUpShop()

let admin: TestUser

beforeEach(async () => {
  admin = await createAdmin(shop.db)
})

type Row = Record<(typeof LEDGER_COLUMNS)[number], string>

async function download(query = ''): Promise<Row[]> {
  const response = await shop.rest('GET', `/cash-entries.csv${query}`, { token: admin.token })
  expect(response.statusCode).toBe(200)
  return parse(response.body, { bom: true, columns: true })
}

const isEntry = ({ entry }: Row) => /^\d+$/.test(entry)

const toPiastres = (amount: string) => Math.round(Number(amount) * 100)

const sum = (rows: readonly Row[]) =>
  rows.reduce((total, { amount }) => total + toPiastres(amount), 0)

/** Orders with every kind of entry that the shop makes: prepaid, collected, settled short, refunded and reversed. */
async function createLedger(): Promise<void> {
  const shopper = await createShopper(shop.db)
  for (const name of ['Nile Express', '=HYPERLINK("x")']) {
    const courier = await saveCourier(shop.db, null, { name, deliveredFee: 30.25 })
    const lines: { orderId: number; amount: number }[] = []
    for (const pounds of [99.99, 150, 1234.56]) {
      const product = await createProduct(shop.db, { pricePiastres: asPiastres(pounds * 100) })
      const { id } = await placeOrder(shop.db, shopper, [product])
      await recordPayment(shop.db, id, 'prepaid', { amount: 10.01, note: '+cmd' }, 'staff')
      await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId: courier.id })
      await actOnParcels(shop.db, [id], 'deliver', 'staff')
      await recordPayment(shop.db, id, 'refunded', { amount: 5.5 }, 'staff')
      lines.push({ orderId: id, amount: pounds - 10.01 - (pounds === 150 ? 3 : 0) })
    }
    const amounts = lines.map(({ amount, ...line }) => ({
      ...line,
      amount: Math.round(amount * 100) / 100,
    }))
    const { id } = await startSettlement(shop.db, { courierId: courier.id, lines: amounts })
    await closeSettlement(shop.db, id, 'staff')
  }
}

describe('The ledger of a period as a CSV file', () => {
  test('agrees with the orders and with its own sums to the piastre', async () => {
    await createLedger()
    const rows = await download()
    const entries = rows.filter(isEntry)
    const paid = await shop.db.query<{ id: number; paid: number }[]>(
      'SELECT id, paid_piastres::int AS paid FROM orders ORDER BY id',
    )
    expect(paid).toHaveLength(6)
    for (const { id, paid: expected } of paid) {
      const ofOrder = entries.filter(({ order }) => order === String(id))
      const received = ofOrder.filter(({ kind }) => ['prepaid', 'collected'].includes(kind))
      const refunded = ofOrder.filter(({ kind }) => kind === 'refunded')
      expect(sum(received) - sum(refunded), `order ${id}`).toBe(expected)
    }

    const kinds = [...new Set(entries.map(({ kind }) => kind))]
    expect(kinds.toSorted()).toEqual(['collected', 'courierFee', 'prepaid', 'refunded', 'remitted'])
    const totals = rows.filter(({ entry }) => entry === LEDGER_TOTALS.kind)
    expect(totals.map(({ kind, amount }) => [kind, toPiastres(amount)])).toEqual(
      kinds.map((kind) => [kind, sum(entries.filter((row) => row.kind === kind))]),
    )
    const ofCouriers = rows.filter(({ entry }) => entry === LEDGER_TOTALS.courier)
    expect(ofCouriers).toHaveLength(6)
    for (const total of ofCouriers) {
      const summed = entries.filter(
        ({ courier, kind }) => courier === total.courier && kind === total.kind,
      )
      expect(toPiastres(total.amount)).toBe(sum(summed))
    }
    expect(rows).toHaveLength(entries.length + totals.length + ofCouriers.length)
    const settled = entries.filter(({ kind }) => kind === 'remitted')
    expect(new Set(settled.map(({ settlement }) => settlement))).toEqual(new Set(['1', '2']))
  })

  test('runs nothing in a spreadsheet, and keeps negative amounts as numbers', async () => {
    await createLedger()
    const [order] = await shop.db.query<{ id: number }[]>('SELECT min(id) AS id FROM orders')
    await shop.db.query(
      `INSERT INTO cash_entries (order_id, kind, piastres, actor) VALUES ($1, 'collected', -2500, 'staff')`,
      [order?.id],
    )
    const entries = (await download()).filter(isEntry)
    expect(new Set(entries.map(({ courier }) => courier))).toEqual(
      new Set(['', 'Nile Express', `'=HYPERLINK("x")`]),
    )
    expect(entries.find(({ kind }) => kind === 'prepaid')?.note).toBe("'+cmd")
    expect(entries.at(-1)?.amount).toBe('-25.00')
  })

  test('begins and ends with days of Cairo', async () => {
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
      await createProduct(shop.db),
    ])
    // Cairo is three hours ahead of UTC in summer, and two in winter.
    await shop.db.query(
      `INSERT INTO cash_entries (order_id, kind, piastres, actor, created_at)
       SELECT $1, 'prepaid', 100, 'staff', moment::timestamptz
       FROM unnest($2::text[]) AS moment`,
      [
        id,
        [
          '2026-07-09T20:59:59Z',
          '2026-07-09T21:00:00Z',
          '2026-07-10T20:59:59.999999Z',
          '2026-07-10T21:00:00Z',
          '2026-12-31T22:30:00Z',
        ],
      ],
    )
    const times = async (query: string) =>
      (await download(query)).filter(isEntry).map(({ time }) => time)
    expect(await times('?from=2026-07-10&to=2026-07-10')).toEqual([
      '2026-07-10 00:00:00',
      '2026-07-10 23:59:59',
    ])
    expect(await times('?from=2027-01-01')).toEqual(['2027-01-01 00:30:00'])
    expect(await times('?to=2026-07-09')).toEqual(['2026-07-09 23:59:59'])
  })

  test('names all that is wrong with its period, and is for the admin only', async () => {
    const refused = await shop.rest('GET', '/cash-entries.csv?from=1%20July&to=2026-02-30', {
      token: admin.token,
    })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().errors).toMatchObject([{ field: 'from' }, { field: 'to' }])
    const order = await shop.rest('GET', '/cash-entries.csv?from=2026-02-02&to=2026-02-01', {
      token: admin.token,
    })
    expect(order.json().errors).toMatchObject([{ field: 'to' }])
    const { token } = await createShopper(shop.db)
    expect((await shop.rest('GET', '/cash-entries.csv', { token })).statusCode).toBe(403)
    expect((await shop.rest('GET', '/cash-entries.csv')).statusCode).toBe(401)
  })
})

test('Payments in advance are summed by method, in a period and below its entries', async () => {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 100 })
  const pay = async (method: PrepaymentMethod | null, amount: number, createdAt: string) => {
    const { id } = await placeOrder(shop.db, shopper, [product])
    await shop.db.query(
      `INSERT INTO cash_entries (order_id, kind, piastres, actor, method, created_at)
       VALUES ($1, 'prepaid', $2, 'staff', $3, $4)`,
      [id, amount, method, createdAt],
    )
  }
  await pay('instaPay', 5_000, '2026-11-01T10:00:00Z')
  await pay('instaPay', 2_550, '2026-11-30T21:59:59Z')
  await pay('wallet', 9_000, '2026-11-15T10:00:00Z')
  await pay(null, 1_000, '2026-11-15T10:00:00Z')
  // Moved to another order.
  await pay('wallet', -400, '2026-11-15T10:00:00Z')
  await pay('wallet', 400, '2026-11-15T10:00:00Z')
  await pay('shopCash', 7_000, '2026-11-30T22:00:00Z')
  const sums = await listPrepaymentSums(shop.db, { from: '2026-11-01', to: '2026-11-30' })
  expect(sums).toEqual([
    { method: 'wallet', count: 1, piastres: 9_000 },
    { method: 'instaPay', count: 2, piastres: 7_550 },
    { method: null, count: 1, piastres: 1_000 },
  ])
  expect(await listPrepaymentSums(shop.db, {})).toHaveLength(4)
  await expect(
    listPrepaymentSums(shop.db, { from: '2026-11-30', to: '2026-11-01' }),
  ).rejects.toMatchObject({ code: 'INVALID' })
  const totals = (await download('?from=2026-11-01&to=2026-11-30')).filter(
    ({ entry }) => entry === 'method total',
  )
  expect(totals.map(({ method, amount }) => [method, amount])).toEqual([
    ['instaPay', '75.50'],
    ['wallet', '90.00'],
  ])
})

/** Entries of one moment each, or of the same moment. */
async function addEntries(count: number): Promise<void> {
  const { id } = await saveCourier(shop.db, null, { name: 'Bosta' })
  await shop.db.query(
    `INSERT INTO cash_entries (courier_id, kind, piastres, actor, created_at)
     SELECT $1, 'remitted', n, 'staff', timestamptz '2026-01-01' + (n / 3) * interval '1 second'
     FROM generate_series(1, $2::int) AS n`,
    [id, count],
  )
}

test('A ledger of several batches has every entry once, for a statement a batch', async () => {
  await addEntries(2_500)
  let rows: Row[] = []
  const statements = await shop.database.statements.during(async () => {
    rows = await download()
  })
  expect(rows.filter(isEntry).map(({ entry }) => Number(entry))).toEqual(
    Array.from({ length: 2_500 }, (_, index) => index + 1),
  )
  expect(statements.filter(({ sql }) => sql.includes('cash_entries'))).toHaveLength(3)
})

test('A page of the ledger is found by the index on its time', async ({ skip }) => {
  if (shop.database.isEmbedded) return skip()
  await addEntries(30_000)
  await shop.db.query('ANALYZE cash_entries')
  const period = { from: '2026-01-01', to: null }
  const statements = await shop.database.statements.during(async () => {
    const page = await readLedger(shop.db, period, { after: undefined, limit: 1_000 })
    await readLedger(shop.db, period, { after: page.at(-1)?.id, limit: 1_000 })
  })
  expect(statements).toHaveLength(2)
  for (const statement of statements) {
    const nodes = await explain(shop.db, statement, 'ANALYZE')
    const ofTable = nodes.filter((node) => node['Relation Name'] === 'cash_entries')
    expect(new Set(ofTable.map((node) => node['Node Type']))).toEqual(new Set(['Index Scan']))
    const page = ofTable.filter((node) => node['Index Name'] === 'cash_entries_created_at')
    expect(page).toMatchObject([{ 'Actual Rows': 1_000 }])
    expect(page[0]?.['Rows Removed by Filter'] ?? 0).toBe(0)
  }
})

test('The API lists the same entries in pages', async () => {
  await createLedger()
  const read = async (variables: object) => {
    const { data } = await shop.graphql<{
      cashEntries: {
        nodes: { id: string; amount: number; kind: string; courierName: string | null }[]
        pageInfo: { hasNextPage: boolean; endCursor: string }
        totalCount: number
      }
    }>(
      `query ($after: String, $to: Date) { cashEntries(first: 20, after: $after, to: $to) {
        nodes { id amount kind courierName } pageInfo { hasNextPage endCursor } totalCount } }`,
      { variables: { ...variables }, token: admin.token },
    )
    return data.cashEntries
  }
  const first = await read({})
  expect(first.pageInfo.hasNextPage).toBe(true)
  const second = await read({ after: first.pageInfo.endCursor })
  expect(second.pageInfo.hasNextPage).toBe(false)
  const rows = (await download()).filter(isEntry)
  expect([...first.nodes, ...second.nodes].map(({ id, amount }) => [id, amount])).toEqual(
    rows.map(({ entry, amount }) => [entry, Number(amount)]),
  )
  expect([first.totalCount, second.totalCount]).toEqual([rows.length, rows.length])
  expect(await read({ to: '2020-01-01' })).toMatchObject({ nodes: [], totalCount: 0 })
})
