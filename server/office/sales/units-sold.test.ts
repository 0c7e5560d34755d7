import { expect, test } from 'vitest'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { createManyProducts, createShopper, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { countUnitsSold } from './units-sold.service'

const shop = setUpShop()

async function bestSellingIds(): Promise<readonly string[]> {
  const { data } = await shop.graphql<{ products: { nodes: { id: string }[] } }>(
    '{ products(sort: BEST_SELLING) { nodes { id } } }',
  )
  return data.products.nodes.map(({ id }) => id)
}

test('lists by units sold follow the orders of the last 90 days that are not cancelled', async () => {
  const products = await createManyProducts(shop.db, 4)
  const shopper = await createShopper(shop.db)
  const [first, second, third, fourth] = products
  if (!first || !second || !third || !fourth) throw new Error('Four products are needed')
  await placeOrder(shop.db, shopper, [second], 2)
  await placeOrder(shop.db, shopper, [second, third], 3)
  const cancelled = await placeOrder(shop.db, shopper, [first], 99)
  await setOrderStatus(shop.db, cancelled.id, { status: 'Cancelled' })
  const old = await placeOrder(shop.db, shopper, [fourth], 50)
  await shop.db.query(`UPDATE orders SET created_at = now() - interval '91 days' WHERE id = $1`, [
    old.id,
  ])
  expect(await bestSellingIds()).toEqual(['1', '2', '3', '4'])
  await countUnitsSold(shop.db)
  expect(await bestSellingIds()).toEqual(['2', '3', '1', '4'])
  await setOrderStatus(shop.db, cancelled.id, { status: 'Pending' })
  await countUnitsSold(shop.db)
  expect(await bestSellingIds()).toEqual(['1', '2', '3', '4'])
})

test('counting units sold writes nothing when nothing has changed', async () => {
  const products = await createManyProducts(shop.db, 2)
  await placeOrder(shop.db, await createShopper(shop.db), products)
  await countUnitsSold(shop.db)
  const statements = await shop.database.statements.during(() => countUnitsSold(shop.db))
  expect(statements).toHaveLength(1)
})
