import { describe, expect, inject, test } from 'vitest'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { bookStocks } from './stock-bookings.service'

const shop = setUpShop()

interface Booking {
  readonly booked: readonly {
    readonly product: { readonly id: string }
    readonly quantity: number
    readonly stockBefore: number | null
    readonly stockAfter: number
  }[]
  readonly userErrors: readonly { readonly message: string; readonly field: string | null }[]
}

interface Line {
  readonly productId: number
  readonly quantity: number
  readonly expectedUnits?: number | null
}

async function book(
  token: string,
  kind: 'RECEIVED' | 'COUNTED' | 'DAMAGED',
  lines: readonly Line[],
  key = 'a key',
): Promise<Booking> {
  const { data, errors } = await shop.graphql<{ bookStock: Booking }>(
    `mutation ($key: String!, $kind: StockBookingKind!, $lines: [StockBookingLineInput!]!) {
       bookStock(idempotencyKey: $key, kind: $kind, lines: $lines) {
         booked { product { id } quantity stockBefore stockAfter }
         userErrors { message field ... on ProductProblem { productId } } } }`,
    { token, variables: { key, kind, lines } },
  )
  expect(errors).toBeUndefined()
  return data.bookStock
}

async function scan(token: string, code: string) {
  const { data, errors } = await shop.graphql<{
    scannedProducts: {
      readonly product: { readonly id: string; readonly stock: number | null }
      readonly reserved: number
    }[]
  }>('query ($code: String!) { scannedProducts(code: $code) { product { id stock } reserved } }', {
    token,
    variables: { code },
  })
  expect(errors).toBeUndefined()
  return data.scannedProducts.map(({ product, reserved }) => ({
    id: Number(product.id),
    stock: product.stock,
    reserved,
  }))
}

