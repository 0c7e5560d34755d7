import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from './product.entity'
import { saveProductContent } from './product-content.service'
import { ProductTextsEntity } from './product-texts.entity'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const VALUES = { name: 'Nilo Cat Food', price: 120, imageUrl: '/pictures/1.svg' }

const ENGLISH = {
  description: 'With **fresh** fish.',
  composition: 'Fish, rice',
  feedingGuide: '- 50 g a day',
  facts: ['Grain-free', 'For adult cats'],
}

const READ = `query ($id: ID!) { product(id: $id) {
  content { summary descriptionHtml compositionHtml feedingGuideHtml facts } } }`

const UPDATE = `mutation ($id: ID!, $input: ProductInput!, $expected: ExpectedProductInput) {
  updateProduct(id: $id, input: $input, expected: $expected) { userErrors { field code } } }`

async function readContent(id: number, locale = 'en') {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': locale },
    payload: { query: READ, variables: { id: String(id) } },
  })
  return response.json().data.product.content
}

async function save(id: number, details: object, expected?: unknown) {
  const { data } = await shop.graphql(UPDATE, {
    token,
    variables: {
      id: String(id),
      input: { ...VALUES, ...details },
      ...(expected ? { expected } : {}),
    },
  })
  return (data as { updateProduct: { userErrors: { field: string; code: string }[] } })
    .updateProduct.userErrors
}

const update = (id: number, content: unknown, expected?: unknown) => save(id, { content }, expected)

const SEO = `query ($id: ID!) { product(id: $id) { content { seoTitle seoDescription } } }`

async function readSeo(id: number, locale = 'en') {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'accept-language': locale },
    payload: { query: SEO, variables: { id: String(id) } },
  })
  return response.json().data.product.content
}

test('Texts for search engines are of their language, and stay where a client does not know them', async () => {
  const { id } = await createProduct(shop.db)
  const nothing = { seoTitle: null, seoDescription: null }
  const seo = { seoTitle: 'Cat food in Cairo', seoDescription: 'In two days' }
  expect(await update(id, { en: { ...ENGLISH, ...seo } })).toEqual([])
  expect(await readSeo(id)).toEqual(seo)
  expect(await readSeo(id, 'ar')).toEqual(nothing)
  // An older client replaces the texts that it knows.
  await update(id, { en: { description: 'Other' } })
  expect(await readSeo(id)).toEqual(seo)
  await update(id, { en: {} })
  expect(await readSeo(id)).toEqual(seo)
  await update(id, { en: { seoTitle: null, seoDescription: '' } })
  expect(await readSeo(id)).toEqual(nothing)
  expect(await shop.db.count(ProductTextsEntity)).toBe(0)
})

test('Texts for search engines that are too long are refused at their fields', async () => {
  const { id } = await createProduct(shop.db)
  const ar = { seoTitle: 'x'.repeat(201), seoDescription: 'x'.repeat(501) }
  expect((await update(id, { ar })).map(({ field }) => field)).toEqual([
    'content.ar.seoTitle',
    'content.ar.seoDescription',
  ])
})

const ATTRIBUTES = {
  brand: 'Nilo',
  brandAr: 'نيلو',
  animal: 'CAT',
  lifeStage: 'ADULT',
  flavour: 'Tuna',
  flavourAr: 'تونة',
  netAmount: 1500,
  netUnit: 'G',
}

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

async function readAttributes(id: number) {
  const { data } = await shop.graphql(
    `query ($id: ID!) { product(id: $id) { unitPrice { price per }
      attributes { ${Object.keys(ATTRIBUTES).join(' ')} } } }`,
    { variables: { id: String(id) } },
  )
  return (data as { product: { unitPrice: unknown; attributes: unknown } }).product
}

