import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  ACCOUNTING_FILES,
  ACCOUNTING_PATHS,
  ACCOUNTING_TOTAL,
  type AccountingFile,
} from '#domain/cash/accounting'
import { asPiastres } from '#domain/money/units'
import { vatIn } from '#domain/money/vat'
import { saveCourier } from '../../orders/couriers/couriers.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { anyStep } from '../../test/lives/step-kinds'
import type { World } from '../../test/lives/steps'
import { setUpShop } from '../../test/shop'
import { exportAccounts } from './accounting.service'

const shop = setUpShop()

let admin: TestUser

beforeEach(async () => {
  admin = await createAdmin(shop.db)
})

type Row = Readonly<Record<string, string>>

const parseCsv = (csv: string): Row[] => parse(csv, { bom: true, columns: true })

async function download(file: AccountingFile, query = ''): Promise<Row[]> {
  const path = `${ACCOUNTING_PATHS[file]}${query}`
  const response = await shop.rest('GET', path, { token: admin.token })
  expect(response.statusCode).toBe(200)
  return parseCsv(response.body)
}

const toPiastres = (amount: string | undefined) => Math.round(Number(amount) * 100)

const isTotal = (row: Row) => Object.values(row)[0] === ACCOUNTING_TOTAL

const sumOf = (rows: readonly Row[], column: string) =>
  rows.reduce((sum, row) => sum + toPiastres(row[column]), 0)

const linesOf = (rows: readonly Row[]) => rows.filter((row) => !isTotal(row))

async function placeOne(name = 'Ball'): Promise<number> {
  const product = await createProduct(shop.db, { name, pricePiastres: asPiastres(11_400) })
  return (await placeOrder(shop.db, await createShopper(shop.db), [product], 2)).id
}

const enter = (orderId: number, kind: string, piastres: number, note: string | null = null) =>
  shop.db.query(
    `INSERT INTO cash_entries (order_id, kind, piastres, actor, note) VALUES ($1, $2, $3, 'staff', $4)`,
    [orderId, kind, piastres, note],
  )

/** Sums the ledger, in piastres by kind. */
async function readSums(): Promise<Readonly<Record<string, number>>> {
  const rows = await shop.db.query<{ kind: string; sum: number }[]>(
    'SELECT kind, sum(piastres)::float8 AS sum FROM cash_entries GROUP BY kind',
  )
  return Object.fromEntries(rows.map(({ kind, sum }) => [kind, sum]))
}

