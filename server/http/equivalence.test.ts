import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProductEntity } from '../catalogue/product.entity'
import { type Answer, withoutChance } from '../test/equivalence/answers'
import { doOverGraphql } from '../test/equivalence/graphql-face'
import {
  type Operation,
  operations,
  type Speaker,
  START_PRODUCTS,
} from '../test/equivalence/operations'
import { doOverRest } from '../test/equivalence/rest-face'
import { createAdmin, createShopper } from '../test/factories'
import { FUZZ } from '../test/junk'
import { setUpShop, type TestShop } from '../test/shop'

const SEQUENCES = 500

const TABLES = [
  'users',
  'products',
  'cart_lines',
  'orders',
  'order_items',
  'order_status_changes',
  'idempotency_keys',
]

const faces = [
  { shop: setUpShop(), perform: doOverRest },
  { shop: setUpShop(), perform: doOverGraphql },
] as const

/** Makes the accounts of all sequences: their passwords are slow to hash. */
async function createAccounts({ db }: TestShop): Promise<Record<Speaker, string | undefined>> {
  return {
    visitor: undefined,
    mona: (await createShopper(db, { email: 'mona@example.com' })).token,
    omar: (await createShopper(db, { email: 'omar@example.com' })).token,
    owner: (await createAdmin(db)).token,
  }
}

/** The shop as every sequence finds it. Emptying its few rows is much faster than TRUNCATE. */
async function reset({ db }: TestShop): Promise<void> {
  await db.query(`
    DELETE FROM idempotency_keys; DELETE FROM order_status_changes; DELETE FROM order_items;
    DELETE FROM orders; DELETE FROM cart_lines; DELETE FROM products; DELETE FROM users WHERE id > 3;
    SELECT setval(pg_get_serial_sequence(name, 'id'), 1, false)
      FROM unnest(ARRAY['order_status_changes', 'order_items', 'orders', 'products'])
        AS name;
    SELECT setval(pg_get_serial_sequence('users', 'id'), 3)`)
  await db.insert(
    ProductEntity,
    START_PRODUCTS.map(({ name, price, stock }) => ({
      name,
      pricePiastres: Math.round(price * 100),
      imageUrl: '/toy.svg',
      stock,
    })),
  )
}

async function everything({ db }: TestShop): Promise<unknown> {
  const tables: Record<string, unknown> = {}
  for (const table of TABLES) {
    const rows = await db.query<{ row: object }[]>(
      `SELECT to_jsonb(one) AS row FROM ${table} AS one ORDER BY one::text`,
    )
    tables[table] = rows.map(({ row }) => JSON.stringify(withoutChance(row))).sort()
  }
  return tables
}

const WRONG_TYPE: Answer = { refused: { status: 400, problems: undefined } }

/** GraphQL refuses a wrong type before it asks who speaks and what is wrong; REST must refuse, too. */
function comparable(answer: Answer, other: Answer): Answer {
  if (!('refused' in answer) || !('refused' in other)) return answer
  return answer.refused.problems && other.refused.problems ? answer : WRONG_TYPE
}

test(`${SEQUENCES} sequences of operations do the same over REST and over GraphQL`, async () => {
  const tokens = await Promise.all(faces.map(({ shop }) => createAccounts(shop)))
  const seen = new Set<string>()

  async function play(index: 0 | 1, sequence: readonly Operation[]) {
    const { shop, perform } = faces[index]
    await reset(shop)
    const answers: Answer[] = []
    for (const operation of sequence) {
      answers.push(await perform(shop, operation, tokens[index]?.[operation.as]))
    }
    return { answers, tables: await everything(shop) }
  }

  await fc.assert(
    fc.asyncProperty(operations, async (sequence) => {
      const [rest, graphql] = await Promise.all([play(0, sequence), play(1, sequence)])
      const compare = (own: readonly Answer[], others: readonly Answer[]) =>
        own.map((answer, index) => withoutChance(comparable(answer, others[index] ?? answer)))
      expect(compare(rest.answers, graphql.answers)).toEqual(compare(graphql.answers, rest.answers))
      expect(rest.tables).toEqual(graphql.tables)
      for (const [index, answer] of rest.answers.entries()) {
        const { kind } = sequence[index] ?? {}
        seen.add(`${kind} ${'refused' in answer ? answer.refused.status : 'done'}`)
      }
    }),
    { ...FUZZ, numRuns: SEQUENCES },
  )
  // What was compared was worth it.
  for (const what of ['register', 'login', 'addToCart', 'checkout', 'updateProduct']) {
    expect(seen, what).toContain(`${what} done`)
    expect(seen, what).toContain(`${what} 400`)
  }
  for (const what of ['checkout 409', 'setOrderStatus done', 'setOrderStatus 403', 'login 401']) {
    expect(seen).toContain(what)
  }
}, 300_000)
