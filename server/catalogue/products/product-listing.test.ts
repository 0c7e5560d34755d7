import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from './product.entity'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const VALUES = { name: 'Nilo Cat Food', price: 120, imageUrl: '/pictures/1.svg' }

const UPDATE = `mutation ($id: ID!, $input: ProductInput!) {
  updateProduct(id: $id, input: $input) {
    adminProduct { isHidden family product { imageUrls gtin } } userErrors { field message } } }`

interface Saved {
  readonly adminProduct: unknown
  readonly userErrors: readonly { readonly field: string; readonly message: string }[]
}

async function save(id: number, fields: object): Promise<Saved> {
  const input = { ...VALUES, ...fields }
  const { data } = await shop.graphql<{ updateProduct: Saved }>(UPDATE, {
    token,
    variables: { id: String(id), input },
  })
  return data.updateProduct
}

async function read(id: number) {
  const { data } = await shop.graphql<{ product: unknown }>(
    'query ($id: ID!) { product(id: $id) { imageUrls gtin sizes { id } } }',
    { variables: { id: String(id) } },
  )
  return data.product
}

const pictures = (count: number) => Array.from({ length: count }, (_, index) => `/more/${index}`)

describe('The pictures, family and GTIN of a product', () => {
  test('are added with it', async () => {
    const { data } = await shop.graphql(
      `mutation ($input: ProductInput!) { addProduct(input: $input) {
        adminProduct { isHidden family product { imageUrls gtin } } userErrors { field } } }`,
      {
        token,
        variables: {
          input: {
            ...VALUES,
            moreImageUrls: pictures(7),
            hidden: true,
            family: ' Nilo ',
            gtin: '4 006381-333931',
          },
        },
      },
    )
    expect(data).toEqual({
      addProduct: {
        adminProduct: {
          isHidden: true,
          family: 'Nilo',
          product: { imageUrls: ['/pictures/1.svg', ...pictures(7)], gtin: '4006381333931' },
        },
        userErrors: [],
      },
    })
  })

  test('stay when left out, and change at once in what was cached', async () => {
    const { id } = await createProduct(shop.db, { imageUrl: '/pictures/1.svg' })
    expect(await read(id)).toEqual({ imageUrls: ['/pictures/1.svg'], gtin: null, sizes: [] })
    const details = { moreImageUrls: ['/b', '/c'], family: 'Nilo', gtin: '96385074' }
    expect((await save(id, details)).userErrors).toEqual([])
    const saved = {
      imageUrls: ['/pictures/1.svg', '/b', '/c'],
      gtin: '96385074',
      sizes: [{ id: String(id) }],
    }
    expect(await read(id)).toEqual(saved)
    await save(id, {})
    await save(id, { moreImageUrls: null })
    expect(await read(id)).toEqual(saved)
    await save(id, { moreImageUrls: ['/c', '/b'] })
    expect(await read(id)).toMatchObject({ imageUrls: ['/pictures/1.svg', '/c', '/b'] })
    await save(id, { moreImageUrls: [], family: null, gtin: ' ' })
    expect(await read(id)).toEqual({ imageUrls: ['/pictures/1.svg'], gtin: null, sizes: [] })
  })

  test('report all problems at their fields, and change nothing', async () => {
    const { id } = await createProduct(shop.db)
    const { userErrors } = await save(id, {
      price: 0,
      moreImageUrls: ['', '/b', '/b'],
      family: 'x'.repeat(61),
      gtin: '4006381333932',
    })
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual([
      'family',
      'gtin',
      'moreImageUrls',
      'moreImageUrls.0',
      'price',
    ])
    expect(await shop.db.findOneBy(ProductEntity, { id })).toMatchObject({
      moreImageUrls: [],
      family: null,
      gtin: null,
    })
  })

  test('are at most 8 pictures, each of them once', async () => {
    const { id } = await createProduct(shop.db)
    expect((await save(id, { moreImageUrls: pictures(8) })).userErrors).toEqual([
      { field: 'moreImageUrls', message: 'At most 8 pictures.' },
    ])
    expect((await save(id, { moreImageUrls: [VALUES.imageUrl] })).userErrors).toEqual([
      { field: 'moreImageUrls', message: 'Add each picture only once.' },
    ])
  })

  test('are pictures without the first one, also when only that one is changed', async () => {
    const { id } = await createProduct(shop.db, { imageUrl: '/a', moreImageUrls: ['/b', '/c'] })
    const body = { name: 'Nilo', price: 5, image_url: '/b' }
    await shop.rest('POST', `/updateproduct/${id}`, { token, body })
    expect(await read(id)).toMatchObject({ imageUrls: ['/b', '/c'] })
  })

  test('of an edit that conflicts are not written', async () => {
    const { id } = await createProduct(shop.db)
    const { data } = await shop.graphql(
      `mutation ($id: ID!, $input: ProductInput!) {
        updateProduct(id: $id, input: $input, expected: { version: 9 }) { userErrors { code } } }`,
      { token, variables: { id: String(id), input: { ...VALUES, family: 'Late' } } },
    )
    expect(data).toEqual({ updateProduct: { userErrors: [{ code: 'CONFLICT' }] } })
    expect(await shop.db.findOneBy(ProductEntity, { id })).toMatchObject({ family: null })
  })
})

describe('The sizes of a product', () => {
  const sizesOf = async (query: string) =>
    (await shop.graphql<{ products: { nodes: { sizes: { id: string }[] }[] } }>(query)).data
      .products.nodes

  test('are the shown products of its family, smallest first, itself included', async () => {
    const kilograms = (amount: number, fields: Partial<ProductEntity> = {}) =>
      createProduct(shop.db, {
        family: 'Nilo',
        netAmount: amount * 1000,
        netUnit: 'G',
        ...fields,
      })
    const large = await kilograms(10)
    const small = await kilograms(2)
    await kilograms(5, { hidden: true })
    const none = await createProduct(shop.db, { family: 'Nilo' })
    const alsoSmall = await kilograms(2)
    const spelled = await createProduct(shop.db, { family: 'NILO\u00a0' })
    const other = await createProduct(shop.db, { family: 'Nilo 2' })
    await createProduct(shop.db)
    const family = [small, alsoSmall, large, none, spelled].map(({ id }) => ({ id: String(id) }))
    const nodes = await sizesOf('{ products { nodes { sizes { id } } } }')
    expect(nodes.map(({ sizes }) => sizes)).toEqual([
      family,
      family,
      family,
      family,
      family,
      [{ id: String(other.id) }],
      [],
    ])
  })

  test('of a whole list are read by one statement', async () => {
    for (let size = 1; size <= 5; size += 1) {
      await createProduct(shop.db, { family: `${size % 2}` })
    }
    const countStatements = async (query: string) =>
      (await shop.database.statements.during(() => sizesOf(query))).length
    // The first list also reads what lists are made from.
    await sizesOf('{ products(first: 1) { nodes { id } } }')
    const list = await countStatements('{ products(first: 5) { nodes { id } } }')
    expect(await countStatements('{ products(first: 5) { nodes { sizes { id } } } }')).toBe(
      list + 1,
    )
  })
})
