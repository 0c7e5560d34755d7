import { beforeEach, expect, test } from 'vitest'
import { MAX_FAVOURITES } from '#domain/limits'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { createProduct, createShopper, PASSWORD, type TestUser } from '../../test/factories'
import { accountSettings, setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { FavouriteEntity } from './favourite.entity'

const shop = setUpShop()

let mona: TestUser

beforeEach(async () => {
  mona = await createShopper(shop.db)
})

interface Result {
  readonly isFavourite: boolean | null
  readonly userErrors: readonly { code: string; message: string }[]
}

async function change(name: 'addFavourite' | 'removeFavourite', productId: number | string) {
  const { data, errors } = await shop.graphql<{ result: Result }>(
    `mutation ($productId: ID!) {
      result: ${name}(productId: $productId) { isFavourite userErrors { code message } } }`,
    { token: mona.token, variables: { productId: String(productId) } },
  )
  expect(errors).toBeUndefined()
  return data.result
}

const add = (productId: number | string) => change('addFavourite', productId)
const remove = (productId: number | string) => change('removeFavourite', productId)

const ADDED = { isFavourite: true, userErrors: [] }
const REMOVED = { isFavourite: false, userErrors: [] }
const refused = (code: string) => ({ isFavourite: null, userErrors: [{ code }] })

async function readNames({ token }: TestUser = mona) {
  const { data } = await shop.graphql<{ favourites: { displayName: string; price: number }[] }>(
    '{ favourites { displayName price quantityAvailable highlights rating { count } } }',
    { token },
  )
  return data.favourites.map(({ displayName }) => displayName)
}

async function readIsFavourite(productId: number | string, { token }: TestUser = mona) {
  const { data } = await shop.graphql<{ isFavourite: boolean }>(
    'query ($productId: ID!) { isFavourite(productId: $productId) }',
    { token, variables: { productId: String(productId) } },
  )
  return data.isFavourite
}

const product = (name: string) => createProduct(shop.db, { name })

/** Favourites of Mona, as the table has them. */
async function keep(count: number) {
  const rows = await shop.db.query<{ id: number }[]>(
    `INSERT INTO products (name, price_piastres, image_url)
     SELECT 'Kept ' || number, 100, '/pictures/cat-toy.svg' FROM generate_series(1, $1::int) AS number
     RETURNING id`,
    [count],
  )
  await shop.db.insert(
    FavouriteEntity,
    rows.map(({ id }) => ({ userId: mona.id, productId: id })),
  )
}

test('Favourites are listed with the last added one first, and are those of one account', async () => {
  const [toy, bed] = [await product('Cat toy'), await product('Cat bed')]
  expect(await add(toy.id)).toEqual(ADDED)
  expect(await add(bed.id)).toEqual(ADDED)
  expect(await readNames()).toEqual(['Cat bed', 'Cat toy'])
  const ali = await createShopper(shop.db)
  expect(await readNames(ali)).toEqual([])
  expect(await readIsFavourite(toy.id)).toBe(true)
  expect(await readIsFavourite(toy.id, ali)).toBe(false)
  expect(await readIsFavourite('toy')).toBe(false)
})

test('Adding or removing again changes nothing', async () => {
  const [toy, bed] = [await product('Cat toy'), await product('Cat bed')]
  for (const { id } of [toy, bed, toy]) expect(await add(id)).toEqual(ADDED)
  expect(await readNames()).toEqual(['Cat bed', 'Cat toy'])
  for (let time = 0; time < 2; time += 1) expect(await remove(toy.id)).toEqual(REMOVED)
  expect(await readNames()).toEqual(['Cat bed'])
})

test('Adding and removing twice at the same time succeed', async () => {
  const { id } = await product('Cat toy')
  expect(await Promise.all([add(id), add(id), add(id)])).toEqual([ADDED, ADDED, ADDED])
  expect(await shop.db.count(FavouriteEntity)).toBe(1)
  expect(await Promise.all([remove(id), remove(id)])).toEqual([REMOVED, REMOVED])
  expect(await shop.db.count(FavouriteEntity)).toBe(0)
})

test('A product that does not exist, or is hidden, is not found', async () => {
  const hidden = await createProduct(shop.db, { hidden: true })
  for (const id of ['0', '999999', 'toy', hidden.id]) {
    expect(await add(id)).toMatchObject(refused('NOT_FOUND'))
  }
  expect(await remove('toy')).toMatchObject(refused('NOT_FOUND'))
})

test('Hidden products are not listed until they are shown again, and deleted ones are gone', async () => {
  const [toy, bed] = [await product('Cat toy'), await product('Cat bed')]
  for (const { id } of [toy, bed]) await add(id)
  await shop.db.update(ProductEntity, { id: toy.id }, { hidden: true })
  await shop.db.delete(ProductEntity, { id: bed.id })
  expect(await readNames()).toEqual([])
  expect(await shop.db.count(FavouriteEntity)).toBe(1)
  await shop.db.update(ProductEntity, { id: toy.id }, { hidden: false })
  expect(await readNames()).toEqual(['Cat toy'])
})

test('More than the limit are refused with a message that says so, also at the same time', async () => {
  await keep(MAX_FAVOURITES - 1)
  const products = [await product('One'), await product('Two'), await product('Three')]
  const results = await Promise.all(products.map(({ id }) => add(id)))
  expect(results.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
  expect(await shop.db.count(FavouriteEntity)).toBe(MAX_FAVOURITES)
  const [error] = results.flatMap(({ userErrors }) => userErrors)
  expect(error).toEqual({
    code: 'CONFLICT',
    message: 'You can keep at most 200 favourites. Remove one first.',
  })
})

test('At the limit, a favourite can be added again, and a hidden one does not count', async () => {
  await keep(MAX_FAVOURITES)
  const [first] = await shop.db.find(FavouriteEntity, { order: { productId: 'ASC' }, take: 1 })
  const productId = first?.productId ?? 0
  expect(await add(productId)).toEqual(ADDED)
  const { id } = await product('Another')
  expect(await add(id)).toMatchObject(refused('CONFLICT'))
  await shop.db.update(ProductEntity, { id: productId }, { hidden: true })
  expect(await add(id)).toEqual(ADDED)
})

test('An account or product that is deleted at the same time takes its favourites along', async () => {
  const [toy, bed] = [await product('Cat toy'), await product('Cat bed')]
  const [added] = await Promise.all([add(toy.id), shop.db.delete(ProductEntity, { id: toy.id })])
  expect(added.userErrors.every(({ code }) => code === 'NOT_FOUND')).toBe(true)
  await Promise.all([
    shop.graphql('mutation ($id: ID!) { addFavourite(productId: $id) { isFavourite } }', {
      token: mona.token,
      variables: { id: String(bed.id) },
    }),
    shop.db.query('DELETE FROM users WHERE id = $1', [mona.id]),
  ])
  expect(await shop.db.count(FavouriteEntity)).toBe(0)
})

test('Favourites need a session', async () => {
  const { id } = await product('Cat toy')
  for (const query of [
    '{ favourites { id } }',
    `{ isFavourite(productId: ${id}) }`,
    `mutation { addFavourite(productId: ${id}) { isFavourite } }`,
    `mutation { removeFavourite(productId: ${id}) { isFavourite } }`,
  ]) {
    const { errors } = await shop.graphql(query)
    expect(errors?.[0]?.extensions?.code, query).toBe('UNAUTHENTICATED')
  }
})

test('Favourites are in the export of an account, and deleted with it', async () => {
  const { id } = await product('Cat toy')
  await add(id)
  const response = await shop.rest('GET', '/profile/data', { token: mona.token })
  expect(response.json()).toMatchObject({
    favourites: [{ product: { id, name: 'Cat toy' }, added_at: expect.any(String) }],
  })
  const providers = personalDataOf(FEATURES)
  const context = { settings: accountSettings(), providers }
  await deleteAccount(shop.db, mona.id, context, { password: PASSWORD })
  expect(await shop.db.count(FavouriteEntity)).toBe(0)
})
