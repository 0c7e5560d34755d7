import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SettlementInput } from '#domain/cash/settlement.schema'
import { toPounds } from '#domain/money/money'
import { asPiastres, asPounds } from '#domain/money/units'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { PROPERTY_TIMEOUT, runs } from '../../test/junk'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { setUpDatabase } from '../../test/shop'
import { listBalanceLines } from './balance-lines.service'
import { listBalances } from './balances.service'
import { closeSettlement } from './close-settlement.service'
import { decideSettlementLine } from './decide-line.service'
import { startSettlement } from './settlements.service'

const shop = setUpDatabase()

const PRICE = 20_000
const DELIVERED_FEE = 3_000
const REFUSED_FEE = 1_500

type Line = NonNullable<SettlementInput['lines']>[number]

/** A parcel: its outcome, and its row in the statement. */
const anyParcel = fc.record({
  outcome: fc.constantFrom('delivered', 'delivered', 'delivered', 'refused', 'lost'),
  /** By how much the statement differs from what was collected; undefined if it does not have the parcel. */
  difference: fc.constantFrom(0, 0, 0, -2_500, 500, undefined),
  fee: fc.constantFrom(undefined, 0, 500),
  tax: fc.constantFrom(undefined, 140),
  compensation: fc.constantFrom(0, 15_000),
  writesOff: fc.boolean(),
})

/** The other rows of a statement. */
const anyRow = fc.record({
  kind: fc.constantFrom('tax', 'deduction', 'compensation', 'carried', 'sum', 'unknown', 'booked'),
  piastres: fc.integer({ min: 1, max: 9_000 }),
})

const anyStatement = fc.record({
  parcels: fc.array(anyParcel, { minLength: 1, maxLength: 4 }),
  rows: fc.array(anyRow, { maxLength: 4 }),
  deductsFees: fc.boolean(),
  /** Difference of the bank transfer from the sum of the lines, in piastres. */
  beyond: fc.constantFrom(0, 0, -700, 900),
  writesOff: fc.boolean(),
})

type Statement = typeof anyStatement extends fc.Arbitrary<infer Value> ? Value : never
type Parcel = Statement['parcels'][number]
type Row = Statement['rows'][number]

/** The bookkeeping of a shop that writes two numbers on a sheet: what it is owed, and what it has received. */
interface Sheet {
  owed: number
  received: number
}

const pounds = (piastres: number) => toPounds(asPiastres(piastres))

const TEXTS: Readonly<Record<Row['kind'], string>> = {
  tax: 'VAT',
  deduction: 'خصم',
  compensation: 'Compensation',
  carried: 'Previous balance',
  sum: 'الإجمالي',
  unknown: 'Something else',
  booked: 'Something else that somebody decides about',
}

/** Sends a parcel on its way; the sheet has what the courier owes from then on. */
async function live(courierId: number, number: string, { outcome }: Parcel, sheet: Sheet) {
  const product = await createProduct(shop.db, { pricePiastres: asPiastres(PRICE), stock: 5 })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId, trackingNumber: number })
  if (outcome === 'delivered') {
    await actOnParcels(shop.db, [id], 'deliver', 'staff')
    sheet.owed += PRICE - DELIVERED_FEE
  } else if (outcome === 'refused') {
    await actOnParcels(shop.db, [id], 'refuse', 'staff', { reason: 'price' })
    sheet.owed -= REFUSED_FEE
  } else await actOnParcels(shop.db, [id], 'lose', 'staff')
}

/** The line of a parcel; the sheet has what it means. Returns what should arrive, and undefined if it has none. */
function stateParcel(number: string, parcel: Parcel, sheet: Sheet) {
  const { outcome, difference, fee, tax, compensation } = parcel
  if (difference === undefined) return undefined
  const due = outcome === 'delivered' ? PRICE : 0
  const agreed = { delivered: DELIVERED_FEE, refused: REFUSED_FEE, lost: 0 }[outcome] ?? 0
  const amount = outcome === 'delivered' ? due + difference : outcome === 'lost' ? compensation : 0
  const charged = fee === undefined ? agreed : agreed + fee
  // More than was due was collected, or is paid for what was lost; other charges are less.
  sheet.owed += Math.max(0, amount - due) - (charged - agreed) - (tax ?? 0)
  const line: Line = {
    trackingNumber: number,
    amount: pounds(amount),
    ...(fee !== undefined && { fee: pounds(charged) }),
    ...(tax !== undefined && { tax: pounds(tax) }),
  }
  return {
    line,
    gross: amount,
    net: amount - charged - (tax ?? 0),
    short: Math.max(0, due - amount),
  }
}

