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
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { scopesMay } from '#domain/accounts/permissions'
import { API_KEY_SCOPES, type ApiKeyScope } from '#domain/integrations/api-keys.schema'
import type { ParcelAct } from '#domain/orders/order-life'
import { buildSchema } from '../../app/schema'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { deliverOrderPartly } from '../../orders/fulfilment/partial-delivery.service'
import { emptyDatabase } from '../../test/database'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { operationOn } from '../../test/operations'
import { exampleUrl, readOperations } from '../../test/rest-document'
import { setUpShop } from '../../test/shop'
import { createApiKey } from './api-keys.service'

const schema = buildSchema()
const shop = setUpShop()

/** Fields that only keys with other scopes may read: those of an order, and the stock of its product. */
const OF_ORDER = ['Concealed', '14 Nile Lane', 'Cairo', '1012345678']
const STOCK = '4321'
const HIDDEN = [...OF_ORDER, STOCK]

/** The fields that the owner does read in the response, which proves that there is something to hide. */
const SHOWN_TO_OWNER: Readonly<Record<string, readonly string[]>> = {
  setOrderStatus: OF_ORDER,
  confirmOrders: OF_ORDER,
  packOrders: OF_ORDER,
  updateProduct: [STOCK],
}

/** Transitions that a parcel has to go through before the mutation. */
const BEFORE: Readonly<Record<string, readonly ParcelAct[]>> = {
  unpackOrders: ['pack'],
  takeBackOrders: ['handOver'],
  deliverOrders: ['handOver'],
  deliverOrdersAfterAll: ['handOver', 'refuse'],
  deliverOrderPartly: ['handOver'],
  receiveItemsBack: ['handOver'],
  receiveParcelBack: ['handOver', 'refuse'],
  refuseOrders: ['handOver'],
  loseOrders: ['handOver'],
  receiveBackOrders: ['handOver', 'refuse'],
  setTrackingNumbers: ['pack'],
}

/** Valid values that do not follow from the type alone. */
const VALUES: Readonly<Record<string, unknown>> = {
  imageUrl: '/a.svg',
  terms: ['toy', 'plaything'],
  slug: 'fish',
  change: { hidden: true },
  phone: '01112345678',
  expiresOn: '2030-01-01',
}

/** The same, for one mutation. */
const VALUES_OF: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  receiveParcelBack: { code: '1' },
  writeOffBatches: { batches: [{ id: 1, units: 5 }] },
}

/** A valid value of a type, without optional fields. */
function valueFor(name: string, type: GraphQLInputType): unknown {
  if (name in VALUES) return VALUES[name]
  if (isNonNullType(type)) return valueFor(name, type.ofType)
  if (isListType(type)) return [valueFor(name, type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (!isInputObjectType(type)) return getNamedType(type).name === 'String' ? 'New name' : 1
  const fields = Object.values(type.getFields()).filter(isRequiredInputField)
  return Object.fromEntries(fields.map((field) => [field.name, valueFor(field.name, field.type)]))
}

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
  const args = field.args.filter(isRequiredArgument)
  const variables = Object.fromEntries(args.map((arg) => [arg.name, valueFor(arg.name, arg.type)]))
  return {
    name: field.name,
    query: operationOn(schema, 'mutation', field),
    variables: { ...variables, ...VALUES_OF[field.name] },
  }
})

