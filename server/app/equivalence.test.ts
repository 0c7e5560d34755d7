import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProductEntity } from '../catalogue/products/product.entity'
import { performOverGraphql } from '../test/equivalence/graphql-api'
import {
  type Actor,
  INITIAL_PRODUCTS,
  type Operation,
  operations,
} from '../test/equivalence/operations'
import { type Outcome, withoutVolatileFields } from '../test/equivalence/outcomes'
import { performOverRest } from '../test/equivalence/rest-api'
import { createAdmin, createShopper } from '../test/factories'
import { PROPERTY_TIMEOUT, runs } from '../test/junk'
import { setUpShop, type TestShop } from '../test/shop'

const SEQUENCES = 120

const TABLES = [
  'users',
  'products',
  'cart_lines',
  'orders',
  'order_items',
  'order_events',
  'shipments',
  'cash_entries',
  'idempotency_keys',
]

const apis = [
  { shop: setUpShop(), perform: performOverRest },
  { shop: setUpShop(), perform: performOverGraphql },
] as const

/** Creates the accounts that all sequences share. */
async function createAccounts({ db }: TestShop): Promise<Record<Actor, string | undefined>> {
  return {
    visitor: undefined,
    mona: (await createShopper(db, { email: 'mona@example.com' })).token,
    omar: (await createShopper(db, { email: 'omar@example.com' })).token,
    admin: (await createAdmin(db)).token,
  }
}

/** Restores the state that every sequence starts from. */
async function reset({ db }: TestShop): Promise<void> {
  await db.query(`
    TRUNCATE cash_entries, receipt_pictures RESTART IDENTITY;
    DELETE FROM idempotency_keys; DELETE FROM order_events; DELETE FROM shipments;
    DELETE FROM order_items;
    DELETE FROM orders; DELETE FROM cart_lines; DELETE FROM products; DELETE FROM users WHERE id > 3;
    SELECT setval(pg_get_serial_sequence(name, 'id'), 1, false)
      FROM unnest(ARRAY['order_events', 'shipments', 'order_items', 'orders', 'products'])
        AS name;
    SELECT setval(pg_get_serial_sequence('users', 'id'), 3)`)
  await db.insert(
    ProductEntity,
    INITIAL_PRODUCTS.map(({ name, price, stock }) => ({
      name,
      pricePiastres: Math.round(price * 100),
      imageUrl: '/toy.svg',
      stock,
    })),
  )
}

const READ_ROWS = TABLES.map(
  (table) => `SELECT '${table}' AS name, to_jsonb(one) AS row FROM ${table} AS one`,
).join(' UNION ALL ')

/** Every row as text, without fields that always differ, in an order that does not depend on those. */
async function readRows({ db }: TestShop): Promise<readonly string[]> {
  const rows = await db.query<{ name: string; row: object }[]>(READ_ROWS)
  return rows
    .map(({ name, row }) => `${name} ${JSON.stringify(withoutVolatileFields(row))}`)
    .toSorted()
}

const TYPE_ERROR: Outcome = { rejected: { status: 400, problems: undefined } }

/** GraphQL rejects a wrong type before authorization and validation: compare only the rejection. */
function normalize(outcome: Outcome, other: Outcome): Outcome {
  if (!('rejected' in outcome) || !('rejected' in other)) return outcome
  return outcome.rejected.problems && other.rejected.problems ? outcome : TYPE_ERROR
}

test('Sequences of operations have the same outcomes over REST and GraphQL', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const tokens = await Promise.all(apis.map(({ shop }) => createAccounts(shop)))
  const covered = new Set<string>()

  async function play(index: 0 | 1, sequence: readonly Operation[]) {
    const { shop, perform } = apis[index]
    await reset(shop)
    const outcomes: Outcome[] = []
    for (const operation of sequence) {
      outcomes.push(await perform(shop, operation, tokens[index]?.[operation.as]))
    }
    return { outcomes, rows: await readRows(shop) }
  }

  await fc.assert(
    fc.asyncProperty(operations, async (sequence) => {
      const [rest, graphql] = await Promise.all([play(0, sequence), play(1, sequence)])
      const compare = (own: readonly Outcome[], others: readonly Outcome[]) =>
        own.map((outcome, index) =>
          withoutVolatileFields(normalize(outcome, others[index] ?? outcome)),
        )
      expect(compare(rest.outcomes, graphql.outcomes)).toEqual(
        compare(graphql.outcomes, rest.outcomes),
      )
      expect(rest.rows).toEqual(graphql.rows)
      for (const [index, outcome] of rest.outcomes.entries()) {
        const { kind } = sequence[index] ?? {}
        covered.add(`${kind} ${'rejected' in outcome ? outcome.rejected.status : 'done'}`)
      }
    }),
    runs(SEQUENCES),
  )
  // Make sure that the sequences cover the important cases.
  for (const what of ['register', 'login', 'addToCart', 'checkout', 'updateProduct']) {
    expect(covered, what).toContain(`${what} done`)
    expect(covered, what).toContain(`${what} 400`)
  }
  for (const what of ['checkout 409', 'setOrderStatus done', 'setOrderStatus 403', 'login 401']) {
    expect(covered).toContain(what)
  }
})
