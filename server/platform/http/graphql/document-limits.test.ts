import { expect, test } from 'vitest'
import { buildSchema } from '../../../app/schema'
import { setUpShop } from '../../../test/shop'
import { createDocumentLimits } from './document-limits'

const shop = setUpShop()

const NEW_TEXTS = 100
let serial = 0

/** Sends operations that the shop has not seen before, and counts the responses. */
function sendNewTexts() {
  let responded = 0
  const all = Array.from({ length: NEW_TEXTS }, async () => {
    serial += 1
    const name = `new${serial}`
    expect(await shop.graphql(`{ ${name}: __typename }`)).toEqual({ data: { [name]: 'Query' } })
    responded += 1
  })
  return { all: Promise.all(all), responded: () => responded }
}

test('New texts are admitted one per turn of the event loop', async () => {
  const { all, responded } = sendNewTexts()
  const perTurn: number[] = []
  while (responded() < NEW_TEXTS) {
    const before = responded()
    await new Promise((resolve) => setImmediate(resolve))
    perTurn.push(responded() - before)
  }
  await all
  expect(Math.max(...perTurn)).toBe(1)
})

test('A text that has been executed before does not wait for new ones', async () => {
  // With other variables, because a repeated request is served from the cache.
  const known = 'query ($id: ID!) { product(id: $id) { id } }'
  await shop.graphql(known, { variables: { id: '1' } })
  const { all, responded } = sendNewTexts()
  expect(await shop.graphql(known, { variables: { id: '2' } })).toEqual({ data: { product: null } })
  expect(responded()).toBeLessThan(NEW_TEXTS)
  await all
})

test('A text that was rejected waits again', async () => {
  const rejected = '{ noSuchField }'
  expect((await shop.graphql(rejected)).errors).toHaveLength(1)
  const { all, responded } = sendNewTexts()
  await shop.graphql(rejected)
  expect(responded()).toBe(NEW_TEXTS)
  await all
})

const limits = createDocumentLimits(buildSchema())
const CLIENT = { hasLeft: () => false }
const nested = (depth: number): string => (depth === 1 ? 'id' : `related { ${nested(depth - 1)} }`)
const aliases = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index}: id`).join(' ')

test.each([
  ['fields', `{ product(id: 1) { ${nested(10)} } }`, 11],
  ['inline fragments', `{ product(id: 1) { ... { ${nested(9)} } } }`, 11],
  [
    'fragments, wherever they are defined',
    `fragment A on Product { ...B } { product(id: 1) { ...A } } fragment B on Product { ${nested(7)} }`,
    12,
  ],
])('depth counts %s', async (_, text, depth) => {
  await expect(limits.admit(text, CLIENT)).rejects.toThrow(
    `Syntax Error: Query depth limit of 10 exceeded, found ${depth}.`,
  )
})

test.each([
  ['ten levels', `{ product(id: 1) { ${nested(9)} } }`],
  [
    'introspection of twice the depth',
    `{ __schema { types { ${'ofType { '.repeat(12)} name ${'} '.repeat(12)} } } }`,
  ],
  [
    '20 aliases',
    `{ product(id: 1) { ${aliases('a', 10)} ...A } } fragment A on Product { ${aliases('b', 10)} }`,
  ],
  ['aliases of __typename', `{ product(id: 1) { ${aliases('a', 20)} kind: __typename } }`],
])('%s are allowed', async (_, text) => {
  await expect(limits.admit(text, CLIENT)).resolves.toBeUndefined()
})

test('aliases count as often as their fragment is spread', async () => {
  const text = `{ a: product(id: 1) { ...A } b: product(id: 2) { ...A } }
    fragment A on Product { ${aliases('a', 10)} }`
  await expect(limits.admit(text, CLIENT)).rejects.toThrow(
    'Syntax Error: Aliases limit of 20 exceeded, found 22.',
  )
})
