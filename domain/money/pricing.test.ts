import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '../limits'
import { type Adjustment, calculateTotals, lineTotal } from './pricing'
import { asPiastres, MAX_PRICE_PIASTRES } from './units'

const lines = fc.array(
  fc.record({
    pricePiastres: fc.integer({ min: 1, max: MAX_PRICE_PIASTRES }).map(asPiastres),
    quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
  }),
  { maxLength: MAX_LINES },
)

const adjustments = fc.array(
  fc.record({
    kind: fc.constantFrom('discount', 'delivery'),
    label: fc.string(),
    piastres: fc.integer({ min: -2 * MAX_PRICE_PIASTRES, max: MAX_PRICE_PIASTRES }).map(asPiastres),
    applies: fc.constantFrom<Adjustment['applies']>('beforeItemsTotal', 'afterItemsTotal'),
  }),
  { maxLength: 6 },
)

const discount = (piastres: number): Adjustment => ({
  kind: 'discount',
  label: 'Welcome',
  piastres: asPiastres(-piastres),
  applies: 'beforeItemsTotal',
})

const delivery = (piastres: number): Adjustment => ({
  kind: 'delivery',
  label: 'Delivery',
  piastres: asPiastres(piastres),
  applies: 'afterItemsTotal',
})

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('totals', () => {
  test('are price times quantity, exactly', () => {
    const two = [
      { pricePiastres: asPiastres(10), quantity: 3 },
      { pricePiastres: asPiastres(24_950), quantity: 999 },
    ]
    expect(calculateTotals(two).totalPiastres).toBe(24_925_080)
    expect(calculateTotals([]).totalPiastres).toBe(0)
    const largest = Array.from({ length: MAX_LINES }, () => ({
      pricePiastres: MAX_PRICE_PIASTRES,
      quantity: MAX_QUANTITY,
    }))
    expect(calculateTotals(largest).totalPiastres).toBe(200 * 999 * 100_000_000)
  })

  test('of the items include discounts, and the amount to pay includes fees, too', () => {
    const totals = calculateTotals(
      [{ pricePiastres: asPiastres(10_000), quantity: 2 }],
      [delivery(3000), discount(500)],
    )
    expect(totals).toMatchObject({
      itemsTotalPiastres: 19_500,
      totalPiastres: 22_500,
    })
  })

  test('never fall below 0: a discount is limited to the total', () => {
    const totals = calculateTotals(
      [{ pricePiastres: asPiastres(300), quantity: 1 }],
      [discount(500)],
    )
    expect(totals).toEqual({
      adjustments: [discount(300)],
      itemsTotalPiastres: 0,
      totalPiastres: 0,
    })
  })

  test('without adjustments are the sum of the lines', () => {
    fc.assert(
      fc.property(lines, (some) => {
        const expected = sum(some.map(lineTotal))
        expect(calculateTotals(some)).toEqual({
          adjustments: [],
          itemsTotalPiastres: expected,
          totalPiastres: expected,
        })
      }),
    )
  })

  test('are whole piastres, at least 0, and the sum of the lines and the applied adjustments', () => {
    fc.assert(
      fc.property(lines, adjustments, (some, wanted) => {
        const totals = calculateTotals(some, wanted)
        const sumOfAdjustments = (stage?: Adjustment['applies']) =>
          sum(
            totals.adjustments
              .filter(({ applies }) => stage === undefined || applies === stage)
              .map(({ piastres }) => piastres),
          )
        const items = sum(some.map(lineTotal))
        expect(totals.itemsTotalPiastres).toBe(items + sumOfAdjustments('beforeItemsTotal'))
        expect(totals.totalPiastres).toBe(items + sumOfAdjustments())
        expect(Math.min(totals.itemsTotalPiastres, totals.totalPiastres)).toBeGreaterThanOrEqual(0)
        expect(Number.isSafeInteger(totals.totalPiastres)).toBe(true)
        expect(totals.adjustments).toHaveLength(wanted.length)
      }),
    )
  })

  test('are the same when recalculated from the applied adjustments', () => {
    fc.assert(
      fc.property(lines, adjustments, (some, wanted) => {
        const totals = calculateTotals(some, wanted)
        expect(calculateTotals(some, totals.adjustments)).toEqual(totals)
      }),
    )
  })

  test('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, adjustments, (some, wanted) => {
        expect(calculateTotals(some.toReversed(), wanted)).toEqual(calculateTotals(some, wanted))
      }),
    )
  })
})
