import { describe, expect, test } from 'vitest'
import type { ClosingInput, SettlementInput } from '#domain/cash/settlement.schema'
import { asPiastres } from '#domain/money/units'
import { REFUSAL_REASONS } from '#domain/orders/order-life'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { deliverOrderPartly } from '../../orders/fulfilment/partial-delivery.service'
import { findAdminOrder } from '../../orders/orders/reads/admin-orders.service'
import { createProduct, createShopper, placeOrder } from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { expectPaymentsAddUp } from '../../test/lives/payments'
import { setUpDatabase } from '../../test/shop'
import { listBalanceLines, writeOffCash } from './balance-lines.service'
import { listBalances } from './balances.service'
import { closeSettlement } from './close-settlement.service'
import { decideSettlementLine } from './decide-line.service'
import { startSettlement } from './settlements.service'

const shop = setUpDatabase()

type Line = NonNullable<SettlementInput['lines']>[number]

async function addCourier(fields: object = {}): Promise<number> {
  const courier = { name: 'Nile Express', deliveredFee: 45, refusedFee: 20, ...fields }
  return (await saveCourier(shop.db, null, courier)).id
}

/** Places an order and hands it over to a courier under a tracking number. */
async function sendOrder(courierId: number, trackingNumber: string, pounds = 449.95) {
  const product = await createProduct(shop.db, {
    pricePiastres: asPiastres(Math.round(pounds * 100)),
    stock: 10,
  })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await sendAgain(courierId, id, trackingNumber)
  return id
}

async function sendAgain(courierId: number, id: number, trackingNumber: string): Promise<void> {
  await actOnParcels(shop.db, [id], 'pack', 'staff')
  await actOnParcels(shop.db, [id], 'handOver', 'staff', { courierId, trackingNumber })
}

const deliver = (...ids: readonly number[]) => actOnParcels(shop.db, ids, 'deliver', 'staff')

const refuse = (...ids: readonly number[]) =>
  actOnParcels(shop.db, ids, 'refuse', 'staff', { reason: REFUSAL_REASONS[0] })

async function deliverOrder(courierId: number, trackingNumber: string, pounds?: number) {
  const id = await sendOrder(courierId, trackingNumber, pounds)
  await deliver(id)
  return id
}

async function refuseOrder(courierId: number, trackingNumber: string) {
  const id = await sendOrder(courierId, trackingNumber)
  await refuse(id)
  return id
}

const read = (courierId: number, lines: readonly Line[] | null, deductsFees = true) =>
  startSettlement(shop.db, { courierId, deductsFees, lines: lines && [...lines] })

const close = (id: number, closing: ClosingInput = {}) =>
  closeSettlement(shop.db, id, 'staff', closing)

async function settle(courierId: number, lines: readonly Line[], closing: ClosingInput = {}) {
  const { id } = await read(courierId, lines)
  return close(id, closing)
}

async function balance() {
  const [only] = await listBalances(shop.db)
  if (!only) throw new Error('There is no courier')
  const { courier: _, ...sums } = only
  return sums
}

const owed = async () => (await balance()).owedPiastres

const results = (lines: readonly { readonly result: string }[]) => lines.map(({ result }) => result)

