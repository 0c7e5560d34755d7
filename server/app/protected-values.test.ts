import { isObjectType } from 'graphql'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  isStaffRole,
  LINK_PERMISSIONS,
  type Permission,
  type ProtectedValue,
  ROLE_PERMISSIONS,
  roleMay,
  SCOPE_PERMISSIONS,
  scopesMay,
  VALUE_PERMISSIONS,
} from '#domain/accounts/permissions'
import { ROLES, STAFF_ROLES } from '#domain/accounts/roles'
import { API_KEY_SCOPES, type ApiKeyScope } from '#domain/integrations/api-keys.schema'
import { asPiastres } from '#domain/money/units'
import { createApiKey } from '../office/integrations/api-keys.service'
import { saveCourier } from '../orders/couriers/couriers.service'
import { actOnParcels, recordPayment } from '../orders/fulfilment/fulfilment.service'
import { OrderEntity } from '../orders/orders/entities/order.entity'
import { setOrderStatus } from '../orders/orders/life/order-status.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../test/factories'
import { setUpShop } from '../test/shop'
import { buildSchema } from './schema'

const shop = setUpShop()
const schema = buildSchema()

/** Somebody who asks: a role of the desk, or an API key. */
interface Reader {
  readonly name: string
  readonly token: string
  may(permission: Permission): boolean
}

const KEYS: readonly (readonly ApiKeyScope[])[] = [
  ...API_KEY_SCOPES.map((scope) => [scope]),
  ['readOrders', 'writeOrderStatus'],
  API_KEY_SCOPES,
]

async function createReaders(): Promise<readonly Reader[]> {
  const admin = (await createAdmin(shop.db)).token
  const readers: Reader[] = []
  for (const role of ROLES.filter(isStaffRole)) {
    const staff = STAFF_ROLES.find((name) => name === role)
    const token = staff ? (await createStaff(shop.db, staff)).token : admin
    readers.push({ name: role, token, may: (permission) => roleMay(role, permission) })
  }
  for (const scopes of KEYS) {
    const { key } = await createApiKey(shop.db, { name: 'Tool', scopes: [...scopes] })
    readers.push({
      name: `a key with ${scopes.join(' and ')}`,
      token: key,
      may: (permission) => scopesMay(scopes, permission),
    })
  }
  return readers
}

let readers: readonly Reader[]
let admin: Reader
let openId: number
let courierId: number
let productId: number

const CLOSED_PHONE = '+201099999999'
const NOTE = 'Transfer 55512 of Mona'
const STAFF = 'Nermine'
const HOOK = '/hooks/services/T0KEN'

beforeEach(async () => {
  readers = await createReaders()
  admin = readers[0] as Reader
  const product = await createProduct(shop.db, {
    stock: 99,
    pricePiastres: asPiastres(123_400),
    costPricePiastres: asPiastres(65_432),
    shelf: 'SHELF-7',
    sku: 'SKU-7712',
  })
  const shopper = await createShopper(shop.db)
  openId = (await placeOrder(shop.db, shopper, [product])).id
  await recordPayment(shop.db, openId, 'prepaid', { amount: 10, note: NOTE }, 'staff')
  const closed = await placeOrder(shop.db, shopper, [product])
  await shop.db.update(OrderEntity, { id: closed.id }, { phone: CLOSED_PHONE })
  await setOrderStatus(shop.db, closed.id, { status: 'Completed' })
  const courier = await saveCourier(shop.db, null, {
    name: 'Hassan',
    isOwnDriver: true,
    deliveredFee: 31.41,
    refusedFee: 27.18,
  })
  courierId = courier.id
  productId = product.id
  await shop.db.query(
    `INSERT INTO stock_movements (product_id, change, stock_after, reason, actor_name)
     VALUES ($1, 1, 99, 'counted', $2)`,
    [productId, STAFF],
  )
  await shop.db.query(
    `INSERT INTO product_batches (product_id, expires_on, quantity, at_most, received_by)
     VALUES ($1, current_date + 9, 9, 9, $2)`,
    [productId, STAFF],
  )
  await shop.db.query(
    `INSERT INTO customer_notes (phone, text, author_name) VALUES ($1, 'Rings', $2)`,
    [CLOSED_PHONE, STAFF],
  )
  await shop.graphql(
    `mutation ($url: String!) {
       createWebhook(input: { url: $url, events: ORDER_PLACED }) { userErrors { message } }
     }`,
    { token: admin.token, variables: { url: `https://hooks.example.com${HOOK}` } },
  )
})

