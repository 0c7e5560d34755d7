import { describe, expect, test } from 'vitest'
import { SCOPE_PERMISSIONS, scopesMay } from '#domain/accounts/permissions'
import { API_KEY_SCOPES, type ApiKeyScope } from '#domain/integrations/api-keys.schema'
import { MAX_API_KEYS } from '#domain/limits'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { exampleUrl, readOperations } from '../../test/rest-document'
import { setUpShop } from '../../test/shop'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.service'

const shop = setUpShop()

async function createKey(...scopes: ApiKeyScope[]): Promise<string> {
  return (await createApiKey(shop.db, { name: 'Stock tool', scopes })).key
}

describe('An API key', () => {
  test('is returned once when it is created, and stored as a hash', async () => {
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
  ])('with the input %j is rejected, each problem at its field', async (input, fields) => {
    const { details } = await expectAppError(createApiKey(shop.db, input))
    expect(details.problems?.map(({ field }) => field)).toEqual(fields)
    expect(await listApiKeys(shop.db)).toEqual([])
  })

  test('is rejected above the limit', async () => {
    for (let count = 0; count < MAX_API_KEYS; count += 1) await createKey('readOrders')
    expect((await expectAppError(createKey('readOrders'))).code).toBe('CONFLICT')
  })

  test('has the time of its last use', async () => {
    const key = await createKey('readCatalogue')
    expect((await shop.rest('GET', '/products.csv', { token: key })).statusCode).toBe(200)
    const [used] = await listApiKeys(shop.db)
    expect(used?.lastUsedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    const statements = await shop.database.statements.during(async () => {
      await shop.rest('GET', '/products.csv', { token: key })
    })
    // Authentication and export only: the time is updated at most once a minute.
    expect(statements).toHaveLength(2)
    expect((await listApiKeys(shop.db))[0]?.lastUsedAt).toEqual(used?.lastUsedAt)
  })

  test('is rejected once it is revoked', async () => {
    const { token } = await createAdmin(shop.db)
    const key = await createKey('readOrders')
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
    expect((await expectAppError(revokeApiKey(shop.db, 'x'))).code).toBe('NOT_FOUND')
  })

  test('that is unknown is rejected', async () => {
    const key = await createKey('readOrders')
    for (const guess of [`${key}x`, key.slice(0, -1), 'mishmish_', 'mishmish_x']) {
      expect((await shop.rest('GET', '/adminorder', { token: guess })).statusCode).toBe(401)
    }
  })
})

describe('The permissions of an API key', () => {
  test('over REST are exactly the permissions of its scope', async () => {
    const keys = new Map<ApiKeyScope, string>()
    for (const scope of API_KEY_SCOPES) keys.set(scope, await createKey(scope))
    const operations = await readOperations(shop)
    const scoped = new Set<ApiKeyScope>()
    for (const operation of operations.filter(({ 'x-role': role }) => role !== 'public')) {
      for (const [scope, token] of keys) {
        const permission = operation['x-permission']
        const isGranted = permission !== undefined && scopesMay([scope], permission)
        // The event stream never ends; order-events.test.ts tests it.
        if (isGranted && operation.path === '/adminorder/events') continue
        const name = `${scope}: ${operation.method} ${operation.path}`
        const response = await shop.rest(operation.method, exampleUrl(operation), { token })
        if (isGranted) {
          scoped.add(scope)
          expect([401, 403], name).not.toContain(response.statusCode)
        } else {
          expect(response.statusCode, name).toBe(403)
        }
      }
    }
    // The others have nothing over REST.
    expect(API_KEY_SCOPES.filter((scope) => !scoped.has(scope))).toEqual(['writeWebhooks'])
  })

  test.each<[ApiKeyScope, readonly string[]]>([
    [
      'readCatalogue',
      [
        '{ adminProducts { totalCount } }',
        '{ adminProduct(id: 1) { id } }',
        '{ searchTerms { id } }',
      ],
    ],
    [
      'writeCatalogue',
      [
        'mutation { addProduct(input: { name: "Toy", price: 1, imageUrl: "/a.svg" }) { product { id } } }',
        'mutation { addProductSizes(input: { name: "Toy", imageUrl: "/a.svg", sizes: [{ size: "S", price: 1 }] }) { products { id } } }',
        'mutation { updateProduct(id: 1, input: { name: "Toy", price: 1, imageUrl: "/a.svg" }) { product { id } } }',
        'mutation { deleteProduct(id: 1) { productId } }',
        'mutation { addSearchTerms(input: { kind: BRAND, terms: ["a", "b"] }) { searchTerms { id } } }',
        'mutation { updateSearchTerms(id: 1, input: { kind: BRAND, terms: ["a", "c"] }) { searchTerms { id } } }',
        'mutation { deleteSearchTerms(id: 1) { searchTermsId } }',
      ],
    ],
    [
      'readOrders',
      [
        '{ adminOrders { totalCount } }',
        '{ adminOrder(id: 1) { id } }',
        '{ ordersByIds(ids: [1]) { id } }',
        '{ sales { orders } }',
      ],
    ],
    [
      'writeOrderStatus',
      ['mutation { setOrderStatus(id: 1, status: COMPLETED) { order { id } } }'],
    ],
    [
      'readInventory',
      [
        '{ adminProducts { nodes { inventory { sku shelf } } } }',
        '{ stockMovements(productId: 1) { nodes { change } } }',
        '{ productBatches(productId: 1) { id } }',
      ],
    ],
    [
      'writeInventory',
      [
        '{ scannedProducts(code: "A-1") { reserved } }',
        'mutation { bookStock(idempotencyKey: "a", kind: COUNTED, lines: [{ productId: 1, quantity: 3 }]) { booked { quantity } } }',
      ],
    ],
    [
      'writeOrders',
      [
        '{ adminOrder(id: 1) { version total } }',
        'mutation { editOrder(id: 1, changes: { phone: "01112345678" }, expectedVersion: 1, expectedTotal: 100) { order { id } } }',
        'mutation { addOrderNote(id: 1, text: "Picked up at the till") { order { id } } }',
      ],
    ],
    [
      'writePayments',
      [
        'mutation { recordPrepayment(id: 1, amount: 5) { prepaymentId } }',
        'mutation { recordRefund(id: 1, amount: 5, idempotencyKey: "b") { order { id } } }',
      ],
    ],
    ['readCustomers', ['{ customers { nodes { phone name } } }']],
    [
      'writeCustomers',
      [
        'mutation { addCustomerNote(phone: "01012345678", text: "Rings") { note { id authorName } } }',
        'mutation { updateCustomer(phone: "01012345678", input: { isBlocked: true }) { customer { id } } }',
      ],
    ],
    ['readLedger', ['{ cashEntries { nodes { amount } } }', '{ courierBalances { owed } }']],
    ['writeWebhooks', ['{ webhooks { url } }', '{ webhookDeliveries { nodes { body } } }']],
  ])('over GraphQL with %s are exactly these operations', async (scope, queries) => {
    const product = await createProduct(shop.db)
    await placeOrder(shop.db, await createShopper(shop.db), [product])
    const granted = await createKey(scope)
    // Some scopes include what another one is for.
    const includes = (other: ApiKeyScope) =>
      SCOPE_PERMISSIONS[other].some((one) => SCOPE_PERMISSIONS[scope].includes(one))
    const others = await createKey(...API_KEY_SCOPES.filter((other) => !includes(other)))
    for (const query of queries) {
      const denied = await shop.graphql(query, { token: others })
      expect(denied.errors?.[0]?.extensions.code, query).toBe('FORBIDDEN')
      expect((await shop.graphql(query, { token: granted })).errors, query).toBeUndefined()
    }
  })

  test.each(['writeOrderStatus', 'writeCatalogue'] as const)(
    'with only %s read no orders and no stock in the responses to writes',
    async (scope) => {
      const product = await createProduct(shop.db, { name: 'Hidden toy', stock: 4321 })
      const shopper = await createShopper(shop.db, { firstName: 'Hidden' })
      const { id } = await placeOrder(shop.db, shopper, [product])
      const token = await createKey(scope)
      const responses: string[] = []
      const send = async (query: string) =>
        responses.push(JSON.stringify(await shop.graphql(query, { token })))
      const patch = async (status: string) =>
        responses.push(
          (await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body: { status } })).body,
        )
      const ORDER = `order { id total address city phone customer { firstName mobile } items { name } }
        userErrors { code message }`
      if (scope === 'writeOrderStatus') {
        await patch('Pending')
        await send(`mutation { setOrderStatus(id: ${id}, status: PENDING) { ${ORDER} } }`)
        await patch('Cancelled')
        await shop.db.query('UPDATE products SET stock = 0')
        await patch('Pending')
        await send(`mutation { setOrderStatus(id: ${id}, status: PENDING) { ${ORDER} } }`)
        expect(JSON.parse(responses[0] ?? '')).toEqual({ id, status: 'Pending' })
        expect(responses[3]).toContain('not enough stock')
        expect(responses.join()).not.toMatch(/Hidden|Nile Lane|Cairo|1012345678|100/)
      } else {
        await send(
          'mutation { updateProduct(id: 1, input: { name: "Toy", price: 1, imageUrl: "/a.svg" }) { product { name } adminProduct { stock version } userErrors { code } } }',
        )
        expect(responses.join()).toContain('"name":"Toy"')
        expect(responses.join()).not.toMatch(/43\d\d|version/)
      }
    },
  )

  test('never include managing keys, carts and own orders', async () => {
    const token = await createKey(...API_KEY_SCOPES)
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
