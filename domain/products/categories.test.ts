import { describe, expect, test } from 'vitest'
import {
  animalsOf,
  CATEGORIES,
  type Category,
  categoriesOf,
  categoryPath,
  categoryTrail,
  childCategories,
  deepestCategory,
  findCategory,
  matchesRule,
  topCategories,
  withoutImplied,
} from './categories'

function isIn(name: string, key: string): boolean {
  return findCategory(key)?.rules.some((rule) => matchesRule(name, rule)) ?? false
}

// docs/specification.md, section 2: the path, names on its page, names not on its page.
const PAGES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['allfood', ['Cat Food', 'Seafood mix'], ['Cat treat']],
  ['catfood', ['Royal CAT FOOD 2 kg'], ['Food for a cat', 'Dog food']],
  ['catdryfood', ['Cat dry food', 'cat dry mix'], ['Cat food, dry', 'Dog dry food']],
  ['catwetfood', ['Cat wet food'], ['Wet cat food']],
  ['dogfood', ['Dog food'], ['Food for dogs']],
  ['dogdryfood', ['Dog dry mix', 'Dog food beef'], ['Dog food, wet', 'Cat dry food']],
  ['dogwetfood', ['Dog wet food'], ['Wet dog food']],
  ['alltreats', ['Treats'], ['Snack']],
  ['cattreats', ['Treats for a cat', 'Cat treat'], ['Dog treat', 'Cat snack']],
  ['dogtreats', ['Treats for a dog'], ['Cat treat', 'Dog snack']],
  ['alltoysandbowls', ['Toy mouse', 'Steel bowl'], ['Bed']],
  ['toys', ['Toy mouse'], ['Steel bowl']],
  ['bowls', ['Steel bowl'], ['Toy mouse']],
  ['beds', ['Soft BED'], ['Cushion']],
  ['litters', ['Cat litter'], ['Sand']],
  [
    'healthcare',
    ['Ear drops', 'Eye drops', 'Dental gel', 'Grooming glove', 'Ticks spray'],
    ['Fleas'],
  ],
  ['earcare', ['Ear drops'], ['Eye drops']],
  ['eyecare', ['Eye drops'], ['Ear drops']],
  ['grooming', ['Grooming glove'], ['Brush']],
  ['dentalCare', ['Dental gel'], ['Tooth gel']],
  ['fleasandticks', ['Ticks spray', 'Fleas collar'], ['Flea']],
  ['accessories', ['Leash', 'Collar', 'Brush', 'Crate'], ['Bowl']],
]

describe('categories', () => {
  test('are the 22 listing routes of the specification', () => {
    expect(CATEGORIES.map((category) => category.key)).toEqual(PAGES.map(([key]) => key))
    expect(CATEGORIES).toHaveLength(22)
  })

  test.each(PAGES)(
    '/%s shows the names its rule describes and no others',
    (key, inside, outside) => {
      expect(inside.filter((name) => !isIn(name, key))).toEqual([])
      expect(outside.filter((name) => isIn(name, key))).toEqual([])
    },
  )

  test('any dog food that is not wet counts as dry', () => {
    expect(isIn('Dog food with beef', 'dogdryfood')).toBe(true)
    expect(isIn('Dog wet food with beef', 'dogdryfood')).toBe(false)
    expect(isIn('Dog dry food for wet weather', 'dogdryfood')).toBe(true)
  })

  test('a trail runs from the top-level category to the category itself', () => {
    const keys = (key: string) =>
      categoryTrail(findCategory(key) as Category).map((category) => category.key)
    expect(keys('catdryfood')).toEqual(['allfood', 'catfood', 'catdryfood'])
    expect(keys('beds')).toEqual(['beds'])
  })

  test('a product without a choice is in those that the rule of its name gives', () => {
    const keysOf = (name: string) =>
      categoriesOf({ name, categoryKeys: null }).map(({ key }) => key)
    for (const [key, inside, outside] of PAGES) {
      for (const name of inside) expect(keysOf(name)).toContain(key)
      for (const name of outside) expect(keysOf(name)).not.toContain(key)
    }
  })

  test('a product with a choice is in those categories, and the ones above them, alone', () => {
    const keysOf = (...categoryKeys: string[]) =>
      categoriesOf({ name: 'Dog treat', categoryKeys }).map(({ key }) => key)
    expect(keysOf('catwetfood', 'beds')).toEqual(['allfood', 'catfood', 'catwetfood', 'beds'])
    expect(keysOf('healthcare')).toEqual(['healthcare'])
    expect(keysOf()).toEqual([])
    expect(keysOf('birds', '__proto__')).toEqual([])
  })

  test('a choice is kept without what it implies', () => {
    expect(withoutImplied(['beds', 'catdryfood', 'allfood', 'catfood', 'beds'])).toEqual([
      'catdryfood',
      'beds',
    ])
    expect(withoutImplied(['allfood', 'bowls'])).toEqual(['allfood', 'bowls'])
    expect(withoutImplied([])).toEqual([])
  })

  test('a product belongs to its most specific category', () => {
    const keyOf = (name: string, categoryKeys: string[] | null = null) =>
      deepestCategory(categoriesOf({ name, categoryKeys }))?.key
    expect(keyOf('Cat dry food salmon')).toBe('catdryfood')
    expect(keyOf('Steel bowl')).toBe('bowls')
    expect(keyOf('Leash')).toBe('accessories')
    expect(keyOf('Gift card')).toBeUndefined()
    expect(keyOf('Gift card', ['beds', 'dentalCare'])).toBe('dentalCare')
  })

  test('a name in full-width letters is in its category', () => {
    const categories = categoriesOf({ name: 'Ｋｏｕｒａ　Ｃａｔ　Ｆｏｏｄ', categoryKeys: null })
    expect(categories.map(({ key }) => key)).toEqual(['allfood', 'catfood'])
    expect(animalsOf('ＤＯＧ Bed')).toEqual(['dog'])
    expect(isIn('Ｋｏｕｒａ　Ｃａｔ　Ｆｏｏｄ', 'catfood')).toBe(true)
  })

  test('every category is in the menu once, at the top level or below it', () => {
    const below = (category: Category): readonly string[] => [
      category.key,
      ...childCategories(category).flatMap(below),
    ]
    expect(topCategories().map((category) => category.key)).toEqual([
      'allfood',
      'alltreats',
      'alltoysandbowls',
      'beds',
      'litters',
      'healthcare',
      'accessories',
    ])
    expect(topCategories().flatMap(below).toSorted()).toEqual(PAGES.map(([key]) => key).toSorted())
  })

  test('the path of a category page is its key', () => {
    expect(categoryPath({ key: 'dentalCare' })).toBe('/dentalCare')
  })

  test('unknown keys and properties of Object.prototype find no category', () => {
    expect(findCategory('birds')).toBeUndefined()
    expect(findCategory('__proto__')).toBeUndefined()
    expect(findCategory('constructor')).toBeUndefined()
  })
})
