import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { createAdmin, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'
import { buildSchema } from './schema'

const shop = setUpShop()

/** What anybody, or any shopper, may do; every other operation is the owner's. */
const OPEN_OPERATIONS = [
  'products',
  'product',
  'search',
  'categories',
  'me',
  'cart',
  'orders',
  'order',
  'register',
  'login',
  'addToCart',
  'setCartQuantity',
  'removeFromCart',
  'checkout',
]

const OWNER_ROUTES = [
  ['GET', '/adminorder'],
  ['PATCH', '/adminorder/1/status'],
  ['POST', '/addproduct'],
  ['POST', '/updateproduct/1'],
  ['DELETE', '/deleteproduct/1'],
] as const

/** Any literal that the type accepts. */
function literal(type: GraphQLType): string {
  if (isNonNullType(type)) return literal(type.ofType)
  if (isListType(type)) return `[${literal(type.ofType)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')}}`
  }
  if (String(type) === 'Boolean') return 'true'
  return ['ID', 'Int', 'EGP', 'Float'].includes(String(type)) ? '1' : '"text"'
}

function operation(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter((argument: GraphQLArgument) => isNonNullType(argument.type))
  const values = required.map(({ name, type }) => `${name}: ${literal(type)}`).join(', ')
  const selection = isObjectType(getNamedType(field.type)) ? '{ __typename }' : ''
  return `${kind} { ${field.name}${values && `(${values})`} ${selection} }`
}

const schema = buildSchema()
const operations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
    (field) => ['query', field] as const,
  ),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    (field) => ['mutation', field] as const,
  ),
].filter(([, { name }]) => !OPEN_OPERATIONS.includes(name))

describe("The owner's operations", () => {
  test.each(operations.map(([kind, field]) => [field.name, operation(kind, field)]))(
    '%s is refused to visitors and shoppers',
    async (_name, query) => {
      const shopper = await createShopper(shop.db)
      const asVisitor = await shop.graphql(query)
      expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      const asShopper = await shop.graphql(query, { token: shopper.token })
      expect(asShopper.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    },
  )

  test.each(OWNER_ROUTES)('%s %s is refused to visitors and shoppers', async (method, url) => {
    const { token } = await createShopper(shop.db)
    expect((await shop.rest(method, url)).statusCode).toBe(401)
    expect((await shop.rest(method, url, { token })).statusCode).toBe(403)
  })

  test('the owner may use each of the routes', async () => {
    const admin = await createAdmin(shop.db)
    for (const [method, url] of OWNER_ROUTES) {
      const { statusCode } = await shop.rest(method, url, { token: admin.token })
      expect([401, 403], `${method} ${url}`).not.toContain(statusCode)
    }
  })
})
