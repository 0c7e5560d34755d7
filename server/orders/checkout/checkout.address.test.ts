import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { AddressInput } from '#domain/addresses/address.schema'
import { expectAppError } from '../../test/expect-app-error'
import { checkoutOf, createAdmin, createProduct, createShopper } from '../../test/factories'
import { listAdminOrders } from '../../test/list-admin-orders'
import { setUpShop } from '../../test/shop'
import { listAllOrders } from '../orders/reads/orders.service'
import { checkout } from './checkout.service'

const shop = setUpShop()
const KEY = '3f1e7c52-8a7b-4f0e-9a53-0c5f7d1b2a90'

const shippingAddress: AddressInput = {
  governorate: 'GZ',
  area: 'Dokki',
  street: '12 Mossadak St',
  floor: '3',
  apartment: null,
  landmark: 'Opposite the bank',
  courierNote: 'Please call on arrival',
}

async function start() {
  const shopper = await createShopper(shop.db)
  const input = checkoutOf([await createProduct(shop.db)], 2)
  const { address: _, city: __, ...order } = input
  return { shopper, texts: input, fields: { ...order, shippingAddress } }
}

describe('An order with the fields of an address', () => {
  test('keeps them, and address and city composed from them', async () => {
    const { shopper, fields } = await start()
    const { isReplayed: _, ...order } = await checkout(shop.db, shopper.id, fields)
    expect(order).toMatchObject({
      address: '12 Mossadak St, Floor 3, Opposite the bank',
      city: 'Dokki, Giza',
      shippingAddress,
    })
    expect(await listAllOrders(shop.db, shopper.id)).toEqual([order])
  })

  test('is found by its governorate, and shows its address in the lists of older clients', async () => {
    const { shopper, fields } = await start()
    const { id } = await checkout(shop.db, shopper.id, fields)
    const { nodes } = await listAdminOrders(shop.db, { first: 10, search: 'Giza' })
    expect(nodes.map((order) => order.id)).toEqual([id])
    const { address } = (await shop.rest('GET', '/orders', shopper)).json()[0]
    expect(address).toBe('12 Mossadak St, Floor 3, Opposite the bank')
    const [adminOrder] = (await shop.rest('GET', '/adminorder', await createAdmin(shop.db))).json()
    expect(adminOrder.addres).toBe(address)
  })

  test('is placed and read through GraphQL, in the language of the request', async () => {
    const { shopper, fields } = await start()
    const query = `mutation ($input: CheckoutInput!) {
      checkout(input: $input) {
        order { address city shippingAddress { governorate area street floor courierNote } }
        userErrors { field message }
      }
    }`
    const response = await shop.rest('POST', '/graphql', {
      ...shopper,
      body: { query, variables: { input: fields } },
      headers: { 'accept-language': 'ar' },
    })
    expect(response.json().data.checkout).toEqual({
      order: {
        address: '12 Mossadak St، الدور 3، Opposite the bank',
        city: 'Dokki، الجيزة',
        shippingAddress: {
          governorate: 'GZ',
          area: 'Dokki',
          street: '12 Mossadak St',
          floor: '3',
          courierNote: 'Please call on arrival',
        },
      },
      userErrors: [],
    })
  })

  test('reports what is missing at its field', async () => {
    const { shopper, fields } = await start()
    const input = { ...fields, shippingAddress: { governorate: 'C', area: '', street: ' ' } }
    const { data } = await shop.graphql<{ checkout: unknown }>(
      'mutation ($input: CheckoutInput!) { checkout(input: $input) { userErrors { field } } }',
      { ...shopper, variables: { input } },
    )
    expect(data.checkout).toEqual({
      userErrors: [{ field: 'shippingAddress.area' }, { field: 'shippingAddress.street' }],
    })
  })
})

describe('An order with the two texts of an address', () => {
  test('has the governorate that its city names, and no fields', async () => {
    const { shopper, texts } = await start()
    const { shippingAddress: fields } = await checkout(shop.db, shopper.id, {
      ...texts,
      city: 'المعادي - القاهره',
    })
    expect(fields).toBeNull()
    await checkout(shop.db, shopper.id, { ...texts, city: 'Atlantis' })
    const rows = await shop.db.query('SELECT governorate, area FROM orders ORDER BY id')
    expect(rows).toEqual([
      { governorate: 'C', area: null },
      { governorate: null, area: null },
    ])
  })
})

describe('An idempotency key', () => {
  test('belongs to the address with all its fields', async () => {
    const { shopper, fields } = await start()
    const first = await checkout(shop.db, shopper.id, fields, KEY)
    expect(await checkout(shop.db, shopper.id, fields, KEY, { locale: 'ar' })).toEqual({
      ...first,
      isReplayed: true,
    })
    for (const change of [{ courierNote: null }, { governorate: 'C' }, { floor: '4' }] as const) {
      const other = { ...fields, shippingAddress: { ...shippingAddress, ...change } }
      const error = await expectAppError(checkout(shop.db, shopper.id, other, KEY))
      expect(error.code).toBe('CONFLICT')
    }
  })

  test('of an order with two texts has the hash that it had before addresses had fields', async () => {
    const { shopper, texts } = await start()
    await checkout(shop.db, shopper.id, texts, KEY)
    const productId = texts.lines[0]?.productId
    const canonical = [[[productId, 2, 10_000]], 20_000, texts.address, texts.city, texts.phone]
    expect(await shop.db.query('SELECT request_hash FROM idempotency_keys')).toEqual([
      { request_hash: createHash('sha256').update(JSON.stringify(canonical)).digest('hex') },
    ])
  })
})