describe('The feeding guide', () => {
  const GUIDE = {
    en: { feedingGuide: 'A day:\n\n- 3 kg: 45 g\n- 4–6 kg: 55–75 g\n\nWith **fresh** water.' },
    ar: { feedingGuide: '- ٣ كجم: ٤٥ جم' },
  }

  test('shows its weights as a table, between its other texts', async () => {
    const { id } = await createProduct(shop.db)
    expect(await update(id, GUIDE)).toEqual([])
    const { feedingGuideHtml } = await readContent(id)
    expect(feedingGuideHtml).toMatch(/^<p>A day:<\/p>\n<table .+<\/table>\n<p>With <strong>fresh/)
    expect(feedingGuideHtml).toContain('<tr><th scope="row">4–6 kg</th><td>55–75 g</td></tr>')
    expect((await readContent(id, 'ar')).feedingGuideHtml).toMatch(
      /^<table class="feeding-table" lang="ar" dir="rtl"><caption>[^<]+<\/caption>.+3 كجم<\/th><td>45 جم/,
    )
  })

  test('has its weights as numbers, too', async () => {
    const { id } = await createProduct(shop.db)
    await update(id, GUIDE)
    const { data } = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { content { feedingRows { fromKg toKg fromGrams toGrams } } } }',
      { variables: { id: String(id) } },
    )
    expect(data).toEqual({
      product: {
        content: {
          feedingRows: [
            { fromKg: 3, toKg: 3, fromGrams: 45, toGrams: 45 },
            { fromKg: 4, toKg: 6, fromGrams: 55, toGrams: 75 },
          ],
        },
      },
    })
  })
})

describe('The attributes of a product', () => {
  test('are saved with it, with its price per kilogram, and at once in what was cached', async () => {
    const { id } = await createProduct(shop.db)
    expect(await readAttributes(id)).toEqual({ unitPrice: null, attributes: NO_ATTRIBUTES })
    expect(await save(id, { attributes: ATTRIBUTES })).toEqual([])
    expect(await readAttributes(id)).toEqual({
      unitPrice: { price: 80, per: 'KG' },
      attributes: ATTRIBUTES,
    })
  })

  test('are in the response of the edit that changes them', async () => {
    const edit = async (mutation: string, netAmount: number) => {
      const { data } = await shop.graphql<{ edit: { product: unknown } }>(
        `mutation ($input: ProductInput!) { edit: ${mutation} {
          product { unitPrice { price } wasPrice rating { count } attributes { netAmount } } } }`,
        { token, variables: { input: { ...VALUES, attributes: { netAmount, netUnit: 'G' } } } },
      )
      return data.edit.product
    }
    const product = (price: number, netAmount: number) => ({
      unitPrice: { price },
      wasPrice: null,
      rating: null,
      attributes: { netAmount },
    })
    expect(await edit('addProduct(input: $input)', 1500)).toEqual(product(80, 1500))
    const [{ id } = { id: 0 }] = await shop.db.find(ProductEntity)
    expect(await edit(`updateProduct(id: ${id}, input: $input)`, 500)).toEqual(product(240, 500))
  })

  test('stay when left out, and are replaced as a whole', async () => {
    const { id } = await createProduct(shop.db)
    await save(id, { attributes: ATTRIBUTES })
    await save(id, {})
    expect(await readAttributes(id)).toMatchObject({ attributes: ATTRIBUTES })
    await save(id, { attributes: { animal: 'BOTH' } })
    expect(await readAttributes(id)).toEqual({
      unitPrice: null,
      attributes: { ...NO_ATTRIBUTES, animal: 'BOTH' },
    })
  })

  test('report all problems at their fields, and change nothing', async () => {
    const { id } = await createProduct(shop.db)
    const attributes = { brand: 'x'.repeat(61), flavour: 'a\u0000', netAmount: 0 }
    const errors = await save(id, { attributes, content: { en: { description: 'Fine' } } })
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'attributes.brand',
      'attributes.flavour',
      'attributes.netAmount',
      'attributes.netUnit',
    ])
    expect(await readAttributes(id)).toMatchObject({ attributes: NO_ATTRIBUTES })
    expect(await shop.db.count(ProductTextsEntity)).toBe(0)
  })

  test('of a net content are both an amount and a unit, in the database, too', async () => {
    const { id } = await createProduct(shop.db)
    expect(await save(id, { attributes: { netUnit: 'ML' } })).toMatchObject([
      { field: 'attributes.netAmount' },
    ])
    await expect(shop.db.update(ProductEntity, { id }, { netAmount: 5 })).rejects.toThrow(
      /products_net_content/,
    )
  })
})