/** A shop in which everything that can be changed has the id 1. Returns the owner's token. */
async function fill(mutation = ''): Promise<string> {
  await emptyDatabase(shop.database.dataSource)
  const product = await createProduct(shop.db, { name: 'Concealed toy', stock: 4323 })
  await placeOrder(shop.db, await createShopper(shop.db, { firstName: 'Concealed' }), [product], 2)
  // What was ordered keeps its name; that of the product is for everybody.
  await shop.db.update(ProductEntity, product.id, { name: 'Toy' })
  await saveCourier(shop.db, null, { name: 'Nile Express' })
  for (const act of BEFORE[mutation] ?? []) {
    await actOnParcels(shop.db, ['1'], act, 'staff', { courierId: 1 })
  }
  if (mutation === 'receiveItemsBack') {
    const kept = [{ itemId: '1', quantity: 1 }]
    await deliverOrderPartly(shop.db, '1', { kept }, 'staff', undefined)
  }
  await shop.db.query(
    `INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
     VALUES (1, current_date + 9, 5, 5)`,
  )
  await shop.db.query(`INSERT INTO customer_notes (phone, text) VALUES ('+201112345678', 'Rings')`)
  await shop.db.query(`INSERT INTO collections (slug, title) VALUES ('birds', 'Birds')`)
  await shop.db.query(`INSERT INTO search_terms (kind, terms) VALUES ('brand', '{Zibda,زبدة}')`)
  await shop.db.query(
    `INSERT INTO missed_searches (words, text, count, last_searched_on)
     VALUES ('parrot', 'Parrot', 1, current_date)`,
  )
  await shop.db.query(
    `INSERT INTO product_change_batches (key, kind, change, actor) VALUES ('a', 'hidden', '{}', 'staff')`,
  )
  return (await createAdmin(shop.db)).token
}

const createKey = async (scope: ApiKeyScope) =>
  (await createApiKey(shop.db, { name: 'Tool', scopes: [scope] })).key

const REFUSALS: readonly unknown[] = ['FORBIDDEN', 'UNAUTHENTICATED']

/** Those that read orders themselves have nothing of them to find in a response. */
const BLIND_SCOPES = API_KEY_SCOPES.filter(
  (scope) =>
    scope === 'readOrders' ||
    // On its own, writeWebhooks is refused every event (webhook-access.test.ts).
    (scope !== 'writeWebhooks' && !scopesMay([scope], 'orders.read')),
)

/** The scopes that write over REST, too. */
const REST_SCOPES: readonly ApiKeyScope[] = ['writeCatalogue', 'writeOrderStatus']

describe.each(BLIND_SCOPES)('A key with only %s', (scope) => {
  const isWriting = scope.startsWith('write')
  const hidden =
    isWriting && scopesMay([scope], 'products.read')
      ? HIDDEN.filter((text) => text !== STOCK)
      : HIDDEN
  const hiddenIn = (response: string) => hidden.filter((text) => response.includes(text))

  test('reads nothing else in the response to any GraphQL mutation', async () => {
    const granted: string[] = []
    for (const { name, query, variables } of mutations) {
      const send = async (token?: string) => {
        const { data, errors } = await shop.graphql(query, { variables, ...(token && { token }) })
        const code = errors?.[0]?.extensions.code
        return { code, isRefused: REFUSALS.includes(code), text: JSON.stringify(data) }
      }
      await fill(name)
      // Everybody may use the others.
      if (!(await send()).isRefused) continue
      const { code, isRefused, text } = await send(await createKey(scope))
      if (isRefused) continue
      granted.push(name)
      expect(code, name).toBeUndefined()
      expect(text, name).toContain('"userErrors":[]')
      expect(hiddenIn(text), name).toEqual([])
      if (name in SHOWN_TO_OWNER) {
        const ofOwner = await send(await fill(name))
        expect(
          HIDDEN.filter((text) => ofOwner.text.includes(text)),
          name,
        ).toEqual(SHOWN_TO_OWNER[name])
      }
    }
    expect(granted.length > 0).toBe(isWriting)
  })

  test('reads nothing more in the response to any write over REST', async () => {
    const png = await sharp({
      create: { width: 8, height: 8, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const operations = await readOperations(shop)
    const granted = operations.filter(
      ({ method, 'x-scope': needed }) => method !== 'GET' && needed === scope,
    )
    expect(granted.length > 0).toBe(REST_SCOPES.includes(scope))
    for (const operation of granted) {
      await fill()
      const [[type, content] = []] = Object.entries(operation.requestBody?.content ?? {})
      const response = await shop.rest(operation.method, exampleUrl(operation), {
        token: await createKey(scope),
        ...(type === 'image/*'
          ? { body: png, headers: { 'content-type': 'image/png' } }
          : content && { body: content.example, headers: { 'content-type': type ?? '' } }),
      })
      const name = `${operation.method} ${operation.path}: ${response.body}`
      expect([200, 201, 204], name).toContain(response.statusCode)
      expect(hiddenIn(response.body), name).toEqual([])
    }
  })
})
