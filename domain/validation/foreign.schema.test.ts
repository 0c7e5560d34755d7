import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasControlCharacters } from './characters'
import { foreignAmount, foreignCode, foreignText, foreignTime } from './foreign.schema'

const NOW = new Date('2026-11-27T12:00:00Z')

const time = (value: unknown) => foreignTime(NOW).parse(value)?.toISOString() ?? null

const anything = fc.oneof(
  fc.anything(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\u0000', '\ud800', '\u202e1', Number.MAX_VALUE, -0, Number.NaN, 2n),
)

describe('A time of another company', () => {
  test.each([
    ['in milliseconds', 1_795_773_600_000],
    ['in milliseconds as text', '1795773600000'],
    ['in seconds', 1_795_773_600],
    ['in seconds as text', '1795773600'],
    ['in microseconds', 1_795_773_600_000_000],
    ['in UTC', '2026-11-27T10:00:00Z'],
    ['in UTC, with a fraction', '2026-11-27T10:00:00.0001234Z'],
    ['of another zone', '2026-11-27T12:00:00+02:00'],
    ['of another zone, written in short', '2026-11-27 12:00:00+0200'],
    ['in Cairo, without a zone', '2026-11-27T12:00:00'],
    ['in Cairo, as people write it', '2026-11-27 12:00'],
    ['in Cairo, in Arabic digits', '٢٠٢٦-١١-٢٧ ١٢:٠٠'],
    ['as mails have it', 'Fri, 27 Nov 2026 10:00:00 GMT'],
    ['as .NET has it', '/Date(1795773600000+0200)/'],
  ])('%s is the same moment', (_, value) => {
    expect(time(value)).toBe('2026-11-27T10:00:00.000Z')
  })

  test('in summer is of that time in Cairo', () => {
    expect(time('2026-07-01 12:00')).toBe('2026-07-01T09:00:00.000Z')
  })

  test.each(['2096-01-01T00:00:00Z', 4_102_444_800_000, 1_800_000_000_000, '2026-11-27'])(
    '%s, which is not over yet, is now',
    (value) => {
      expect(time(value)).toBe(NOW.toISOString())
    },
  )

  test.each([
    0,
    -5,
    '',
    '12:00',
    'yesterday',
    '0001-01-01',
    '2026-13-45 99:99',
    '1970-01-01T00:00:00Z',
    null,
    {},
    [],
    true,
    Number.NaN,
    1e300,
  ])('%j is none', (value) => {
    expect(time(value)).toBeNull()
  })
})

test('A text of another company is one line that can be stored', () => {
  const read = (value: unknown) => foreignText(10).parse(value)
  expect(read(' Not\u0000at\n home\u200f ')).toBe('Not at hom')
  expect(read('\u0000\u200b')).toBeNull()
  expect(read('a\ud800b')).toBe('a b')
  expect(read(45)).toBe('45')
  expect([null, undefined, {}, ['a'], true, Number.NaN].map(read)).toEqual(Array(6).fill(null))
})

test('A code of another company is the same code, or none', () => {
  const read = (value: unknown) => foreignCode(8).parse(value)
  expect(read(' 7000042 ')).toBe('7000042')
  expect(read(7_000_042)).toBe('7000042')
  expect(read('\u200e٧٠٠٠٠٤٢')).toBe('7000042')
  expect(['7\u000042', '123456789', 1.5, 1e21, -0.5, {}, null, '', '\u200b'].map(read)).toEqual(
    Array(9).fill(null),
  )
})

test('An amount of another company is plausible, or none', () => {
  const read = (value: unknown) => foreignAmount.parse(value)
  expect([350, '350.5', 0, '1000000'].map(read)).toEqual([35_000, 35_050, 0, 100_000_000])
  expect(
    [
      -1,
      1_000_000.01,
      47_000_000_000,
      0.001,
      Number.NaN,
      Infinity,
      '',
      'a',
      null,
      {},
      [350],
      true,
    ].map(read),
  ).toEqual(Array(12).fill(null))
})

test('Whatever another company sends can be stored, or is none', () => {
  fc.assert(
    fc.property(anything, (value) => {
      for (const schema of [foreignText(20), foreignCode(20)]) {
        const text = schema.parse(value)
        if (text === null) continue
        expect(text.length).toBeLessThanOrEqual(20)
        expect(text).not.toBe('')
        expect(hasControlCharacters(text)).toBe(false)
      }
      const moment = foreignTime(NOW).parse(value)
      if (moment) expect(moment.getTime()).toBeLessThanOrEqual(NOW.getTime())
      const piastres = foreignAmount.parse(value)
      if (piastres !== null) expect(piastres >= 0 && piastres <= 100_000_000).toBe(true)
    }),
  )
})
