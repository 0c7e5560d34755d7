import { describe, expect, test } from 'vitest'
import { API_KEY_SCOPES, type ApiKeyScope } from '#domain/api-keys.schema'
import { MAX_API_KEYS } from '#domain/limits'
import { createAdmin, createProduct, createShopper, placeOrder } from '../test/factories'
import { refusalOf } from '../test/refusal'
import { exampleUrl, readOperations } from '../test/rest-document'
import { setUpShop } from '../test/shop'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service'

const shop = setUpShop()

async function makeKey(...scopes: ApiKeyScope[]): Promise<string> {
  return (await createApiKey(shop.db, { name: 'Stock tool', scopes })).key
}

describe('An API key', () => {
  test('is shown when it is made and never again, and is stored as a hash', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql<{
      createApiKey: { key: string; apiKey: Record<string, unknown> }
    }>(
      `mutation { createApiKey(input: { name: " Stock tool ", scopes: [READ_ORDERS, READ_CATALOGUE] })
        { key apiKey { id name prefix scopes lastUsedAt } userErrors { message } } }`,
      { token },
    )
    const { key, apiKey } = data.createApiKey
    expect(key).toMatch(/^mishmish_[\w-]{43}$/)
    expect(apiKey).toEqual({
      id: '1',
      name: 'Stock tool',
      prefix: key.slice(0, 15),
      scopes: ['READ_CATALOGUE', 'READ_ORDERS'],
      lastUsedAt: null,
    })
    const [row] = await shop.db.query<object[]>('SELECT * FROM api_keys')
    expect(JSON.stringify(row)).not.toContain(key.slice(15))
    const list = await shop.graphql('{ apiKeys { id name prefix } }', { token })
    expect(JSON.stringify(list)).not.toContain(key.slice(15))
  })

  test.each([
    [{ name: '', scopes: ['readOrders'] }, ['name']],
    [{ name: 'x'.repeat(101), scopes: [] }, ['name', 'scopes']],
    [{ name: 'Tool', scopes: ['everything'] }, ['scopes.0']],
    [{}, ['name', 'scopes']],
  ])('of %j is refused, each problem at its field', async (input, fields) => {
    const { details } = await refusalOf(createApiKey(shop.db, input))
    expect(details.problems?.map(({ field }) => field)).toEqual(fields)
    expect(await listApiKeys(shop.db)).toEqual([])
  })

  test('is one of so many at most', async () => {
    for (let count = 0; count < MAX_API_KEYS; count += 1) await makeKey('readOrders')
    expect((await refusalOf(makeKey('readOrders'))).code).toBe('CONFLICT')
  })

  test('shows when it was used last', async () => {
    const key = await makeKey('readCatalogue')
    expect((await shop.rest('GET', '/products.csv', { token: key })).statusCode).toBe(200)
    const [used] = await listApiKeys(shop.db)
    expect(used?.lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const statements = await shop.database.statements.during(async () => {
      await shop.rest('GET', '/products.csv', { token: key })
    })
    // Asking who speaks is one statement; within a minute it writes nothing.
    expect(statements).toHaveLength(2)
    expect((await listApiKeys(shop.db))[0]?.lastUsedAt).toEqual(used?.lastUsedAt)
  })

  test('is refused once it is revoked', async () => {
    const { token } = await createAdmin(shop.db)
    const key = await makeKey('readOrders')
    expect((await shop.rest('GET', '/adminorder', { token: key })).statusCode).toBe(200)
    const revoke = 'mutation { revokeApiKey(id: 1) { apiKeyId userErrors { code } } }'
    expect((await shop.graphql(revoke, { token })).data.revokeApiKey).toEqual({
      apiKeyId: '1',
      userErrors: [],
    })
    expect((await shop.rest('GET', '/adminorder', { token: key })).statusCode).toBe(401)
    expect((await shop.graphql(revoke, { token })).data.revokeApiKey).toEqual({
      apiKeyId: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect((await refusalOf(revokeApiKey(shop.db, 'x'))).code).toBe('NOT_FOUND')
  })

  test('that nobody made is refused', async () => {
    const key = await makeKey('readOrders')
    for (const guess of [`${key}x`, key.slice(0, -1), 'mishmish_', 'mishmish_x']) {
      expect((await shop.rest('GET', '/adminorder', { token: guess })).statusCode).toBe(401)
    }
  })
})

describe('What an API key may do', () => {
  test('over REST is what its scope says, and nothing else', async () => {
    const keys = new Map<ApiKeyScope, string>()
    for (const scope of API_KEY_SCOPES) keys.set(scope, await makeKey(scope))
    const operations = await readOperations(shop)
    const scoped = new Set<ApiKeyScope>()
    for (const operation of operations.filter(({ 'x-role': role }) => role !== 'anybody')) {
      for (const [scope, token] of keys) {
        const isGranted = operation['x-scope'] === scope
        // A stream of events has no end to wait for; order-events.test.ts reads it.
        if (isGranted && operation.path === '/adminorder/events') continue
        const name = `${scope}: ${operation.method} ${operation.path}`
        const answer = await shop.rest(operation.method, exampleUrl(operation), { token })
        if (isGranted) {
          scoped.add(scope)
          expect([401, 403], name).not.toContain(answer.statusCode)
        } else {
          expect(answer.statusCode, name).toBe(403)
        }
      }
    }
    expect([...scoped].toSorted()).toEqual(API_KEY_SCOPES.toSorted())
  })

  test.each<[ApiKeyScope, readonly string[]]>([
    ['readCatalogue', ['{ managedProducts { totalCount } }', '{ managedProduct(id: 1) { id } }']],
    [
      'writeCatalogue',
      [
        'mutation { addProduct(input: { name: "Toy", price: 1, imageUrl: "/a.svg" }) { product { id } } }',
        'mutation { updateProduct(id: 1, input: { name: "Toy", price: 1, imageUrl: "/a.svg" }) { product { id } } }',
        'mutation { deleteProduct(id: 1) { productId } }',
      ],
    ],
    [
      'readOrders',
      [
        '{ managedOrders { totalCount } }',
        '{ managedOrder(id: 1) { id } }',
        '{ sales { orders } }',
      ],
    ],
    [
      'writeOrderStatus',
      ['mutation { setOrderStatus(id: 1, status: COMPLETED) { order { id } } }'],
    ],
  ])('over GraphQL with %s is this and nothing else', async (scope, queries) => {
    const product = await createProduct(shop.db)
    await placeOrder(shop.db, await createShopper(shop.db), [product])
    const granted = await makeKey(scope)
    const others = await makeKey(...API_KEY_SCOPES.filter((other) => other !== scope))
    for (const query of queries) {
      const refused = await shop.graphql(query, { token: others })
      expect(refused.errors?.[0]?.extensions.code, query).toBe('FORBIDDEN')
      expect((await shop.graphql(query, { token: granted })).errors, query).toBeUndefined()
    }
  })

  test('is never to make keys, to shop or to have a profile', async () => {
    const token = await makeKey(...API_KEY_SCOPES)
    for (const query of [
      '{ apiKeys { id } }',
      'mutation { createApiKey(input: { name: "More", scopes: [READ_ORDERS] }) { key } }',
      'mutation { revokeApiKey(id: 1) { apiKeyId } }',
      '{ cart { id } }',
      '{ orders { totalCount } }',
      'mutation { addToCart(productId: 1) { cart { id } } }',
    ]) {
      const { errors } = await shop.graphql(query, { token })
      expect(errors?.[0]?.extensions.code, query).toBe('FORBIDDEN')
    }
    expect(await listApiKeys(shop.db)).toHaveLength(1)
  })
})