describe("The accountant's files", () => {
  test('agree with the ledger to the piastre, whatever happened to the orders', {
    timeout: PROPERTY_TIMEOUT,
  }, async () => {
    const ORDERS = 3
    const shopper = await createShopper(shop.db)
    const lives = fc.array(anyStep(ORDERS), { minLength: 4, maxLength: 24, size: 'max' })
    let number = 0
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        number += 1
        const { id: courierId } = await saveCourier(shop.db, null, {
          name: `Nile Express ${number}`,
          deliveredFee: 30.25,
        })
        const world: World = {
          db: shop.db,
          courierId,
          patch: async (path, body) =>
            (await shop.rest('PATCH', path, { token: admin.token, body })).statusCode,
        }
        const product = await createProduct(shop.db, {
          pricePiastres: asPiastres(9_999),
          stock: 20,
        })
        const ids: number[] = []
        while (ids.length < ORDERS) {
          ids.push((await placeOrder(shop.db, shopper, [product], 2)).id)
        }
        for (const { order, step } of life) await step.perform(world, ids[order] ?? 0)

        const { prepaid = 0, collected = 0, refunded = 0 } = await readSums()
        const orders = await download('orders')
        for (const rows of [linesOf(orders), orders.filter(isTotal)]) {
          expect(sumOf(rows, 'prepaid')).toBe(prepaid)
          expect(sumOf(rows, 'collected')).toBe(collected)
          expect(sumOf(rows, 'refunded')).toBe(refunded)
        }
        for (const row of linesOf(orders)) {
          const parts = ['items', 'discount', 'delivery'].map((column) => toPiastres(row[column]))
          expect(parts.reduce((sum, part) => sum + part, 0)).toBe(toPiastres(row.total))
        }
        const items = await download('items')
        expect(sumOf(linesOf(items), 'amount')).toBe(sumOf(linesOf(orders), 'items'))
        const refunds = await download('refunds')
        expect(sumOf(linesOf(refunds), 'amount')).toBe(refunded)
        const taxes = await download('taxes')
        for (const rows of [linesOf(taxes), taxes.filter(isTotal)]) {
          expect(sumOf(rows, 'amount')).toBe(prepaid + collected - refunded)
          expect(sumOf(rows, 'net') + sumOf(rows, 'vat')).toBe(sumOf(rows, 'amount'))
        }
      }),
      runs(8),
    )
    const { prepaid, collected, refunded } = await readSums()
    expect([prepaid, collected, refunded].every((sum) => sum !== undefined && sum > 0)).toBe(true)
  })

  test('have the VAT that amounts contain, negative for what was given back', async () => {
    const id = await placeOne()
    await enter(id, 'prepaid', 11_400)
    await enter(id, 'refunded', 5700)
    const [paid, refunded] = await download('taxes')
    expect(paid).toMatchObject({ kind: 'prepaid', amount: '114.00', net: '100.00', vat: '14.00' })
    expect(refunded).toMatchObject({
      kind: 'refunded',
      amount: '-57.00',
      net: '-50.00',
      vat: '-7.00',
    })
    const [order] = await download('orders')
    const total = asPiastres(toPiastres(order?.total))
    expect(toPiastres(order?.vat)).toBe(vatIn(total))
  })

  test('run nothing in a spreadsheet', async () => {
    const id = await placeOne('=HYPERLINK("x")')
    await enter(id, 'refunded', 100, '@cmd')
    expect((await download('items'))[0]?.name).toBe(`'=HYPERLINK("x")`)
    expect((await download('refunds'))[0]?.note).toBe("'@cmd")
  })

  test('have the days of a period in Cairo', async () => {
    const id = await placeOne()
    await shop.db.query(`UPDATE orders SET created_at = '2026-10-31T22:30:00Z' WHERE id = $1`, [id])
    expect(linesOf(await download('orders', '?from=2026-11-01&to=2026-11-30'))).toMatchObject([
      { order: String(id), time: '2026-11-01 00:30:00' },
    ])
    expect(await download('items', '?from=2026-10-01&to=2026-10-31')).toEqual([])
  })

  test('are read in batches, each order once', async () => {
    const id = await placeOne()
    await shop.db.query(
      `INSERT INTO orders (total_piastres, address, city, phone, created_at)
       SELECT 100, 'Street', 'Cairo', '01012345678', now() - n / 3 * interval '1 hour'
       FROM generate_series(1, 2100) AS n`,
    )
    await shop.db.query(
      `INSERT INTO order_items (order_id, name, price_piastres, quantity)
       SELECT id, 'Toy', 50, 2 FROM orders WHERE id <> $1`,
      [id],
    )
    for (const file of ['orders', 'items'] as const) {
      const numbers = linesOf(await download(file)).map(({ order }) => order)
      expect(numbers).toHaveLength(2101)
      expect(new Set(numbers).size).toBe(2101)
    }
  })

  test.each(ACCOUNTING_FILES)(
    '%s is for the accountant, and for no packer or API key',
    async (file) => {
      const statusOf = async (token?: string) =>
        (await shop.rest('GET', ACCOUNTING_PATHS[file], token === undefined ? {} : { token }))
          .statusCode
      expect(await statusOf((await createStaff(shop.db, 'accountant')).token)).toBe(200)
      expect(await statusOf((await createStaff(shop.db, 'packer')).token)).toBe(403)
      expect(await statusOf()).toBe(401)
      const bad = await shop.rest('GET', `${ACCOUNTING_PATHS[file]}?from=1%20July&to=2026-02-30`, {
        token: admin.token,
      })
      expect(bad.statusCode).toBe(400)
    },
  )
})

test('Sellers who are not registered have no columns of taxes', async () => {
  await enter(await placeOne(), 'prepaid', 11_400)
  for (const file of ACCOUNTING_FILES) {
    let csv = ''
    for await (const part of exportAccounts(shop.db, file, {}, { isTaxed: false })) csv += part
    expect(csv.split('\n')[0]).not.toMatch(/\b(?:net|vat)\b/)
  }
})
