import { describe, expect, test } from 'vitest'
import { problemsOf } from '../validation/test/problems'
import { SETTING_NAMES } from './settings'
import { settingsFields, settingsSchema } from './settings.schema'

const problems = (input: object) => problemsOf(settingsSchema, input)

test('every setting has a rule', () => {
  expect(Object.keys(settingsFields.shape)).toEqual(SETTING_NAMES)
})

test('a blank setting is not set', () => {
  const blank = {
    shopName: ' ',
    about: '\n',
    phone: '',
    whatsAppNumber: '',
    email: '',
    logoUrl: '',
  }
  const read = settingsSchema.parse({ ...blank, accentColor: '', orderRecipients: [] })
  expect(new Set(Object.values(read))).toEqual(new Set([null]))
})

test('all problems are reported at once', () => {
  expect(
    problems({
      shopName: 'x'.repeat(41),
      phone: 'call us',
      email: 'care@shop',
      whatsAppNumber: '12',
      orderRecipients: ['a@example.com', 'b'],
      logoUrl: 'logo.png',
      accentColor: 'green',
    }),
  ).toEqual([
    'shopName: At most 40 characters.',
    'phone: Enter a phone number of digits, such as 02 2735 1234 or 19123.',
    'whatsAppNumber: Enter a phone number, such as 010 1234 5678 or +971 50 123 4567.',
    'email: Enter a valid email address.',
    'orderRecipients.1: Enter a valid email address.',
    'logoUrl: Enter a picture URL that starts with https://, http:// or /.',
    'accentColor: Enter a colour such as #0f5c5c.',
  ])
})

describe('a phone number', () => {
  test.each([
    ['19123', '19123'],
    ['٠٢ ٢٧٣٥ ١٢٣٤', '02 2735 1234'],
    [' +20 2 2735-1234 ', '+20 2 2735-1234'],
  ])('%j is kept as customers should read it', (text, phone) => {
    expect(settingsSchema.parse({ phone: text })).toEqual({ phone })
  })

  test.each([
    ['010 1234 5678', '201012345678'],
    ['٠١٠١٢٣٤٥٦٧٨', '201012345678'],
    ['+971 50 123 4567', '971501234567'],
    ['00971501234567', '971501234567'],
  ])('%j is %s on WhatsApp', (text, whatsAppNumber) => {
    expect(settingsSchema.parse({ whatsAppNumber: text })).toEqual({ whatsAppNumber })
  })
})

test('recipients are in lower case, each once', () => {
  expect(
    settingsSchema.parse({ stockRecipients: ['Mona@Example.com', 'mona@example.com '] }),
  ).toEqual({ stockRecipients: ['mona@example.com'] })
})

test('a colour in which text cannot be read is refused with its contrast', () => {
  expect(problems({ accentColor: '#f4a261' })).toEqual([
    'accentColor: This colour is too light: its contrast is 1.9:1, and text needs at least 4.5:1. Choose a darker one.',
  ])
  expect(problems({ accentColor: '#7A1F3D' })).toEqual([])
})
