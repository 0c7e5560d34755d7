import { describe, expect, test } from 'vitest'
import { UserEntity } from '../accounts/user.entity'
import { checkout } from '../checkout/checkout.service'
import { createAdmin, createProduct, createShopper } from '../test/factories'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

async function placeOrder(userId: number): Promise<number> {
  const product = await createProduct(shop.db, { name: 'Nilo Cat Toy', pricePiastres: 4950 })
  const order = await checkout(shop.db, userId, {
    lines: [{ productId: product.id, quantity: 2, price: 49.5 }],
    total: 99,
    address: '12 Nile Street',
    city: 'Cairo',
    phone: '+201012345678',
  })
  return order.id
}

describe('All orders', () => {
  test('are listed newest first in the shape that legacy clients expect', async () => {
    const { token } = await createAdmin(shop.db)
    const first = await placeOrder((await createShopper(shop.db, { firstName: 'Mona' })).id)
    const second = await placeOrder((await createShopper(shop.db, { firstName: 'Omar' })).id)
    const response = await shop.rest('GET', '/adminorder', { token })
    expect(response.statusCode).toBe(200)
    const orders = response.json()
    expect(orders.map(({ id }: { id: number }) => id)).toEqual([second, first])
    expect(orders[1]).toEqual({
      id: first,
      user: { first_name: 'Mona', mobile: '1012345678' },
      addres: '12 Nile Street',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      total: 99,
      status: 'Pending',
      items: [
        { id: expect.any(Number), product: { name: 'Nilo Cat Toy' }, quantity: 2, price: 49.5 },
      ],
    })
  })

  test('have pages and a status filter over GraphQL', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const ids = [await placeOrder(shopper.id), await placeOrder(shopper.id)]
    await shop.rest('PATCH', `/adminorder/${ids[0]}/status`, {
      token,
      body: { status: 'Completed' },
    })
    const { data } = await shop.graphql(
      `{ page: adminOrders(first: 1) { totalCount nodes { id customer { firstName secondName mobile } } pageInfo { hasNextPage } }
         done: adminOrders(status: COMPLETED) { totalCount nodes { id status } } }`,
      { token },
    )
    expect(data).toEqual({
      page: {
        totalCount: 2,
        nodes: [
          {
            id: String(ids[1]),
            customer: { firstName: 'Mona', secondName: 'Ali', mobile: '1012345678' },
          },
        ],
        pageInfo: { hasNextPage: true },
      },
      done: { totalCount: 1, nodes: [{ id: String(ids[0]), status: 'COMPLETED' }] },
    })
  })
})

test('/adminorder has empty user fields for a deleted account', async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const id = await placeOrder(shopper.id)
  await shop.db.delete(UserEntity, { id: shopper.id })
  const user = { first_name: '', mobile: '' }
  expect((await shop.rest('GET', '/adminorder', { token })).json()).toMatchObject([{ id, user }])
  const body = { status: 'Completed' }
  const response = await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })
  expect(response.json()).toMatchObject({ id, status: 'Completed', user })
})

describe('A status', () => {
  test('can follow any other, and every change is stored with its time', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const steps = ['Completed', 'Pending', 'Cancelled', 'Processing']
    for (const status of steps) {
      const response = await shop.rest('PATCH', `/adminorder/${id}/status`, {
        token,
        body: { status },
      })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ id, status })
    }
    const { data } = await shop.graphql<{
      setOrderStatus: { order: { history: { status: string; changedAt: string }[] } }
    }>(
      `mutation { setOrderStatus(id: ${id}, status: PROCESSING) {
        order { history { status changedAt } } } }`,
      { token },
    )
    const { history } = data.setOrderStatus.order
    expect(history.map(({ status }) => status)).toEqual(
      ['Pending', ...steps].map((status) => status.toUpperCase()),
    )
    const times = history.map(({ changedAt }) => Date.parse(changedAt))
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  test('that is unknown is rejected and changes nothing', async () => {
    const { token } = await createAdmin(shop.db)
    const shopper = await createShopper(shop.db)
    const id = await placeOrder(shopper.id)
    for (const status of ['Shipped', 'pending', '', null, 1]) {
      const response = await shop.rest('PATCH', `/adminorder/${id}/status`, {
        token,
        body: { status },
      })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toMatchObject([{ field: 'status' }])
    }
    const [order] = (await shop.rest('GET', '/orders', { token: shopper.token })).json()
    expect(order.status).toBe('Pending')
  })

  test('of an unknown order returns 404', async () => {
    const { token } = await createAdmin(shop.db)
    for (const id of ['0', '99999', 'abc']) {
      const body = { status: 'Completed' }
      const response = await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })
      expect(response.statusCode, id).toBe(404)
    }
  })

  test('changed concurrently is the last entry of the history', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const statuses = ['Processing', 'Completed', 'Cancelled', 'Pending'] as const
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shop.rest('PATCH', `/adminorder/${id}/status`, {
          token,
          body: { status: statuses[index % statuses.length] },
        }),
      ),
    )
    const { data } = await shop.graphql<{
      adminOrders: { nodes: { status: string; history: { status: string }[] }[] }
    }>('{ adminOrders { nodes { status history { status } } } }', { token })
    const [order] = data.adminOrders.nodes
    expect(order?.history.at(-1)?.status).toBe(order?.status)
  })
})