describe('A statement', () => {
  test('has the fees of refused parcels, and what arrived is what is handed over', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    await deliverOrder(courierId, 'A2')
    await refuseOrder(courierId, 'A3')
    const closed = await settle(courierId, [
      { trackingNumber: 'A1', amount: 449.95, fee: 45 },
      { trackingNumber: 'A2', amount: 449.95, fee: 45 },
      { trackingNumber: 'A3', amount: 0, fee: 20 },
    ])
    expect(closed.receivedPiastres).toBe(78_990)
    expect(await balance()).toMatchObject({ remittedPiastres: 78_990, owedPiastres: 0 })
    expect(await listBalanceLines(shop.db, courierId)).toEqual([])
    await expectPaymentsAddUp(shop.db)
  })

  test('has the rest of a parcel that an earlier one was short of', async () => {
    const courierId = await addCourier()
    const id = await deliverOrder(courierId, 'A4')
    await settle(courierId, [{ trackingNumber: 'A4', amount: 400 }])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'collected' })
    expect(await listBalanceLines(shop.db, courierId)).toMatchObject([
      { orderId: id, why: 'rest', openPiastres: 4_995 },
    ])
    const { lines } = await settle(courierId, [{ trackingNumber: 'A4', amount: 49.95 }])
    expect(lines).toMatchObject([{ result: 'paid', expectedPiastres: 4_995, feePiastres: 0 }])
    expect(await owed()).toBe(0)
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'remitted' })
  })

  test('leaves a parcel alone whose order an earlier, refused parcel had, too', async () => {
    const courierId = await addCourier()
    const id = await refuseOrder(courierId, 'X1')
    await actOnParcels(shop.db, [id], 'receiveBack', 'staff', { condition: 'sellable' })
    await sendAgain(courierId, id, 'X2')
    await deliver(id)
    const lines = [
      { trackingNumber: 'X1', orderId: id, amount: 0, fee: 20 },
      { trackingNumber: 'x2 ', orderId: id, amount: 449.95, fee: 45 },
    ]
    const settlement = await read(courierId, lines)
    expect(results(settlement.lines)).toEqual(['paid', 'paid'])
    expect(settlement.remittedPiastres).toBe(44_995 - 2_000 - 4_500)
    await close(settlement.id)
    expect(await owed()).toBe(0)
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'remitted' })
  })

  test('whose line has a number of an order with two parcels asks which, unless its number says so', async () => {
    const courierId = await addCourier()
    const id = await refuseOrder(courierId, 'X1')
    await sendAgain(courierId, id, 'X2')
    await deliver(id)
    const settlement = await read(courierId, [
      { trackingNumber: 'OLD-7', orderId: id, amount: 449.95 },
    ])
    expect(settlement.lines).toMatchObject([
      { result: 'ambiguous', orderId: null },
      { result: 'missing', orderId: id },
    ])
    const shipmentId = settlement.lines[1]?.shipmentId
    const decided = await decideSettlementLine(shop.db, settlement.lines[0]?.id, {
      shipmentId: shipmentId ?? undefined,
    })
    expect(decided.lines).toMatchObject([{ result: 'paid', orderId: id, shipmentId }])
  })

  test('that names a parcel by the number of its order takes the one that it fits', async () => {
    const courierId = await addCourier()
    const id = await refuseOrder(courierId, 'X1')
    await sendAgain(courierId, id, 'X2')
    await deliver(id)
    const { lines } = await read(courierId, [
      { orderId: id, amount: 449.95 },
      { orderId: id, amount: 0, fee: 20 },
    ])
    expect(lines).toMatchObject([
      { result: 'paid', reference: 'X2' },
      { result: 'paid', reference: 'X1', feePiastres: 2_000 },
    ])
  })

  test('whose number two parcels have is decided by somebody', async () => {
    const courierId = await addCourier()
    const [one, other] = [await deliverOrder(courierId, 'D1'), await deliverOrder(courierId, 'D2')]
    await shop.db.query(`UPDATE shipments SET tracking_number = 'DUP-9'`)
    const settlement = await read(courierId, [{ trackingNumber: 'DUP-9', amount: 449.95 }])
    expect(settlement.lines).toMatchObject([
      { result: 'ambiguous' },
      { result: 'missing', orderId: one },
      { result: 'missing', orderId: other },
    ])
    const [line, , chosen] = settlement.lines
    const { lines } = await decideSettlementLine(shop.db, line?.id, {
      shipmentId: chosen?.shipmentId ?? undefined,
    })
    expect(lines).toMatchObject([
      { result: 'paid', orderId: other },
      { result: 'missing', orderId: one },
    ])
  })

  test('is explained by all of its lines: VAT, compensation, deductions, what was carried, its own sum', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const lost = await sendOrder(courierId, 'L1')
    await actOnParcels(shop.db, [lost], 'lose', 'staff')
    const settlement = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95, fee: 45 },
      { trackingNumber: 'L1', amount: 300, fee: 0 },
      { label: 'VAT 14%', amount: 0, fee: 6.3 },
      { label: 'خصم تغليف', amount: -12.5 },
      { label: 'Previous balance', amount: 5 },
      { label: 'Loyalty', amount: -1 },
      { trackingNumber: 'الإجمالي', amount: 741.45 },
    ])
    expect(settlement.lines.map(({ kind, result }) => [kind, result])).toEqual([
      ['parcel', 'paid'],
      ['parcel', 'over'],
      ['tax', 'explained'],
      ['deduction', 'explained'],
      ['carried', 'explained'],
      ['unknown', 'unknown'],
      ['sum', 'explained'],
    ])
    expect(settlement.remittedPiastres).toBe(44_995 - 4_500 + 30_000 - 630 - 1_250 + 500)
    await close(settlement.id)
    // The amount carried over was not in the ledger before.
    expect(await listBalanceLines(shop.db, courierId)).toEqual([
      expect.objectContaining({ why: 'carried', settlementId: settlement.id, openPiastres: -500 }),
    ])
    expect(await owed()).toBe(-500)
    await expectConsistentDatabase(shop.db)
    await expectPaymentsAddUp(shop.db)
  })

  test('whose own sum is another than that of its lines says so', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { lines } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95 },
      { label: 'Total', amount: 500 },
    ])
    expect(lines[1]).toMatchObject({ result: 'sumDiffers', expectedPiastres: 44_995 })
  })

  test('with fees as negative amounts has the same fees', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { remittedPiastres } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95, fee: -45, tax: -6.3 },
    ])
    expect(remittedPiastres).toBe(44_995 - 4_500 - 630)
  })

  test('that pays an order once more, or one that was not delivered, is asked about', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    await sendOrder(courierId, 'A2')
    await settle(courierId, [{ trackingNumber: 'A1', amount: 449.95 }])
    const { lines } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95 },
      { trackingNumber: 'A2', amount: 449.95 },
    ])
    expect(lines).toMatchObject([
      { result: 'over', isPlausible: false },
      { result: 'over', isPlausible: false },
    ])
  })
})

