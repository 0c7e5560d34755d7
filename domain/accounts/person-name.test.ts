import { expect, test } from 'vitest'
import { hasLink } from './person-name'

test.each([
  'Mona',
  "O'Brien",
  'Mary-Jane',
  'J. R. R.',
  'J.R.',
  'A.Rahman',
  'M.El Sayed',
  'Dr.Ahmed',
  'St. John',
  'Abd El-Rahman',
  'د.محمد',
  'أ.د. أحمد',
  'م.أحمد عبد الرحمن',
  'عبد الله',
  'Ahmed Jr.',
  'Mona...',
])('%j is a name', (name) => {
  expect(hasLink(name)).toBe(false)
})

test.each([
  'https://evil.example',
  'Win at evil.example',
  'evil.com',
  'x.com',
  't.co now',
  'www evil',
  'evil．com',
  'evil。com',
  'EVIL.COM/x',
  'a@b',
  'mona＠evil.com',
  'hello(evil.net)',
  'xn--80ak6aa92e.com',
  'موقع.مصر',
  '//evil',
  'evil.co.uk',
  'a-b.cn',
])('%j has a link', (name) => {
  expect(hasLink(name)).toBe(true)
})
