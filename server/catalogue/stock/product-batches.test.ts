import { beforeEach, describe, expect, test } from 'vitest'
import { cairoDay, dayAfter } from '#domain/delivery/cairo-day'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { writeOffExpired } from './write-off.service'

const shop = setUpShop()

/** The day in Cairo a number of days from now. */
const inDays = (days: number) =>
  dayAfter(cairoDay(new Date()), days).toISOString().slice(0, 'yyyy-mm-dd'.length)

let admin: TestUser
let serial = 0

beforeEach(async () => {
  admin = await createAdmin(shop.db)
})

interface UserError {
  readonly message: string
  readonly field: string | null
}

async function run<Data>(query: string, token = admin.token): Promise<Data> {
  const { data, errors } = await shop.graphql<Data>(query, { token })
  expect(errors).toBeUndefined()
  return data
}

async function receive(productId: number, quantity: number, expiresOn: string | null, key = '') {
  serial += 1
  const { bookStock } = await run<{ bookStock: { userErrors: UserError[] } }>(
    `mutation { bookStock(idempotencyKey: "${key || serial}", kind: RECEIVED, lines: [{ productId: ${productId},
       quantity: ${quantity}, expiresOn: ${JSON.stringify(expiresOn)} }]) { userErrors { message field } } }`,
  )
  return bookStock.userErrors
}

interface Batch {
  readonly id: string
  readonly expiresOn: string
  readonly units: number
}

const readBatches = async (id: number) =>
  (
    await run<{ productBatches: Batch[] }>(
      `{ productBatches(productId: ${id}) { id expiresOn units } }`,
    )
  ).productBatches

const left = async (id: number) =>
  Object.fromEntries((await readBatches(id)).map(({ expiresOn, units }) => [expiresOn, units]))

const stockOf = async (id: number) => (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

async function expiring(days: number, page = '') {
  const { expiringBatches } = await run<{
    expiringBatches: {
      nodes: (Batch & { daysLeft: number; productName: string; supplier: string | null })[]
      pageInfo: { endCursor: string | null; hasNextPage: boolean }
      totalCount: number
    }
  }>(`{ expiringBatches(days: ${days}${page}) {
        nodes { id expiresOn units daysLeft productName supplier } pageInfo { endCursor hasNextPage } totalCount } }`)
  return expiringBatches
}

async function writeOff(...batches: readonly Pick<Batch, 'id' | 'units'>[]) {
  const input = batches.map(({ id, units }) => `{ id: ${id}, units: ${units} }`).join(' ')
  const { writeOffBatches } = await run<{
    writeOffBatches: { units: number; userErrors: UserError[] }
  }>(`mutation { writeOffBatches(batches: [${input}]) { units userErrors { message field } } }`)
  return writeOffBatches
}

const writeOffByItself = () =>
  writeOffExpired(shop.db, (error) => {
    throw error
  })

const movements = (id: number) =>
  shop.db.query<{ reason: string; change: number; actor_name: string | null }[]>(
    'SELECT reason, change, actor_name FROM stock_movements WHERE product_id = $1 ORDER BY id',
    [id],
  )

async function pack(orderId: number): Promise<void> {
  expect((await actOnParcels(shop.db, [orderId], 'pack', 'staff')).failures).toEqual([])
}

/** Makes batches older, as time does. */
const age = (days: number) =>
  shop.db.query('UPDATE product_batches SET expires_on = expires_on - $1::int', [days])

describe('Received units', () => {
  test('make a batch, from which the first to expire goes when an order is packed', async () => {
    const product = await createProduct(shop.db, { stock: 0 })
    await receive(product.id, 5, inDays(90))
    await receive(product.id, 4, inDays(30))
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 6)
    // They are still on the shelf.
    expect(await left(product.id)).toEqual({ [inDays(30)]: 4, [inDays(90)]: 5 })
    await setOrderStatus(shop.db, order.id, { status: 'Processing' })
    await pack(order.id)
    expect(await left(product.id)).toEqual({ [inDays(90)]: 3 })
    // A cancelled order returns the units that were taken last.
    await setOrderStatus(shop.db, order.id, { status: 'Cancelled' })
    expect(await left(product.id)).toEqual({ [inDays(30)]: 4, [inDays(90)]: 5 })
    await expectConsistentDatabase(shop.db)
  })

  test('are refused with a date in the past, and with one that is none', async () => {
    const { id } = await createProduct(shop.db, { stock: 0 })
    expect(await receive(id, 5, inDays(-1))).toEqual([
      {
        field: 'expiresOn',
        message: 'This date is in the past: expired units are not received.',
      },
    ])
    expect(await receive(id, 5, '2027-02-30')).toEqual([
      {
        field: 'lines.0.expiresOn',
        message: 'Type a date such as 03/2027 or 15/03/2027.',
      },
    ])
    expect(await stockOf(id)).toBe(0)
    expect(await receive(id, 5, inDays(0))).toEqual([])
  })

  test('make one batch, however often they are sent', async () => {
    const { id } = await createProduct(shop.db, { stock: 0 })
    await Promise.all([1, 2, 3].map(() => receive(id, 5, inDays(50), 'once')))
    expect(await left(id)).toEqual({ [inDays(50)]: 5 })
  })

  test('a date belongs to received units only', async () => {
    const { id } = await createProduct(shop.db, { stock: 9 })
    const { bookStock } = await run<{ bookStock: { userErrors: UserError[] } }>(
      `mutation { bookStock(idempotencyKey: "a", kind: COUNTED, lines: [{ productId: ${id}, quantity: 3,
         expiresOn: "${inDays(9)}" }]) { userErrors { message field } } }`,
    )
    expect(bookStock.userErrors).toEqual([
      { field: 'expiresOn', message: 'Only received units have a date.' },
    ])
    expect(await stockOf(id)).toBe(9)
  })
})

