import maximalMetadata from 'libphonenumber-js/metadata.max.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { problemsOf } from '../validation/test/problems'
import { z } from '../validation/zod'
import { parsePhone, significantDigits } from './phone'
import { mobileSchema, phoneSchema } from './phone.schema'
import metadata from './phone-metadata.json' with { type: 'json' }

test("the metadata equals the installed library's metadata of Egypt", () => {
  expect(metadata.countries.EG).toEqual(maximalMetadata.countries.EG)
  expect(metadata.version).toBe(maximalMetadata.version)
})

const SPELLINGS = [
  '01012345678',
  '1012345678',
  '+201012345678',
  '00201012345678',
  '010 1234 5678',
  '+20 10 1234-5678',
  '(010) 12345678',
  '٠١٠١٢٣٤٥٦٧٨',
  '٠١٠ ١٢٣٤ ٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
]

describe('a mobile number', () => {
  test.each(SPELLINGS)('is read from %j', (text) => {
    expect(parsePhone(text)).toEqual({
      e164: '+201012345678',
      national: '1012345678',
      isMobile: true,
    })
    expect(mobileSchema.parse(text)).toBe('1012345678')
    expect(phoneSchema.parse(text)).toBe('+201012345678')
    expect(significantDigits(text)).toBe('1012345678')
  })
})

describe('a landline number', () => {
  test.each([
    ['02 2735 1234', '+20227351234'],
    ['٠٢٢٧٣٥١٢٣٤', '+20227351234'],
    ['+20 3 486 1234', '+2034861234'],
    ['088-235-1234', '+20882351234'],
  ])('%s passes where a landline will do, but not as a mobile number', (text, e164) => {
    expect(phoneSchema.parse(text)).toBe(e164)
    expect(mobileSchema.safeParse(text).success).toBe(false)
  })
})

describe('what cannot be an Egyptian number', () => {
  const problems = (phone: unknown) => problemsOf(z.object({ phone: phoneSchema }), { phone })
  const mobileProblems = (mobile: unknown) =>
    problemsOf(z.object({ mobile: mobileSchema }), { mobile })

  test.each([
    ['', 'This field is required.'],
    [undefined, 'This field is required.'],
    ['call me', 'Enter an Egyptian phone number, such as 010 1234 5678 or 02 2735 1234.'],
    ['+971501234567', 'Enter an Egyptian phone number, such as 010 1234 5678 or 02 2735 1234.'],
    ['012345', '5 digits are missing. A mobile number has 11 digits, such as 010 1234 5678.'],
    ['010 1234 567', '1 digit is missing. A mobile number has 11 digits, such as 010 1234 5678.'],
    ['010123456789', '1 digit too many. A mobile number has 11 digits, such as 010 1234 5678.'],
    [
      '010 1234 5678 12',
      '2 digits too many. A mobile number has 11 digits, such as 010 1234 5678.',
    ],
    ['01312345678', 'Enter an Egyptian phone number, such as 010 1234 5678 or 02 2735 1234.'],
  ])('%j is refused: %s', (text, problem) => {
    expect(problems(text)).toEqual([`phone: ${problem}`])
  })

  test('a landline is no mobile number', () => {
    expect(mobileProblems('0227351234')).toEqual([
      'mobile: Enter an Egyptian mobile number, such as 010 1234 5678.',
    ])
  })
})

describe('the significant digits of a phone number', () => {
  test.each([
    ['+20 101 234-5678', '1012345678'],
    ['0020 (101) 2345678', '1012345678'],
    ['#42', '42'],
    ['207', '207'],
    ['0101', '101'],
    ['٠١٠١', '101'],
    ['+20 101', '101'],
    ['0020-101', '101'],
    ['010', '010'],
    ['Mona', ''],
    ['5 Nile Street', ''],
    ['', ''],
  ])('of %j are %j', (text, digits) => {
    expect(significantDigits(text)).toBe(digits)
  })
})
