import { beforeEach, describe, expect, test } from 'vitest'
import { MAX_COLLECTIONS } from '#domain/limits'
import { createAdmin, createProduct, createShopper } from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const ADD = `mutation ($input: NewCollectionInput!) { addCollection(input: $input) {
  collection { id slug parent productCount } userErrors { code field message } } }`
const UPDATE = `mutation ($id: ID!, $input: CollectionInput!) { updateCollection(id: $id, input: $input) {
  collection { id slug title parent isInMenu } userErrors { code field } } }`
const DELETE =
  'mutation ($id: ID!) { deleteCollection(id: $id) { collectionId userErrors { code } } }'
const CHOOSE = `mutation ($id: ID!, $collections: [String!]) {
  updateProduct(id: $id, input: { name: "Cage", price: 5, imageUrl: "/a", collections: $collections }) {
    adminProduct { collections } userErrors { code field } } }`

async function add(slug: string, values: object = {}) {
  const input = { slug, title: slug.toUpperCase(), ...values }
  const { data } = await shop.graphql<{
    addCollection: { collection: { id: string } | null; userErrors: { field: string }[] }
  }>(ADD, { token, variables: { input } })
  return data.addCollection
}

async function update(id: string, values: object = {}) {
  const variables = { id, input: { title: 'Birds', ...values } }
  const { data } = await shop.graphql<{ updateCollection: unknown }>(UPDATE, { token, variables })
  return data.updateCollection
}

async function choose(id: number, collections?: readonly string[]) {
  const variables = { id: String(id), collections }
  const { data } = await shop.graphql<{ updateProduct: unknown }>(CHOOSE, { token, variables })
  return data.updateProduct
}

async function idsOf(collection: string): Promise<readonly number[]> {
  const { data } = await shop.graphql<{ products: { nodes: { id: string }[] } }>(
    'query ($collection: String!) { products(collection: $collection) { nodes { id } totalCount } }',
    { variables: { collection } },
  )
  return data.products.nodes.map(({ id }) => Number(id))
}

describe('A collection', () => {
  test('lists its products and those of collections inside it, as soon as they are chosen', async () => {
    const cage = await createProduct(shop.db, { name: 'Cage' })
    const seeds = await createProduct(shop.db, { name: 'Seeds' })
    await createProduct(shop.db, { name: 'Tank' })
    expect((await add('birds')).userErrors).toEqual([])
    expect((await add('bird-food', { parent: 'birds' })).userErrors).toEqual([])
    expect(await idsOf('birds')).toEqual([])
    expect(await choose(cage.id, ['birds', 'birds'])).toEqual({
      adminProduct: { collections: ['birds'] },
      userErrors: [],
    })
    await choose(seeds.id, ['bird-food'])
    expect(await idsOf('birds')).toEqual([cage.id, seeds.id])
    expect(await idsOf('bird-food')).toEqual([seeds.id])
    expect(await idsOf('fish')).toEqual([])
    // What is left out stays.
    expect(await choose(cage.id)).toMatchObject({ adminProduct: { collections: ['birds'] } })
  })

  test('is named in the language of the reader, with what it is inside and what is inside it', async () => {
    await add('birds', { title: 'Birds', titleAr: 'الطيور', description: 'All for birds' })
    await add('bird-food', { title: 'Bird food', parent: 'birds' })
    const product = await createProduct(shop.db)
    await choose(product.id, ['bird-food'])
    const query = `query ($id: ID!) {
      collection(slug: "birds") { title description path parent { slug } children { title } }
      collections { slug parent { title } }
      product(id: $id) { collections { path } }
      unknown: collection(slug: "fish") { id } }`
    const read = async (locale: 'en' | 'ar') =>
      (
        await shop.graphql(query, {
          variables: { id: String(product.id) },
          headers: { 'accept-language': locale },
        })
      ).data
    expect(await read('en')).toEqual({
      collection: {
        title: 'Birds',
        description: 'All for birds',
        path: '/collections/birds',
        parent: null,
        children: [{ title: 'Bird food' }],
      },
      collections: [
        { slug: 'bird-food', parent: { title: 'Birds' } },
        { slug: 'birds', parent: null },
      ],
      product: {
        collections: [{ path: '/collections/birds' }, { path: '/collections/bird-food' }],
      },
      unknown: null,
    })
    expect(await read('ar')).toMatchObject({
      collection: { title: 'الطيور', description: 'All for birds' },
      collections: [{ parent: { title: 'الطيور' } }, {}],
    })
  })

  test('leaves its products when it is deleted, and those inside it move to the top', async () => {
    const product = await createProduct(shop.db)
    const { collection } = await add('birds')
    await add('bird-food', { parent: 'birds' })
    await choose(product.id, ['bird-food', 'birds'])
    const { data } = await shop.graphql(DELETE, { token, variables: { id: collection?.id } })
    expect(data).toEqual({ deleteCollection: { collectionId: collection?.id, userErrors: [] } })
    const left = await shop.graphql('{ adminCollections { slug parent productCount } }', { token })
    expect(left.data).toEqual({
      adminCollections: [{ slug: 'bird-food', parent: null, productCount: 1 }],
    })
    expect(await choose(product.id)).toMatchObject({
      adminProduct: { collections: ['bird-food'] },
    })
    const again = await shop.graphql(DELETE, { token, variables: { id: collection?.id } })
    expect(again.data).toEqual({
      deleteCollection: { collectionId: null, userErrors: [{ code: 'NOT_FOUND' }] },
    })
  })

  test('that is deleted while a product is put into it is in no product', async () => {
    const product = await createProduct(shop.db)
    const { collection } = await add('birds')
    await Promise.all([
      choose(product.id, ['birds']),
      shop.graphql(DELETE, { token, variables: { id: collection?.id } }),
    ])
    expect(await choose(product.id)).toMatchObject({ adminProduct: { collections: [] } })
  })

  test('keeps its address when it is changed', async () => {
    const { collection } = await add('birds')
    expect(await update(collection?.id ?? '', { isInMenu: false })).toEqual({
      collection: {
        ...collection,
        slug: 'birds',
        title: 'Birds',
        isInMenu: false,
        productCount: undefined,
      },
      userErrors: [],
    })
    expect(await update('99')).toEqual({
      collection: null,
      userErrors: [{ code: 'NOT_FOUND', field: null }],
    })
  })
})

