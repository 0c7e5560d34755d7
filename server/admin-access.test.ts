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
import type { RestRole } from './http/rest/rest-docs'
import { buildSchema } from './schema'
import { createAdmin, createShopper } from './test/factories'
import { exampleUrl, type RestOperation, readOperations } from './test/rest-document'
import { setUpShop } from './test/shop'

const shop = setUpShop()

/** The GraphQL operations for visitors and shoppers; all others require the admin. */
const OPEN_OPERATIONS = [
  'products',
  'product',
  'productsByIds',
  'search',
  'categories',
  'deliveryRates',
  'previewDiscount',
  'ownReview',
  'writeReview',
  'deleteReview',
  'me',
  'cart',
  'orders',
  'order',
  'register',
  'login',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'orderToConfirm',
  'confirmOwnOrder',
  'correctOrder',
  'cancelByLink',
  'driverRound',
  'deliverByLink',
  'refuseByLink',
  'reportAbsenceByLink',
  'requestEmailConfirmation',
  'addToCart',
  'setCartQuantity',
  'removeFromCart',
  'checkout',
  'updateProfile',
  'cancelOrder',
  'ownReturns',
  'requestReturn',
  'shop',
  'addAddress',
  'updateAddress',
  'deleteAddress',
  'setDefaultAddress',
  'setLocale',
  'changePassword',
  'signOutEverywhere',
  'deleteAccount',
]

/** The REST operations for visitors; all others require a shopper or the admin. */
const OPEN_ROUTES = [
  'GET /metrics',
  'GET /delivery',
  'GET /healthz',
  'GET /readyz',
  'GET /sitemap.xml',
  'GET /robots.txt',
  'GET /openapi.json',
  'GET /products',
  'GET /products/{id}',
  'GET /media/{file}',
  'POST /register',
  'POST /couriers/{carrier}/events',
  'POST /login',
]
const SHOPPER_ROUTES = [
  'GET /profile',
  'GET /profile/data',
  'GET /cartpage',
  'POST /cart/{productId}',
  'PUT /cart/{productId}',
  'DELETE /cart/{productId}',
  'POST /checkout',
  'GET /orders',
  'PUT /reviews/{productId}/picture',
]

/** An event stream that never ends; order-events.test.ts tests it. */
const EVENT_STREAM = '/adminorder/events'

const nameOf = ({ method, path }: RestOperation) => `${method} ${path}`

async function operationsOf(role: RestRole): Promise<readonly RestOperation[]> {
  return (await readOperations(shop)).filter((operation) => operation['x-role'] === role)
}

/** Returns a literal that the type accepts. */
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

describe('Admin operations', () => {
  test.each(operations.map(([kind, field]) => [field.name, operation(kind, field)]))(
    '%s is denied to visitors and shoppers',
    async (_name, query) => {
      const shopper = await createShopper(shop.db)
      const asVisitor = await shop.graphql(query)
      expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      const asShopper = await shop.graphql(query, { token: shopper.token })
      expect(asShopper.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    },
  )

  test('over REST are all except those listed for visitors and shoppers', async () => {
    expect((await operationsOf('public')).map(nameOf).toSorted()).toEqual(OPEN_ROUTES.toSorted())
    expect((await operationsOf('shopper')).map(nameOf).toSorted()).toEqual(
      SHOPPER_ROUTES.toSorted(),
    )
  })

  test('over REST are denied to visitors and shoppers', async () => {
    const { token } = await createShopper(shop.db)
    const operations = await operationsOf('admin')
    expect(operations.length).toBeGreaterThan(8)
    for (const operation of operations) {
      const { method } = operation
      const url = exampleUrl(operation)
      expect((await shop.rest(method, url)).statusCode, nameOf(operation)).toBe(401)
      expect((await shop.rest(method, url, { token })).statusCode, nameOf(operation)).toBe(403)
    }
  })

  test('over REST are allowed for the admin', async () => {
    const { token } = await createAdmin(shop.db)
    for (const operation of await operationsOf('admin')) {
      if (operation.path === EVENT_STREAM) continue
      const { statusCode } = await shop.rest(operation.method, exampleUrl(operation), { token })
      expect([401, 403], nameOf(operation)).not.toContain(statusCode)
    }
  })
})

test('Shopper operations over REST are denied to visitors', async () => {
  for (const operation of await operationsOf('shopper')) {
    const { statusCode } = await shop.rest(operation.method, exampleUrl(operation))
    expect(statusCode, nameOf(operation)).toBe(401)
  }
})
