import { expect, test } from 'vitest'
import { SearchDictionary } from '../../catalogue/search/search-dictionary'
import { parseQuery } from '../../catalogue/search/search-query'
import { createProduct } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { singularOf, wordsOf } from './search-text'

const shop = setUpDatabase()

test.each([
  ['أكل القطط', 'اكل قطط'],
  ['إلى آخر', 'الي اخر'],
  ['قِطَّة، رمـــل', 'قطه رمل'],
  ['وبالدجاج للكلاب والقطط', 'وبالدجاج كلاب قطط'],
  ['غذاء مؤقت', 'غذا موقت'],
  ['١٫٥ كجم ۲', '1 5 كجم 2'],
  ['(Cat) FOOD, 1.5 kg', 'cat food 1 5 kg'],
  ['ال الو', 'ال الو'],
  ['Pâté de Saumon', 'pate de saumon'],
  ['Pa\u0302te\u0301', 'pate'],
  ['ÉLEVÉ Ø Łódź', 'eleve o lodz'],
  ['\ufef7\ufe8e \uff23\uff21\uff34 \u00b2', 'لاا cat 2'],
  ['می\u200cخواهم', 'ميخواهم'],
])('names and queries are folded alike: %s', async (text, folded) => {
  await createProduct(shop.db, { name: text })
  const [row] = await shop.db.query<{ name_words: string }[]>('SELECT name_words FROM products')
  expect(row?.name_words.trim()).toBe(folded)
  expect(wordsOf(text).join(' ')).toBe(folded)
})

test.each([
  ['cats', 'cat'],
  ['puppies', 'puppy'],
  ['leashes', 'leash'],
  ['grass', 'grass'],
  ['لعبه', 'لعب'],
  ['تريتات', 'تريت'],
])('The singular of %s is %s', (word, singular) => {
  expect(singularOf(word)).toBe(singular)
})

test('A query is split into terms and words, without stop words and with its unit', () => {
  const dictionary = new SearchDictionary([
    ['Royal Canin', 'رويال كانين'],
    ['litter', 'رمل'],
  ])
  const { phrase, units } = parseQuery('رويال كانين for litters & 10kg', dictionary)
  expect(phrase).toEqual(['رويال', 'كانين', 'for', 'litters', '10', 'kg'])
  expect(units.map(({ words }) => words.join(' '))).toEqual(['رويال كانين', 'litters', '10 kg'])
  expect(units.slice(0, 2).map(({ terms }) => terms.length)).toEqual([2, 2])
  expect(units[2]?.terms).toContainEqual(['10', 'كيلو'])
})

test('A query of stop words alone keeps them', () => {
  const { units } = parseQuery('for the', new SearchDictionary([]))
  expect(units.map(({ words }) => words)).toEqual([['for'], ['the']])
})