const stockOf = async (id: number) => (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

const reasonsOf = async (id: number) =>
  (
    await shop.db.query<{ reason: string; change: number; actor_name: string | null }[]>(
      'SELECT reason, change, actor_name FROM stock_movements WHERE product_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ reason, change, actor_name }) => `${reason} ${change} ${actor_name}`)

describe('A scanned code', () => {
  test('finds the product by its barcode and by its SKU, with what waits for packing', async () => {
    const { token } = await createStaff(shop.db, 'packer')
    const product = await createProduct(shop.db, {
      stock: 10,
      sku: 'RC-12',
      gtin: '4006381333931',
    })
    const shopper = await createShopper(shop.db)
    await placeOrder(shop.db, shopper, [product], 2)
    const { id } = await placeOrder(shop.db, shopper, [product], 3)
    const found = { id: product.id, stock: 5, reserved: 5 }
    expect(await scan(token, '4006381333931')).toEqual([found])
    expect(await scan(token, 'rc-12')).toEqual([found])
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    expect(await scan(token, 'RC-12')).toEqual([{ ...found, stock: 8, reserved: 2 }])
  })

  test.each([
    'قؤ-12',
    'قؤ-١٢',
    ']E04006381333931',
    '010400638133393117270300',
    '00004006381333931',
  ])('%s finds it by the keys of the scanner, and by what the barcode has inside', async (code) => {
    const { token } = await createStaff(shop.db, 'packer')
    const { id } = await createProduct(shop.db, { sku: 'RC-12', gtin: '4006381333931' })
    expect((await scan(token, code)).map((found) => found.id)).toEqual([id])
  })

  test('is the SKU that was typed before another one by its keys, and two that it may be are both found', async () => {
    const { token } = await createStaff(shop.db, 'packer')
    const arabic = await createProduct(shop.db, { sku: 'قؤ-12' })
    const english = await createProduct(shop.db, { sku: 'rc-12' })
    const found = async (code: string) => (await scan(token, code)).map(({ id }) => id)
    expect(await found('قؤ-12')).toEqual([arabic.id])
    expect(await found('RC-12')).toEqual([english.id])
    const ball = await createProduct(shop.db, { sku: 'B-1' })
    const gh = await createProduct(shop.db, { sku: 'GH-1' })
    expect(await found('لا-1')).toEqual([ball.id, gh.id])
  })

  test.each(['RC-99', '', 'x'.repeat(5000), '\u0000'])('%j finds nothing', async (code) => {
    const { token } = await createAdmin(shop.db)
    await createProduct(shop.db, { sku: 'RC-12' })
    expect(await scan(token, code)).toEqual([])
  })
})

describe('A booking', () => {
  test('of received units adds them, with the reason and who it was', async () => {
    const { token } = await createStaff(shop.db, 'packer')
    const [bed, toy] = [
      await createProduct(shop.db, { stock: 10 }),
      await createProduct(shop.db, { stock: 0 }),
    ]
    const { booked, userErrors } = await book(token, 'RECEIVED', [
      { productId: bed.id, quantity: 3 },
      { productId: toy.id, quantity: 24 },
    ])
    expect(userErrors).toEqual([])
    expect(booked).toEqual([
      { product: { id: String(bed.id) }, quantity: 3, stockBefore: 10, stockAfter: 13 },
      { product: { id: String(toy.id) }, quantity: 24, stockBefore: 0, stockAfter: 24 },
    ])
    expect(await reasonsOf(bed.id)).toEqual(['initial 10 null', 'received 3 Salma'])
    await expectConsistentDatabase(shop.db)
  })

  test('of a count sets what is on the shelf, which units of open orders still are', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 10 })
    await placeOrder(shop.db, await createShopper(shop.db), [product], 2)
    // 10 were on the shelf, 2 of them sold, and one is gone.
    await book(token, 'COUNTED', [{ productId: product.id, quantity: 9, expectedUnits: 10 }])
    expect(await stockOf(product.id)).toBe(7)
  })

  test('of a count keeps what was sold and packed since it was counted', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 10 })
    await placeOrder(shop.db, await createShopper(shop.db), [product], 4)
    await book(token, 'COUNTED', [{ productId: product.id, quantity: 12, expectedUnits: 10 }])
    expect(await stockOf(product.id)).toBe(8)
  })

  test('of a count starts tracking, without the units of open orders', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db)
    await book(token, 'COUNTED', [{ productId: id, quantity: 6 }])
    expect(await stockOf(id)).toBe(6)
  })

  test('of a count that finds what was expected is in the history, too', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { stock: 4 })
    await book(token, 'COUNTED', [{ productId: id, quantity: 4, expectedUnits: 4 }])
    expect(await reasonsOf(id)).toEqual(['initial 4 null', 'counted 0 Admin'])
  })

  test('of damaged units takes them out, but not more than there are', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { stock: 4 })
    await book(token, 'DAMAGED', [{ productId: id, quantity: 3 }], 'first')
    const { userErrors } = await book(token, 'DAMAGED', [{ productId: id, quantity: 2 }], 'second')
    expect(userErrors).toEqual([
      {
        productId: String(id),
        field: 'quantity',
        message: 'There are not so many units in stock.',
      },
    ])
    expect(await stockOf(id)).toBe(1)
    expect(await reasonsOf(id)).toEqual(['initial 4 null', 'damaged -3 Admin'])
  })

  test('that is sent again, also at the same time, books once', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { stock: 10 })
    const lines = [{ productId: id, quantity: 5 }]
    const answers = await Promise.all([1, 2, 3, 4].map(() => book(token, 'RECEIVED', lines)))
    const expected = { product: { id: String(id) }, quantity: 5, stockBefore: 10, stockAfter: 15 }
    for (const { booked } of answers) expect(booked).toEqual([expected])
    // After more was scanned, too: it says what it has booked, and the rest is another booking.
    const { booked } = await book(token, 'RECEIVED', [{ productId: id, quantity: 7 }])
    expect(booked).toEqual([expected])
    expect(await stockOf(id)).toBe(15)
    await book(token, 'RECEIVED', [{ productId: id, quantity: 2 }], 'the rest')
    expect(await stockOf(id)).toBe(17)
  })

  test('of several lines books those that it can, and names the others', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 1 })
    const untracked = await createProduct(shop.db)
    const { booked, userErrors } = await book(token, 'RECEIVED', [
      { productId: untracked.id, quantity: 1 },
      { productId: 999, quantity: 1 },
      { productId: product.id, quantity: 1 },
    ])
    expect(booked.map(({ product }) => product.id)).toEqual([String(product.id)])
    expect(userErrors).toMatchObject([
      { productId: String(untracked.id), message: 'Its stock is not counted. Set a number first.' },
      { productId: '999', message: 'Product not found' },
    ])
  })

  test('is refused with all that is wrong', async () => {
    const { token } = await createAdmin(shop.db)
    const { userErrors } = await book(
      token,
      'RECEIVED',
      [
        { productId: 1, quantity: -1 },
        { productId: 2, quantity: 1_000_001 },
      ],
      '',
    )
    expect(userErrors.map(({ field }) => field)).toEqual([
      'idempotencyKey',
      'lines.0.quantity',
      'lines.1.quantity',
    ])
    const none = await book(token, 'RECEIVED', [])
    expect(none.userErrors.map(({ field }) => field)).toEqual(['lines'])
    const twice = { productId: 1, quantity: 1 }
    const repeated = await book(token, 'RECEIVED', [twice, twice])
    expect(repeated.userErrors.map(({ field }) => field)).toEqual(['lines'])
  })

  test('is for those who may receive stock', async () => {
    const attempt = async (token: string) => {
      const { errors } = await shop.graphql(
        `mutation { bookStock(idempotencyKey: "k", kind: RECEIVED, lines: [{ productId: 1, quantity: 1 }]) { booked { quantity } } }`,
        { token },
      )
      return errors?.[0]?.extensions?.code
    }
    expect(await attempt((await createShopper(shop.db)).token)).toBe('FORBIDDEN')
    expect(await attempt((await createStaff(shop.db, 'caller')).token)).toBe('FORBIDDEN')
    expect(await attempt((await createStaff(shop.db, 'accountant')).token)).toBe('FORBIDDEN')
    expect(await attempt((await createStaff(shop.db, 'packer')).token)).toBeUndefined()
  })

  test('beside orders leaves a stock that is exact', { timeout: 60_000 }, async () => {
    const isServer = 'template' in inject('testDatabase')
    const size = isServer ? 30 : 8
    const product = await createProduct(shop.db, { stock: 2 * size })
    const shopper = await createShopper(shop.db)
    const orders = Array.from({ length: size }, () => placeOrder(shop.db, shopper, [product]))
    const bookings = Array.from({ length: size }, (_, index) =>
      bookStocks(shop.db, {
        idempotencyKey: `booking ${index % (size / 2)}`,
        kind: index % 2 === 0 ? 'received' : 'counted',
        // The count finds one unit less than is expected.
        lines: [{ productId: product.id, quantity: index % 2 === 0 ? 3 : 9, expectedUnits: 10 }],
      }),
    )
    const [placed, booked] = await Promise.all([Promise.allSettled(orders), Promise.all(bookings)])
    expect(placed.every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(booked.flatMap(({ failures }) => failures)).toEqual([])
    const kinds = await shop.db.query<{ kind: string; count: number }[]>(
      'SELECT kind, count(*)::int AS count FROM stock_bookings GROUP BY kind',
    )
    const countOf = (kind: string) => kinds.find((row) => row.kind === kind)?.count ?? 0
    expect(countOf('received') + countOf('counted')).toBe(size / 2)
    expect(await stockOf(product.id)).toBe(size + 3 * countOf('received') - countOf('counted'))
    await expectConsistentDatabase(shop.db)
  })
})