interface Canary {
  /** Permission that the query itself requires in addition. */
  readonly requires: Permission
  readonly query: () => string
  /** Texts in the response for those who may see the value, and for nobody else. */
  readonly texts: readonly string[]
}

const CHANGES = (search: string) =>
  `{ changes(first: 50 ${search}) { nodes { kind title fields { before after } } } }`

/** How each protected value is asked for; a value that is added without one is a compile error. */
const CANARIES: Readonly<Record<ProtectedValue, readonly Canary[]>> = {
  closedPhones: [
    {
      requires: 'orders.read',
      query: () => '{ adminOrders(first: 9) { nodes { phone } } }',
      texts: [CLOSED_PHONE],
    },
  ],
  confirmationLink: [
    {
      requires: 'orders.read',
      query: () => `{ adminOrder(id: ${openId}) { confirmationUrl } }`,
      texts: ['/confirm/'],
    },
    {
      requires: 'orders.read',
      query: () => '{ adminOrders(first: 9) { nodes { confirmationMessage } } }',
      texts: ['/confirm/'],
    },
  ],
  driverLink: [
    {
      requires: 'drivers.link',
      query: () =>
        `mutation { createDriverLink(courierId: ${courierId}) { driverLink { url message } } }`,
      texts: ['/drive/'],
    },
  ],
  paymentNotes: [
    {
      requires: 'orders.read',
      query: () => `{ orderTimeline(id: ${openId}) { kind note } }`,
      texts: [NOTE],
    },
    {
      requires: 'money.read',
      query: () => `{ prepayments(orderId: ${openId}) { note } }`,
      texts: [NOTE],
    },
    {
      requires: 'orders.read',
      query: () => `{ adminOrder(id: ${openId}) { timeline { kind note } } }`,
      texts: [NOTE],
    },
    {
      requires: 'orders.read',
      query: () => `{ adminOrders(first: 9) { nodes { prepayments { note } } } }`,
      texts: [NOTE],
    },
  ],
  courierFees: [
    {
      requires: 'orders.read',
      query: () => '{ couriers { name deliveredFee refusedFee } }',
      texts: ['31.41', '27.18'],
    },
  ],
  customerSpent: [
    {
      requires: 'customers.read',
      query: () => '{ customers(first: 9) { nodes { spent } } }',
      texts: ['"spent":1234'],
    },
  ],
  customerOrders: [
    {
      requires: 'customers.read',
      query: () => `{ customerRecord(phone: "${CLOSED_PHONE}") { lastOrder { address } } }`,
      texts: ['14 Nile Lane'],
    },
  ],
  doorHistory: [
    {
      requires: 'orders.read',
      query: () => '{ adminOrders(first: 9) { nodes { doorHistory { broughtCount } } } }',
      texts: ['"broughtCount":'],
    },
  ],
  staffNames: [
    {
      requires: 'products.inventory',
      query: () => `{ stockMovements(productId: ${productId}) { nodes { actorName } } }`,
      texts: [STAFF],
    },
    {
      requires: 'products.inventory',
      query: () => `{ productBatches(productId: ${productId}) { receivedBy } }`,
      texts: [STAFF],
    },
    {
      requires: 'stock.receive',
      query: () => '{ expiringBatches(days: 180) { nodes { receivedBy } } }',
      texts: [STAFF],
    },
    {
      requires: 'customers.read',
      query: () => `{ customerRecord(phone: "${CLOSED_PHONE}") { notes { authorName } } }`,
      texts: [STAFF],
    },
  ],
  products: [
    {
      requires: 'revenue.read',
      query: () => '{ sales { bestSellers { product { stock } } } }',
      texts: ['"stock":97'],
    },
  ],
  productInventory: [
    {
      requires: 'products.read',
      query: () => '{ adminProducts { nodes { inventory { shelf } } } }',
      texts: ['SHELF-7'],
    },
    {
      requires: 'orders.read',
      query: () => `{ adminOrder(id: ${openId}) { items { inventory { shelf } } } }`,
      texts: ['SHELF-7'],
    },
    {
      requires: 'orders.read',
      query: () => `{ adminOrder(id: ${openId}) { items { productToPack { shelf } } } }`,
      texts: ['SHELF-7'],
    },
    {
      requires: 'orders.read',
      query: () => `{ adminOrder(id: ${openId}) { items { sku } } }`,
      texts: ['SKU-7712'],
    },
  ],
  productCost: [
    {
      requires: 'products.read',
      query: () => '{ adminProducts { nodes { inventory { costPrice } } } }',
      texts: ['654.32'],
    },
  ],
  margin: [
    {
      requires: 'revenue.read',
      query: () => '{ sales { margin { items } } }',
      texts: ['"margin":{'],
    },
  ],
  integrationChanges: [
    { requires: 'log.read', query: () => CHANGES(''), texts: [HOOK] },
    { requires: 'log.read', query: () => CHANGES('search: "t0ken"'), texts: [HOOK] },
    { requires: 'log.read', query: () => CHANGES('kind: WEBHOOK'), texts: [HOOK, 'WEBHOOK'] },
  ],
  orderTotals: [
    {
      requires: 'orders.read',
      query: () => '{ adminOrders(first: 9) { nodes { total } } }',
      texts: ['1234'],
    },
  ],
}