describe('An odd line', () => {
  const ODD: readonly (readonly [string, Line])[] = [
    ['a billion for a parcel', { trackingNumber: 'A1', amount: 1_000_000_000 }],
    ['three times what is due', { trackingNumber: 'A1', amount: 1350 }],
    ['a negative amount', { trackingNumber: 'A1', amount: -20 }],
    ['a shipment number as its fee', { trackingNumber: 'A1', amount: 449.95, fee: 47_000_000 }],
    ['a fee of 600', { trackingNumber: 'A1', amount: 449.95, fee: 600 }],
    ['a deduction of 30,000', { label: 'Deduction', amount: -30_000 }],
  ]

  test.each(ODD)('with %s is booked after a second yes only', async (_name, line) => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { id, lines } = await read(courierId, [line])
    await expect(close(id)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { key: 'settlement.toConfirm' },
    })
    expect(await balance()).toMatchObject({ remittedPiastres: 0, feesPiastres: 4_500 })
    const { lines: confirmed } = await decideSettlementLine(shop.db, lines[0]?.id, {
      isConfirmed: true,
    })
    expect(confirmed[0]).toMatchObject({ isConfirmed: true })
    const closed = await close(id)
    expect(closed.closedAt).not.toBeNull()
  })

  test.each([
    ['100 times what the lines add up to', 40_495],
    ['far more for next to nothing', 25_000],
    ['the other way round', -600],
  ])('with an arrived amount of %s is closed after a second yes only', async (_, received) => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { id } = await read(courierId, [{ trackingNumber: 'A1', amount: 449.95 }])
    await expect(close(id, { received })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { key: 'settlement.implausible', field: 'isConfirmed' },
    })
    expect(await balance()).toMatchObject({ remittedPiastres: 0 })
    expect((await close(id, { received, isConfirmed: true })).receivedPiastres).toBe(received * 100)
  })

  test('whose amount is changed after the second yes needs another one', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { id, lines } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95, fee: 600 },
    ])
    await decideSettlementLine(shop.db, lines[0]?.id, { isConfirmed: true })
    const decided = await decideSettlementLine(shop.db, lines[0]?.id, { fee: 47_000_000 })
    expect(decided.lines[0]).toMatchObject({ isPlausible: false, isConfirmed: false })
    await expect(close(id)).rejects.toMatchObject({ details: { key: 'settlement.toConfirm' } })
  })

  test('can be left out', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { id, lines } = await read(courierId, [{ trackingNumber: 'A1', amount: 1_000_000 }])
    const decided = await decideSettlementLine(shop.db, lines[0]?.id, { kind: 'unknown' })
    expect(results(decided.lines)).toEqual(['unknown', 'missing'])
    await close(id)
    expect(await owed()).toBe(44_995 - 4_500)
  })

  test('that is unknown or negative is named, and the others are read', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    await deliverOrder(courierId, 'A2')
    const { lines } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95 },
      { trackingNumber: 'A2', amount: 449.95 },
      { trackingNumber: 'ADJ-1', amount: -20, fee: 0, row: 4 },
      { trackingNumber: 'A3', amount: null, row: 5 },
    ])
    expect(results(lines)).toEqual(['paid', 'paid', 'unknown', 'unreadable'])
    const { lines: after } = await decideSettlementLine(shop.db, lines[2]?.id, {
      kind: 'deduction',
    })
    expect(after[2]).toMatchObject({ result: 'explained', kind: 'deduction', rowNumber: 4 })
  })

  test('cannot have the parcel of another line', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { lines } = await read(courierId, [
      { trackingNumber: 'A1', amount: 449.95 },
      { trackingNumber: 'A9', amount: 449.95 },
    ])
    const shipmentId = lines[0]?.shipmentId ?? undefined
    await expect(decideSettlementLine(shop.db, lines[1]?.id, { shipmentId })).rejects.toMatchObject(
      { details: { key: 'settlement.parcelTaken' } },
    )
  })
})

