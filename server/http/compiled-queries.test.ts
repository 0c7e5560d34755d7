import { ApolloServer } from '@apollo/server'
import { isRequiredArgument } from 'graphql'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLoginLimiter } from '../accounts/login-limiter'
import { createProductLoaders } from '../catalogue/product-loaders'
import { createAdmin, createManyProducts, placeOrder, type TestUser } from '../test/factories'
import { operationOn } from '../test/operations'
import { setUpShop, TEST_JWT_SECRET } from '../test/shop'
import { webhookSettings } from '../webhooks/webhook-address'
import { runCompiled } from './compiled-queries'
import { type Context, createContext } from './context'
import { formatError } from './graphql'
import { buildSchema } from './schema'

const shop = setUpShop()
const schema = buildSchema()

let interpreted = 0
let apollo: ApolloServer<Context>
let owner: TestUser

beforeAll(() => {
  apollo = new ApolloServer<Context>({
    schema,
    formatError,
    plugins: [
      runCompiled(schema),
      // Called only for what graphql-js runs.
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
  owner = await createAdmin(shop.db)
})

async function run(
  query: string,
  variables = {},
  { token = owner.token, operationName }: { token?: string; operationName?: string } = {},
) {
  const settings = {
    accounts: { jwtSecret: TEST_JWT_SECRET, loginLimiter: createLoginLimiter(undefined) },
    webhooks: webhookSettings({ mode: 'test' }),
  }
  const caller = { token, address: '127.0.0.1', requestId: 'test', log: shop.app.log }
  const contextValue = createContext(
    { db: shop.db, products: createProductLoaders(shop.db) },
    settings,
    caller,
  )
  const { body } = await apollo.executeOperation(
    { query, variables, ...(operationName && { operationName }) },
    { contextValue },
  )
  return body.kind === 'single' ? JSON.parse(JSON.stringify(body.singleResult)) : undefined
}

const ARGUMENTS = { id: '1', query: 'cat', productId: '1' }

describe('a query that comes again', () => {
  test.each(
    Object.values(schema.getQueryType()?.getFields() ?? {}).map(
      (field) => [field.name, field] as const,
    ),
  )('%s has the same answer, compiled', async (_name, field) => {
    // Two, so that those related to one, which come in any order, are one.
    const products = await createManyProducts(shop.db, 2)
    await placeOrder(shop.db, owner, products)
    const query = operationOn(schema, 'query', field)
    const names = field.args.filter(isRequiredArgument).map(({ name }) => name)
    const variables = Object.fromEntries(
      Object.entries(ARGUMENTS).filter(([name]) => names.includes(name)),
    )
    const first = await run(query, variables)
    expect(first.errors).toBeUndefined()
    expect(await run(query, variables)).toEqual(first)
    expect(await run(query, variables)).toEqual(first)
    expect(interpreted).toBe(1)
  })

  test('takes each time the variables of this time', async () => {
    await createManyProducts(shop.db, 3)
    const query =
      'query ($id: ID!, $more: Boolean!) { product(id: $id) { id name @include(if: $more) } }'
    const ask = async (id: string, more: boolean) => (await run(query, { id, more })).data.product
    expect(await ask('1', true)).toEqual({ id: '1', name: expect.any(String) })
    expect(await ask('2', true)).toEqual({ id: '2', name: expect.any(String) })
    expect(await ask('3', false)).toEqual({ id: '3' })
    expect(await ask('9', true)).toBeNull()
    expect(interpreted).toBe(1)
  })

  test.each([
    ['a refusal', '{ orders { nodes { id } } }', {}],
    ['half of it refused', '{ me { email } products { totalCount } }', {}],
    ['a variable that does not fit', 'query ($id: ID!) { product(id: $id) { id } }', { id: {} }],
    ['a page that is too large', '{ products(first: 1000) { nodes { id } } }', {}],
  ])('says %s as graphql-js says it', async (_what, query, variables) => {
    const visitor = { token: 'none' }
    const first = await run(query, variables, visitor)
    expect(first.errors).toHaveLength(1)
    expect(await run(query, variables, visitor)).toEqual(first)
    expect(await run(query, variables, visitor)).toEqual(first)
    expect(interpreted).toBe(3)
  })

  test('is not compiled where its document has several operations', async () => {
    const document = 'query A { products { totalCount } } query B { me { email } }'
    for (let count = 0; count < 3; count += 1) {
      expect((await run(document, {}, { operationName: 'B' })).data).toEqual({
        me: { email: owner.email },
      })
    }
    expect(interpreted).toBe(3)
  })
})

test('a mutation is run by graphql-js, once each time', async () => {
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