const cases = Object.entries(CANARIES).flatMap(([value, canaries]) =>
  canaries.map((canary) => ({
    ...canary,
    permission: VALUE_PERMISSIONS[value as ProtectedValue],
    name: `${value} in ${canary.query().split(/[({]/)[1]?.trim()}`,
  })),
)

describe('A value that has a permission of its own', () => {
  test.each(cases)('is shown to exactly those who have it: $name', async (canary) => {
    const seen: string[] = []
    for (const { name, token, may } of readers) {
      const response = await shop.graphql(canary.query(), { token })
      const isAsked = may(canary.requires)
      expect(response.errors?.[0]?.extensions.code, name).toBe(isAsked ? undefined : 'FORBIDDEN')
      const text = JSON.stringify(response)
      const isShown = isAsked && may(canary.permission)
      for (const one of canary.texts) expect(text.includes(one), `${name}: ${text}`).toBe(isShown)
      if (isShown) seen.push(name)
    }
    expect(seen).toContain('admin')
  })

  test('is in the file of changes for those alone, too', async () => {
    for (const { name, token, may } of readers) {
      const { statusCode, body } = await shop.rest('GET', '/changes.csv', { token })
      expect(statusCode, name).toBe(may('log.read') ? 200 : 403)
      expect(body.includes(HOOK), name).toBe(may('integrations.edit'))
    }
  })

  test('is declared with a permission of the table', () => {
    const declared = new Set<string>(Object.values(VALUE_PERMISSIONS))
    for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
      for (const { name, extensions } of Object.values(type.getFields())) {
        if (!extensions.nullWithout) continue
        expect(declared, `${type.name}.${name}`).toContain(extensions.nullWithout)
      }
    }
  })
})

describe('A link lets its recipients do only what they may do without it', () => {
  test('as the table says', () => {
    const holders: readonly (readonly Permission[])[] = [
      ...Object.values(ROLE_PERMISSIONS),
      ...KEYS.map((scopes) => scopes.flatMap((scope) => SCOPE_PERMISSIONS[scope])),
    ]
    for (const [link, needed] of Object.entries(LINK_PERMISSIONS)) {
      const permission = VALUE_PERMISSIONS[link as keyof typeof LINK_PERMISSIONS]
      for (const permissions of holders.filter((all) => all.includes(permission))) {
        expect(permissions).toEqual(expect.arrayContaining([...needed]))
      }
    }
  })

  const tokenIn = (response: unknown, page: string) =>
    new RegExp(`/${page}/([\\w.-]+)`).exec(JSON.stringify(response))?.[1]

  const ACTS: readonly (readonly [Permission, (token: string) => string])[] = [
    ['orders.confirm', (token) => `confirmOwnOrder(token: "${token}") { userErrors { code } }`],
    [
      'orders.edit',
      (token) => `correctOrder(token: "${token}", phone: "01112345678") { userErrors { code } }`,
    ],
    ['orders.status', (token) => `cancelByLink(token: "${token}") { userErrors { code } }`],
  ]

  test.each(ACTS)('of a confirmation: %s', async (permission, act) => {
    const redeemed: string[] = []
    for (const { name, token, may } of readers) {
      // By default, the first order of a phone is to be confirmed.
      await shop.db.query('UPDATE orders SET phone = $1', [CLOSED_PHONE])
      const { id } = await placeOrder(shop.db, await createShopper(shop.db), [
        await createProduct(shop.db),
      ])
      const orders = await shop.graphql(
        `{ adminOrder(id: ${id}) { confirmationUrl confirmationMessage followUrl } }`,
        { token },
      )
      const link = tokenIn(orders, 'confirm')
      if (!link) continue
      expect(may(permission), name).toBe(true)
      const { data } = await shop.graphql(`mutation { result: ${act(link)} }`)
      expect(data, name).toEqual({ result: { userErrors: [] } })
      redeemed.push(name)
    }
    expect(redeemed).toEqual(['admin', 'manager', 'caller'])
  })

  test('of a driver, who delivers and collects', async () => {
    let redeemed = 0
    for (const { name, token, may } of readers) {
      const made = await shop.graphql(
        `mutation { createDriverLink(courierId: ${courierId}) { driverLink { url } } }`,
        { token },
      )
      const read = await shop.graphql(`{ driverLink(courierId: ${courierId}) { url message } }`, {
        token,
      })
      const link = tokenIn([made, read], 'drive')
      if (!link) continue
      for (const permission of LINK_PERMISSIONS.driverLink) {
        expect(may(permission), `${name}: ${permission}`).toBe(true)
      }
      const order = await placeOrder(shop.db, await createShopper(shop.db), [
        await createProduct(shop.db),
      ])
      await actOnParcels(shop.db, [order.id], 'handOver', 'staff', { courierId })
      const { data } = await shop.graphql(
        `mutation { deliverByLink(token: "${link}", id: ${order.id}, collected: 100) { userErrors { code } } }`,
      )
      expect(data, name).toEqual({ deliverByLink: { userErrors: [] } })
      redeemed += 1
    }
    expect(redeemed).toBeGreaterThan(1)
  })
})

