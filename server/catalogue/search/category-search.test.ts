import { expect, test } from 'vitest'
import { findCategories } from './category-search'
import { DEFAULT_SEARCH_TERMS } from './default-search-terms'
import { SearchDictionary } from './search-dictionary'

const dictionary = new SearchDictionary(DEFAULT_SEARCH_TERMS)
const find = (query: string, nearest = false) =>
  findCategories(query, dictionary, { nearest }).map(({ key }) => key)

test.each([
  ['cat food', 'catfood'],
  ['food for cats', 'catfood'],
  ['اكل قطط', 'catfood'],
  ['رمل', 'litters'],
  ['sand', 'litters'],
  ['العاب', 'toys'],
  ['litt', 'litters'],
  ['سراير', 'beds'],
])('“%s” matches the category %s', (query, key) => {
  expect(find(query)).toContain(key)
})

test('A category must have all words', () => {
  expect(find('cat litter xylophone')).toEqual([])
  expect(find('siwa')).toEqual([])
})

test('The nearest categories have the most words, also with a typo', () => {
  expect(find('cat fodo xylophone', true)[0]).toBe('catfood')
  expect(find('littre xylophone', true)).toEqual(['litters'])
})

test('Without anything near, the nearest are the top categories', () => {
  expect(find('xylophone', true)).toEqual(['allfood', 'alltreats', 'alltoysandbowls'])
})
