import { expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  placeOrder,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { OrderItemEntity } from '../entities/order-item.entity'

const shop = setUpShop()

const ENGLISH = 'Nilo Cat Toy'
const ARABIC = 'لعبة نيلو للقطط'

async function request(query: string, token: string, locale: string, variables = {}) {
  const response = await shop.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables },
    headers: { 'accept-language': locale, authorization: `Bearer ${token}` },
  })
  expect(response.json().errors).toBeUndefined()
  return response.json().data
}

const NAMES = 'items { name displayName }'

test('An order shows the names at the time of purchase, in the language of the request', async () => {
  const toy = await createProduct(shop.db, { name: ENGLISH, nameAr: ARABIC })
  const [shopper, admin] = [await createShopper(shop.db), await createAdmin(shop.db)]
  const placed = await request(
    `mutation ($input: CheckoutInput!) { checkout(input: $input) { order { id ${NAMES} } } }`,
    shopper.token,
    'ar',
    { input: checkoutOf([toy]) },
  )
  const { id, items } = placed.checkout.order
  expect(items).toEqual([{ name: ENGLISH, displayName: ARABIC }])
  await shop.db.update(ProductEntity, { id: toy.id }, { name: 'Renamed', nameAr: 'اسم آخر' })

  for (const [locale, displayName] of [
    ['ar', ARABIC],
    ['en', ENGLISH],
  ] as const) {
    const expected = [{ name: ENGLISH, displayName }]
    const own = await request(
      `{ orders { nodes { ${NAMES} } } order(id: ${id}) { ${NAMES} } }`,
      shopper.token,
      locale,
    )
    expect([own.orders.nodes[0].items, own.order.items]).toEqual([expected, expected])
    const { adminOrders, adminOrder } = await request(
      `{ adminOrders { nodes { ${NAMES} } } adminOrder(id: ${id}) { ${NAMES} } }`,
      admin.token,
      locale,
    )
    expect([adminOrders.nodes[0].items, adminOrder.items]).toEqual([expected, expected])
  }
  const rest = await shop.rest('GET', '/orders', { token: shopper.token })
  expect(rest.json()[0].items[0].product).toEqual({ name: ENGLISH })
  const data = await shop.rest('GET', '/profile/data', { token: shopper.token })
  expect(data.json().orders[0].items[0].product).toEqual({ name: ENGLISH, name_ar: ARABIC })
})

test('An order from before Arabic names shows the English ones', async () => {
  const toy = await createProduct(shop.db, { name: ENGLISH, nameAr: ARABIC })
  const shopper = await createShopper(shop.db)
  const { id } = await placeOrder(shop.db, shopper, [toy])
  await shop.db.update(OrderItemEntity, { orderId: id }, { nameAr: null })
  const { order } = await request(`{ order(id: ${id}) { ${NAMES} } }`, shopper.token, 'ar')
  expect(order.items).toEqual([{ name: ENGLISH, displayName: ENGLISH }])
})

test('Best sellers have the Arabic name of the product, or of the orders once it is deleted', async () => {
  const toy = await createProduct(shop.db, { name: ENGLISH, nameAr: ARABIC })
  await placeOrder(shop.db, await createShopper(shop.db), [toy])
  const { token } = await createAdmin(shop.db)
  const names = async () => {
    const { sales } = await request('{ sales { bestSellers { name displayName } } }', token, 'ar')
    return sales.bestSellers
  }
  await shop.db.update(ProductEntity, { id: toy.id }, { nameAr: 'اسم آخر' })
  expect(await names()).toEqual([{ name: ENGLISH, displayName: 'اسم آخر' }])
  await shop.db.delete(ProductEntity, { id: toy.id })
  expect(await names()).toEqual([{ name: ENGLISH, displayName: ARABIC }])
})

test('The remaining stock is named in the language of the request', async () => {
  const toy = await createProduct(shop.db, { name: ENGLISH, nameAr: ARABIC, stock: 1 })
  const bed = await createProduct(shop.db, { name: 'Sakara Bed', stock: 0 })
  const { token } = await createShopper(shop.db)
  const input = checkoutOf([toy, bed], 2)
  const query =
    'mutation ($input: CheckoutInput!) { checkout(input: $input) { userErrors { message } } }'
  const messageIn = async (locale: string) =>
    (await request(query, token, locale, { input })).checkout.userErrors[0].message
  expect(await messageIn('ar')).toContain(`${ARABIC} 1، `)
  expect(await messageIn('ar')).not.toContain(ENGLISH)
  expect(await messageIn('en')).toContain(`${ENGLISH} 1, Sakara Bed 0`)
})
