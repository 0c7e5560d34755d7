import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Adjustment, calculateTotals } from '../money/pricing'
import { asPiastres } from '../money/units'
import {
  keptForAmount,
  keptForCollected,
  keptPiastres,
  parcelLines,
  totalsOfKept,
} from './partial-delivery'
import { calculateRefund } from './returns'

const item = (pounds: number, quantity: number, returnedQuantity = 0) => ({
  pricePiastres: asPiastres(Math.round(pounds * 100)),
  quantity,
  returnedQuantity,
})

const discount = (pounds: number): Adjustment => ({
  kind: 'discount',
  label: 'WELCOME',
  piastres: asPiastres(-Math.round(pounds * 100)),
  applies: 'beforeItemsTotal',
})

const FEE: Adjustment = {
  kind: 'delivery',
  label: '',
  piastres: asPiastres(5_000),
  applies: 'afterItemsTotal',
}

test('Two of three are paid as two of three', () => {
  const { totalPiastres } = totalsOfKept({ items: [item(33.33, 3)], adjustments: [], kept: [2] })
  expect(totalPiastres).toBe(6_666)
})

test('A discount shrinks with the items, and the delivery stays as agreed', () => {
  const totals = totalsOfKept({
    items: [item(100, 2), item(50, 2)],
    adjustments: [discount(30), FEE],
    kept: [1, 2],
  })
  expect(totals).toEqual({
    adjustments: [{ ...discount(20) }, FEE],
    itemsTotalPiastres: 18_000,
    totalPiastres: 23_000,
  })
})

const items = fc.array(
  fc
    .record({
      pricePiastres: fc.integer({ min: 1, max: 100_000 }).map(asPiastres),
      quantity: fc.integer({ min: 1, max: 5 }),
      taken: fc.nat({ max: 5 }),
      back: fc.nat({ max: 5 }),
    })
    .map(({ taken, back, ...line }) => {
      const returnedQuantity = Math.min(back, line.quantity)
      return { ...line, returnedQuantity, kept: Math.min(taken, line.quantity - returnedQuantity) }
    }),
  { minLength: 1, maxLength: 5 },
)

test('What is kept costs what it would after a return of the rest, and the totals add up', () => {
  fc.assert(
    fc.property(items, fc.nat({ max: 200_000 }), (lines, off) => {
      const adjustments = [discount(off / 100), FEE]
      const before = calculateTotals(lines, adjustments)
      const kept = lines.map((line) => line.kept)
      const after = totalsOfKept({ items: lines, adjustments: before.adjustments, kept })
      const sum = after.adjustments.reduce((total, { piastres }) => total + piastres, 0)
      const left = lines.reduce(
        (total, line) => total + line.pricePiastres * (line.returnedQuantity + line.kept),
        0,
      )
      expect(after.totalPiastres).toBe(left + sum)
      const parcel = parcelLines(lines, before.itemsTotalPiastres)
      const all = parcel.map(({ quantity }) => quantity)
      const isWhole = lines.every((line) => line.returnedQuantity === 0)
      expect(before.totalPiastres - after.totalPiastres).toBe(
        keptPiastres(parcel, all) - keptPiastres(parcel, kept),
      )
      if (!isWhole) return
      const returning = lines.map((line) => ({ ...line, returning: line.quantity - line.kept }))
      const { itemsPiastres } = calculateRefund(
        { ...before, items: returning, paidPiastres: before.totalPiastres },
        false,
      )
      // Of a line, the last piastre of rounding is with the units that are counted last.
      const difference = Math.abs(itemsPiastres - (before.totalPiastres - after.totalPiastres))
      expect(difference).toBeLessThanOrEqual(lines.length)
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('An amount names what was kept if only one part costs it', () => {
  const lines = parcelLines([item(100, 2), item(50, 1)], asPiastres(25_000))
  expect(keptForAmount(lines, asPiastres(20_000))).toEqual([2, 0])
  expect(keptForAmount(lines, asPiastres(15_000))).toEqual([1, 1])
  expect(keptForAmount(lines, asPiastres(12_345))).toBeUndefined()
  const alike = parcelLines([item(50, 1), item(50, 1)], asPiastres(10_000))
  expect(keptForAmount(alike, asPiastres(5_000))).toBeUndefined()
})

test.each([
  ['the goods and the delivery', 30_000, 25_000, [1, 1]],
  ['what is left after a prepayment', 20_000, 15_000, [1, 1]],
  ['nothing, which says nothing', 15_000, 0, undefined],
  ['all that was due', 25_000, 25_000, undefined],
  ['no more than the delivery, so that nothing was kept', 30_000, 5_000, undefined],
  ['what no part costs', 30_000, 12_345, undefined],
])('What was collected names what was kept: %s', (_, unpaid, collected, kept) => {
  const lines = parcelLines([item(50, 2), item(150, 1)], asPiastres(25_000))
  const amounts = [asPiastres(unpaid), asPiastres(collected)] as const
  expect(keptForCollected(lines, ...amounts)).toEqual(kept)
})
