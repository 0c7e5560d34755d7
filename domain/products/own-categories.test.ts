import { expect, test } from 'vitest'
import { categoriesOf } from './categories'
import { ownCategories } from './own-categories'

const own = (name: string, categoryKeys: readonly string[] | null = null) =>
  ownCategories(name, new Set(categoriesOf({ name, categoryKeys }).map(({ key }) => key)))

test.each([
  ['Nilo Flea Shampoo: Fleas and Ticks', ['fleasandticks']],
  ['Leather Dog Collar', ['accessories']],
  ['Sakara Cat Dry Food 2 kg', ['catdryfood']],
  ['Koura Cat Toys', ['toys']],
  ['Bear', ['earcare']],
  ['Something else', []],
])('%s is in %j', (name, keys) => {
  expect(own(name)).toEqual(keys)
})

test('The owner’s choice counts if the name has none of it', () => {
  expect(own('Cosy leather cave', ['beds'])).toEqual(['beds'])
})

test('Words in full-width letters are words of the name', () => {
  expect(own('Ｂｅａｒ Ｂｅｄ', ['beds', 'earcare'])).toEqual(['beds'])
})
