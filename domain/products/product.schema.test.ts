import { describe, expect, test } from 'vitest'
import { NO_FILTER } from '../listing/product-filter'
import { productsSchema, searchSchema } from '../listing/product-list.schema'
import { problemsOf } from '../validation/test/problems'
import { idSchema } from '../validation/text.schema'
import { validate } from '../validation/validate'
import { productSchema } from './product.schema'

const product = { name: 'Cat dry food', price: 249.5, imageUrl: '/pictures/a.svg' }
const problems = (fields: Record<string, unknown>) =>
  problemsOf(productSchema, { ...product, ...fields })

describe('a product', () => {
  test('is trimmed, and its price converted to piastres', () => {
    expect(validate(productSchema, { ...product, name: '  Cat dry food ' })).toEqual({
      name: product.name,
      imageUrl: product.imageUrl,
      pricePiastres: 24_950,
    })
  })

  test('requires name, price and picture', () => {
    const required = ['name', 'price', 'imageUrl'].map(
      (field) => `${field}: This field is required.`,
    )
    expect(problemsOf(productSchema, {})).toEqual(required)
    expect(problemsOf(productSchema, { name: ' ', price: null, imageUrl: ' ' })).toEqual(required)
  })

  test.each([0.01, 1_000_000, '9.99', ' 10 '])('may cost %j', (price) => {
    expect(problems({ price })).toEqual([])
  })

  test.each([
    [0, 'Price must be above 0 and at most 1000000 EGP.'],
    [-1, 'Price must be above 0 and at most 1000000 EGP.'],
    [1_000_000.01, 'Price must be above 0 and at most 1000000 EGP.'],
    [1e300, 'Price must be above 0 and at most 1000000 EGP.'],
    [9.999, 'Use at most 2 decimals.'],
    ['9.9999', 'Use at most 2 decimals.'],
    ['nine', 'Must be a number.'],
    ['', 'Must be a number.'],
    ['1e3', 'Must be a number.'],
    [true, 'Must be a number.'],
    [[9.99], 'Must be a number.'],
    [Number.NaN, 'Must be a number.'],
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
    'https://[',
    'http://a:99999/b.png',
    '/\\evil.example.com/a.png',
  ])('may not have the picture %s', (imageUrl) => {
    expect(problems({ imageUrl })).toEqual([
      'imageUrl: Enter a picture URL that starts with https://, http:// or /.',
    ])
  })

  test('has a name of at most 200 characters', () => {
    expect(problems({ name: 'n'.repeat(200) })).toEqual([])
    expect(problems({ name: 'n'.repeat(201) })).toEqual(['name: At most 200 characters.'])
  })
})

describe('a page', () => {
  test('has the first 24 products by default', () => {
    expect(validate(productsSchema, {})).toEqual({
      first: 24,
      offset: 0,
      sort: 'OLDEST',
      filter: NO_FILTER,
    })
  })

  test('reports every problem with its field', () => {
    const input = { first: 101, after: 5, category: 'birds', search: 1, offset: -1 }
    expect(problemsOf(productsSchema, input)).toEqual([
      'first: Request 1 to 100 at a time.',
      'after: Invalid cursor.',
      'category: Unknown category.',
      'search: Must be text without control characters.',
      'offset: Must be a number.',
    ])
  })

  test.each([0, -1, 1.5, Number.NaN])('cannot have %d products', (first) => {
    expect(problemsOf(productsSchema, { first })).toContain('first: Request 1 to 100 at a time.')
  })
})

describe('a search query', () => {
  const query = (text: string) => validate(searchSchema, { query: text }).query

  test('is trimmed, stripped of control characters and truncated to 100 characters', () => {
    expect(query('  cat\u0000\tfood ')).toBe('cat food')
    expect(query('x'.repeat(5000))).toBe('x'.repeat(100))
  })

  test('is required', () => {
    expect(problemsOf(searchSchema, {})).toEqual([
      'query: Must be text without control characters.',
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
    expect(problemsOf(idSchema, id)).toEqual([': Invalid id.'])
  })
})

test('whatever is wrong with single fields, rules about several fields are checked, too', () => {
  const { error } = productSchema.safeParse({
    name: '',
    price: 20,
    wasPrice: 10,
    imageUrl: 'javascript:alert(1)',
    moreImageUrls: ['ftp://a.example.org', '/b', '/b'],
    gtin: '4006381333932',
    attributes: { netAmount: 1.5, netUnit: 'G' },
  })
  const found = error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  expect(found?.toSorted()).toEqual([
    'attributes.netAmount invalid.netAmount|{"max":1000000}',
    'gtin invalid.gtinCheckDigit',
    'imageUrl invalid.url',
    'moreImageUrls invalid.repeatedPicture',
    'moreImageUrls.0 invalid.url',
    'name invalid.required',
    'wasPrice invalid.wasPrice',
  ])
})