/** Fields named like a token, a link or a key, with the access that each gives. */
const TOKENS: Readonly<
  Record<string, ProtectedValue | 'ownCreation' | 'asOrdersRead' | 'nothing'>
> = {
  'AdminOrder.confirmationMessage': 'confirmationLink',
  'AdminOrder.confirmationUrl': 'confirmationLink',
  // The page of the link shows less of the order than its type.
  'AdminOrder.followUrl': 'asOrdersRead',
  // So does the page on which an order is paid, and whoever pays it takes nothing from anybody.
  'AdminOrder.payUrl': 'asOrdersRead',
  'CreateApiKeyPayload.key': 'ownCreation',
  'CreateWebhookPayload.secret': 'ownCreation',
  'CustomerMessages.confirmationMessage': 'confirmationLink',
  'CustomerMessages.reminderMessage': 'confirmationLink',
  'DriverLink.message': 'driverLink',
  'DriverLink.url': 'driverLink',
  'CreateDriverLinkPayload.driverLink': 'driverLink',
  'Order.followUrl': 'asOrdersRead',
  'Order.payUrl': 'asOrdersRead',
  'CheckoutPayload.paymentUrl': 'ownCreation',
  'StartPaymentPayload.redirectUrl': 'ownCreation',
  'StartPaymentByLinkPayload.redirectUrl': 'ownCreation',
  'SecondFactorSetup.secret': 'ownCreation',
  'Session.token': 'ownCreation',
  'StaffInvitationPayload.link': 'ownCreation',
  'Category.key': 'nothing',
  'Courier.trackingUrl': 'nothing',
  'CreateApiKeyPayload.apiKey': 'nothing',
  // A page that asks for the permission itself.
  'PictureFetchProblem.url': 'nothing',
  'Prepayment.receiptUrl': 'nothing',
  'PushSettings.publicKey': 'nothing',
  // Values of a dimension, such as a governorate.
  'SalesReportRow.andKey': 'nothing',
  'SalesReportRow.key': 'nothing',
  'StockReportRow.key': 'nothing',
  // Templates of messages, with a placeholder for the link.
  'SettingsValues.confirmMessage': 'nothing',
  'SettingsValues.logoUrl': 'nothing',
  'SettingsValues.reminderMessage': 'nothing',
  'Shipment.trackingUrl': 'nothing',
  'Shop.logoUrl': 'nothing',
  'CarrierShipment.message': 'nothing',
  // A service that the shop writes to may take the address for a password.
  'Webhook.url': 'integrationChanges',
}

test('Every field that may give a token is known, with what can be done with it', () => {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !roots.includes(type) && !type.name.startsWith('__'))
    .filter((type) => !type.getInterfaces().some(({ name }) => name === 'UserError'))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((path) => /(url|link|token|secret|key|message)$/i.test(path))
    .filter((path) => !path.endsWith('.imageUrl'))
  expect(fields.toSorted()).toEqual(Object.keys(TOKENS).toSorted())
})
