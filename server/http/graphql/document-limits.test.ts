import { expect, test } from 'vitest'
import { buildSchema } from '../../schema'
import { createDocumentLimits } from './document-limits'

test('texts that are seen for the first time are admitted one per turn of the event loop', async () => {
  const limits = createDocumentLimits(buildSchema())
  let admitted = 0
  const all = Array.from({ length: 20 }, async (_, index) => {
    await limits.admit(`{ __typename } # ${index}`)
    admitted += 1
  })
  for (let turn = 0; turn < 10; turn += 1) {
    const before = admitted
    await new Promise((resolve) => setImmediate(resolve))
    expect(admitted - before).toBeLessThanOrEqual(1)
  }
  await Promise.all(all)
  expect(admitted).toBe(20)
})

const limits = createDocumentLimits(buildSchema())
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
  await expect(limits.admit(text)).rejects.toThrow(
    `Syntax Error: Query depth limit of 10 exceeded, found ${depth}.`,
  )
})

test.each([
  ['ten levels', `{ product(id: 1) { ${nested(9)} } }`],
  [
    'introspection of any depth',
    `{ __schema { types { ${'ofType { '.repeat(12)} name ${'} '.repeat(12)} } } }`,
  ],
  [
    '20 aliases',
    `{ product(id: 1) { ${aliases('a', 10)} ...A } } fragment A on Product { ${aliases('b', 10)} }`,
  ],
  ['aliases of __typename', `{ product(id: 1) { ${aliases('a', 20)} kind: __typename } }`],
])('%s are allowed', async (_, text) => {
  await expect(limits.admit(text)).resolves.toBeUndefined()
})

test('aliases count as often as their fragment is spread', async () => {
  const text = `{ a: product(id: 1) { ...A } b: product(id: 2) { ...A } }
    fragment A on Product { ${aliases('a', 10)} }`
  await expect(limits.admit(text)).rejects.toThrow(
    'Syntax Error: Aliases limit of 20 exceeded, found 22.',
  )
})
