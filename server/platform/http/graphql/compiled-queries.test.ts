import { ApolloServer } from '@apollo/server'
import { isRequiredArgument } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createRuntime } from '../../../app/runtime'
import { buildSchema } from '../../../app/schema'
import {
  createAdmin,
  createManyProducts,
  deliver,
  placeOrder,
  type TestUser,
} from '../../../test/factories'
import { operationOn } from '../../../test/operations'
import { setUpShop } from '../../../test/shop'
import { type Context, createContext } from '../../features/context'
import { runCompiled } from './compiled-queries'
import { formatError } from './graphql'

const shop = setUpShop()
const schema = buildSchema()

let interpreted = 0
let apollo: ApolloServer<Context>
let admin: TestUser

beforeAll(() => {
  apollo = new ApolloServer<Context>({
    schema,
    formatError,
    plugins: [
      runCompiled(schema),
      // Called only for queries that graphql-js executes.
      {
        requestDidStart: async () => ({
          executionDidStart: async () => {
            interpreted += 1
          },
        }),
      },
    ],
  })
})

beforeEach(async () => {
  interpreted = 0
  admin = await createAdmin(shop.db)
})

async function run(
  query: string,
  variables = {},
  { token = admin.token, operationName }: { token?: string; operationName?: string } = {},
) {
  const caller = {
    token,
    locale: 'en' as const,
    address: '127.0.0.1',
    userAgent: 'Tests',
    requestId: 'test',
    log: shop.app.log,
    hasLeft: () => false,
  }
  // Without a version nothing is cached, so both executions read.
  const runtime = createRuntime(
    {
      ...shop.app.runtime,
      catalogueVersion: { current: undefined, settings: { current: undefined } },
    },
    [],
  )
  const contextValue = createContext(runtime, caller)
  const { body } = await apollo.executeOperation(
    { query, variables, ...(operationName && { operationName }) },
    { contextValue },
  )
  return body.kind === 'single' ? JSON.parse(JSON.stringify(body.singleResult)) : undefined
}

/** Of a query whose argument has the name of others'. */
const OWN_ARGUMENTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  salesReport: { by: 'DAY', from: '2026-11-01', to: '2026-11-30' },
  profit: { from: '2026-11-01', to: '2026-11-30' },
  stockReport: { by: 'PRODUCT' },
  orderExchangePreview: {
    id: '3',
    input: {
      back: [{ itemId: '5', quantity: 1 }],
      out: [{ productId: '1', quantity: 1 }],
      reason: 'OTHER',
    },
  },
}

const ARGUMENTS = {
  slug: 'birds',
  id: '1',
  later: [{ itemId: '1', quantity: 1 }],
  into: '1',
  from: '2',
  ids: ['2', '1'],
  query: 'cat',
  productId: '1',
  courierId: '1',
  trackingNumbers: ['1'],
  orderIds: ['1'],
  orderId: '1',
  changes: {},
  change: { hidden: true },
  kind: 'CONFIRM',
  token: 'none',
  phone: '01012345678',
  code: 'RC-12',
  page: 'DELIVERY',
  locale: 'EN',
  text: { title: '', body: '**new**' },
  input: {},
  at: '2026-01-01T00:00',
}

describe('a repeated query', () => {
  test.each(
    Object.values(schema.getQueryType()?.getFields() ?? {}).map(
      (field) => [field.name, field] as const,
    ),
  )('%s has the same result when compiled', async (_name, field) => {
    // Two, so that each has one related product: several would be in random order.
    const products = await createManyProducts(shop.db, 2)
    // And two orders, to be merged, and one whose items can be exchanged.
    await placeOrder(shop.db, admin, products)
    await placeOrder(shop.db, admin, products)
    await deliver(shop.db, admin, products)
    const query = operationOn(schema, 'query', field)
    const names = field.args.filter(isRequiredArgument).map(({ name }) => name)
    const variables = Object.fromEntries(
      Object.entries({ ...ARGUMENTS, ...OWN_ARGUMENTS[field.name] }).filter(([name]) =>
        names.includes(name),
      ),
    )
    const first = await run(query, variables)
    expect(first.errors).toBeUndefined()
    expect(await run(query, variables)).toEqual(first)
    expect(await run(query, variables)).toEqual(first)
    expect(interpreted).toBe(1)
  })

  test('uses the variables of each request', async () => {
    await createManyProducts(shop.db, 3)
    const query =
      'query ($id: ID!, $more: Boolean!) { product(id: $id) { id name @include(if: $more) } }'
    const readProduct = async (id: string, more: boolean) =>
      (await run(query, { id, more })).data.product
    expect(await readProduct('1', true)).toEqual({ id: '1', name: expect.any(String) })
    expect(await readProduct('2', true)).toEqual({ id: '2', name: expect.any(String) })
    expect(await readProduct('3', false)).toEqual({ id: '3' })
    expect(await readProduct('9', true)).toBeNull()
    expect(interpreted).toBe(1)
  })

  test.each([
    ['an error', '{ orders { nodes { id } } }', {}],
    ['an error in one of two fields', '{ me { email } products { totalCount } }', {}],
    ['an invalid variable', 'query ($id: ID!) { product(id: $id) { id } }', { id: {} }],
    ['a page that is too large', '{ products(first: 1000) { nodes { id } } }', {}],
  ])('with %s has the same errors as in graphql-js', async (_what, query, variables) => {
    const visitor = { token: 'none' }
    const first = await run(query, variables, visitor)
    expect(first.errors).toHaveLength(1)
    expect(await run(query, variables, visitor)).toEqual(first)
    expect(await run(query, variables, visitor)).toEqual(first)
    expect(interpreted).toBe(3)
  })

  test('is not compiled if its document has several operations', async () => {
    const document = 'query A { products { totalCount } } query B { me { email } }'
    for (let count = 0; count < 3; count += 1) {
      expect((await run(document, {}, { operationName: 'B' })).data).toEqual({
        me: { email: admin.email },
      })
    }
    expect(interpreted).toBe(3)
  })
})

test('a mutation is executed by graphql-js, once per request', async () => {
  await createManyProducts(shop.db, 1)
  const add = 'mutation { addToCart(productId: "1", quantity: 1) { cart { lines { quantity } } } }'
  const quantities: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const { data } = await run(add)
    quantities.push(data.addToCart.cart.lines[0].quantity)
  }
  expect(quantities).toEqual([1, 2, 3])
  expect(interpreted).toBe(3)
})
