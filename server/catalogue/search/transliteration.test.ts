import { expect, test } from 'vitest'
import { setUpDatabase } from '../../test/shop'
import { closestTo, isLatinWord, skeletonOfArabic, TransliteratedWord } from './transliteration'

const WORDS = [
  'قطط',
  'قطه',
  'كلاب',
  'كلب',
  'طوق',
  'طبق',
  'رمل',
  'سرير',
  'براغيث',
  'نقط',
  'كوره',
  'فرشه',
  'غسول',
]

test.each([
  ['otat', 'قطط'],
  ['2otta', 'قطه'],
  ['ottah', 'قطه'],
  ['kelab', 'كلاب'],
  ['kalb', 'كلب'],
  ['tawq', 'طوق'],
  ['to2', 'طوق'],
  ['tab2', 'طبق'],
  ['elraml', 'رمل'],
  ['lel2otat', 'قطط'],
  ['sereer', 'سرير'],
  ['baragheeth', 'براغيث'],
  ['no2at', 'نقط'],
  ['forshet', 'فرشه'],
  ["3'asool", 'غسول'],
  ['8asoul', 'غسول'],
])('“%s” is transliterated as %s', (latin, arabic) => {
  expect(closestTo(new TransliteratedWord(latin), WORDS)[0]).toBe(arabic)
  expect(new TransliteratedWord(latin).skeletons).toContain(skeletonOfArabic(arabic))
})

test.each(['salmon', 'crystal', 'x', 'zzz'])('“%s” is none of these words', (latin) => {
  expect(closestTo(new TransliteratedWord(latin), WORDS)).toEqual([])
})

test('A key that was held down is no letter', () => {
  expect(new TransliteratedWord('zzzzqqqq').skeletons).toEqual([])
  expect(new TransliteratedWord('zaha2').skeletons).toContain(skeletonOfArabic('زهق'))
})

test('Numbers and Arabic words are not Arabic in Latin letters', () => {
  expect(['10', 'رمل', '2otta', "3'asool"].map(isLatinWord)).toEqual([false, false, true, true])
})

const shop = setUpDatabase()

test('The database finds words by the same skeletons', async () => {
  const all = [...WORDS, 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي', 'ضوافر', 'هارنس', 'مكافات']
  const rows = await shop.db.query<{ skeleton: string }[]>(
    `SELECT word_skeleton(word) AS skeleton
     FROM unnest($1::text[]) WITH ORDINALITY AS words (word, place) ORDER BY place`,
    [all],
  )
  expect(rows.map(({ skeleton }) => skeleton)).toEqual(all.map(skeletonOfArabic))
})