describe('The amount that arrived', () => {
  test('is booked, and a difference is carried to the next statement', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const closed = await settle(courierId, [{ trackingNumber: 'A1', amount: 449.95 }], {
      received: 400,
    })
    expect(closed).toMatchObject({ receivedPiastres: 40_000, computedPiastres: 40_495 })
    expect(await balance()).toMatchObject({ remittedPiastres: 40_000, owedPiastres: 495 })
    const [carried] = await listBalanceLines(shop.db, courierId)
    expect(carried).toMatchObject({ why: 'carried', settlementId: closed.id, openPiastres: 495 })
    await deliverOrder(courierId, 'A2')
    await settle(courierId, [
      { trackingNumber: 'A2', amount: 449.95 },
      { label: 'رصيد سابق', amount: 4.95 },
    ])
    expect(await owed()).toBe(0)
  })

  test('is less by what is written off, for a reason', async () => {
    const courierId = await addCourier()
    await deliverOrder(courierId, 'A1')
    const { id } = await read(courierId, [{ trackingNumber: 'A1', amount: 449.95 }])
    await expect(close(id, { received: 400, difference: 'writeOff' })).rejects.toMatchObject({
      code: 'INVALID',
      details: { problems: [{ field: 'reason' }] },
    })
    const closed = await close(id, {
      received: 400,
      difference: 'writeOff',
      reason: 'Bank charges',
    })
    expect(closed).toMatchObject({ writtenOffPiastres: 495, reason: 'Bank charges' })
    expect(await owed()).toBe(0)
  })

  test('is all of the cash if fees are paid apart, and the fees are what the shop owes', async () => {
    const courierId = await addCourier()
    const id = await deliverOrder(courierId, 'A1')
    const settlement = await read(courierId, [{ trackingNumber: 'A1', amount: 449.95 }], false)
    await close(settlement.id)
    expect(await balance()).toMatchObject({ remittedPiastres: 44_995, owedPiastres: -4_500 })
    expect(await listBalanceLines(shop.db, courierId)).toMatchObject([
      { why: 'carried', openPiastres: -4_500 },
    ])
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'remitted' })
  })

  test('leaves nothing of a parcel that is short if the rest is written off', async () => {
    const courierId = await addCourier()
    const id = await deliverOrder(courierId, 'A1')
    const settlement = await read(courierId, [{ trackingNumber: 'A1', amount: 400 }])
    const lineId = settlement.lines[0]?.id
    await expect(decideSettlementLine(shop.db, lineId, { rest: 'writeOff' })).rejects.toMatchObject(
      { code: 'INVALID' },
    )
    await decideSettlementLine(shop.db, lineId, { rest: 'writeOff', reason: 'Torn note' })
    await close(settlement.id)
    expect(await owed()).toBe(0)
    expect(await findAdminOrder(shop.db, id)).toMatchObject({ paymentState: 'remitted' })
  })
})

describe('What a courier owes', () => {
  test('adds up from its lines, each with why', async () => {
    const courierId = await addCourier()
    const open = await deliverOrder(courierId, 'A1')
    const refused = await refuseOrder(courierId, 'A2')
    const lines = await listBalanceLines(shop.db, courierId)
    expect(lines).toMatchObject([
      { orderId: open, trackingNumber: 'A1', why: 'notSettled', openPiastres: 40_495 },
      { orderId: refused, trackingNumber: 'A2', why: 'feeNotSettled', openPiastres: -2_000 },
    ])
    expect(await owed()).toBe(38_495)
  })

  test('can be given up for a reason, at most what is open', async () => {
    const courierId = await addCourier()
    const orderId = await deliverOrder(courierId, 'A4')
    await settle(courierId, [{ trackingNumber: 'A4', amount: 400 }])
    const give = (amount: number | null, reason = 'Bankrupt') =>
      writeOffCash(shop.db, { courierId, orderId, amount, reason }, 'staff')
    await expect(give(50)).rejects.toMatchObject({ details: { key: 'settlement.notOpen' } })
    await expect(give(-1)).rejects.toMatchObject({ details: { key: 'settlement.notOpen' } })
    await expect(give(null, ' ')).rejects.toMatchObject({ code: 'INVALID' })
    expect(await give(9.95)).toMatchObject([{ openPiastres: 4_000 }])
    expect(await give(null)).toEqual([])
    expect(await owed()).toBe(0)
    await expectPaymentsAddUp(shop.db)
  })
})

