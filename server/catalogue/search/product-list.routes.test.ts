import { expect, test } from 'vitest'
import { SORT_PARAMETERS } from '#domain/listing/product-list-address'
import { createManyProducts, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

const read = (query: string, headers: Record<string, string> = {}) =>
  shop.rest('GET', `/products?${query}`, { headers })

async function createPets(): Promise<void> {
  await createProduct(shop.db, { name: 'Cat Bowl', pricePiastres: 10_000, imageUrl: '/a.svg' })
  await createProduct(shop.db, {
    name: 'Dog Bowl',
    nameAr: 'طبق كلاب',
    pricePiastres: 5_050,
    imageUrl: '/b.svg',
    brand: 'Nilo & Sons',
  })
  await createProduct(shop.db, { name: 'Cat Toy', pricePiastres: 2_000, imageUrl: '/c.svg' })
}

test('a page has the shape of the whole list, the total and links to the first and next page', async () => {
  await createPets()
  const response = await read('category=bowls&sort=price-asc&first=1')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual([{ id: 2, name: 'Dog Bowl', price: 50.5, image_url: '/b.svg' }])
  expect(response.headers['x-total-count']).toBe('2')
  const [first, next] = String(response.headers.link).split(', ')
  expect(first).toBe('</products?category=bowls&sort=price-asc&first=1>; rel="first"')
  expect(next).toMatch(
    /^<\/products\?category=bowls&sort=price-asc&first=1&after=[\w-]+>; rel="next"$/,
  )
  const [, path = ''] = next?.match(/<(.*)>/) ?? []
  const last = await shop.rest('GET', path)
  expect(last.json()).toEqual([{ id: 1, name: 'Cat Bowl', price: 100, image_url: '/a.svg' }])
  expect(last.headers.link).toBe(first)
})

test('texts in any language and with any character are in the links as they were given', async () => {
  await createManyProducts(shop.db, 2)
  const { headers } = await read('query=%D9%82%D8%B7%D8%A9&brand=Nilo%20%26%20Sons&brand=%3E%2C')
  expect(headers.link).toBe(
    '</products?query=%D9%82%D8%B7%D8%A9&brand=Nilo+%26+Sons&brand=%3E%2C>; rel="first"',
  )
})

test('an unknown parameter is refused by its name, so that it does not select everything', async () => {
  await createManyProducts(shop.db, 30)
  for (const query of [
    '_=1732',
    'page=2',
    'Sort=x',
    'animal[]=cat',
    '__proto__=x',
    'changed_since=x',
  ]) {
    const response = await read(query)
    expect(response.statusCode, query).toBe(400)
    expect(response.json().errors[0].message).toBe(
      `There is no parameter “${query.split('=')[0]}” here.`,
    )
    expect(response.json().errors, query).toMatchObject([
      { field: query.split('=')[0]?.replace('S', '_s') },
    ])
  }
  const whole = await shop.rest('GET', '/products')
  expect(whole.json()).toHaveLength(30)
  expect(whole.headers.link).toBeUndefined()
  expect((await read('in_stock=false')).json()).toHaveLength(24)
})

test('words are searched for in a category, too', async () => {
  await createPets()
  const names = async (query: string) =>
    (await read(query)).json<{ name: string }[]>().map(({ name }) => name)
  expect(await names('query=cat')).toEqual(['Cat Bowl', 'Cat Toy'])
  expect(await names('query=cat&category=toys')).toEqual(['Cat Toy'])
  expect(await names('query=%D9%83%D9%84%D8%A7%D8%A8')).toEqual(['Dog Bowl'])
  // One letter is missing.
  expect(await names('query=bwl&category=bowls')).toEqual(['Cat Bowl', 'Dog Bowl'])
  expect(await names('query=')).toEqual([])
})

test('every problem is named at once, by its parameter', async () => {
  const response = await read(
    'category=shoes&sort=cheap&animal=cat&animal=bird&animal=fish&brand=&life_stage=old&flavour=%00' +
      '&min_price=1.005&max_price=-1&in_stock=yes&on_offer=1&first=0&query=a&query=b&after=%F0',
  )
  expect(response.statusCode).toBe(400)
  const choice = 'Choose one of the options.'
  const { message, errors } = response.json()
  expect(message).toBe('Some of the input is invalid.')
  expect(
    errors.toSorted((a: { field: string }, b: { field: string }) => (a.field < b.field ? -1 : 1)),
  ).toEqual([
    { field: 'animal', message: choice },
    { field: 'brand', message: 'This field is required.' },
    { field: 'category', message: 'Unknown category.' },
    { field: 'first', message: 'Request 1 to 100 at a time.' },
    { field: 'flavour', message: expect.any(String) },
    { field: 'in_stock', message: choice },
    { field: 'life_stage', message: choice },
    { field: 'max_price', message: 'Must be 0 to 1000000 EGP.' },
    { field: 'min_price', message: expect.any(String) },
    { field: 'on_offer', message: choice },
    { field: 'query', message: expect.any(String) },
    { field: 'sort', message: choice },
  ])
})

test.each([
  ['sort=price-asc&first=2&sort=name', ['sort']],
  ['first=ten&after=x', ['first', 'after']],
  ['first=101', ['first']],
  ['first=1.5', ['first']],
  ['after=x', ['after']],
  ['query=cat&after=MQ', ['after']],
  ['sort=price-asc&after=MQ&min_price=x', ['min_price', 'after']],
  [Array.from({ length: 60 }, (_, index) => `brand=b${index}`).join('&'), ['brand']],
])('%s is refused', async (query, fields) => {
  const response = await read(query)
  expect(response.statusCode).toBe(400)
  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual(fields)
})

test('problems are in the language of the request', async () => {
  const { errors } = (await read('sort=x', { 'accept-language': 'ar' })).json()
  expect(errors).toEqual([{ field: 'sort', message: expect.stringMatching(/[\u0621-\u064a]/) }])
})

test('every sort has a word, in any case', async () => {
  await createPets()
  for (const word of Object.values(SORT_PARAMETERS)) {
    expect((await read(`sort=${word}`)).json(), word).toHaveLength(3)
    expect((await read(`sort=${word.toUpperCase()}`)).json(), word).toHaveLength(3)
  }
})

test('pages are cached until the catalogue changes, with their headers', async () => {
  await createPets()
  const fresh = await read('first=2')
  expect(fresh.headers['cache-control']).toBe('public, no-cache')
  const statements = await shop.database.statements.during(async () => {
    const stored = await read('first=2')
    expect(stored.headers).toMatchObject({
      link: fresh.headers.link,
      'x-total-count': '3',
      etag: fresh.headers.etag,
    })
  })
  expect(statements).toEqual([])
  const headers = { 'if-none-match': String(fresh.headers.etag) }
  expect((await read('first=2', headers)).statusCode).toBe(304)
  await createProduct(shop.db, { name: 'Bed' })
  await expect.poll(async () => (await read('first=2')).headers['x-total-count']).toBe('4')
})

test('other origins may read the headers of a page', async () => {
  const { headers } = await read('first=2', { origin: 'https://tools.example.com' })
  expect(headers['access-control-expose-headers']).toContain('link, x-total-count')
})
