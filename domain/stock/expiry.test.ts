import { expect, test } from 'vitest'
import { daysLeft, formatExpiry, readExpiry } from './expiry'

test.each([
  ['0327', '2027-03-31'],
  ['327', '2027-03-31'],
  ['032027', '2027-03-31'],
  ['150327', '2027-03-15'],
  ['15032027', '2027-03-15'],
  ['3/27', '2027-03-31'],
  ['03/2027', '2027-03-31'],
  ['2027-03', '2027-03-31'],
  ['2027-03-15', '2027-03-15'],
  ['15.3.2027', '2027-03-15'],
  ['15 03 27', '2027-03-15'],
  ['٠٣٢٧', '2027-03-31'],
  ['0228', '2028-02-29'],
  ['0227', '2027-02-28'],
  ['1327', undefined],
  ['0027', undefined],
  ['31/4/2027', undefined],
  ['0', undefined],
  ['12', undefined],
  ['12345', undefined],
  ['4006381333931', undefined],
  ['soon', undefined],
  ['03/1927', undefined],
  ['3/2/1/27', undefined],
  ['', undefined],
])('%j is %s', (text, day) => {
  expect(readExpiry(text)).toBe(day)
})

test('A day is shown as it is printed, and read as it is shown', () => {
  expect(formatExpiry('2027-03-31')).toBe('2027-03')
  expect(formatExpiry('2027-03-30')).toBe('2027-03-30')
  for (const day of ['2027-03-31', '2028-02-29', '2027-12-05']) {
    expect(readExpiry(formatExpiry(day))).toBe(day)
  }
})

test('The last day is a day of use', () => {
  expect(daysLeft('2027-03-31', '2027-03-31')).toBe(0)
  expect(daysLeft('2027-03-31', '2027-03-30')).toBe(1)
  expect(daysLeft('2027-03-31', '2027-04-02')).toBe(-2)
})
