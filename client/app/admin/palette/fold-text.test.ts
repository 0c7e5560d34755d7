import { expect, test } from 'vitest'
import { matchesWords } from './fold-text'

test.each([
  ['Discount codes', 'disc'],
  ['Discount codes', 'CODES dis'],
  ['أكواد الخصم', 'اكواد'],
  ['أكواد الخصم', 'خصم'],
  ['النقدية', 'نقديه'],
  ['Café', 'cafe'],
])('%s is found by “%s”', (text, query) => {
  expect(matchesWords(text, query)).toBe(true)
})

test.each([
  ['Discount codes', 'iscount'],
  ['Discount codes', 'codes orders'],
  ['الطلبات', 'منتجات'],
])('%s is not found by “%s”', (text, query) => {
  expect(matchesWords(text, query)).toBe(false)
})
