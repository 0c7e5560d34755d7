import { describe, expect, test } from 'vitest'
import { type MessageKey, translate } from '#domain/messages'
import { asPounds } from '#domain/money/units'
import { buildRate } from '../../test/rates'
import { findProblems } from '../../test/schema-org'
import { type ProductJsonLdInput, productJsonLd } from './product-json-ld'

const URL = 'https://shop.example.com/productdetails/7'

const NO_ATTRIBUTES = {
  brand: null,
  brandAr: null,
  animal: null,
  lifeStage: null,
  flavour: null,
  flavourAr: null,
  netAmount: null,
  netUnit: null,
}

const PLAIN: ProductJsonLdInput = {
  id: '7',
  name: 'Koura Ball',
  description: 'A ball.',
  url: URL,
  seller: 'Mishmish',
  imageUrls: [],
  categories: [],
  price: asPounds(249.5),
  unitPrice: null,
  quantityAvailable: null,
  sizes: [],
  attributes: NO_ATTRIBUTES,
  facts: [],
  rating: null,
  reviews: [],
  rates: [],
  t: (key: MessageKey, parameters = {}) => translate(key, parameters, 'en'),
  isArabic: false,
}

const rate = (area: 'C' | 'GZ' | 'SIN' | 'ELSEWHERE', changes = {}) =>
  ({ ...buildRate(area, changes), area }) as ProductJsonLdInput['rates'][number]

const size = (id: string, netAmount: number) => ({
  id,
  name: `Koura Ball ${netAmount} g`,
  url: `https://shop.example.com/productdetails/${id}`,
  price: asPounds(netAmount / 10),
  quantityAvailable: null,
  attributes: { netAmount, netUnit: 'G' as const },
})

const FULL: ProductJsonLdInput = {
  ...PLAIN,
  imageUrls: ['https://shop.example.com/a.webp', 'https://shop.example.com/b.webp'],
  gtin: '6221234567890',
  categories: ['Food', 'Cat food'],
  wasPrice: asPounds(300),
  unitPrice: { price: asPounds(124.75), per: 'KG' },
  attributes: {
    brand: 'Zahra',
    animal: 'CAT',
    lifeStage: 'ADULT',
    flavour: 'Chicken',
    flavourAr: 'فراخ',
    netAmount: 2000,
    netUnit: 'G',
  },
  facts: ['Grain-free'],
  sizes: [size('7', 2000), size('9', 4000)],
  rating: { average: 4.67, count: 3, includesSamples: false },
  reviews: [
    {
      id: '1',
      author: 'Mona',
      isSample: false,
      size: null,
      stars: 5,
      text: 'My cat loves it.',
      imageUrl: null,
      locale: 'EN',
      answer: null,
      createdAt: '2026-11-22T09:30:00.000Z',
    },
    {
      id: '2',
      author: 'منى',
      isSample: false,
      size: null,
      stars: 4,
      text: null,
      imageUrl: null,
      locale: 'AR',
      answer: 'شكرًا',
      createdAt: '2026-11-21T09:30:00.000Z',
    },
  ],
  rates: [
    rate('C', { fee: 45, minDays: 1, maxDays: 2, freeFrom: 1000 }),
    rate('GZ', { fee: 45, minDays: 1, maxDays: 2, freeFrom: 500 }),
    rate('SIN', { fee: 120, minDays: 7, maxDays: 7 }),
    rate('ELSEWHERE', { fee: 300 }),
  ],
}

/** As search engines read it. */
const read = (input: ProductJsonLdInput) => JSON.parse(JSON.stringify(productJsonLd(input)))

