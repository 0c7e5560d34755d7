import { describe, expect, test } from 'vitest'
import type { Adjustment } from '../money/pricing'
import { asPiastres } from '../money/units'
import { calculateOrderTotals } from './order-totals'
import { listedAdjustments, reduceTotals, reductionOf } from './reduction'

const LINES = [{ pricePiastres: asPiastres(10_000), quantity: 2 }]
const FEE: Adjustment = {
  kind: 'delivery',
  label: 'Delivery',
  piastres: asPiastres(5_000),
  applies: 'afterItemsTotal',
}
const off = (piastres: number, label = 'Late') => ({ label, piastres: asPiastres(piastres) })

describe('A reduction', () => {
  test('is taken off the items, so that what is returned is refunded for less', () => {
    const totals = reduceTotals(LINES, [FEE], off(3_000))
    expect(totals).toMatchObject({ itemsTotalPiastres: 17_000, totalPiastres: 22_000 })
  })

  test('beyond the items is taken off the fee, and never below nothing', () => {
    const { itemsTotalPiastres, totalPiastres, adjustments } = reduceTotals(
      LINES,
      [FEE],
      off(22_000),
    )
    expect([itemsTotalPiastres, totalPiastres]).toEqual([0, 3_000])
    expect(reductionOf(adjustments)).toEqual(off(22_000))
    expect(reduceTotals(LINES, [FEE], off(90_000)).totalPiastres).toBe(0)
  })

  test('is listed once, by its reason', () => {
    const { adjustments } = reduceTotals(LINES, [FEE], off(22_000))
    expect(adjustments.filter(({ kind }) => kind === 'reduction')).toHaveLength(2)
    expect(listedAdjustments(adjustments)).toEqual([
      FEE,
      { kind: 'reduction', label: 'Late', piastres: -22_000, applies: 'afterItemsTotal' },
    ])
  })

  test('replaces the one before it', () => {
    const { adjustments } = reduceTotals(LINES, [FEE], off(3_000))
    expect(reduceTotals(LINES, listedAdjustments(adjustments), off(4_000, 'Wet'))).toMatchObject({
      totalPiastres: 21_000,
      adjustments: [FEE, { label: 'Wet', piastres: -4_000 }].toReversed(),
    })
    expect(reduceTotals(LINES, adjustments, undefined).totalPiastres).toBe(25_000)
  })

  test('does not take free delivery away', () => {
    const delivery = { feePiastres: asPiastres(5_000), freeFromPiastres: asPiastres(20_000) }
    const terms = { delivery, reduction: off(3_000) }
    expect(calculateOrderTotals(LINES, terms).totalPiastres).toBe(17_000)
  })
})
