import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { passwordChangeSchema, profileSchema } from '../accounts/accounts.schema'
import { deliveryRateSchema } from '../delivery/delivery.schema'
import { discountSchema } from '../discounts/discounts.schema'
import { productFilterSchema } from '../listing/product-filter'
import { poundsToPiastres, pricePiastres } from '../money/money.schema'
import { setQuantitySchema } from '../orders/cart.schema'
import { checkoutSchema } from '../orders/checkout.schema'
import { stockSchema } from '../products/product.schema'
import { productAttributesSchema } from '../products/product-attributes.schema'
import { numberSchema } from './number.schema'
import { problemsOf } from './test/problems'
import { validate } from './validate'

const profile = { firstName: 'Mona', secondName: 'Ali', mobile: '1012345678' }

describe('a number', () => {
  test('may be sent as text', () => {
    const piastres = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(piastres, (amount) => {
        const pounds = amount / 100
        for (const input of [pounds, String(pounds), pounds.toFixed(2), ` ${pounds} `]) {
          expect(validate(poundsToPiastres, input)).toBe(amount)
        }
      }),
    )
  })

  test('summed up in floats by a client is rounded to the intended amount', () => {
    const lines = fc.array(
      fc.record({
        piastres: fc.integer({ min: 1, max: 1_000_000 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 20 },
    )
    fc.assert(
      fc.property(lines, (some) => {
        const computed = some.reduce((sum, line) => sum + (line.piastres / 100) * line.quantity, 0)
        const exact = some.reduce((sum, line) => sum + line.piastres * line.quantity, 0)
        expect(validate(poundsToPiastres, computed)).toBe(exact)
        expect(validate(poundsToPiastres, String(computed))).toBe(exact)
      }),
    )
  })

  test('with a third decimal is rejected, as a number and as text', () => {
    const thousandths = fc.integer({ min: 1, max: 1_000_000_000 }).filter((n) => n % 10 !== 0)
    fc.assert(
      fc.property(thousandths, (amount) => {
        expect(problemsOf(poundsToPiastres, amount / 1000)).toEqual([': Use at most 2 decimals.'])
        // 1.234 may mean 1234.
        expect(problemsOf(poundsToPiastres, String(amount / 1000))).toEqual([
          expect.stringMatching(/^: (?:Use at most 2 decimals\.$|This could mean )/),
        ])
      }),
    )
  })

  test.each(['99,5', '99.50', '٩٩٫٥', '۹۹٫۵', '\u200f99.5\u200e'])(
    'as %s is 99.50, in every field for an amount',
    (text) => {
      expect(validate(pricePiastres, text)).toBe(9950)
      expect(validate(deliveryRateSchema, { fee: text, freeFrom: text })).toMatchObject({
        feePiastres: 9950,
        freeFromPiastres: 9950,
      })
      const discount = { code: 'WELCOME', kind: 'amount', amount: text, minItems: text }
      expect(validate(discountSchema, discount)).toMatchObject({
        amountPiastres: 9950,
        minItemsPiastres: 9950,
      })
      expect(validate(productFilterSchema, { minPrice: text, maxPrice: text })).toMatchObject({
        minPricePiastres: 9950,
        maxPricePiastres: 9950,
      })
    },
  )

  test('as 12 in Arabic digits is 12, in every field for a count', () => {
    expect(validate(setQuantitySchema, { quantity: '١٢' })).toEqual({ quantity: 12 })
    expect(validate(stockSchema, '١٢')).toBe(12)
    expect(validate(productAttributesSchema, { netAmount: '١٢', netUnit: 'G' })).toMatchObject({
      netAmount: 12,
    })
    expect(validate(deliveryRateSchema, { fee: 0, minDays: '١', maxDays: '۳' })).toMatchObject({
      minDays: 1,
      maxDays: 3,
    })
    const discount = { code: 'WELCOME', kind: 'percent', percent: '١٢', maxUses: '١٢' }
    expect(validate(discountSchema, discount)).toMatchObject({ percent: 12, maxUses: 12 })
  })

  test.each(['1,500', '1.500', '١،٥٠٠'])('as %s is asked about', (text) => {
    const question =
      'This could mean 1500 or 1.5. Write it without a thousands separator, or with 1 or 2 decimals.'
    expect(problemsOf(pricePiastres, text)).toEqual([`: ${question}`])
    expect(problemsOf(stockSchema, text)).toEqual([`: ${question}`])
    expect(problemsOf(setQuantitySchema, { quantity: text })).toEqual([`quantity: ${question}`])
  })

  test('is never reported as missing when it is present', () => {
    const present = fc.anything().filter((value) => value != null)
    const required = /This field is required/
    fc.assert(
      fc.property(present, (value) => {
        const problems = [
          ...problemsOf(numberSchema(), value),
          ...problemsOf(setQuantitySchema, { quantity: value }),
          ...problemsOf(checkoutSchema, { total: value }).filter((one) => one.startsWith('total')),
        ]
        expect(problems.filter((problem) => required.test(problem))).toEqual([])
      }),
    )
  })
})

describe('a mobile', () => {
  test('may be sent as a number', () => {
    expect(validate(profileSchema, { ...profile, mobile: 1012345678 }).mobile).toBe('1012345678')
  })

  test.each([[101], [1.5], [-1012345678], [true], [{}], [['1012345678']], [1e300]])(
    '%j is rejected as not 10 digits',
    (mobile) => {
      expect(problemsOf(profileSchema, { ...profile, mobile })).toEqual([
        'mobile: Enter exactly 10 digits.',
      ])
    },
  )

  test('is required', () => {
    for (const mobile of [undefined, null, '', '  ']) {
      expect(problemsOf(profileSchema, { ...profile, mobile })).toEqual([
        'mobile: This field is required.',
      ])
    }
  })
})

test('a password that is not text is rejected as such', () => {
  const passwords = { currentPassword: 123456, newPassword: 'secret1' }
  expect(problemsOf(passwordChangeSchema, passwords)).toEqual([
    'currentPassword: Must be text without control characters.',
  ])
})