describe('The structured data of a product', () => {
  test.each([
    ['with every detail', FULL],
    ['with no details', PLAIN],
    ['sold out', { ...FULL, quantityAvailable: 0 }],
    ['in litres', { ...FULL, attributes: { ...FULL.attributes, netUnit: 'ML' as const } }],
    ['in pieces', { ...FULL, attributes: { ...FULL.attributes, netUnit: 'PIECE' as const } }],
  ])('%s is valid in the vocabulary of schema.org', (_name, input) => {
    expect(findProblems(read(input), 'product', ['Product'])).toEqual([])
  })

  test('has what is known of the product', () => {
    expect(read(FULL)).toMatchObject({
      sku: '7',
      gtin: '6221234567890',
      brand: { '@type': 'Brand', name: 'Zahra' },
      category: 'Food > Cat food',
      image: ['https://shop.example.com/a.webp', 'https://shop.example.com/b.webp'],
      weight: { value: 2, unitCode: 'KGM' },
      audience: { audienceType: 'Cats' },
      additionalProperty: [
        { name: 'For', value: 'Cats' },
        { name: 'Age', value: 'Adults' },
        { name: 'Flavour', value: 'Chicken' },
        { name: 'About this product', value: 'Grain-free' },
      ],
    })
    expect(Object.keys(read(PLAIN))).toEqual([
      '@type',
      'name',
      'description',
      'url',
      'sku',
      'offers',
    ])
  })

  test('belongs to a group of its sizes, each with its price and page', () => {
    const { isVariantOf, size: content } = read(FULL)
    expect(isVariantOf).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      brand: { name: 'Zahra' },
      variesBy: 'https://schema.org/size',
      hasVariant: [
        {
          '@type': 'Product',
          sku: '9',
          url: 'https://shop.example.com/productdetails/9',
          size: { value: 4, unitCode: 'KGM' },
          offers: { price: '400.00', availability: 'https://schema.org/InStock' },
        },
      ],
    })
    expect(isVariantOf.hasVariant).toHaveLength(1)
    expect(content).toMatchObject({ value: 2, unitCode: 'KGM' })
    expect(read({ ...FULL, sizes: FULL.sizes.slice(0, 1) })).not.toHaveProperty('isVariantOf')
  })

  test('says that it can be returned for 14 days, as the receipt does', () => {
    expect(read(PLAIN).offers.hasMerchantReturnPolicy).toMatchObject({
      applicableCountry: 'EG',
      merchantReturnDays: 14,
    })
    expect(translate('receipt.returns', {}, 'en')).toContain('within 14 days')
  })

  test('has the rating, and reviews with nothing of the account but the first name', () => {
    const { aggregateRating, review } = read(FULL)
    expect(aggregateRating).toMatchObject({ ratingValue: 4.67, reviewCount: 3, bestRating: 5 })
    expect(review).toMatchObject([
      {
        author: { '@type': 'Person', name: 'Mona' },
        reviewRating: { ratingValue: 5 },
        reviewBody: 'My cat loves it.',
        inLanguage: 'en',
        datePublished: '2026-11-22T09:30:00.000Z',
      },
      { author: { name: 'منى' }, reviewRating: { ratingValue: 4 }, inLanguage: 'ar' },
    ])
    expect(review[1].reviewBody).toBeUndefined()
  })

  test('has neither rating nor reviews once samples are among them, shown or not', () => {
    const data = read({ ...FULL, rating: { average: 4.67, count: 3, includesSamples: true } })
    expect(data).not.toHaveProperty('aggregateRating')
    expect(data).not.toHaveProperty('review')
    expect(data.name).toBe(FULL.name)
  })

  test('has the flavour in the language of the page', () => {
    const { additionalProperty } = read({ ...FULL, isArabic: true })
    expect(additionalProperty).toContainEqual(expect.objectContaining({ value: 'فراخ' }))
  })

  test('has the price, the unit price and the price before', () => {
    const { offers } = read(FULL)
    expect(offers).toMatchObject({
      price: '249.50',
      priceCurrency: 'EGP',
      itemCondition: 'https://schema.org/NewCondition',
      seller: { name: 'Mishmish' },
    })
    expect(offers.priceSpecification).toEqual([
      {
        '@type': 'UnitPriceSpecification',
        price: '124.75',
        priceCurrency: 'EGP',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
      },
      {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '300.00',
        priceCurrency: 'EGP',
      },
    ])
  })

  test.each([
    [null, 'InStock'],
    [3, 'LimitedAvailability'],
    [0, 'OutOfStock'],
  ])('has the availability: %s left is %s', (quantityAvailable, expected) => {
    const { offers } = read({ ...PLAIN, quantityAvailable })
    expect(offers.availability).toBe(`https://schema.org/${expected}`)
  })
})

describe('The shipping details of an offer', () => {
  const shipping = (changes: Partial<ProductJsonLdInput> = {}) =>
    read({ ...FULL, ...changes }).offers.shippingDetails as readonly {
      readonly shippingRate: { readonly value: string }
      readonly shippingDestination: { readonly addressRegion: readonly string[] }
      readonly deliveryTime?: { readonly transitTime: unknown }
    }[]

  test('have one entry for all governorates with the same terms', () => {
    const [cairo, sinai, ...others] = shipping()
    expect(cairo?.shippingDestination.addressRegion).toEqual(['EG-C', 'EG-GZ'])
    expect(cairo?.shippingRate.value).toBe('45.00')
    expect(cairo?.deliveryTime?.transitTime).toMatchObject({ minValue: 1, maxValue: 2 })
    expect(sinai?.shippingDestination.addressRegion).toEqual(['EG-SIN'])
    expect(sinai?.shippingRate.value).toBe('120.00')
    // Of governorates without a rate, nothing is promised.
    expect(others).toEqual([])
  })

  test('are free where the product alone is enough for it', () => {
    const free = shipping({ price: asPounds(500) }).find(({ shippingDestination }) =>
      shippingDestination.addressRegion.includes('EG-GZ'),
    )
    expect(free?.shippingRate.value).toBe('0.00')
  })

  test('are absent until the owner has set a rate', () => {
    expect(shipping({ rates: [] })).toBeUndefined()
  })
})

test('The check against the vocabulary finds what schema.org does not have', () => {
  const offer = { '@type': 'Offer', price: '1.00' }
  const problems = (changes: Readonly<Record<string, unknown>>) =>
    findProblems({ '@type': 'Product', name: 'Ball', ...changes }, 'p', ['Product'])
  expect(problems({ offers: offer })).toEqual([])
  expect(problems({ '@type': 'Produkt' })).toEqual(['p: "Produkt" is no type'])
  expect(problems({ '@type': 'Offer' })).toEqual(['p: Offer is no Product'])
  expect(problems({ colour: 'red' })).toEqual(['p.colour is no property'])
  expect(problems({ price: 3 })).toEqual(['p.price is none of Product'])
  expect(problems({ image: 'not a URL' })).toHaveLength(1)
  expect(problems({ brand: offer })).toEqual(['p.brand: Offer is no Brand or Organization'])
  const sold = { ...offer, availability: 'https://schema.org/NewCondition' }
  expect(problems({ offers: [offer, sold] })).toHaveLength(1)
})
