import { beforeEach, expect, test } from 'vitest'
import { readSavedCart, replaceSavedSession, saveCart } from './saved-cart'

const CART = { total: 12.5, lines: [] }

beforeEach(() => localStorage.clear())

test('A cart is saved for its session only', () => {
  saveCart('token of Mona', CART)
  expect(readSavedCart('token of Mona')).toMatchObject(CART)
  expect(readSavedCart('token of Ali')).toBeNull()
})

test.each([null, 'token of Ali'])('Once the session is %s, the cart is gone', (token) => {
  saveCart('token of Mona', CART)
  expect(replaceSavedSession(token)).toBe(true)
  expect(JSON.stringify({ ...localStorage })).not.toContain('Mona')
  expect(replaceSavedSession(token)).toBe(false)
})

test('The same session keeps its cart', () => {
  saveCart('token of Mona', CART)
  expect(replaceSavedSession('token of Mona')).toBe(false)
  expect(readSavedCart('token of Mona')).toMatchObject(CART)
})

test('A broken entry is no cart', () => {
  localStorage.setItem('savedCart', '{')
  expect(readSavedCart('token of Mona')).toBeNull()
})