describe('A line of the bank’s file', () => {
  const bankLine = { reference: 'FT2611', date: '2026-11-20', amount: 404.95 }

  test('is what arrived, and is of one settlement unless somebody says yes a second time', async () => {
    const courierId = await addCourier()
    for (const number of ['A1', 'A2']) await deliverOrder(courierId, number)
    const closed = await settle(courierId, [{ trackingNumber: 'A1', amount: 449.95 }], { bankLine })
    expect(closed).toMatchObject({ receivedPiastres: 40_495 })
    const { id } = await read(courierId, [{ trackingNumber: 'A2', amount: 449.95 }])
    await expect(close(id, { bankLine })).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { key: 'settlement.bankLineUsed', parameters: { settlement: String(closed.id) } },
    })
    const other = { ...bankLine, reference: 'FT2612' }
    await expect(close(id, { bankLine: { ...other, date: '20/11' } })).rejects.toMatchObject({
      code: 'INVALID',
      details: { problems: [{ field: 'bankLine.date' }] },
    })
    expect((await close(id, { bankLine, isConfirmed: true })).closedAt).not.toBeNull()
    expect(await owed()).toBe(0)
    await expectConsistentDatabase(shop.db)
  })
})

describe('The price list of a courier', () => {
  const prices = {
    cashHandlingPercent: 1.5,
    vatPercent: 14,
    returned: 25,
    governorates: [{ governorate: 'ALX' as const, delivered: 60, refused: 30 }],
  }

  test('is what is booked and compared with the fees of a statement', async () => {
    const courierId = await addCourier({ prices })
    const id = await sendOrder(courierId, 'A1', 400)
    await shop.db.query(`UPDATE orders SET governorate = 'ALX', area = 'A', street = 'S'`)
    await deliver(id)
    // 60 and 1.5 % of 400, and 14 % of that.
    expect((await balance()).feesPiastres).toBe(6_600 + 924)
    const settlement = await read(courierId, [
      { trackingNumber: 'A1', amount: 400, fee: 70, tax: 9.8 },
    ])
    expect(settlement.lines[0]).toMatchObject({
      feePiastres: 7_000,
      agreedFeePiastres: 6_600,
      agreedTaxPiastres: 924,
    })
    expect(settlement.feeDifferencePiastres).toBe(400 + 56)
    await close(settlement.id)
    expect(await owed()).toBe(0)
  })

  test('has a fee for parcels of which a part stayed: a statement that charges another one differs', async () => {
    const courierId = await addCourier({ prices: { partial: 30, vatPercent: 14 } })
    const product = await createProduct(shop.db, { pricePiastres: asPiastres(10_000) })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], 2)
    await sendAgain(courierId, id, 'A1')
    const [item] = (await findAdminOrder(shop.db, id))?.items ?? []
    await deliverOrderPartly(shop.db, id, { kept: [{ itemId: item?.id, quantity: 1 }] }, 'staff')
    expect((await balance()).feesPiastres).toBe(3_000 + 420)
    const settlement = await read(courierId, [
      { trackingNumber: 'A1', amount: 100, fee: 45, tax: 6.3 },
    ])
    expect(settlement.feeDifferencePiastres).toBe(1_500 + 210)
    await close(settlement.id)
    expect(await owed()).toBe(0)
  })

  test('stays as it is when a courier is saved without one', async () => {
    const courierId = await addCourier({ prices })
    const saved = await saveCourier(shop.db, courierId, { name: 'Nile', deliveredFee: 1 })
    expect(saved.prices).toMatchObject({ cashHandlingBasisPoints: 150, vatBasisPoints: 1_400 })
  })

  test.each([
    [{ vatPercent: 101 }],
    [{ cashHandlingPercent: 1.234 }],
    [{ governorates: [{ governorate: 'ALX' as const }, { governorate: 'ALX' as const }] }],
  ])('refuses %j', async (wrong) => {
    await expect(addCourier({ prices: wrong })).rejects.toMatchObject({ code: 'INVALID' })
  })
})