/** Returns the amounts due for a row of no parcel, and updates the sheet: the row alone determines them. */
function stateRow({ kind, piastres }: Row, sheet: Sheet): { gross: number; net: number } {
  switch (kind) {
    case 'tax':
      sheet.owed -= piastres
      return { gross: 0, net: -piastres }
    case 'deduction':
    case 'booked':
      sheet.owed -= piastres
      return { gross: -piastres, net: -piastres }
    case 'compensation':
      sheet.owed += piastres
      return { gross: piastres, net: piastres }
    case 'carried':
      return { gross: piastres, net: piastres }
    case 'sum':
    case 'unknown':
      return { gross: 0, net: 0 }
  }
}

async function settle(
  courierId: number,
  prefix: string,
  { parcels, rows, deductsFees, beyond, writesOff }: Statement,
  sheet: Sheet,
): Promise<void> {
  for (const [index, parcel] of parcels.entries()) {
    await live(courierId, `${prefix}-${index}`, parcel, sheet)
  }
  const stated = parcels.map((parcel, index) => stateParcel(`${prefix}-${index}`, parcel, sheet))
  const others = rows.map((row) => stateRow(row, sheet))
  const lines = [
    ...stated.flatMap((parcel) => parcel?.line ?? []),
    ...rows.map(({ kind, piastres }) => ({ label: TEXTS[kind], amount: pounds(piastres) })),
  ]
  if (lines.length === 0) return
  const settlement = await startSettlement(shop.db, { courierId, deductsFees, lines })

  const shortParcels = parcels.filter((_, index) => (stated[index]?.short ?? 0) > 0)
  const shortLines = settlement.lines.filter(({ result }) => result === 'short')
  for (const [index, { id }] of shortLines.entries()) {
    if (!shortParcels[index]?.writesOff) continue
    await decideSettlementLine(shop.db, id, { rest: 'writeOff', reason: 'No change' })
    sheet.owed -= stated.filter((parcel) => parcel && parcel.short > 0)[index]?.short ?? 0
  }
  for (const { id, label } of settlement.lines) {
    if (label === TEXTS.booked) await decideSettlementLine(shop.db, id, { kind: 'deduction' })
  }

  const all = [...stated.flatMap((parcel) => parcel ?? []), ...others]
  const sum = all.reduce((total, one) => total + (deductsFees ? one.net : one.gross), 0)
  const received = sum + beyond
  sheet.received += received
  sheet.owed -= received
  if (writesOff) sheet.owed += beyond
  await closeSettlement(shop.db, settlement.id, 'staff', {
    received: asPounds(pounds(received)),
    isConfirmed: true,
    ...(writesOff && { difference: 'writeOff', reason: 'Bank charges' }),
  })
}

test('Whatever is in statements, couriers owe and the shop has received what a second, naive bookkeeping says', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  let number = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStatement, { minLength: 1, maxLength: 3 }), async (statements) => {
      number += 1
      const name = `Nile Express ${number}`
      const courier = { name, deliveredFee: DELIVERED_FEE / 100, refusedFee: REFUSED_FEE / 100 }
      const { id } = await saveCourier(shop.db, null, courier)
      const sheet: Sheet = { owed: 0, received: 0 }
      for (const [index, statement] of statements.entries()) {
        await settle(id, `N${number}-${index}`, statement, sheet)
      }
      const balance = (await listBalances(shop.db)).find((one) => one.courier.id === id)
      expect(balance?.owedPiastres).toBe(sheet.owed)
      const parts = await listBalanceLines(shop.db, id)
      expect(parts.reduce((sum, { openPiastres }) => sum + openPiastres, 0)).toBe(sheet.owed)
      const [remitted] = await shop.db.query<{ sum: number }[]>(
        `SELECT coalesce(sum(piastres), 0)::float8 AS sum FROM cash_entries
         WHERE courier_id = $1 AND kind = 'remitted'`,
        [id],
      )
      expect(remitted?.sum).toBe(sheet.received)
      await expectPaymentsAddUp(shop.db)
    }),
    runs(8),
  )
  await expectConsistentDatabase(shop.db)
})