describe('The list of what expires', () => {
  test('has what is left, soonest first, in pages, within a number of days', async () => {
    const food = await createProduct(shop.db, { stock: 0, name: 'Food', supplier: 'Nilo' })
    const treat = await createProduct(shop.db, { stock: 0, name: 'Treat' })
    await receive(food.id, 5, inDays(60))
    await receive(food.id, 3, inDays(61))
    await receive(treat.id, 2, inDays(30))
    const { nodes } = await expiring(60)
    expect(nodes).toMatchObject([
      { productName: 'Treat', units: 2, daysLeft: 30, supplier: null },
      { productName: 'Food', units: 5, daysLeft: 60, supplier: 'Nilo' },
    ])
    const first = await expiring(90, ', first: 2')
    expect(first.nodes).toHaveLength(2)
    const rest = await expiring(90, `, first: 2, after: "${first.pageInfo.endCursor}"`)
    expect(rest.nodes).toMatchObject([{ units: 3 }])
    expect(rest.pageInfo.hasNextPage).toBe(false)
    expect([first.totalCount, rest.totalCount]).toEqual([3, 3])
    expect(await expiring(0)).toMatchObject({ nodes: [], totalCount: 0 })
  })

  test('refuses another number of days', async () => {
    const { errors } = await shop.graphql('{ expiringBatches(days: 7) { nodes { id } } }', {
      token: admin.token,
    })
    expect(errors?.[0]?.message).toBe('Choose one of the options.')
  })

  test('is for those who may receive stock', async () => {
    const caller = await createStaff(shop.db, 'caller')
    const { errors } = await shop.graphql('{ expiringBatches { nodes { id } } }', {
      token: caller.token,
    })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('Writing off', () => {
  test('takes what is left out of the stock, once', async () => {
    const { id } = await createProduct(shop.db, { stock: 2 })
    await receive(id, 5, inDays(10))
    const [batch] = await readBatches(id)
    if (!batch) throw new Error('There is no batch')
    expect(await writeOff(batch)).toEqual({ units: 5, userErrors: [] })
    expect(await writeOff(batch)).toEqual({
      units: 0,
      userErrors: [
        { field: 'batches.0', message: '0 units are left of it now. Look at the list again.' },
      ],
    })
    expect(await stockOf(id)).toBe(2)
    expect(await movements(id)).toMatchObject([
      {},
      { reason: 'received', change: 5 },
      { reason: 'expired', change: -5, actor_name: 'Admin' },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('leaves what orders need, and says so', async () => {
    const product = await createProduct(shop.db, { stock: 0 })
    await receive(product.id, 3, inDays(10))
    await placeOrder(shop.db, await createShopper(shop.db), [product], 3)
    const [batch] = await readBatches(product.id)
    if (!batch) throw new Error('There is no batch')
    const { units, userErrors } = await writeOff(batch)
    expect(units).toBe(0)
    expect(userErrors[0]?.message).toContain('Orders that are not packed need all of it.')
    expect(await left(product.id)).toEqual({ [inDays(10)]: 3 })
  })
})

describe('The day after the last day', () => {
  test('what is left is written off by the shop, and never comes back', async () => {
    const product = await createProduct(shop.db, { stock: 0 })
    await receive(product.id, 5, inDays(10))
    await receive(product.id, 4, inDays(40))
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 1)
    await setOrderStatus(shop.db, order.id, { status: 'Processing' })
    await pack(order.id)
    await age(10)
    await writeOffByItself()
    expect(await stockOf(product.id)).toBe(8)
    await age(1)
    await Promise.all([writeOffByItself(), writeOffByItself()])
    await writeOffByItself()
    expect(await stockOf(product.id)).toBe(4)
    expect((await movements(product.id)).at(-1)).toEqual({
      reason: 'expired',
      change: -4,
      actor_name: null,
    })
    // The parcel comes back: nobody knows when the unit in it expires.
    await setOrderStatus(shop.db, order.id, { status: 'Cancelled' })
    await writeOffByItself()
    expect(await left(product.id)).toEqual({ [inDays(29)]: 4 })
    await expectConsistentDatabase(shop.db)
  })

  test('orders get what has not expired, and the rest of the expired is written off', async () => {
    const product = await createProduct(shop.db, { stock: 0 })
    await receive(product.id, 5, inDays(10))
    await receive(product.id, 3, inDays(40))
    const order = await placeOrder(shop.db, await createShopper(shop.db), [product], 4)
    await age(11)
    await writeOffByItself()
    // Four are for the order, of which three are good.
    expect(await stockOf(product.id)).toBe(0)
    expect(await unitsToTake(order.id)).toEqual([
      { expiresOn: inDays(29), units: 3, isExpired: false },
      { expiresOn: inDays(-1), units: 1, isExpired: true },
    ])
    expect((await expiring(0)).nodes).toMatchObject([{ units: 1, daysLeft: -1 }])
    // Once there are new ones, the order gets one of them.
    await receive(product.id, 2, inDays(90))
    await writeOffByItself()
    expect(await stockOf(product.id)).toBe(1)
    expect(await unitsToTake(order.id)).toEqual([
      { expiresOn: inDays(29), units: 3, isExpired: false },
      { expiresOn: inDays(90), units: 1, isExpired: false },
    ])
    expect((await expiring(0)).nodes).toEqual([])
    await expectConsistentDatabase(shop.db)
  })
})

async function unitsToTake(orderId: number, token = admin.token) {
  const { ordersByIds } = await run<{ ordersByIds: { items: { unitsToTake: unknown[] }[] }[] }>(
    `{ ordersByIds(ids: [${orderId}]) { items { unitsToTake { expiresOn units isExpired } } } }`,
    token,
  )
  return ordersByIds[0]?.items.flatMap((item) => item.unitsToTake)
}

describe('What to take for an order', () => {
  test('is what expires first, after what earlier orders take', async () => {
    const product = await createProduct(shop.db, { stock: 1 })
    const plain = await createProduct(shop.db, { stock: 9 })
    await receive(product.id, 4, inDays(20))
    await receive(product.id, 4, inDays(50))
    const shopper = await createShopper(shop.db)
    const first = await placeOrder(shop.db, shopper, [product, plain], 3)
    const second = await placeOrder(shop.db, shopper, [product], 4)
    expect(await unitsToTake(first.id)).toEqual([
      { expiresOn: null, units: 1, isExpired: false },
      { expiresOn: inDays(20), units: 2, isExpired: false },
    ])
    expect(await unitsToTake(second.id)).toEqual([
      { expiresOn: inDays(20), units: 2, isExpired: false },
      { expiresOn: inDays(50), units: 2, isExpired: false },
    ])
    await setOrderStatus(shop.db, first.id, { status: 'Processing' })
    await pack(first.id)
    expect(await unitsToTake(first.id)).toEqual([])
    expect(await unitsToTake(second.id)).toEqual([
      { expiresOn: inDays(20), units: 2, isExpired: false },
      { expiresOn: inDays(50), units: 2, isExpired: false },
    ])
  })
})

describe('A batch', () => {
  const save = async (input: string) => {
    const { saveProductBatch } = await run<{
      saveProductBatch: { batches: Batch[] | null; userErrors: UserError[] }
    }>(
      `mutation { saveProductBatch(input: ${input}) {
         batches { id expiresOn units } userErrors { message field } } }`,
    )
    return saveProductBatch
  }

  test('is added for units in stock, and corrected, which the log of changes has', async () => {
    const { id } = await createProduct(shop.db, { stock: 6 })
    const { batches } = await save(
      `{ productId: ${id}, expiresOn: "${inDays(20)}", units: 4, code: "L-7" }`,
    )
    expect(batches).toMatchObject([{ expiresOn: inDays(20), units: 4 }])
    const batchId = batches?.[0]?.id
    await save(`{ id: ${batchId}, productId: ${id}, expiresOn: "${inDays(25)}", units: 6 }`)
    expect(await left(id)).toEqual({ [inDays(25)]: 6 })
    expect(await stockOf(id)).toBe(6)
    const log = await shop.db.query<{ action: string; after: object }[]>(
      `SELECT action, after FROM change_log WHERE source = 'product_batches' ORDER BY id`,
    )
    expect(log).toMatchObject([
      { action: 'added', after: { expires_on: inDays(20), quantity: 4, code: 'L-7' } },
      { action: 'changed', after: { expires_on: inDays(25), quantity: 6 } },
    ])
  })

  test('has no more units than are on the shelf without another date', async () => {
    const { id } = await createProduct(shop.db, { stock: 6 })
    await save(`{ productId: ${id}, expiresOn: "${inDays(20)}", units: 4 }`)
    expect(await save(`{ productId: ${id}, expiresOn: "${inDays(30)}", units: 3 }`)).toEqual({
      batches: null,
      userErrors: [
        {
          field: 'units',
          message: 'There are only 2 units on the shelf without another date.',
        },
      ],
    })
  })

  test('is refused with all that is wrong, and if it does not exist', async () => {
    const { id } = await createProduct(shop.db, { stock: 6 })
    const { userErrors } = await save(
      `{ productId: ${id}, expiresOn: "soon", units: -1, code: "${'x'.repeat(51)}" }`,
    )
    expect(userErrors.map(({ field }) => field).toSorted()).toEqual(['code', 'expiresOn', 'units'])
    expect(
      await save(`{ id: 99, productId: ${id}, expiresOn: "${inDays(3)}", units: 1 }`),
    ).toMatchObject({ userErrors: [{ message: 'This batch no longer exists.' }] })
    expect(await save(`{ productId: 999, expiresOn: "${inDays(3)}", units: 1 }`)).toMatchObject({
      userErrors: [{ message: 'Product not found' }],
    })
  })
})

describe('The product page', () => {
  const expiresOn = async (id: number) =>
    (
      await run<{ product: { expiresOn: string | null } }>(
        `{ product(id: ${id}) { expiresOn } }`,
        '',
      )
    ).product.expiresOn

  test('says until when the unit keeps that the next order gets', async () => {
    const product = await createProduct(shop.db, { stock: 0 })
    const { id } = product
    expect(await expiresOn(id)).toBeNull()
    await receive(id, 2, inDays(40))
    await receive(id, 5, inDays(90))
    expect(await expiresOn(id)).toBe(inDays(40))

    // Both units that expire first are promised to somebody else.
    const mona = await createShopper(shop.db)
    await placeOrder(shop.db, mona, [product], 2)
    expect(await expiresOn(id)).toBe(inDays(90))
  })

  test('says nothing where units without a date go first, and once they are sold out', async () => {
    const { id } = await createProduct(shop.db, { stock: 3 })
    await receive(id, 4, inDays(90))
    expect(await expiresOn(id)).toBeNull()
    await shop.db.update(ProductEntity, { id }, { stock: 0 })
    expect(await expiresOn(id)).toBeNull()
  })

  test('says nothing of a product without batches', async () => {
    const { id } = await createProduct(shop.db, { stock: 3 })
    expect(await expiresOn(id)).toBeNull()
  })
})
