import { expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { buildCart, buildLine } from '../../test/carts'
import { beginAttempt, endAttempt, failAttempt, findAttempt, findUnanswered } from './attempt'

const details = {
  cartId: '1',
  shipping: {
    addressId: '',
    governorate: 'C',
    area: 'Maadi',
    street: '14 Nile Lane',
    phone: '+201012345678',
    floor: null,
    apartment: null,
    landmark: null,
    courierNote: null,
    saveAddress: true,
  },
  order: { ...buildCart(buildLine(1, 2)), amountDue: asPounds(200), discountCode: undefined },
} as const

test('Until a response arrives, every attempt has the same key, whatever it orders', () => {
  const { key } = beginAttempt(details)
  expect(beginAttempt(details).key).toBe(key)
  expect(beginAttempt({ ...details, order: { ...details.order, total: asPounds(7) } }).key).toBe(
    key,
  )
})

test('After a response the next attempt has a new key', () => {
  const { key } = beginAttempt(details)
  endAttempt()
  expect(findAttempt('1')).toBeUndefined()
  expect(beginAttempt(details).key).not.toBe(key)
})

test('An attempt is stored for the lifetime of the tab', () => {
  const attempt = beginAttempt(details)
  expect(JSON.parse(sessionStorage.getItem('checkoutAttempt') ?? '')).toEqual(attempt)
  expect(findAttempt('1')).toEqual(attempt)
})

test("Another shopper's attempt is not found and its key is not reused", () => {
  const { key } = beginAttempt(details)
  expect(findAttempt('2')).toBeUndefined()
  expect(beginAttempt({ ...details, cartId: '2' }).key).not.toBe(key)
})

test('An attempt that has failed is no longer unanswered, and its key is used again', () => {
  const attempt = beginAttempt(details)
  expect(findUnanswered()).toEqual(attempt)
  failAttempt(attempt)
  expect(findUnanswered()).toBeUndefined()
  expect(beginAttempt(details).key).toBe(attempt.key)
})
