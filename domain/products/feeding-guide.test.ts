import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { feedingRows, formatRange, readFeedingGuide } from './feeding-guide'

const row = (fromKg: number, fromGrams: number, toKg = fromKg, toGrams = fromGrams) => ({
  fromKg,
  toKg,
  fromGrams,
  toGrams,
})

describe('The rows of a feeding guide', () => {
  test.each([
    ['- 3 kg: 45 g', row(3, 45)],
    ['3 kg: 45 g', row(3, 45)],
    ['* 3–4 kg: 45–60 g', row(3, 45, 4, 60)],
    ['- 2.5 - 4 KG : 40 - 55 grams a day', row(2.5, 40, 4, 55)],
    ['- 3 to 4 kg = 45 to 60 g.', row(3, 45, 4, 60)],
    ['- 3 كجم: 45 جم', row(3, 45)],
    ['- ٣–٤ كجم: ٤٥–٦٠ جم في اليوم', row(3, 45, 4, 60)],
    ['• ٢٫٥ كيلو: ٤٠ جرام', row(2.5, 40)],
    ['- \u200f3 كجم:\u200f 45 جم', row(3, 45)],
  ])('are read from %j', (line, expected) => {
    expect(feedingRows(line)).toEqual([expected])
  })

  test.each([
    '- 50 g a day',
    '- 4–3 kg: 45 g',
    '- 0 kg: 45 g',
    '- 500 kg: 45 g',
    '- 3 kg: as much as it likes',
    '- 3 months: 45 g',
    'A cat of 3 kg: 45 g, and more when it is cold',
  ])('are not read from %j, which stays text', (line) => {
    expect(readFeedingGuide(line)).toEqual([{ text: line }])
  })

  test('are a table between the texts around them', () => {
    const guide = 'A day:\n\n- 3 kg: 45 g\n\n- 4 kg: 55 g\n\nWith fresh water.'
    expect(readFeedingGuide(guide)).toEqual([
      { text: 'A day:' },
      { rows: [row(3, 45), row(4, 55)] },
      { text: 'With fresh water.' },
    ])
  })

  test('are several tables where the text divides them, of which the first counts', () => {
    const guide = 'Adults\n\n- 3 kg: 45 g\n\nSeniors\n\n- 3 kg: 40 g'
    expect(readFeedingGuide(guide).filter(({ rows }) => rows)).toHaveLength(2)
    expect(feedingRows(guide)).toEqual([row(3, 45)])
  })

  test('no guide has none', () => {
    expect(feedingRows(null)).toEqual([])
    expect(feedingRows('')).toEqual([])
  })

  test('whatever is written, no word of it is lost', () => {
    const lines = fc.array(fc.oneof(fc.string(), fc.constantFrom('- 3 kg: 45 g', '', '- Kittens')))
    fc.assert(
      fc.property(lines, (written) => {
        const guide = written.join('\n')
        const parts = readFeedingGuide(guide)
        const rows = parts.flatMap((part) => part.rows ?? []).length
        const text = parts.flatMap((part) => part.text ?? []).join('')
        const withoutRows = guide
          .split('\n')
          .filter((line) => feedingRows(line).length === 0)
          .join('')
        expect(text.replace(/\s/gu, '')).toBe(withoutRows.replace(/\s/gu, ''))
        expect(rows).toBe(
          guide.split('\n').length -
            guide.split('\n').filter((line) => feedingRows(line).length === 0).length,
        )
      }),
    )
  })
})

test('a range is written once if both of its ends are the same', () => {
  expect(formatRange(3, 3)).toBe('3')
  expect(formatRange(2.5, 4)).toBe('2.5–4')
})
