import { expect, test } from 'vitest'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { createAdmin, createProduct, createShopper, PASSWORD } from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { makeMailsDue, sendDueMails } from '../../test/mails'
import { accountSettings, setUpShop, TEST_JWT_SECRET } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { removeOldRequests } from './back-in-stock.service'
import { stopToken } from './stop-link'

const shop = setUpShop()

const ASK = `mutation ($productId: ID!) {
  result: requestBackInStockMail(productId: $productId) { success userErrors { code message field } } }`
const ASK_TO = `mutation ($productId: ID!, $email: String!) {
  result: requestBackInStockMailTo(productId: $productId, email: $email) { success userErrors { code message field } } }`
const STOP = `mutation ($token: String!) {
  result: stopBackInStockMails(token: $token) { success userErrors { code message field } } }`

interface Result {
  readonly success: boolean
  readonly userErrors: readonly { code: string; message: string; field: string | null }[]
}

async function send(query: string, variables: object, options: object = {}): Promise<Result> {
  const { data, errors } = await shop.graphql<{ result: Result }>(query, {
    variables: { ...variables },
    ...options,
  })
  expect(errors).toBeUndefined()
  return data.result
}

const DONE = { success: true, userErrors: [] }
const soldOut = () =>
  createProduct(shop.db, {
    name: 'Nilo Cat Toy',
    nameAr: 'لعبة نيلو',
    imageUrl: '/pictures/raml-kitten-litter-dust-free-5-l.svg',
    stock: 0,
  })
const setStock = (id: number, stock: number | null) =>
  shop.db.update(ProductEntity, { id }, { stock })
const count = async (table: 'mails' | 'back_in_stock_requests') =>
  (await shop.db.query<unknown[]>(`SELECT FROM ${table}`)).length

test('A customer and a visitor are each mailed once when a product is back, and then forgotten', async () => {
  const server = await startMailServer()
  const { id } = await soldOut()
  const mona = await createShopper(shop.db)
  const productId = String(id)
  expect(await send(ASK, { productId }, { token: mona.token })).toEqual(DONE)
  expect(await send(ASK, { productId }, { token: mona.token })).toEqual(DONE)
  expect(await send(ASK_TO, { productId, email: ' Ali@Example.com ' })).toEqual(DONE)
  await setStock(id, 3)
  expect(await count('back_in_stock_requests')).toBe(0)
  await sendDueMails(shop.db, server)
  await setStock(id, 0)
  await setStock(id, 5)
  await sendDueMails(shop.db, server)
  expect(server.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    ['ali@example.com', mona.email].toSorted(),
  )
  const { subject, text, html } = server.mails[0]?.mail ?? {}
  expect(subject).toBe('Back in stock: Nilo Cat Toy')
  expect(text).toContain(`/productdetails/${id}`)
  expect(html).toContain('raml-kitten-litter-dust-free-5-l.jpg')
  expect(await count('mails')).toBe(0)
})

test('Two changes of the stock at the same time send one mail', async () => {
  const { id } = await soldOut()
  await send(ASK_TO, { productId: String(id), email: 'ali@example.com' })
  await Promise.all([setStock(id, 2), setStock(id, 3), setStock(id, null)])
  expect(await count('mails')).toBe(1)
})

test('A product that is hidden or deleted sends nothing, and nobody waits for it any more', async () => {
  const [hidden, deleted] = [await soldOut(), await soldOut()]
  for (const { id } of [hidden, deleted]) {
    await send(ASK_TO, { productId: String(id), email: 'ali@example.com' })
  }
  await shop.db.update(ProductEntity, { id: hidden.id }, { hidden: true })
  await shop.db.delete(ProductEntity, { id: deleted.id })
  expect(await count('back_in_stock_requests')).toBe(0)
  await shop.db.update(ProductEntity, { id: hidden.id }, { hidden: false, stock: 4 })
  expect(await count('mails')).toBe(0)
})

test('Who asked for a product that sold out again before the mail was sent waits on', async () => {
  const server = await startMailServer()
  const { id } = await soldOut()
  await send(ASK_TO, { productId: String(id), email: 'ali@example.com' })
  await setStock(id, 1)
  await setStock(id, 0)
  await sendDueMails(shop.db, server)
  expect(server.mails).toEqual([])
  expect(await count('back_in_stock_requests')).toBe(1)
  await setStock(id, 1)
  await makeMailsDue(shop.db)
  await sendDueMails(shop.db, server)
  expect(server.mails).toHaveLength(1)
})

test('What is wrong with a request is said', async () => {
  const { id } = await createProduct(shop.db, { stock: 2 })
  const email = 'ali@example.com'
  expect((await send(ASK_TO, { productId: String(id), email })).userErrors).toMatchObject([
    { code: 'CONFLICT' },
  ])
  expect((await send(ASK_TO, { productId: '999', email })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ])
  expect((await send(ASK_TO, { productId: String(id), email: 'ali' })).userErrors).toMatchObject([
    { code: 'INVALID', field: 'email' },
  ])
  expect((await send(STOP, { token: 'none' })).userErrors).toMatchObject([{ field: 'token' }])
})

test('The owner sees how many wait for each product of a list, in one statement', async () => {
  const [first, second, third] = [await soldOut(), await soldOut(), await soldOut()]
  for (const [{ id }, email] of [
    [first, 'ali@example.com'],
    [first, 'mona@example.com'],
    [third, 'ali@example.com'],
  ] as const) {
    await send(ASK_TO, { productId: String(id), email })
  }
  const { token } = await createAdmin(shop.db)
  let counts: unknown
  const statements = await shop.database.statements.during(async () => {
    const { data } = await shop.graphql<{ adminProducts: unknown }>(
      '{ adminProducts(sort: OLDEST, pageSize: 50) { nodes { id waitingCount } } }',
      { token },
    )
    counts = data.adminProducts
  })
  expect(counts).toEqual({
    nodes: [
      { id: String(first.id), waitingCount: 2 },
      { id: String(second.id), waitingCount: 0 },
      { id: String(third.id), waitingCount: 1 },
    ],
  })
  expect(statements.filter(({ sql }) => sql.includes('back_in_stock_requests'))).toHaveLength(1)
})

test('An address can be typed ten times a day', async () => {
  const { id } = await soldOut()
  const ask = () => send(ASK_TO, { productId: String(id), email: 'often@example.com' })
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await ask()).toEqual(DONE)
  expect((await ask()).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
})

test('The link of a mail, 90 days and the deletion of the account end the waiting', async () => {
  const { id } = await soldOut()
  const productId = String(id)
  const mona = await createShopper(shop.db)
  const ask = () => send(ASK, { productId }, { token: mona.token })
  await ask()
  expect(await send(STOP, { token: stopToken(TEST_JWT_SECRET, mona.email) })).toEqual(DONE)
  expect(await count('back_in_stock_requests')).toBe(0)
  await ask()
  await shop.db.query(`UPDATE back_in_stock_requests SET requested_at = now() - interval '91 days'`)
  await removeOldRequests(shop.db)
  expect(await count('back_in_stock_requests')).toBe(0)
  await ask()
  await send(ASK_TO, { productId, email: mona.email })
  const providers = personalDataOf(FEATURES)
  await deleteAccount(
    shop.db,
    mona.id,
    { settings: accountSettings(), providers },
    { password: PASSWORD },
  )
  expect(await count('back_in_stock_requests')).toBe(0)
})