describe('The texts of a product', () => {
  test('are added with it, and shown in the language of the reader, each that is missing in English', async () => {
    const added = await shop.graphql(
      `mutation ($input: ProductInput!) { addProduct(input: $input) {
        product { id } adminProduct { content { en { description facts } ar { description } } }
        userErrors { field } } }`,
      {
        token,
        variables: {
          input: { ...VALUES, content: { en: ENGLISH, ar: { description: 'سمك **طازة**' } } },
        },
      },
    )
    expect(added.data).toMatchObject({
      addProduct: {
        adminProduct: {
          content: {
            en: { description: ENGLISH.description, facts: ENGLISH.facts },
            ar: { description: 'سمك **طازة**' },
          },
        },
        userErrors: [],
      },
    })
    const { id } = (added.data as { addProduct: { product: { id: number } } }).addProduct.product
    const english = {
      summary: 'With fresh fish.',
      descriptionHtml: '<p>With <strong>fresh</strong> fish.</p>',
      compositionHtml: '<p>Fish, rice</p>',
      feedingGuideHtml: '<ul>\n<li>50 g a day</li>\n</ul>',
      facts: ENGLISH.facts,
    }
    expect(await readContent(id)).toEqual(english)
    expect(await readContent(id, 'ar')).toEqual({
      ...english,
      summary: 'سمك طازة',
      descriptionHtml: '<p>سمك <strong>طازة</strong></p>',
    })
  })

  test('of a product without any are empty', async () => {
    const { id } = await createProduct(shop.db)
    expect(await readContent(id)).toEqual({
      summary: null,
      descriptionHtml: null,
      compositionHtml: null,
      feedingGuideHtml: null,
      facts: [],
    })
  })

  test('are replaced by language, stay when left out, and are deleted by null', async () => {
    const { id } = await createProduct(shop.db)
    await update(id, { en: ENGLISH, ar: { facts: ['بدون حبوب'] } })
    await update(id, { en: { description: 'New' } })
    expect(await readContent(id)).toMatchObject({
      summary: 'New',
      compositionHtml: null,
      facts: [],
    })
    await update(id, undefined)
    expect(await readContent(id, 'ar')).toMatchObject({ summary: 'New', facts: ['بدون حبوب'] })
    await update(id, { en: null, ar: { description: ' \n ' } })
    expect(await shop.db.count(ProductTextsEntity)).toBe(0)
  })

  test('report all problems at their fields, and change nothing', async () => {
    const { id } = await createProduct(shop.db)
    const errors = await update(id, {
      en: { description: 'x'.repeat(5001), facts: Array.from({ length: 9 }, String) },
      ar: { composition: 'a\u0000', facts: [''] },
    })
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'content.ar.composition',
      'content.ar.facts.0',
      'content.en.description',
      'content.en.facts',
    ])
    expect(await shop.db.count(ProductTextsEntity)).toBe(0)
  })

  test('of an edit that conflicts are not written', async () => {
    const { id, version } = await createProduct(shop.db)
    await update(id, { en: ENGLISH }, { version })
    const errors = await update(id, { en: { description: 'Late' } }, { version })
    expect(errors).toEqual([{ field: null, code: 'CONFLICT' }])
    expect(await readContent(id)).toMatchObject({ summary: 'With fresh fish.' })
  })

  test('are shown at once, although responses are cached, and go with the product', async () => {
    const { id } = await createProduct(shop.db)
    await readContent(id)
    await update(id, { en: { description: 'One' } })
    expect(await readContent(id)).toMatchObject({ summary: 'One' })
    await update(id, { en: { description: 'Two' } })
    expect(await readContent(id)).toMatchObject({ summary: 'Two' })
    await shop.rest('DELETE', `/deleteproduct/${id}`, { token })
    expect(await shop.db.count(ProductTextsEntity)).toBe(0)
  })
})

