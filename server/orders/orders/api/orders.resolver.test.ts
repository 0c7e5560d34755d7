import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import {
  checkoutOf,
  createManyProducts,
  createProduct,
  createShopper,
  placeOrder,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

const ORDER = `id createdAt total address city phone status
  items { id name price quantity total product { id name price } } history { status changedAt }`
const CHECKOUT = `mutation ($input: CheckoutInput!, $key: String) {
  checkout(input: $input, idempotencyKey: $key) {
    order { ${ORDER} }
    userErrors {
      __typename code message field
      ... on PriceChanged { total lines { id quantity total product { id name price } } }
    }
  }
}`

async function start() {
  const shopper = await createShopper(shop.db)
  const bed = await createProduct(shop.db, { name: 'Bed', pricePiastres: 24_950 })
  const place = async (input: unknown, key?: string) => {
    const options = { variables: { input, key }, token: shopper.token }
    const { data, errors } = await shop.graphql<{
      checkout: { order: { id: string } | null; userErrors: { code: string }[] }
    }>(CHECKOUT, options)
    expect(errors).toBeUndefined()
    return data.checkout
  }
  const read = (query: string) => shop.graphql<Record<string, unknown>>(query, shopper)
  return { shopper, bed, place, read }
}

const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
const placed = {
  id: '1',
  createdAt: iso,
  total: 499,
  address: '14 Nile Lane',
  city: 'Cairo',
  phone: '+201012345678',
  status: 'PENDING',
  items: [
    {
      id: '1',
      name: 'Bed',
      price: 249.5,
      quantity: 2,
      total: 499,
      product: { id: '1', name: 'Bed', price: 249.5 },
    },
  ],
  history: [{ status: 'PENDING', changedAt: iso }],
}

describe('checkout', () => {
  test('returns the order and adds it to the orders of the user', async () => {
    const { bed, place, read } = await start()
    expect(await place(checkoutOf([bed], 2))).toEqual({ order: placed, userErrors: [] })
    expect(await read(`{ order(id: 1) { ${ORDER} } }`)).toEqual({ data: { order: placed } })
    expect((await read(`{ orders { nodes { ${ORDER} } totalCount } }`)).data.orders).toEqual({
      nodes: [placed],
      totalCount: 1,
    })
  })

  test('with the same key returns the same order', async () => {
    const { bed, place, read } = await start()
    const first = await place(checkoutOf([bed], 2), 'abc')
    expect(await place(checkoutOf([bed], 2), 'abc')).toEqual(first)
    expect(await place(checkoutOf([bed], 3), 'abc')).toEqual({
      order: null,
      userErrors: [
        {
          __typename: 'InputError',
          code: 'CONFLICT',
          message: 'This idempotency key was already used for a different order.',
          field: null,
        },
      ],
    })
    expect((await read('{ orders { totalCount } }')).data.orders).toEqual({ totalCount: 1 })
  })

  test('returns PriceChanged with the current lines', async () => {
    const { bed, place } = await start()
    await shop.db.update(ProductEntity, { id: bed.id }, { pricePiastres: 30_000 })
    expect(await place(checkoutOf([bed], 2))).toEqual({
      order: null,
      userErrors: [
        {
          __typename: 'PriceChanged',
          code: 'PRICE_CHANGED',
          message:
            'Bed: EGP 249.50, now EGP 300.00. Please check the total and place your order again.',
          field: null,
          total: 600,
          lines: [
            {
              id: expect.stringContaining(':1'),
              quantity: 2,
              total: 600,
              product: { id: '1', name: 'Bed', price: 300 },
            },
          ],
        },
      ],
    })
  })

  test('returns PriceChanged without lines if the product was deleted', async () => {
    const { bed, place } = await start()
    await shop.db.delete(ProductEntity, { id: bed.id })
    expect((await place(checkoutOf([bed]))).userErrors).toMatchObject([
      { __typename: 'PriceChanged', total: 0, lines: [] },
    ])
  })

  test('returns every problem at its field', async () => {
    const { bed, place } = await start()
    const input = checkoutOf([bed])
    const lines = [{ ...input.lines[0], quantity: 0, price: 1.234 }]
    expect((await place({ ...input, city: ' ', lines })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'city', message: 'This field is required.' },
      { code: 'INVALID', field: 'lines.0.quantity' },
      { code: 'INVALID', field: 'lines.0.price', message: 'Use at most 2 decimals.' },
    ])
    expect((await place(input, '')).userErrors).toMatchObject([{ field: 'idempotencyKey' }])
  })
})

describe('orders', () => {
  test('come in pages, newest first', async () => {
    const { shopper, bed, read } = await start()
    for (let count = 0; count < 3; count += 1) await placeOrder(shop.db, shopper, [bed])
    const first = await shop.graphql<{ orders: { pageInfo: { endCursor: string } } }>(
      '{ orders(first: 2) { nodes { id } pageInfo { hasNextPage endCursor } totalCount } }',
      shopper,
    )
    expect(first.data.orders).toMatchObject({
      nodes: [{ id: '3' }, { id: '2' }],
      pageInfo: { hasNextPage: true },
      totalCount: 3,
    })
    const after = first.data.orders.pageInfo.endCursor
    const query = `{ orders(first: 2, after: "${after}") { nodes { id } pageInfo { hasNextPage } } }`
    expect((await read(query)).data.orders).toEqual({
      nodes: [{ id: '1' }],
      pageInfo: { hasNextPage: false },
    })
  })

  test('keep the name of a deleted product', async () => {
    const { shopper, bed, read } = await start()
    const [toy] = await createManyProducts(shop.db, 1)
    await placeOrder(shop.db, shopper, [bed, ...(toy ? [toy] : [])])
    await shop.db.delete(ProductEntity, { id: bed.id })
    expect((await read('{ order(id: 1) { items { name product { id } } } }')).data.order).toEqual({
      items: [
        { name: 'Bed', product: null },
        { name: 'Cat toy 1', product: { id: '2' } },
      ],
    })
  })

  test('of another user return NOT_FOUND, like unknown ones', async () => {
    const { bed, read } = await start()
    const other = await createShopper(shop.db)
    const { id } = await placeOrder(shop.db, other, [bed])
    for (const argument of [String(id), '99', '0', '"abc"', '"99999999999999999999"']) {
      const { data, errors } = await read(`{ order(id: ${argument}) { id } }`)
      expect(data).toEqual({ order: null })
      expect(errors).toMatchObject([
        { message: 'Order not found', extensions: { code: 'NOT_FOUND' } },
      ])
    }
  })

  test.each(['{ orders { totalCount } }', '{ order(id: 1) { id } }'])(
    '%s returns UNAUTHENTICATED without a token',
    async (query) => {
      const { errors } = await shop.graphql(query)
      expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
    },
  )

  test('cannot be placed without a token', async () => {
    const { bed } = await start()
    const variables = { input: checkoutOf([bed]) }
    const { data, errors } = await shop.graphql(CHECKOUT, { variables })
    expect(data).toBeNull()
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  })
})
