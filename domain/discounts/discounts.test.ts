import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_LINES, MAX_QUANTITY } from '../limits'
import { linesTotal } from '../money/pricing'
import { addPiastres, asPiastres, MAX_PRICE_PIASTRES } from '../money/units'
import { calculateOrderTotals } from '../orders/order-totals'
import { problemsOf } from '../validation/test/problems'
import { DISCOUNT_KINDS, type Discount, normalizeCode } from './discounts'
import { discountSchema } from './discounts.schema'

const TEN_PERCENT: Discount = {
  code: 'TEN',
  kind: 'percent',
  percent: 10,
  amountPiastres: null,
  minItemsPiastres: asPiastres(0),
}
const FREE_DELIVERY: Discount = { ...TEN_PERCENT, kind: 'freeDelivery', percent: null }
const NO_FEE = { feePiastres: asPiastres(0), freeFromPiastres: null }
const FEE = { feePiastres: asPiastres(5000), freeFromPiastres: asPiastres(100_000) }

const line = (price: number, quantity = 1) => ({ pricePiastres: asPiastres(price), quantity })

describe('A code', () => {
  test.each([
    ['eid-2026', 'EID-2026'],
    [' Eid-٢٠٢٦ ', 'EID-2026'],
    ['۱۲۳', '123'],
    ['ＷＥＬＣＯＭＥ', 'WELCOME'],
    ['رمضان٣٠', 'رمضان30'],
  ])('written as %s is %s', (text, code) => {
    expect(normalizeCode(text)).toBe(code)
  })

  test.each(['', 'ab', 'a'.repeat(31), 'two words', 'a_b_c', '50%off'])(
    'cannot be “%s”',
    (text) => {
      expect(normalizeCode(text)).toBeUndefined()
    },
  )
})

describe('A discount', () => {
  test('by percentage is rounded to the piastre, half a piastre up', () => {
    const off = (piastres: number, percent: number) =>
      -(
        calculateOrderTotals([line(piastres)], {
          delivery: NO_FEE,
          discount: { ...TEN_PERCENT, percent },
        }).adjustments[0]?.piastres ?? Number.NaN
      )
    expect([
      off(104, 10),
      off(105, 10),
      off(115, 10),
      off(1, 50),
      off(333, 33),
      off(99, 100),
    ]).toEqual([10, 11, 12, 1, 110, 99])
  })

  test('by amount is at most the total of the lines', () => {
    const discount: Discount = {
      ...TEN_PERCENT,
      kind: 'amount',
      percent: null,
      amountPiastres: asPiastres(500),
    }
    const totals = (piastres: number) =>
      calculateOrderTotals([line(piastres)], { delivery: NO_FEE, discount }).totalPiastres
    expect([totals(800), totals(500), totals(300)]).toEqual([300, 0, 0])
  })

  test('applies from its minimum of the lines', () => {
    const discount = { ...TEN_PERCENT, minItemsPiastres: asPiastres(1000) }
    const totals = (piastres: number) =>
      calculateOrderTotals([line(piastres)], { delivery: NO_FEE, discount }).totalPiastres
    expect([totals(999), totals(1000)]).toEqual([999, 900])
  })

  test('counts when free delivery is decided', () => {
    const totals = (piastres: number) =>
      calculateOrderTotals([line(piastres)], { delivery: FEE, discount: TEN_PERCENT })
    expect(totals(110_000).totalPiastres).toBe(99_000 + 5000)
    expect(totals(112_000).totalPiastres).toBe(100_800)
  })

  test('for free delivery removes the fee, and changes nothing where delivery is free', () => {
    const totals = calculateOrderTotals([line(8000)], { delivery: FEE, discount: FREE_DELIVERY })
    expect(totals).toEqual({
      adjustments: [
        {
          kind: 'delivery',
          label: 'Delivery',
          piastres: 5000,
          applies: 'afterItemsTotal',
        },
        { kind: 'discount', label: 'TEN', piastres: -5000, applies: 'afterItemsTotal' },
      ],
      itemsTotalPiastres: 8000,
      totalPiastres: 8000,
    })
    const free = calculateOrderTotals([line(100_000)], { delivery: FEE, discount: FREE_DELIVERY })
    expect(free.adjustments.map(({ kind }) => kind)).toEqual(['delivery'])
  })

  test('with lines and a fee adds up to a total in whole piastres that is never negative', () => {
    const lines = fc.array(
      fc.record({
        pricePiastres: fc.integer({ min: 1, max: MAX_PRICE_PIASTRES }).map(asPiastres),
        quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      }),
      { minLength: 1, maxLength: MAX_LINES },
    )
    const amount = fc.integer({ min: 0, max: MAX_PRICE_PIASTRES }).map(asPiastres)
    const discount = fc.record({
      code: fc.constant('CODE'),
      kind: fc.constantFrom(...DISCOUNT_KINDS),
      percent: fc.integer({ min: 1, max: 100 }),
      amountPiastres: amount,
      minItemsPiastres: amount,
    })
    const delivery = fc.record({ feePiastres: amount, freeFromPiastres: fc.option(amount) })
    fc.assert(
      fc.property(lines, discount, delivery, (some, code, fee) => {
        const totals = calculateOrderTotals(some, { delivery: fee, discount: code })
        const { adjustments, itemsTotalPiastres, totalPiastres } = totals
        const applied = adjustments.map(({ piastres }) => piastres)
        const sum = addPiastres(linesTotal(some), ...applied)
        expect(totalPiastres).toBe(sum)
        expect(Number.isSafeInteger(totalPiastres)).toBe(true)
        expect(Math.min(itemsTotalPiastres, totalPiastres)).toBeGreaterThanOrEqual(0)
        const off = adjustments.find(({ kind }) => kind === 'discount')?.piastres ?? 0
        if (code.kind === 'percent' && off !== 0) {
          // BigInt: exact, whatever the calculation does.
          const exact = BigInt(linesTotal(some)) * BigInt(code.percent)
          expect(-off).toBe(Number((exact + 50n) / 100n))
        }
        if (linesTotal(some) < code.minItemsPiastres) expect(off).toBe(0)
      }),
    )
  })
})

describe('The input of a code', () => {
  const input = { code: ' eid ', kind: 'percent', percent: 15, amount: 5 } as const

  test('is read in pounds, without the fields of other kinds', () => {
    expect(discountSchema.parse({ ...input, minItems: 100.5, endsOn: '2026-12-31' })).toEqual({
      code: 'EID',
      kind: 'percent',
      percent: 15,
      amountPiastres: null,
      minItemsPiastres: 10_050,
      startsOn: null,
      endsOn: '2026-12-31',
      maxUses: null,
      maxUsesPerCustomer: null,
    })
  })

  test.each([
    [{ code: 'a b' }, 'code'],
    [{ code: undefined }, 'code'],
    [{ percent: null }, 'percent'],
    [{ percent: 0 }, 'percent'],
    [{ percent: 101 }, 'percent'],
    [{ percent: 1.5 }, 'percent'],
    [{ kind: 'amount', amount: null }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.001 }, 'amount'],
    [{ minItems: -1 }, 'minItems'],
    [{ startsOn: 'tomorrow' }, 'startsOn'],
    [{ startsOn: '2026-02-30' }, 'startsOn'],
    [{ startsOn: '2026-12-02', endsOn: '2026-12-01' }, 'endsOn'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ maxUsesPerCustomer: 2.5 }, 'maxUsesPerCustomer'],
  ])('%j is refused at %s', (fields, field) => {
    const problems = problemsOf(discountSchema, { ...input, ...fields })
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([field])
  })
})
