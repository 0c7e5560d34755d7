import { expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { createProduct, createShopper, createStaff, placeOrder } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { findAdminOrder } from '../orders/reads/admin-orders.service'
import { actOnParcels } from './fulfilment.service'
import { readTimeline } from './timeline.service'

const shop = setUpShop()

const MUTATION = `mutation ($ids: [ID!]!, $reason: String, $key: String) {
  cancelOrders(ids: $ids, reason: $reason, idempotencyKey: $key) {
    orders { id status cancelReason }
    userErrors { message ... on OrderProblem { orderId } }
  } }`

interface Cancelled {
  readonly cancelOrders: {
    readonly orders: readonly object[]
    readonly userErrors: readonly object[]
  }
}

async function createOrders(count: number) {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { stock: 20 })
  const ids: number[] = []
  while (ids.length < count) ids.push((await placeOrder(shop.db, shopper, [product])).id)
  return { ids, productId: product.id }
}

const stockOf = async (id: number) => (await shop.db.findOneByOrFail(ProductEntity, { id })).stock

test('Orders are cancelled with a reason that their customers see, and delivered ones are named', async () => {
  const { token } = await createStaff(shop.db, 'caller')
  const { ids, productId } = await createOrders(3)
  const [waiting = 0, onTheRoad = 0, delivered = 0] = ids
  const { id: courierId } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  await actOnParcels(shop.db, [onTheRoad, delivered], 'handOver', 'staff', { courierId })
  await actOnParcels(shop.db, [delivered], 'deliver', 'staff')

  const variables = { ids, reason: 'Nobody answered', key: 'cancel-1' }
  for (const attempt of ['first', 'repeated']) {
    const { data } = await shop.graphql<Cancelled>(MUTATION, { token, variables })
    expect(data.cancelOrders, attempt).toEqual({
      orders: [waiting, onTheRoad].map((id) => ({
        id: String(id),
        status: 'CANCELLED',
        cancelReason: 'Nobody answered',
      })),
      userErrors: [
        {
          message: 'This order is “Delivered” now. Review it before you go on.',
          orderId: String(delivered),
        },
      ],
    })
  }
  // Items with a courier return to stock only once received back.
  expect(await stockOf(productId)).toBe(18)
  const cancellations = (await readTimeline(shop.db, waiting)).filter(
    ({ status }) => status === 'Cancelled',
  )
  expect(cancellations).toMatchObject([
    { kind: 'statusChanged', actor: 'staff', note: 'Nobody answered' },
  ])
})

test('A packer cannot cancel orders', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const { ids } = await createOrders(1)
  const { errors } = await shop.graphql(MUTATION, { token, variables: { ids } })
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  expect((await findAdminOrder(shop.db, ids[0] ?? 0))?.status).toBe('Pending')
})
