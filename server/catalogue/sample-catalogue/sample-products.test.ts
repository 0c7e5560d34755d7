import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { MAX_FAMILY_LENGTH } from '#domain/limits'
import { LOCALES } from '#domain/messages/locale'
import { categoriesOf } from '#domain/products/categories'
import { sampleProducts } from '../../test/sample-products'
import { readSampleProducts } from './sample-products'

const products = sampleProducts.map(({ product }) => product)
const names = products.map(({ name }) => name.toLowerCase())

/** Categories with the minimum number of products, and which names belong to them. */
const CATEGORIES: readonly (readonly [string, number, (name: string) => boolean])[] = [
  ['allfood', 40, (name) => name.includes('food')],
  ['catfood', 16, (name) => name.includes('cat food')],
  ['catdryfood', 5, (name) => name.includes('cat dry')],
  ['catwetfood', 5, (name) => name.includes('cat wet')],
  ['dogfood', 16, (name) => name.includes('dog food')],
  [
    'dogdryfood',
    5,
    (name) => name.includes('dog dry') || (name.includes('dog food') && !name.includes('wet')),
  ],
  ['dogwetfood', 5, (name) => name.includes('dog wet')],
  ['alltreats', 16, (name) => name.includes('treat')],
  ['cattreats', 5, (name) => name.includes('cat') && name.includes('treat')],
  ['dogtreats', 5, (name) => name.includes('dog') && name.includes('treat')],
  ['alltoysandbowls', 16, (name) => /toy|bowl/.test(name)],
  ['toys', 5, (name) => name.includes('toy')],
  ['bowls', 5, (name) => name.includes('bowl')],
  ['beds', 8, (name) => name.includes('bed')],
  ['litters', 8, (name) => name.includes('litter')],
  ['healthcare', 16, (name) => /ear|eye|dental|grooming|ticks/.test(name)],
  ['earcare', 5, (name) => name.includes('ear')],
  ['eyecare', 5, (name) => name.includes('eye')],
  ['grooming', 5, (name) => name.includes('grooming')],
  ['dentalCare', 5, (name) => name.includes('dental')],
  ['fleasandticks', 5, (name) => /ticks|fleas/.test(name)],
  ['accessories', 16, (name) => /leash|collar|brush|crate/.test(name)],
]

const WITH_ORIGIN: readonly string[] = ['allfood', 'alltreats', 'healthcare']

describe('the sample catalogue', () => {
  test('has at least 150 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(150)
  })

  test('has unique names and pictures', () => {
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(products.map(({ imageUrl }) => imageUrl)).size).toBe(names.length)
  })

  test('has an Arabic name for every product, with the sizes of the English one', () => {
    const numbers = (name: string) => (name.match(/\d+(?:\.\d+)?/g) ?? []).sort()
    for (const { name, nameAr } of products) {
      expect(nameAr, name).toMatch(/[ء-ي]{2}/)
      expect(nameAr, name).not.toMatch(/[a-z]/i)
      if (/\d (?:kg|g|ml|l|cm)\b/i.test(name))
        expect(numbers(nameAr ?? ''), name).toEqual(numbers(name))
    }
    expect(new Set(products.map(({ nameAr }) => nameAr)).size).toBe(products.length)
  })

  test('has names of at most 80 characters', () => {
    expect(names.filter((name) => name.length > 80)).toEqual([])
  })

  test.each(LOCALES)('has a distinct text about every product: %s', (locale) => {
    const descriptions = products.map(({ name, family, content }) => {
      const { description, composition, feedingGuide, facts } = content?.[locale] ?? {}
      expect(facts?.length, name).toBeGreaterThanOrEqual(1)
      const all = [description, composition, feedingGuide, ...(facts ?? [])].join(' ')
      if (locale === 'ar') expect(all, name).not.toMatch(/[a-z]/i)
      else expect(all, name).not.toMatch(/[؀-ۿ]/)
      return family ?? description
    })
    const families = products.filter(({ family }) => family).length
    const distinct = new Set(descriptions).size
    // Some shapes are sold twice, such as beds for cats and for dogs.
    expect(distinct).toBeGreaterThan(products.length - families - 15)
  })

  test.each([
    ['en', 'Country of origin: '],
    ['ar', 'بلد المنشأ: '],
  ] as const)('says where food, treats and care come from: %s', (locale, origin) => {
    const countries = products.flatMap(({ name, content }) => {
      const keys = categoriesOf({ name, categoryKeys: null }).map(({ key }) => key)
      if (!keys.some((key) => WITH_ORIGIN.includes(key))) return []
      const origins = content?.[locale]?.facts?.filter((fact) => fact.startsWith(origin))
      expect(origins, name).toHaveLength(1)
      return origins ?? []
    })
    expect(new Set(countries).size).toBeGreaterThan(1)
  })

  test('has a size chart for everything that is worn', () => {
    for (const { name, content } of products) {
      if (!/collar|harness/i.test(name) || name.includes('Ticks')) continue
      for (const locale of LOCALES) expect(content?.[locale]?.sizeChart, name).toBeTruthy()
    }
  })

  test('has the brand of every product at the start of its name, and in its Arabic name', () => {
    for (const { name, nameAr, attributes } of products) {
      expect(nameAr, name).toContain(`– ${attributes?.brandAr}`)
      expect(attributes?.brand, name).toBeTruthy()
      expect(name.startsWith(`${attributes?.brand} `), name).toBe(true)
    }
  })

  test('has families of two to three sizes, the larger ones cheaper by weight', () => {
    const families = new Map<string, typeof products>()
    for (const product of products) {
      const { family } = product
      if (family) families.set(family, [...(families.get(family) ?? []), product])
    }
    expect(families.size).toBeGreaterThanOrEqual(8)
    for (const [family, sizes] of families) {
      expect(family.length).toBeLessThanOrEqual(MAX_FAMILY_LENGTH)
      expect(sizes.length, family).toBeGreaterThanOrEqual(2)
      const unitPrices = sizes
        .map(({ pricePiastres, attributes }) => ({
          pricePiastres,
          amount: attributes?.netAmount ?? 0,
        }))
        .filter(({ amount }) => amount > 0)
        .toSorted((a, b) => a.amount - b.amount)
        .map(({ amount, pricePiastres }) => pricePiastres / amount)
      expect(unitPrices, family).toEqual(unitPrices.toSorted((a, b) => b - a))
    }
  })

  test.each(CATEGORIES)('fills %s with at least %i products', (_path, minimum, belongs) => {
    expect(names.filter(belongs).length).toBeGreaterThanOrEqual(minimum)
  })

  test('is in the categories that the specification derives from its names', async () => {
    const lines = products.map(({ name }) => {
      const lower = name.toLowerCase()
      const expected = CATEGORIES.filter(([, , belongs]) => belongs(lower)).map(([key]) => key)
      const actual = categoriesOf({ name, categoryKeys: null }).map(({ key }) => key)
      expect(actual, name).toEqual(expected)
      return `${name}: ${expected.join(' ')}`
    })
    // Checked in, so that neither the rule nor its interpretation above changes unnoticed.
    await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('categories-of-names.txt')
  })

  test('fills the sliders for cats and dogs', () => {
    expect(names.filter((name) => name.includes('cat')).length).toBeGreaterThanOrEqual(10)
    expect(names.filter((name) => name.includes('dog')).length).toBeGreaterThanOrEqual(10)
  })

  test('has galleries, of different pictures each, for more than half of the products', () => {
    const galleries = products.map(({ imageUrl, moreImageUrls }) => [
      imageUrl,
      ...(moreImageUrls ?? []),
    ])
    const withMore = galleries.filter(({ length }) => length > 1)
    expect(withMore.length).toBeGreaterThan(products.length / 2)
  })
})

