import { describe, expect, test } from 'vitest'
import { mobileSchema } from '../addresses/phone.schema'
import { normalizeCode } from '../discounts/discounts'
import { querySchema } from '../validation/list.schema'
import { cleanLine, cleanText, cutText, withoutInvisible } from './characters'
import { emailSchema } from './email'
import { problemsOf } from './test/problems'
import { optionalLines, optionalText, requiredText } from './text.schema'
import { validate } from './validate'

/** One or more of each kind of invisible character. */
const INVISIBLE: readonly (readonly [string, string])[] = [
  ['left-to-right mark', '\u200e'],
  ['right-to-left mark', '\u200f'],
  ['Arabic letter mark', '\u061c'],
  ['embedding', '\u202a'],
  ['end of an embedding', '\u202c'],
  ['override', '\u202e'],
  ['isolate', '\u2066'],
  ['end of an isolate', '\u2069'],
  ['zero-width space', '\u200b'],
  ['zero-width non-joiner', '\u200c'],
  ['zero-width joiner', '\u200d'],
  ['word joiner', '\u2060'],
  ['invisible plus', '\u2064'],
  ['byte-order mark', '\ufeff'],
  ['soft hyphen', '\u00ad'],
  ['grapheme joiner', '\u034f'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uffa0'],
  ['Hangul initial filler', '\u115f'],
  ['Mongolian vowel separator', '\u180e'],
  ['variation selector', '\ufe0f'],
  ['other variation selector', '\u{e0100}'],
  ['tag', '\u{e0041}'],
  ['musical beam', '\u{1d173}'],
  ['Khmer vowel', '\u17b4'],
  ['annotation', '\ufff9'],
  ['empty Braille cell', '\u2800'],
]

describe.each(INVISIBLE)('a %s', (_, character) => {
  test('is removed from incoming texts', () => {
    const text = `${character}Cat${character} food${character}`
    expect(cleanText(text)).toBe('Cat food')
    expect(withoutInvisible(text)).toBe('Cat food')
    expect(validate(requiredText(20), text)).toBe('Cat food')
    expect(validate(optionalText(20), text)).toBe('Cat food')
    expect(validate(optionalLines(20), text)).toBe('Cat food')
    expect(validate(querySchema, text)).toBe('Cat food')
  })

  test('alone counts as blank', () => {
    expect(problemsOf(requiredText(20), `${character} ${character}`)).toEqual([
      ': This field is required.',
    ])
    expect(validate(optionalText(20), character)).toBeNull()
    expect(validate(optionalLines(20), ` ${character}\n${character}`)).toBeNull()
  })

  test('in a pasted phone number, email or code does not count', () => {
    expect(validate(mobileSchema, `${character}010${character} 1234 5678${character}`)).toBe(
      '1012345678',
    )
    expect(validate(emailSchema('*'), `${character}mona${character}@x.com${character}`)).toBe(
      'mona@x.com',
    )
    expect(normalizeCode(`${character}wel${character}come${character}`)).toBe('WELCOME')
  })
})

test.each([
  ['a family', '👨‍👩‍👧'],
  ['a heart', '❤️'],
  ['a skin', '👍🏽'],
  ['a keycap', '1️⃣'],
  ['a flag of a country', '🇪🇬'],
  ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
  ['a service dog', '🐕‍🦺'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['a Persian word', 'می\u200cخواهم'],
])('%s stays whole', (_, text) => {
  expect(cleanText(text)).toBe(text)
  expect(validate(requiredText(50), `Cat ${text} food`)).toBe(`Cat ${text} food`)
})

test('a line has single, plain spaces', () => {
  expect(cleanLine('\u00a0Cat\u00a0 Food \u202f\u3000x\u2028')).toBe('Cat Food x')
})

test('accents are stored in one form', () => {
  expect(cleanLine('Pa\u0302te\u0301')).toBe('P\u00e2t\u00e9')
})

test('half of a surrogate pair is not text', () => {
  for (const half of ['\ud83d', '\ude00']) {
    expect(problemsOf(requiredText(20), `Cat ${half}`)).toEqual([
      ': Must be text without control characters.',
    ])
    expect(validate(querySchema, `Cat${half} food`)).toBe('Cat food')
  }
})

test.each([
  ['Cat 👨‍👩‍👧 food', 9, 'Cat '],
  ['Cat 👨‍👩‍👧 food', 12, 'Cat 👨‍👩‍👧'],
  ['Pate\u0301', 4, 'Pat'],
  ['🇪🇬🇪🇬', 5, '🇪🇬'],
  ['Cat', 3, 'Cat'],
  ['Cat', 2, 'Ca'],
])('%j is cut to %d between characters', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