describe('The texts of pictures', () => {
  const PICTURES = `query ($id: ID!) { product(id: $id) {
    content { pictureTexts { imageUrl text } } } }`
  const FRONT = { imageUrl: '/pictures/1.svg', text: 'The front of the bag' }
  const BACK = { imageUrl: '/pictures/2.svg', text: 'The back of the bag' }

  async function readPictureTexts(id: number, locale = 'en') {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'accept-language': locale },
      payload: { query: PICTURES, variables: { id: String(id) } },
    })
    return response.json().data.product.content.pictureTexts
  }

  test('are of one language, of the pictures that there are, and at once in what was cached', async () => {
    const { id } = await createProduct(shop.db)
    expect(await readPictureTexts(id)).toEqual([])
    const content = { en: { ...ENGLISH, pictureTexts: [FRONT, BACK] } }
    expect(await save(id, { content, moreImageUrls: [BACK.imageUrl] })).toEqual([])
    expect(await readPictureTexts(id)).toEqual([FRONT, BACK])
    expect(await readPictureTexts(id, 'ar')).toEqual([])
    await save(id, { moreImageUrls: [] })
    expect(await readPictureTexts(id)).toEqual([FRONT])
  })

  test('stay when older clients send the other texts, alone too, and go when they are emptied', async () => {
    const { id } = await createProduct(shop.db)
    await update(id, { en: { ...ENGLISH, pictureTexts: [FRONT] } })
    await update(id, { en: {} })
    expect(await readPictureTexts(id)).toEqual([FRONT])
    await update(id, { en: { pictureTexts: [] } })
    expect(await readPictureTexts(id)).toEqual([])
    expect(await shop.db.count(ProductTextsEntity)).toBe(0)
  })

  test('that are empty, too long, repeated or of no URL are refused at their fields, all at once', async () => {
    const { id } = await createProduct(shop.db)
    const pictureTexts = [
      { imageUrl: 'javascript:alert(1)', text: ' ' },
      { ...FRONT, text: 'x'.repeat(201) },
    ]
    const errors = await update(id, {
      en: { pictureTexts },
      ar: { pictureTexts: [FRONT, FRONT] },
    })
    expect(errors.map(({ field }) => field).toSorted()).toEqual([
      'content.ar.pictureTexts',
      'content.en.pictureTexts.0.imageUrl',
      'content.en.pictureTexts.0.text',
      'content.en.pictureTexts.1.text',
    ])
  })
})

describe('The size chart of a product', () => {
  const CHART = 'Size | Neck (cm)\nS | 28–34'

  async function chartOf(id: number, locale: string) {
    const response = await shop.graphql<{ product: { content: { sizeChart: unknown } } }>(
      'query ($id: ID!) { product(id: $id) { content { sizeChart { headings rows { cells } } } } }',
      { variables: { id: String(id) }, headers: { 'accept-language': locale } },
    )
    return response.data.product.content.sizeChart
  }

  test('is a table, in English where there is no other, and stays if a client does not send it', async () => {
    const { id } = await createProduct(shop.db)
    await saveProductContent(shop.db, id, { en: { sizeChart: CHART } })
    const table = { headings: ['Size', 'Neck (cm)'], rows: [{ cells: ['S', '28–34'] }] }
    expect(await chartOf(id, 'ar')).toEqual(table)
    await saveProductContent(shop.db, id, { en: { description: 'A collar.' } })
    expect(await chartOf(id, 'en')).toEqual(table)
    await saveProductContent(shop.db, id, { en: { sizeChart: null } })
    expect(await chartOf(id, 'en')).toBeNull()
  })
})
