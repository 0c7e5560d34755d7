import fc from 'fast-check'
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { expect, test } from 'vitest'
import { createSession } from '../../../accounts/accounts/sessions.service'
import { UserEntity } from '../../../accounts/accounts/user.entity'
import { buildSchema } from '../../../app/schema'
import {
  createAdmin,
  createManyProducts,
  createShopper,
  deliver,
  placeOrder,
  type TestUser,
} from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import { junk, junkText, PROPERTY_TIMEOUT, runs } from '../../../test/junk'
import { operationOn } from '../../../test/operations'
import { setUpShop, TEST_JWT_SECRET } from '../../../test/shop'

const RUNS_PER_FIELD = 3

const schema = buildSchema()
const shop = setUpShop()

/** Values of the type, mostly valid so that they reach the resolver, and junk. */
function valueFor(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) {
    return fc.oneof(
      { weight: 6, arbitrary: fc.array(valueFor(type.ofType), { maxLength: 4 }) },
      junk,
    )
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const values = fields.map((field) => [field.name, valueFor(field.type)] as const)
    const requiredKeys = fields.filter(isRequiredInputField).map((field) => field.name)
    const record = fc.record(Object.fromEntries(values), { requiredKeys })
    return fc.oneof({ weight: 12, arbitrary: record }, junk)
  }
  if (isEnumType(type)) {
    const names = type.getValues().map((value) => value.name)
    return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, junk)
  }
  const scalars: Record<string, fc.Arbitrary<unknown>> = {
    Int: fc.oneof(
      fc.integer({ min: -5, max: 120 }),
      fc.constantFrom(1, 2, 5, 2 ** 31 - 1, -(2 ** 31)),
    ),
    Boolean: fc.boolean(),
    Float: fc.oneof(fc.constantFrom(4.5, 10, 0, -1, 1e300), fc.double()),
    EGP: fc.oneof(fc.constantFrom(100, 100.01, 200.01, 1e300, 0.001, -1, 0), fc.double()),
    ID: fc.oneof(fc.constantFrom('1', 1, '2'), fc.constantFrom('0', -1, '9'), junkText),
    Date: fc.oneof(fc.constantFrom('2026-11-01', '2026-11-30', '2026-02-30'), junkText),
    String: fc.oneof(
      fc.constantFrom('mona@example.com', 'secret1', 'cat toy', '01012345678', 'MQ', 'https://a/b'),
      junkText,
    ),
  }
  return fc.oneof({ weight: 20, arbitrary: scalars[getNamedType(type).name] ?? junk }, junk)
}

test('junk in arguments causes no server errors and no inconsistent data', {
  timeout: PROPERTY_TIMEOUT,
}, async () => {
  const products = await createManyProducts(shop.db, 5)
  const shopper = await createShopper(shop.db, { email: 'mona@example.com' })
  const admin = await createAdmin(shop.db)
  await deliver(shop.db, shopper, products)
  await placeOrder(shop.db, shopper, products)
  /** A valid token: some operations end sessions. */
  const createToken = async ({ id }: TestUser) => {
    const user = await shop.db.findOneBy(UserEntity, { id })
    if (!user) return 'deleted account'
    const device = { address: '127.0.0.1', userAgent: 'Tests' }
    const { token } = await createSession(shop.db, user, { jwtSecret: TEST_JWT_SECRET }, device)
    return token
  }

  const kinds = { query: schema.getQueryType(), mutation: schema.getMutationType() }
  const succeeded = new Set<string>()
  for (const kind of ['query', 'mutation'] as const) {
    for (const field of Object.values(kinds[kind]?.getFields() ?? {})) {
      const query = operationOn(schema, kind, field)
      const values = field.args.map((arg) => [arg.name, valueFor(arg.type)] as const)
      const requiredKeys = field.args.filter(isRequiredArgument).map((arg) => arg.name)
      const variables = fc.record(Object.fromEntries(values), { requiredKeys })
      const sendQuery = async (text: string, given: object) => {
        const tokens = [undefined, 'junk', await createToken(shopper), await createToken(admin)]
        for (const token of tokens) {
          const response = await shop.app.inject({
            method: 'POST',
            url: '/graphql',
            headers: token ? { authorization: `Bearer ${token}` } : {},
            payload: { query: text, variables: given },
          })
          expect(response.statusCode, response.body).toBeLessThan(500)
          expect(response.body).not.toContain('INTERNAL_SERVER_ERROR')
          expect(response.body).not.toContain('GRAPHQL_VALIDATION_FAILED')
          if (!response.json().errors) succeeded.add(field.name)
        }
      }
      const send = (given: object) => sendQuery(query, given)
      await fc.assert(fc.asyncProperty(variables, send), runs(RUNS_PER_FIELD))
      // Some services are reached by few of the random inputs: by more with few optional arguments.
      const names = field.args.map(({ name }) => name)
      const keepSome = fc.subarray(names, { maxLength: Math.min(2, names.length) })
      // Every field of a whole page of orders costs more than an operation may.
      const page = names.includes('first') ? { first: 2 } : {}
      const few = fc.tuple(variables, keepSome).map(([given, kept]) => ({
        ...Object.fromEntries(
          [...kept, ...requiredKeys].map((name) => [name, given[name]] as const),
        ),
        ...page,
      }))
      if (!succeeded.has(field.name)) {
        // Every field of everything in a plain list may cost more, too.
        const shallow = operationOn(schema, kind, field, 2)
        const sendBoth = async (given: object) => {
          await send(given)
          await sendQuery(shallow, given)
        }
        await fc.assert(fc.asyncProperty(few, sendBoth), runs(8 * RUNS_PER_FIELD))
      }
    }
  }
  // Each operation succeeded at least once.
  const names = Object.values(kinds).flatMap((type) => Object.keys(type?.getFields() ?? {}))
  expect([...succeeded].toSorted()).toEqual(names.toSorted())
  await expectConsistentDatabase(shop.db)
})
