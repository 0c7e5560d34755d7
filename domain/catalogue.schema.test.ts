import { describe, expect, test } from 'vitest'
import { productSchema, productsSchema, searchSchema } from './catalogue.schema'
import { problemsOf } from './test/problems'
import { idSchema } from './text.schema'
import { validate } from './validate'

const product = { name: 'Cat dry food', price: 249.5, imageUrl: '/pictures/a.svg' }
const problems = (fields: Record<string, unknown>) =>
  problemsOf(productSchema, { ...product, ...fields })

describe('a product', () => {
  test('is trimmed and its price becomes piastres', () => {
    expect(validate(productSchema, { ...product, name: '  Cat dry food ' })).toEqual({
      ...product,
      price: 24_950,
    })
  })

  test('needs all its fields', () => {
    const required = ['name', 'price', 'imageUrl'].map(
      (field) => `${field}: This field is required.`,
    )
    expect(problemsOf(productSchema, {})).toEqual(required)
    expect(problemsOf(productSchema, { name: ' ', price: null, imageUrl: ' ' })).toEqual(required)
  })

  test.each([0.01, 1_000_000])('may cost %d', (price) => {
    expect(problems({ price })).toEqual([])
  })

  test.each([
    [0, 'A price is above 0 and at most 1000000 EGP.'],
    [-1, 'A price is above 0 and at most 1000000 EGP.'],
    [1_000_000.01, 'A price is above 0 and at most 1000000 EGP.'],
    [1e300, 'A price is above 0 and at most 1000000 EGP.'],
    [9.999, 'Use at most 2 decimals.'],
    ['9.99', 'This must be a number.'],
    [Number.NaN, 'This must be a number.'],
  ])('may not cost %j', (price, message) => {
    expect(problems({ price })).toEqual([`price: ${message}`])
  })

  test.each(['https://example.com/a.png', 'http://example.com/a', '/pictures/a.svg'])(
    'may have the picture %s',
    (imageUrl) => {
      expect(problems({ imageUrl })).toEqual([])
    },
  )

  test.each([
    'javascript:alert(1)',
    'data:image/svg+xml,x',
    '//evil.example.com/a.png',
    'pictures/a.svg',
    'https://',
    'https://exa mple.com/a',
  ])('may not have the picture %s', (imageUrl) => {
    expect(problems({ imageUrl })).toEqual([
      'imageUrl: Enter a picture address that starts with https://, http:// or /.',
    ])
  })

  test('has a name of at most 200 characters', () => {
    expect(problems({ name: 'n'.repeat(200) })).toEqual([])
    expect(problems({ name: 'n'.repeat(201) })).toEqual(['name: At most 200 characters.'])
  })
})

describe('a page', () => {
  test('has 24 products from the start unless asked otherwise', () => {
    expect(validate(productsSchema, {})).toEqual({ first: 24, offset: 0 })
  })

  test('every problem stands at its field', () => {
    const input = { first: 101, after: 5, category: 'birds', words: 1, offset: -1 }
    expect(problemsOf(productsSchema, input)).toEqual([
      'first: Ask for 1 to 100 at a time.',
      'after: This cursor is not one of ours.',
      'category: There is no such category.',
      'words: This must be a text without control characters.',
      'offset: This must be a number.',
    ])
  })

  test.each([0, -1, 1.5, Number.NaN])('of %d products is refused', (first) => {
    expect(problemsOf(productsSchema, { first })).toContain('first: Ask for 1 to 100 at a time.')
  })
})

describe('a search', () => {
  const query = (text: string) => validate(searchSchema, { query: text }).query

  test('is trimmed, without control characters, and at most 100 characters long', () => {
    expect(query('  cat\u0000\tfood ')).toBe('cat food')
    expect(query('x'.repeat(5000))).toBe('x'.repeat(100))
  })

  test('needs a text', () => {
    expect(problemsOf(searchSchema, {})).toEqual([
      'query: This must be a text without control characters.',
    ])
  })
})

describe('an id', () => {
  test.each([[1], ['1'], [2_147_483_647], ['2147483647']])('may be %j', (id) => {
    expect(validate(idSchema, id)).toBe(Number(id))
  })

  test.each([
    [0],
    [-1],
    [1.5],
    [2_147_483_648],
    ['2147483648'],
    ['01'],
    ['+1'],
    [' 1'],
    ['1e3'],
    ['abc'],
    ['99999999999999999999'],
    [[1]],
    [{}],
  ])('may not be %j', (id) => {
    expect(problemsOf(idSchema, id)).toEqual([': This is not an id of ours.'])
  })
})
