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
import { beforeEach, describe, expect, test } from 'vitest'
import { isStaffRole, PERMISSIONS, roleMay } from '#domain/accounts/permissions'
import { ROLES, type Role, STAFF_ROLES } from '#domain/accounts/roles'
import type { RestRole } from '../platform/http/rest/rest-docs'
import { createAdmin, createShopper, createStaff } from '../test/factories'
import { exampleUrl, type RestOperation, readOperations } from '../test/rest-document'
import { setUpShop } from '../test/shop'
import { buildSchema } from './schema'

const shop = setUpShop()

/** The GraphQL operations for visitors; all others declare that they require an account or a permission. */
const OPEN_OPERATIONS = [
  'products',
  'product',
  'popularSearches',
  'productsByIds',
  'search',
  'categories',
  'collections',
  'collection',
  'deliveryRates',
  'helpPage',
  'homePage',
  'requestBackInStockMailTo',
  'askProductQuestion',
  'stopBackInStockMails',
  'register',
  'login',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'orderToConfirm',
  'followedOrder',
  'confirmOwnOrder',
  'correctOrder',
  'cancelByLink',
  'staffInvitation',
  'acceptStaffInvitation',
  'visitorOrders',
  'createVisitorAccount',
  'keepVisitorOrders',
  'driverRound',
  'deliverByLink',
  'deliverPartlyByLink',
  'refuseByLink',
  'reportAbsenceByLink',
  'startPaymentByLink',
  'orderToPay',
  'updateOrderToPay',
  'shop',
]

/** For visitors who give the lines of an order; without these, it is about the cart of an account. */
const FOR_BOTH = ['previewDiscount']

/** The REST operations for visitors; all others require a shopper, or declare a permission. */
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
  'POST /payments/{provider}/callback',
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
const allOperations = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map(
    (field) => ['query', field] as const,
  ),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map(
    (field) => ['mutation', field] as const,
  ),
]
const operations = allOperations.filter(
  ([, { name }]) => ![...OPEN_OPERATIONS, ...FOR_BOTH].includes(name),
)
const cases = operations.map(
  ([kind, field]) => [field.name, field.extensions.permission, operation(kind, field)] as const,
)
const ofStaff = cases.filter(([, permission]) => permission)
const ofAccounts = cases.filter(([, permission]) => !permission)

/** Who works at the desk, and what the table permits them. */
const DESK_ROLES = ROLES.filter(isStaffRole)
const tokens = new Map<Role, string>()

beforeEach(async () => {
  tokens.set('shopper', (await createShopper(shop.db)).token)
  tokens.set('admin', (await createAdmin(shop.db)).token)
  for (const role of STAFF_ROLES) tokens.set(role, (await createStaff(shop.db, role)).token)
})

const tokenOf = (role: Role) => tokens.get(role) ?? ''

describe('An operation', () => {
  test('that is not for everybody declares what it requires, and no other does', () => {
    const withRequirement = allOperations.filter(
      ([, { extensions }]) => extensions.permission ?? extensions.requiresAccount,
    )
    expect(withRequirement.map(([, { name }]) => name)).toEqual(
      operations.map(([, { name }]) => name),
    )
  })

  test('for everybody answers visitors', async () => {
    const open = allOperations.filter(([, { name }]) => OPEN_OPERATIONS.includes(name))
    for (const [kind, field] of open) {
      const { errors } = await shop.graphql(operation(kind, field))
      expect(errors?.[0]?.extensions.code, field.name).not.toBe('UNAUTHENTICATED')
    }
  })

  test.each(ofAccounts)('%s is for accounts', async (name, _permission, query) => {
    const asVisitor = await shop.graphql(query)
    expect(asVisitor.errors?.[0]?.extensions.code, name).toBe('UNAUTHENTICATED')
    const asShopper = await shop.graphql(query, { token: tokenOf('shopper') })
    expect(asShopper.errors?.[0]?.extensions.code, name).not.toBe('UNAUTHENTICATED')
  })

  test.each(ofStaff)(
    '%s is allowed to exactly the roles with its permission, %s',
    async (name, permission, query) => {
      const asVisitor = await shop.graphql(query)
      expect(asVisitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
      for (const role of ROLES) {
        const { errors } = await shop.graphql(query, { token: tokenOf(role) })
        const isDenied = errors?.[0]?.extensions.code === 'FORBIDDEN'
        expect(isDenied, `${role}: ${name}`).toBe(!permission || !roleMay(role, permission))
      }
    },
  )
})

describe('An operation over REST', () => {
  test('declares a permission, except for those for visitors and shoppers', async () => {
    expect((await operationsOf('public')).map(nameOf).toSorted()).toEqual(OPEN_ROUTES.toSorted())
    expect((await operationsOf('shopper')).map(nameOf).toSorted()).toEqual(
      SHOPPER_ROUTES.toSorted(),
    )
    for (const operation of await operationsOf('admin')) {
      expect(PERMISSIONS, nameOf(operation)).toContain(operation['x-permission'])
    }
  })

  test('with a permission is denied to visitors and shoppers', async () => {
    const operations = await operationsOf('admin')
    expect(operations.length).toBeGreaterThan(8)
    for (const operation of operations) {
      const { method } = operation
      const url = exampleUrl(operation)
      expect((await shop.rest(method, url)).statusCode, nameOf(operation)).toBe(401)
      const asShopper = await shop.rest(method, url, { token: tokenOf('shopper') })
      expect(asShopper.statusCode, nameOf(operation)).toBe(403)
    }
  })

  test.each(DESK_ROLES)('is allowed to %s exactly with its permission', async (role) => {
    for (const operation of await operationsOf('admin')) {
      const { 'x-permission': permission } = operation
      const isAllowed = permission !== undefined && roleMay(role, permission)
      if (isAllowed && operation.path === EVENT_STREAM) continue
      const url = exampleUrl(operation)
      const { statusCode } = await shop.rest(operation.method, url, { token: tokenOf(role) })
      expect(statusCode, `${role}: ${nameOf(operation)}`).not.toBe(401)
      expect(statusCode === 403, `${role}: ${nameOf(operation)}`).toBe(!isAllowed)
    }
  })

  test('for shoppers is denied to visitors', async () => {
    for (const operation of await operationsOf('shopper')) {
      const { statusCode } = await shop.rest(operation.method, exampleUrl(operation))
      expect(statusCode, nameOf(operation)).toBe(401)
    }
  })
})
