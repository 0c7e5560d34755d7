import { expect, test } from 'vitest'
import { callLink, localPhone } from './local-phone'

test.each([
  ['+201012345678', '01012345678'],
  ['+20 100 123 4567', '0100 123 4567'],
  ['0020 2 2736 0000', '02 2736 0000'],
  ['01012345678', '01012345678'],
  ['19999', '19999'],
  ['+971501234567', '+971501234567'],
])('%s is written %s in Egypt', (phone, local) => {
  expect(localPhone(phone)).toBe(local)
})

test.each([
  ['+20 100 123 4567', 'tel:+201001234567'],
  ['0020100 1234567', 'tel:+201001234567'],
  ['0100 123 4567', 'tel:+201001234567'],
  ['19999', 'tel:19999'],
  ['+971 50 123 4567', 'tel:+971501234567'],
])('%s is called at %s', (phone, link) => {
  expect(callLink(phone)).toBe(link)
})
