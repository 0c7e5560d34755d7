import { expect, test } from 'vitest'
import { translate } from '#domain/messages'
import { LOCALES } from '#domain/messages/locale'
import { CSV_COLUMNS } from '#domain/products/product-file'
import { cellText, columnText } from './change-texts'

const en = (key: Parameters<typeof translate>[0]) => translate(key, {}, 'en')

test('The changes of a file are in words', () => {
  expect(columnText(en, 'was_price')).toBe('Price before the offer')
  expect(cellText(en, 'hidden', 'true')).toBe('yes')
  expect(cellText(en, 'hidden', 'false')).toBe('no')
  expect(cellText(en, 'stock', null)).toBe('nothing')
  expect(cellText(en, 'categories', 'catfood none-such')).toMatch(/^[A-Z].* · none-such$/)
  expect(cellText(en, 'name', 'true')).toBe('true')
  expect(cellText(en, 'animal', 'both')).toBe('Cats and dogs')
  expect(cellText(en, 'life_stage', 'junior')).toBe('Kittens and puppies')
  expect(cellText(en, 'net_unit', 'ml')).toBe('millilitres')
  expect(cellText(en, 'animal', 'parrot')).toBe('parrot')
})

test.each(LOCALES)('Every column that can change has a name in %s', (locale) => {
  const names = CSV_COLUMNS.filter((column) => !['version', 'stock_exported'].includes(column)).map(
    (column) => columnText((key) => translate(key, {}, locale), column),
  )
  expect(names.filter((name) => /_/.test(name))).toEqual([])
})
