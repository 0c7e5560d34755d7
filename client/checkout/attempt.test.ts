import { expect, test } from 'vitest'
import { buildCart, buildLine } from '../test/carts'
import { beginAttempt, endAttempt, findAttempt } from './attempt'

const details = {
  cartId: '1',
  shipping: {
    addressId: '',
    governorate: 'C',
    area: 'Maadi',
    street: '14 Nile Lane',
    phone: '+201012345678',
    saveAddress: true,
  },
  order: buildCart(buildLine(1, 2)),
}

test('Until a response arrives, every attempt has the same key, whatever it orders', () => {
  const { key } = beginAttempt(details)
  expect(beginAttempt(details).key).toBe(key)
  expect(beginAttempt({ ...details, order: buildCart(buildLine(2, 1)) }).key).toBe(key)
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
