import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bookStock, expectedOnShelf } from './stock-booking'

describe('A booking', () => {
  test('of received units adds them, and of damaged ones takes them out', () => {
    const units = { stock: 5, reserved: 3 }
    expect(bookStock(units, { kind: 'received', quantity: 4 })).toEqual({ after: 9 })
    expect(bookStock(units, { kind: 'damaged', quantity: 5 })).toEqual({ after: 0 })
  })

  test.each([
    ['received', null, 1, 'change.notCounted'],
    ['damaged', null, 1, 'change.notCounted'],
    ['damaged', 5, 6, 'change.stockTooLow'],
    ['received', 1_000_000, 1, 'change.stockTooHigh'],
  ] as const)('that is impossible (%s, %s, %i) says why', (kind, stock, quantity, key) => {
    expect(bookStock({ stock, reserved: 0 }, { kind, quantity }).problem?.key).toBe(key)
  })

  test('of a count never leaves less than nothing, or more than the most', () => {
    const units = { stock: 2, reserved: 0 }
    expect(bookStock(units, { kind: 'counted', quantity: 0, expected: 9 })).toEqual({ after: 0 })
    const most = bookStock(units, { kind: 'counted', quantity: 1_000_000, expected: 0 })
    expect(most).toEqual({ after: 1_000_000 })
    expect(bookStock({ stock: null, reserved: 2 }, { kind: 'counted', quantity: 9 })).toEqual({
      after: 7,
    })
  })

  test('of a count is exact, whatever is sold and packed between counting and booking', () => {
    const units = fc.nat({ max: 50 })
    fc.assert(
      fc.property(units, units, units, units, units, (free, open, gone, sold, packed) => {
        const onShelf = free + open
        const counted = Math.max(onShelf - gone, 0)
        const missing = onShelf - counted
        const sells = Math.min(sold, free)
        const packs = Math.min(packed, open + sells)
        const before = { stock: free, reserved: open }
        const now = { stock: free - sells, reserved: open + sells - packs }
        const { after } = bookStock(now, {
          kind: 'counted',
          quantity: counted,
          expected: expectedOnShelf(before),
        })
        // Units that are really on the shelf now, less those reserved for orders.
        expect(after).toBe(Math.max(free - sells - missing, 0))
      }),
    )
  })
})