describe('The input of a collection', () => {
  test.each([
    ['slug', { slug: 'Bird food' }],
    ['slug', { slug: '-birds' }],
    ['slug', { slug: 'طيور' }],
    ['slug', { slug: 'a'.repeat(61) }],
    ['title', { title: ' ' }],
    ['title', { title: 'a'.repeat(61) }],
    ['description', { description: 'a'.repeat(501) }],
    ['position', { position: -1 }],
    ['parent', { parent: 'fish' }],
  ])('is refused for its %s: %j', async (field, values) => {
    const { collection, userErrors } = await add('birds', values)
    expect(collection).toBeNull()
    expect(userErrors.map((error) => error.field)).toEqual([field])
  })

  test('is refused for an address that is taken', async () => {
    await add('birds')
    expect(await add(' BIRDS ')).toMatchObject({
      collection: null,
      userErrors: [{ field: 'slug', message: 'Another collection has this address.' }],
    })
  })

  test('makes no more than two levels', async () => {
    const birds = (await add('birds')).collection
    const food = (await add('bird-food', { parent: 'birds' })).collection
    await add('fish')
    const refused = { collection: null, userErrors: [{ code: 'INVALID', field: 'parent' }] }
    expect(await add('seeds', { parent: 'bird-food' })).toMatchObject({
      userErrors: [{ field: 'parent' }],
    })
    expect(await update(birds?.id ?? '', { parent: 'fish' })).toEqual(refused)
    expect(await update(birds?.id ?? '', { parent: 'birds' })).toEqual(refused)
    expect(await update(food?.id ?? '', { parent: 'fish' })).toMatchObject({ userErrors: [] })
  })

  test('is refused beyond the limit', async () => {
    await shop.db.query(
      `INSERT INTO collections (slug, title) SELECT 'c-' || n, 'C' FROM generate_series(1, $1::int) AS n`,
      [MAX_COLLECTIONS],
    )
    expect(await add('birds')).toMatchObject({ userErrors: [{ code: 'CONFLICT' }] })
  })
})

test('A product cannot be put into a collection that does not exist', async () => {
  const product = await createProduct(shop.db)
  expect(await choose(product.id, ['birds'])).toEqual({
    adminProduct: null,
    userErrors: [{ code: 'INVALID', field: 'collections' }],
  })
})

test('The menu of the pages has the collections that are in it, with those inside them', async () => {
  await add('fish', { title: 'Fish', position: 1 })
  await add('birds', { title: 'Birds', position: 0 })
  await add('cages', { title: 'Cages', parent: 'birds' })
  await add('sale', { isInMenu: false })
  const { data } = await shop.graphql('{ collections { slug } }')
  expect(data).toEqual({
    collections: [{ slug: 'birds' }, { slug: 'cages' }, { slug: 'sale' }, { slug: 'fish' }],
  })
})

test('Only who may edit products changes collections', async () => {
  const { token: shopper } = await createShopper(shop.db)
  const input = { slug: 'birds', title: 'Birds' }
  for (const [options, code] of [
    [{}, 'UNAUTHENTICATED'],
    [{ token: shopper }, 'FORBIDDEN'],
  ] as const) {
    for (const [query, variables] of [
      ['{ adminCollections { id } }', {}],
      [ADD, { input }],
      [UPDATE, { id: '1', input: { title: 'Birds' } }],
      [DELETE, { id: '1' }],
    ] as const) {
      const { errors } = await shop.graphql(query, { ...options, variables })
      expect(errors?.[0]?.extensions?.code).toBe(code)
    }
  }
})
