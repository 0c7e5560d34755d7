import { expect, test } from 'vitest'
import { suggestEmail } from './email-typo'

test.each([
  ['mona@gmial.com', 'mona@gmail.com'],
  ['mona@gmail.co', 'mona@gmail.com'],
  ['mona@gmail.con', 'mona@gmail.com'],
  ['Mona@GMAL.com ', 'mona@gmail.com'],
  ['mona@gmail.net', 'mona@gmail.com'],
  ['mona@yaho.com', 'mona@yahoo.com'],
  ['mona@hotmial.com', 'mona@hotmail.com'],
  ['mona@outlok.com', 'mona@outlook.com'],
  ['mona@iclod.com', 'mona@icloud.com'],
])('%s may be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'mona@gmail.com',
  'mona@mail.com',
  'mona@gmx.net',
  'mona@company.com',
  'mona@vodafone.net',
  'mona',
  'mona@',
  '@gmial.com',
  'a@b@gmial.com',
  '',
])('%s is not asked about', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