describe('A file of sample products', () => {
  const entry = {
    name: { en: 'Koura Rope Dog Toy', ar: 'كورة حبل لعبة كلاب' },
    price: 149.95,
    pictures: ['rope.svg', 'rope-play.svg'],
    brand: { en: 'Koura', ar: 'كورة' },
    animal: 'DOG',
    facts: { en: ['Washable'], ar: ['بيتغسل'] },
    description: { en: ['For pulling.', '', '- Cotton'], ar: ['للشد.'] },
  }

  function read(content: string) {
    const folder = mkdtempSync(join(tmpdir(), 'samples-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'products.json')
    writeFileSync(file, content)
    return readSampleProducts(pathToFileURL(file))
  }

  test('has prices in EGP, and Markdown as a list of lines', () => {
    const [sample] = read(JSON.stringify([entry]))
    expect(sample).toMatchObject({
      product: {
        name: 'Koura Rope Dog Toy',
        pricePiastres: 14_995,
        imageUrl: '/pictures/rope.svg',
        moreImageUrls: ['/pictures/rope-play.svg'],
        content: { en: { description: 'For pulling.\n\n- Cotton' } },
      },
      reviews: [],
    })
  })

  const { price: _price, ...withoutPrice } = entry
  test.each([
    ['a field that does not exist', { ...entry, colour: 'red' }, /product 2, : .*"colour"/],
    ['a missing price', withoutPrice, /product 2, price: /],
    ['a price of three decimals', { ...entry, price: 1.005 }, /product 2, price: .*decimal/],
    ['an offer that saves nothing', { ...entry, wasPrice: 149.95 }, /product 2, wasPrice: /],
    ['a text in one language', { ...entry, facts: { en: ['Washable'] } }, /product 2, facts\.ar: /],
    ['a picture twice', { ...entry, pictures: ['a.svg', 'a.svg'] }, /product 2, moreImageUrls: /],
    [
      'a batch that has expired',
      { ...entry, batch: { units: 5, daysLeft: 0 } },
      /product 2, batch\.daysLeft: /,
    ],
    [
      'a review of six stars',
      { ...entry, reviews: [{ author: 'Mona', locale: 'en', daysAgo: 1, stars: 6 }] },
      /product 2, reviews\.0\.stars: /,
    ],
  ])('is rejected with %s', (_mistake, invalid, message) => {
    expect(() => read(JSON.stringify([entry, invalid]))).toThrow(message)
  })

  test('is rejected if it is not JSON', () => {
    expect(() => read('[')).toThrow('The sample products cannot be read')
  })
})
