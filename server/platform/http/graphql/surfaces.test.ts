import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { buildSchema } from '../../../app/schema'
import { createApiKey } from '../../../office/integrations/api-keys.service'
import { createAdmin, createShopper, createStaff } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

interface Options {
  readonly token?: string
  readonly surface?: string
  readonly variables?: Record<string, unknown>
}

/** Sends an operation to /graphql, with the parameter `surface` in its URL. */
async function send(query: string, { token, surface, variables }: Options = {}) {
  const url = surface === undefined ? '/graphql' : `/graphql?surface=${surface}`
  const response = await shop.rest('POST', url, { body: { query, variables }, token })
  return { status: response.statusCode, ...response.json() }
}

async function readSchema(options?: Options): Promise<GraphQLSchema> {
  const { data } = await send(getIntrospectionQuery(), options)
  return buildClientSchema(data as IntrospectionQuery)
}

function operationsOf(schema: GraphQLSchema): readonly string[] {
  return [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  )
}

const whole = buildSchema()
const nameOfType = '{ __type(name: "AdminOrder") { name } }'

describe('Introspection', () => {
  test('shows visitors and shoppers the operations without a permission only', async () => {
    const { token } = await createShopper(shop.db)
    const open = [whole.getQueryType(), whole.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {})
        .filter(({ extensions }) => !extensions.permission)
        .map(({ name }) => name),
    )
    for (const options of [{}, { token }, { surface: 'shop' }]) {
      const shown = operationsOf(await readSchema(options))
      expect(shown.toSorted()).toEqual(open.toSorted())
    }
  })

  test('shows them no field that needs a permission, and no type that only such fields have', async () => {
    const shown = await readSchema()
    for (const type of Object.values(shown.getTypeMap()).filter(isObjectType)) {
      const declared = whole.getType(type.name)
      for (const name of isObjectType(declared) ? Object.keys(type.getFields()) : []) {
        const { extensions } = (isObjectType(declared) && declared.getFields()[name]) || {}
        expect(extensions?.permission ?? extensions?.nullWithout, `${type.name}.${name}`).toBe(
          undefined,
        )
      }
    }
    const names = Object.keys(shown.getTypeMap())
    expect(names).toContain('Order')
    expect(names).not.toContain('AdminOrder')
    expect(names).not.toContain('ProductInventory')
    expect(names.length).toBeLessThan(Object.keys(whole.getTypeMap()).length / 2)
  })

  test('shows everything to staff, API keys and who asks for it', async () => {
    const { key } = await createApiKey(shop.db, { name: 'ERP', scopes: ['readLedger'] })
    const tokens = [
      (await createAdmin(shop.db)).token,
      (await createStaff(shop.db, 'packer')).token,
      key,
    ]
    for (const options of [...tokens.map((token) => ({ token })), { surface: 'admin' }]) {
      expect(operationsOf(await readSchema(options))).toEqual(operationsOf(whole))
    }
  })

  test('shows staff the part of the shop if they ask for it', async () => {
    const { token } = await createAdmin(shop.db)
    expect((await send(nameOfType, { token, surface: 'shop' })).data).toEqual({ __type: null })
  })

  test('is not answered for staff with what a visitor got before, nor the other way round', async () => {
    const { token } = await createAdmin(shop.db)
    const shown = { __type: { name: 'AdminOrder' } }
    const hidden = { __type: null }
    for (const [options, expected] of [
      [{}, hidden],
      [{ token }, shown],
      [{}, hidden],
      [{ surface: 'admin' }, shown],
      [{}, hidden],
    ] as const) {
      expect((await send(nameOfType, options)).data).toEqual(expected)
    }
  })

  test('shows who has an invalid token what visitors see', async () => {
    expect((await send(nameOfType, { token: 'expired' })).data).toEqual({ __type: null })
  })

  test.each([
    ['a variable', 'query ($name: String!) { __type(name: $name) { name } }'],
    [
      'a fragment',
      '{ ...A } fragment A on Query { __typename __type(name: "AdminOrder") { name } }',
    ],
    ['one of several operations', `query A { products { totalCount } } query B ${nameOfType}`],
    ['implementations', '{ __type(name: "UserError") { possibleTypes { name fields { name } } } }'],
  ])('leaks nothing through %s', async (_, query) => {
    const response = await shop.rest('POST', '/graphql', {
      body: {
        query,
        variables: { name: 'AdminOrder' },
        operationName: /query B/.test(query) ? 'B' : undefined,
      },
    })
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain('Admin')
  })

  test('beside fields of the shop is for those who see everything, so that one schema answers', async () => {
    const query = '{ __schema { queryType { name } } popularSearches { text } }'
    const { status, errors } = await send(query)
    expect(status).toBe(400)
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
    const { token } = await createAdmin(shop.db)
    expect((await send(query, { token })).errors).toBeUndefined()
  })

  test.each(['', 'staff'])('refuses a surface that does not exist: "%s"', async (surface) => {
    const { status, errors } = await send(nameOfType, { surface })
    expect(status).toBe(400)
    expect(errors[0]).toMatchObject({
      message: 'surface: choose one of shop, admin.',
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })

  test('reports a missing variable', async () => {
    const { status, errors } = await send(
      'query ($name: String = "A") { __type(name: $name) { name } }',
      {
        variables: { name: null },
      },
    )
    expect(status).toBe(400)
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })
})

test('What callers may do does not depend on what introspection shows them', async () => {
  const { token } = await createAdmin(shop.db)
  for (const surface of [undefined, 'shop', 'admin']) {
    const query = '{ adminOrders { totalCount } }'
    expect((await send(query, { surface })).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    expect((await send(query, { surface, token })).data).toEqual({ adminOrders: { totalCount: 0 } })
  }
})

test('A misspelled field is answered with the same names, whoever asks', async () => {
  const { token } = await createAdmin(shop.db)
  const query = '{ adminOrder { totalCount } }'
  expect((await send(query)).errors).toEqual((await send(query, { token })).errors)
})

test('Introspection in a fragment counts once, however often it is spread', async () => {
  const many = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join(' ')
  const spreads = (index: number) => many(3, () => `...F${index}`)
  const levels = many(2, (index) => `fragment F${index} on Query { ${spreads(index + 1)} }`)
  const { data, errors } = await send(
    `{ ${spreads(0)} } ${levels} fragment F2 on Query { __type(name: "Shop") { name } }`,
  )
  expect({ data, errors }).toEqual({ data: { __type: { name: 'Shop' } } })
})
