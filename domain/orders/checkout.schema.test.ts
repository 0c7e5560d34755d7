import { describe, expect, test } from 'vitest'
import { problemsOf } from '../validation/test/problems'
import { validate } from '../validation/validate'
import { type CheckoutInput, checkoutSchema, idempotencyKeySchema } from './checkout.schema'

const REQUIRED = 'This field is required.'
const line = { productId: 7, quantity: 2, price: 249.5 }
const order = {
  address: '1 Nile St',
  city: 'Cairo',
  phone: '+201012345678',
  total: 499,
  lines: [line],
}

const problems = (fields: Record<string, unknown>) =>
  problemsOf(checkoutSchema, { ...order, ...fields })

describe('a checkout', () => {
  test('is trimmed and converted to piastres', () => {
    const { total: _, ...fields } = order
    expect(validate(checkoutSchema, { ...order, address: ' 1 Nile St ', city: ' Cairo ' })).toEqual(
      {
        ...fields,
        totalPiastres: 49_900,
        lines: [{ productId: 7, quantity: 2, pricePiastres: 24_950 }],
      },
    )
  })

  test('accepts ids as numbers and as digits', () => {
    expect(
      validate(checkoutSchema, { ...order, lines: [{ ...line, productId: '7' }] }).lines,
    ).toEqual([{ productId: 7, quantity: 2, pricePiastres: 24_950 }])
  })

  test('requires every field', () => {
    expect(problemsOf(checkoutSchema, {})).toEqual([
      `address: ${REQUIRED}`,
      `city: ${REQUIRED}`,
      `phone: ${REQUIRED}`,
      `total: ${REQUIRED}`,
      'lines: Your cart is empty. Please add items to your cart.',
    ])
  })

  test('address, city and phone have at most 300, 100 and 20 characters', () => {
    const longest = { address: 'a'.repeat(300), city: 'c'.repeat(100), phone: '1'.repeat(20) }
    expect(problems(longest)).toEqual([])
    const longer = { address: 'a'.repeat(301), city: 'c'.repeat(101), phone: '1'.repeat(21) }
    expect(problems(longer)).toEqual([
      'address: At most 300 characters.',
      'city: At most 100 characters.',
      'phone: At most 20 characters.',
    ])
  })

  test.each([
    ['010 1234 5678', '+201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '+201012345678'],
    [1012345678, '+201012345678'],
    ['02 2735 1234', '+20227351234'],
    ['5', '5'],
    ['010-123', '010123'],
    ['٠١٠', '010'],
    ['+971 50 123 4567', '+971501234567'],
  ])('the phone %j is stored as %s', (phone, stored) => {
    expect(validate(checkoutSchema, { ...order, phone } as CheckoutInput).phone).toBe(stored)
  })

  test.each(['+', '20+1', '++20', 'call me', '010x', '()'])('the phone %s is rejected', (phone) => {
    expect(problems({ phone })).toEqual(['phone: Use digits only, with an optional + in front.'])
  })

  test('an address of spaces is missing', () => {
    expect(problems({ address: '   ' })).toEqual([`address: ${REQUIRED}`])
  })

  test('has 1 to 200 lines', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...line, productId: index + 1 }))
    expect(problems({ lines: lines(200) })).toEqual([])
    expect(problems({ lines: lines(201) })).toEqual(['lines: At most 200 different products.'])
    expect(problems({ lines: [] })).toEqual([
      'lines: Your cart is empty. Please add items to your cart.',
    ])
  })

  test('a product listed twice is rejected, however its id is written', () => {
    expect(problems({ lines: [line, { ...line, productId: '7' }] })).toEqual([
      'lines.1.productId: This product is listed twice.',
    ])
  })

  test('reports each problem of a line with its field', () => {
    const lines = [line, { productId: -1, quantity: 0, price: 1.234 }, {}, null, 'toy']
    expect(problems({ lines })).toEqual([
      'lines.1.productId: Invalid id.',
      'lines.1.quantity: Quantity must be a whole number from 1 to 999.',
      'lines.1.price: Use at most 2 decimals.',
      `lines.2.productId: ${REQUIRED}`,
      'lines.2.quantity: Quantity must be a whole number from 1 to 999.',
      `lines.2.price: ${REQUIRED}`,
      `lines.3: ${REQUIRED}`,
      'lines.4: Must be an object.',
    ])
  })

  test.each([
    [499, 49_900],
    ['499', 49_900],
    ['119.85', 11_985],
    [39.95 * 3, 11_985],
    [String(39.95 * 3), 11_985],
    [0, 0],
  ])('the total %j is accepted', (total, piastres) => {
    expect(validate(checkoutSchema, { ...order, total }).totalPiastres).toBe(piastres)
  })

  test('rejects a phone and lines of another type', () => {
    expect(problems({ lines: 'toy', phone: true })).toEqual([
      'phone: Use digits only, with an optional + in front.',
      'lines: Must be a list.',
    ])
  })

  test.each([
    ['a lot', 'total: Must be a number.'],
    [true, 'total: Must be a number.'],
    [499.001, 'total: Use at most 2 decimals.'],
    [Number.NaN, 'total: Must be a number.'],
  ])('the total %j is rejected', (total, problem) => {
    expect(problems({ total })).toEqual([problem])
  })
})

describe('an idempotency key', () => {
  test('is optional', () => {
    expect(problemsOf(idempotencyKeySchema, {})).toEqual([])
    expect(problemsOf(idempotencyKeySchema, { idempotencyKey: null })).toEqual([])
  })

  test('has 1 to 200 characters', () => {
    const key = (idempotencyKey: unknown) => problemsOf(idempotencyKeySchema, { idempotencyKey })
    expect(key('k'.repeat(200))).toEqual([])
    expect(key('k'.repeat(201))).toEqual(['idempotencyKey: At most 200 characters.'])
    expect(key('')).toEqual([`idempotencyKey: ${REQUIRED}`])
  })
})
