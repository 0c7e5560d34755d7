import { expect, test } from 'vitest'
import { deleteAccount, personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  PASSWORD,
} from '../../test/factories'
import { startMailServer } from '../../test/mail-server'
import { sendDueMails } from '../../test/mails'
import { accountSettings, setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Result {
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[]
}

const ASK = `mutation ($productId: ID!, $input: ProductQuestionInput!) {
  result: askProductQuestion(productId: $productId, input: $input) { success userErrors { code field } } }`
const ANSWER = `mutation ($id: ID!, $answer: String!) {
  result: answerProductQuestion(id: $id, answer: $answer) { question { answer } userErrors { code field } } }`
const DELETE = `mutation ($id: ID!) {
  result: deleteProductQuestion(id: $id) { questionId userErrors { code field } } }`
const WAITING = `{ adminProductQuestions(first: 10, isAnswered: false) {
  totalCount nodes { id text product { id } } } }`

async function send(query: string, variables: object, options: object = {}): Promise<Result> {
  const { data, errors } = await shop.graphql<{ result: Result }>(query, {
    variables: { ...variables },
    ...options,
  })
  expect(errors).toBeUndefined()
  return data.result
}

const DONE = { success: true, userErrors: [] }

const ask = (productId: number, input: object, options: object = {}) =>
  send(ASK, { productId: String(productId), input }, options)

async function shown(productId: number) {
  const { data } = await shop.graphql<{ product: { questions: unknown[] } }>(
    'query ($id: ID!) { product(id: $id) { questions { text answer } } }',
    { variables: { id: String(productId) } },
  )
  return data.product.questions
}

async function waiting(token: string) {
  const { data } = await shop.graphql<{
    adminProductQuestions: { totalCount: number; nodes: { id: string; text: string }[] }
  }>(WAITING, { token })
  return data.adminProductQuestions
}

test('A question is shown once it is answered, at all sizes, and the answer is mailed once', async () => {
  const server = await startMailServer()
  const small = await createProduct(shop.db, { name: 'Nilo Food 1 kg', family: 'Nilo Food' })
  const large = await createProduct(shop.db, { name: 'Nilo Food 4 kg', family: 'Nilo Food' })
  const mona = await createShopper(shop.db)
  const { token } = await createAdmin(shop.db)
  expect(await ask(small.id, { text: ' Is it  salty? ' }, { token: mona.token })).toEqual(DONE)
  expect(await ask(small.id, { text: 'For kittens?', email: ' Ali@Example.com ' })).toEqual(DONE)
  expect(await shown(small.id)).toEqual([])
  const { totalCount, nodes } = await waiting(token)
  expect(totalCount).toBe(2)
  expect(nodes.map(({ text }) => text)).toEqual(['For kittens?', 'Is it salty?'])
  for (const { id } of nodes) await send(ANSWER, { id, answer: 'No' }, { token })
  const [, first] = nodes
  expect(await send(ANSWER, { id: first?.id, answer: 'Not at all' }, { token })).toMatchObject({
    question: { answer: 'Not at all' },
  })
  const both = [
    { text: 'For kittens?', answer: 'No' },
    { text: 'Is it salty?', answer: 'Not at all' },
  ]
  expect(await shown(small.id)).toEqual(both)
  expect(await shown(large.id)).toEqual(both)
  expect((await waiting(token)).totalCount).toBe(0)
  await sendDueMails(shop.db, server)
  expect(server.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
    ['ali@example.com', mona.email].toSorted(),
  )
  // Anybody may have typed the address: the mail has the words of the shop only.
  const toVisitor = server.mails.find(({ recipients }) => recipients.includes('ali@example.com'))
  expect(toVisitor?.mail.text).toContain('No')
  expect(toVisitor?.mail.text).not.toContain('kittens')
  expect(await shop.db.query('SELECT email FROM product_questions')).toEqual([
    { email: null },
    { email: null },
  ])
})

test('What is wrong with a question is said', async () => {
  const product = await createProduct(shop.db)
  const hidden = await createProduct(shop.db, { hidden: true })
  const email = 'ali@example.com'
  expect((await ask(product.id, { text: ' ', email })).userErrors).toMatchObject([
    { code: 'INVALID', field: 'text' },
  ])
  expect((await ask(product.id, { text: 'Safe?' })).userErrors).toMatchObject([
    { code: 'INVALID', field: 'email' },
  ])
  expect((await ask(hidden.id, { text: 'Safe?', email })).userErrors).toMatchObject([
    { code: 'NOT_FOUND' },
  ])
})

test('Callers answer and delete questions, packers do not', async () => {
  const { id: productId } = await createProduct(shop.db)
  await ask(productId, { text: 'Safe?', email: 'ali@example.com' })
  const packer = await createStaff(shop.db, 'packer')
  const { errors } = await shop.graphql(WAITING, { token: packer.token })
  expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN')
  const { token } = await createStaff(shop.db, 'caller')
  const [question] = (await waiting(token)).nodes
  const id = question?.id
  expect((await send(ANSWER, { id, answer: ' ' }, { token })).userErrors).toMatchObject([
    { code: 'INVALID', field: 'answer' },
  ])
  await send(ANSWER, { id, answer: 'Yes' }, { token })
  expect(await shown(productId)).toHaveLength(1)
  expect(await send(DELETE, { id }, { token })).toEqual({ questionId: id, userErrors: [] })
  expect(await shown(productId)).toEqual([])
  expect((await send(DELETE, { id }, { token })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
})

test('An account exports its questions, which go with it', async () => {
  const { id } = await createProduct(shop.db)
  const mona = await createShopper(shop.db)
  await ask(id, { text: 'Mine?' }, { token: mona.token })
  await ask(id, { text: 'Theirs?', email: 'ali@example.com' })
  const data = await shop.rest('GET', '/profile/data', { token: mona.token })
  expect(data.json()).toMatchObject({ product_questions: [{ text: 'Mine?', answer: null }] })
  const providers = personalDataOf(FEATURES)
  const access = { settings: accountSettings(), providers }
  await deleteAccount(shop.db, mona.id, access, { password: PASSWORD })
  expect(await shop.db.query('SELECT text FROM product_questions')).toEqual([{ text: 'Theirs?' }])
})

test('An address asks five times a day, and an account ten times an hour', async () => {
  const { id } = await createProduct(shop.db)
  // The accounts of other tests have its ID, and the counters last longer than a test.
  for (let count = 0; count < 5; count++) await createShopper(shop.db)
  const { token } = await createShopper(shop.db)
  const email = 'often@example.com'
  for (let count = 0; count < 5; count++) expect(await ask(id, { text: 'A?', email })).toEqual(DONE)
  expect((await ask(id, { text: 'A?', email })).userErrors).toMatchObject([
    { code: 'TOO_MANY_ATTEMPTS' },
  ])
  for (let count = 0; count < 10; count++)
    expect(await ask(id, { text: 'A?' }, { token })).toEqual(DONE)
  expect((await ask(id, { text: 'A?' }, { token })).userErrors).toMatchObject([
    { code: 'TOO_MANY_ATTEMPTS' },
  ])
})

test('The log of changes has who answered, changed and deleted an answer, in the history of the product', async () => {
  const { token } = await createAdmin(shop.db)
  const { id } = await createProduct(shop.db)
  await ask(id, { text: 'Is it fresh?', email: 'mona@example.com' })
  const [question] = (await waiting(token)).nodes
  const questionId = question?.id ?? ''
  await send(ANSWER, { id: questionId, answer: 'Baked today.' }, { token })
  await send(ANSWER, { id: questionId, answer: 'Baked on Sunday.' }, { token })
  await send(DELETE, { id: questionId }, { token })
  const { data } = await shop.graphql<{ changes: { nodes: object[] } }>(
    '{ changes { nodes { action kind subject fields { field before after } } } }',
    { token },
  )
  const logged = (action: string, fields: object[]) => ({
    action,
    kind: 'PRODUCT',
    subject: String(id),
    fields,
  })
  expect(data.changes.nodes).toEqual([
    logged('REMOVED', [
      { field: 'text', before: null, after: null },
      { field: 'answer', before: 'Baked on Sunday.', after: null },
    ]),
    logged('CHANGED', [{ field: 'answer', before: 'Baked today.', after: 'Baked on Sunday.' }]),
    logged('CHANGED', [{ field: 'answer', before: null, after: 'Baked today.' }]),
  ])
  expect(JSON.stringify(data)).not.toContain('fresh')
})
