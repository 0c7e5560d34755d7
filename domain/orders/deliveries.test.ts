import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Adjustment, calculateTotals } from '../money/pricing'
import { asPiastres } from '../money/units'
import { mergeTotals, movedPayment, splitTotals } from './deliveries'

const item = (pounds: number, quantity: number) => ({
  pricePiastres: asPiastres(Math.round(pounds * 100)),
  quantity,
  returnedQuantity: 0,
})

const discount = (pounds: number, label = 'WELCOME'): Adjustment => ({
  kind: 'discount',
  label,
  piastres: asPiastres(-Math.round(pounds * 100)),
  applies: 'beforeItemsTotal',
})

const fee = (pounds: number): Adjustment => ({
  kind: 'delivery',
  label: 'Delivery',
  piastres: asPiastres(pounds * 100),
  applies: 'afterItemsTotal',
})

const FREE = () => true
const NOT_FREE = () => false

test('Each delivery has its share of the discount, and the first one the delivery fee', () => {
  const { first, rest } = splitTotals({
    items: [item(100, 2), item(50, 2)],
    adjustments: [discount(30), fee(50)],
    later: [1, 0],
    isFeeWithRest: false,
  })
  expect(first).toMatchObject({ totalPiastres: 23_000, adjustments: [discount(20), fee(50)] })
  expect(rest).toMatchObject({ totalPiastres: 9_000, adjustments: [discount(10)] })
})

test('The delivery fee can be paid with the rest', () => {
  const { first, rest } = splitTotals({
    items: [item(100, 1), item(50, 1)],
    adjustments: [fee(50)],
    later: [0, 1],
    isFeeWithRest: true,
  })
  expect([first.totalPiastres, rest.totalPiastres]).toEqual([10_000, 10_000])
})

test('What was paid in advance covers what ships now first', () => {
  const totals = splitTotals({
    items: [item(100, 1), item(50, 1)],
    adjustments: [],
    later: [0, 1],
    isFeeWithRest: false,
  })
  const moved = [4_000, 10_000, 12_000, 15_000, 20_000].map((paid) =>
    movedPayment(totals, asPiastres(paid)),
  )
  expect(moved).toEqual([0, 0, 2_000, 5_000, 5_000])
})

test('Two orders of one place are delivered for the higher of their fees', () => {
  const merged = mergeTotals({
    into: { items: [item(100, 1)], adjustments: [discount(10), fee(40)] },
    from: { items: [item(30, 2)], adjustments: [discount(5, 'OTHER'), fee(60)] },
    deliveryOf: undefined,
    isFree: NOT_FREE,
  })
  expect(merged.adjustments).toEqual([discount(10), discount(5, 'OTHER'), fee(60)])
  expect(merged.totalPiastres).toBe(20_500)
})

test('Two orders of two places are delivered for the fee of the one that stays', () => {
  const orders = {
    into: { items: [item(100, 1)], adjustments: [fee(40)] },
    from: { items: [item(30, 2)], adjustments: [fee(60)] },
    isFree: NOT_FREE,
  }
  expect(mergeTotals({ ...orders, deliveryOf: 'into' }).totalPiastres).toBe(20_000)
  expect(mergeTotals({ ...orders, deliveryOf: 'from' }).totalPiastres).toBe(22_000)
})

test('Two orders that reach the limit of free delivery together pay none', () => {
  const merged = mergeTotals({
    into: { items: [item(100, 1)], adjustments: [fee(40)] },
    from: { items: [item(30, 2)], adjustments: [fee(60)] },
    deliveryOf: undefined,
    isFree: (piastres) => piastres >= 16_000,
  })
  expect(merged).toMatchObject({ totalPiastres: 16_000, adjustments: [fee(0)] })
})

const adjustments = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 2 }),
  fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
  fc.boolean(),
  fc.boolean(),
)

const order = fc
  .record({
    lines: fc.array(
      fc.record({
        pricePiastres: fc.integer({ min: 1, max: 100_000 }).map(asPiastres),
        quantity: fc.integer({ min: 1, max: 5 }),
        returnedQuantity: fc.constant(0),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    costs: adjustments,
  })
  .map(({ lines, costs: [discounts, delivery, isFree, isReduced] }) => {
    const asked: Adjustment[] = [
      ...discounts.map((piastres, index) => discount(piastres / 100, `CODE${index}`)),
      ...(isReduced ? [{ ...discount(7.77), kind: 'reduction' as const }] : []),
      ...(delivery === undefined ? [] : [{ ...fee(0), piastres: asPiastres(delivery) }]),
      // A code for free delivery.
      ...(isFree && delivery
        ? [{ ...discount(delivery / 100, 'FREE'), applies: 'afterItemsTotal' as const }]
        : []),
    ]
    return { items: lines, ...calculateTotals(lines, asked) }
  })

test('However an order is divided, both deliveries cost what it did, and each discount is what it was', () => {
  fc.assert(
    fc.property(
      order,
      fc.array(fc.nat({ max: 5 }), { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      ({ items, totalPiastres, adjustments: stored }, units, isFeeWithRest) => {
        const later = items.map(({ quantity }, index) => Math.min(quantity, units[index] ?? 0))
        const { first, rest } = splitTotals({ items, adjustments: stored, later, isFeeWithRest })
        expect(first.totalPiastres + rest.totalPiastres).toBe(totalPiastres)
        expect(first.itemsTotalPiastres).toBeGreaterThanOrEqual(0)
        expect(rest.itemsTotalPiastres).toBeGreaterThanOrEqual(0)
        const sumOf = (label: string) =>
          [...first.adjustments, ...rest.adjustments]
            .filter((adjustment) => adjustment.label === label)
            .reduce((sum, { piastres }) => sum + piastres, 0)
        for (const { label } of stored) {
          const before = stored.filter((adjustment) => adjustment.label === label)
          expect(sumOf(label)).toBe(before.reduce((sum, { piastres }) => sum + piastres, 0))
        }
      },
    ),
  )
})

test('Merging what was divided costs what it did', () => {
  fc.assert(
    fc.property(
      order,
      fc.array(fc.nat({ max: 5 }), { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      ({ items, totalPiastres, adjustments: stored }, units, isFeeWithRest) => {
        const later = items.map(({ quantity }, index) => Math.min(quantity, units[index] ?? 0))
        const { first, rest } = splitTotals({ items, adjustments: stored, later, isFeeWithRest })
        const merged = mergeTotals({
          into: {
            items: items.map((line, index) => ({
              ...line,
              quantity: line.quantity - (later[index] ?? 0),
            })),
            adjustments: first.adjustments,
          },
          from: {
            items: items.map((line, index) => ({ ...line, quantity: later[index] ?? 0 })),
            adjustments: rest.adjustments,
          },
          deliveryOf: undefined,
          isFree: NOT_FREE,
        })
        expect(merged.totalPiastres).toBe(totalPiastres)
      },
    ),
  )
})

test('Two orders never cost more together than apart', () => {
  fc.assert(
    fc.property(
      order,
      order,
      fc.constantFrom(undefined, 'into', 'from'),
      fc.constantFrom(FREE, NOT_FREE),
      (into, from, deliveryOf, isFree) => {
        const { totalPiastres } = mergeTotals({ into, from, deliveryOf, isFree })
        expect(totalPiastres).toBeLessThanOrEqual(into.totalPiastres + from.totalPiastres)
      },
    ),
  )
})
