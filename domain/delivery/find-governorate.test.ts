import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../messages/locale'
import { findGovernorate } from './find-governorate'
import { GOVERNORATE_NAMES, GOVERNORATES } from './governorates'

const governorate = fc.constantFrom(...GOVERNORATES)
const locale = fc.constantFrom(...LOCALES)

/** A name as people also write it: other case, letters in another form, with marks and spaces around it. */
const spelling = fc
  .tuple(
    fc.constantFrom(
      (name: string) => name,
      (name: string) => name.toUpperCase(),
      (name: string) => name.replace(/[أإ]/g, 'ا').replace(/ة/g, 'ه').replace(/ي/g, 'ى'),
      (name: string) => name.replace(/^ال/, ''),
      (name: string) => name.replace(/ا/g, 'اـ').replace(/ل/g, 'لَ'),
      (name: string) => name.replace(/ /g, '-'),
      (name: string) => name.replace(/ /g, ''),
    ),
    fc.constantFrom('', ' ', '  '),
  )
  .map(
    ([spell, space]) =>
      (name: string) =>
        `${space}${spell(name)}${space}`,
  )

describe('the governorate that a text names', () => {
  test('is found in either language, however its letters are written', () => {
    fc.assert(
      fc.property(governorate, locale, spelling, (code, language, spell) => {
        expect(findGovernorate(spell(GOVERNORATE_NAMES[code][language]))).toBe(code)
      }),
      { numRuns: 5000 },
    )
  })

  test('is found after an area, as a separate word', () => {
    const area = fc.constantFrom(
      'Nasr City',
      '6 October',
      'المعادي',
      'Suez Road',
      'شارع السويس',
      '',
    )
    const separator = fc.constantFrom(', ', '، ', ' - ', ' ', ' / ')
    fc.assert(
      fc.property(governorate, locale, area, separator, (code, language, before, between) => {
        const text = `${before}${between}${GOVERNORATE_NAMES[code][language]}`
        expect(findGovernorate(text)).toBe(code)
      }),
    )
  })

  test.each([
    ['New Cairo', 'C'],
    ['Cairo, Egypt', 'C'],
    ['القاهرة الجديدة', 'C'],
    ['بور سعيد', 'PTS'],
    ['Port-Said', 'PTS'],
    ['El Minia', 'MN'],
    ['kafr el-sheikh', 'KFS'],
    ['Menoufia', 'MNF'],
    ['Alexandria Road, Giza', 'GZ'],
    ['شمال سيناء', 'SIN'],
  ])('%s is in %s', (text, code) => {
    expect(findGovernorate(text)).toBe(code)
  })

  test.each(['القناطر الخيرية', 'Cairoo', 'Sinai', 'Maadi', '...', '', 'سيناء'])(
    '%s names none',
    (text) => {
      expect(findGovernorate(text)).toBeUndefined()
    },
  )

  test('is none or one of them for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        expect([undefined, ...GOVERNORATES]).toContain(findGovernorate(text))
      }),
    )
  })
})
