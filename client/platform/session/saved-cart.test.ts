import { beforeEach, expect, test } from 'vitest'
import { asPounds } from '#domain/money/units'
import { readSavedCart, saveCart } from './saved-cart'

const CART = { total: asPounds(12.5), lines: [] }

beforeEach(() => localStorage.clear())

test('A cart is saved for its session only', () => {
  saveCart('token of Mona', CART)
  expect(readSavedCart('token of Mona')).toMatchObject(CART)
  expect(readSavedCart('token of Ali')).toBeUndefined()
})

test('A broken entry is no cart', () => {
  localStorage.setItem('savedCart', '{')
  expect(readSavedCart('token of Mona')).toBeUndefined()
})
