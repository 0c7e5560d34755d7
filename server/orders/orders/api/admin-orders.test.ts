import { In } from 'typeorm'
import { describe, expect, test } from 'vitest'
import { createAdmin, createProduct, createShopper, PASSWORD } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { checkout } from '../../checkout/checkout.service'
import { OrderEntity } from '../entities/order.entity'
import { setOrderStatus } from '../life/order-status.service'
import { ALL_ORDERS_PAGE, allAdminOrders } from '../reads/admin-orders.service'

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
        {
          id: expect.any(Number),
          product: { name: 'Nilo Cat Toy' },
          quantity: 2,
          price: 49.5,
          product_id: expect.any(Number),
          sku: null,
        },
      ],
    })
  })

  test('explain their totals, where fees or discounts are in them', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const adjustments = [
      { kind: 'delivery', label: 'Delivery', piastres: 5000, applies: 'afterItemsTotal' },
    ] as const
    await shop.db.update(OrderEntity, { id }, { adjustments, totalPiastres: 14_900 })
    const explained = {
      total: 149,
      adjustments: [{ kind: 'delivery', label: 'Delivery', amount: 50 }],
    }
    const all = await shop.rest('GET', '/adminorder', { token })
    expect(all.json()).toMatchObject([explained])
    const page = await shop.rest('GET', '/adminorder?first=1', { token })
    expect(page.json()).toMatchObject([explained])
    const body = { status: 'Processing' }
    const changed = await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })
    expect(changed.json()).toMatchObject(explained)
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

/** Adds this many orders of one item each, without the cost of placing them. */
async function addOrders(count: number): Promise<void> {
  const { id } = await createShopper(shop.db)
  await shop.db.query(
    `WITH placed AS (
       INSERT INTO orders (user_id, total_piastres, address, city, phone)
       SELECT $1, 5000, '5 Tahrir Square', 'Cairo', '+201012345678' FROM generate_series(1, $2)
       RETURNING id
     ), history AS (
       INSERT INTO order_events (order_id, kind, status) SELECT id, 'placed', 'Pending' FROM placed
     )
     INSERT INTO order_items (order_id, name, price_piastres, quantity)
     SELECT id, 'Nilo Cat Toy', 5000, 1 FROM placed`,
    [id, count],
  )
}

type ListedOrders = { id: number; created_at: string; status: string }[]

const idsOf = (orders: ListedOrders) => orders.map(({ id }) => id)

/** Follows the links from a page, and returns the numbers of the orders of each. */
async function followPages(
  url: string,
  token: string,
  between: () => Promise<unknown> = async () => undefined,
): Promise<number[][]> {
  const pages: number[][] = []
  let next: string | undefined = url
  while (next !== undefined) {
    const response = await shop.rest('GET', next, { token })
    expect(response.statusCode).toBe(200)
    pages.push(idsOf(response.json()))
    next = /<([^>]*)>; rel="next"/.exec(String(response.headers.link))?.[1]
    if (next) await between()
  }
  return pages
}

describe('Many orders', () => {
  test('are streamed page by page, each once, in the shape of few', async () => {
    const { token } = await createAdmin(shop.db)
    await addOrders(2 * ALL_ORDERS_PAGE + 1)
    const response = await shop.rest('GET', '/adminorder', { token })
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers['content-length']).toBeUndefined()
    const orders: ListedOrders = response.json()
    const expected = Array.from({ length: orders.length }, (_, index) => orders.length - index)
    expect(orders).toHaveLength(2 * ALL_ORDERS_PAGE + 1)
    expect(idsOf(orders)).toEqual(expected)
    const few = (await shop.rest('GET', '/adminorder?first=2', { token })).body
    expect(response.body.startsWith(few.slice(0, -1))).toBe(true)
  })

  test('a full single page is a complete list', async () => {
    const { token } = await createAdmin(shop.db)
    await addOrders(ALL_ORDERS_PAGE)
    expect((await shop.rest('GET', '/adminorder', { token })).json()).toHaveLength(ALL_ORDERS_PAGE)
  })

  test('are neither repeated nor moved by an order that is placed while they are streamed', async () => {
    await addOrders(ALL_ORDERS_PAGE + 10)
    const ids: number[] = []
    for await (const page of allAdminOrders(shop.db)) {
      ids.push(...page.map(({ id }) => id))
      await addOrders(1)
    }
    expect(ids).toHaveLength(ALL_ORDERS_PAGE + 10)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Math.max(...ids)).toBe(ALL_ORDERS_PAGE + 10)
  })

  test('have pages on request, which an order placed in the meantime does not move', async () => {
    const { token } = await createAdmin(shop.db)
    await addOrders(5)
    const pages = await followPages('/adminorder?first=2', token, () => addOrders(1))
    expect(pages).toEqual([[5, 4], [3, 2], [1]])
  })

  test('have pages by status, and from a time on', async () => {
    const { token } = await createAdmin(shop.db)
    await addOrders(6)
    await shop.db.update(OrderEntity, { id: In([1, 2, 3, 5]) }, { status: 'Completed' })
    const first = { createdAt: new Date('2026-01-31T09:30:00Z') }
    await shop.db.update(OrderEntity, { id: In([1, 2]) }, first)
    expect(await followPages('/adminorder?first=2&status=Completed', token)).toEqual([
      [5, 3],
      [2, 1],
    ])
    const since = (time: string) => followPages(`/adminorder?first=1&since=${time}`, token)
    expect(await since('2026-01-31T09:30:00.001Z')).toEqual([[6], [5], [4], [3]])
    const all = [[6], [5], [4], [3], [2], [1]]
    expect(await since('2026-01-31T09:30:00Z')).toEqual(all)
    // Encoded, and as a client sends it that does not encode the plus sign.
    expect(await since('2026-01-31T11:30:00%2B02:00')).toEqual(all)
    expect(await since('2026-01-31T11:30:00+02:00')).toEqual(all)
    const query =
      '{ adminOrders(since: "2026-01-31T09:30:00.001Z", status: COMPLETED) { nodes { id } totalCount } }'
    const { data } = await shop.graphql(query, { token })
    expect(data.adminOrders).toEqual({ nodes: [{ id: '5' }, { id: '3' }], totalCount: 2 })
  })

  test('reject any invalid page parameter', async () => {
    const { token } = await createAdmin(shop.db)
    for (const query of [
      'first=0&after=x&status=Shipped&since=yesterday',
      'first=101&after=&status=pending&since=2026-01-31',
      'first=2&first=3&after=MQ&after=Mg&status=Pending&status=Completed&since=&since=',
    ]) {
      const response = await shop.rest('GET', `/adminorder?${query}`, { token })
      expect(response.statusCode).toBe(400)
      const fields = response.json().errors.map(({ field }: { field: string }) => field)
      expect(fields.toSorted(), query).toEqual(expect.arrayContaining(['first', 'since', 'status']))
    }
    const response = await shop.rest('GET', '/adminorder?after=x', { token })
    expect(response.json().errors).toMatchObject([{ field: 'after' }])
  })

  test('have pages for the admin only', async () => {
    const shopper = await createShopper(shop.db)
    expect((await shop.rest('GET', '/adminorder?first=1')).statusCode).toBe(401)
    expect((await shop.rest('GET', '/adminorder?first=1', shopper)).statusCode).toBe(403)
  })
})

test('/adminorder has empty user fields for a deleted account', async () => {
  const { token } = await createAdmin(shop.db)
  const shopper = await createShopper(shop.db)
  const id = await placeOrder(shopper.id)
  await setOrderStatus(shop.db, id, { status: 'Completed' })
  const deletion = `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { success } }`
  expect((await shop.graphql(deletion, shopper)).data).toEqual({ deleteAccount: { success: true } })
  const user = { first_name: '', mobile: '' }
  expect((await shop.rest('GET', '/adminorder', { token })).json()).toMatchObject([{ id, user }])
  const body = { status: 'Cancelled' }
  const response = await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })
  expect(response.json()).toMatchObject({ id, status: 'Cancelled', user })
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

  test('that is not the expected one is not changed, and both APIs return the current one', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const url = `/adminorder/${id}/status`
    const first = { status: 'Completed', expected: 'Pending' }
    expect((await shop.rest('PATCH', url, { token, body: first })).statusCode).toBe(200)
    const second = { status: 'Cancelled', expected: 'Pending' }
    const conflict = await shop.rest('PATCH', url, { token, body: second })
    expect(conflict.statusCode).toBe(409)
    expect(conflict.json()).toEqual({
      message: expect.stringContaining('“Completed”'),
      status: 'Completed',
    })
    const change = `mutation ($expected: OrderStatus) {
      setOrderStatus(id: ${id}, status: PROCESSING, expectedStatus: $expected) {
        order { status }
        userErrors { code message ... on StatusChanged { currentStatus } }
      }
    }`
    const headers = { 'accept-language': 'ar' }
    const inArabic = { token, headers, variables: { expected: 'PENDING' } }
    expect((await shop.graphql(change, inArabic)).data.setOrderStatus).toEqual({
      order: null,
      userErrors: [
        {
          code: 'CONFLICT',
          message: expect.stringContaining('«مكتمل»'),
          currentStatus: 'COMPLETED',
        },
      ],
    })
    const [order] = (await shop.rest('GET', '/adminorder', { token })).json()
    expect(order.status).toBe('Completed')
    for (const expected of ['COMPLETED', null]) {
      const { data } = await shop.graphql(change, { token, variables: { expected } })
      expect(data.setOrderStatus).toEqual({ order: { status: 'PROCESSING' }, userErrors: [] })
    }
  })

  test('expected by several people at once is changed by one of them', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const statuses = ['Processing', 'Completed', 'Cancelled', 'Processing', 'Completed']
    const responses = await Promise.all(
      statuses.map((status) =>
        shop.rest('PATCH', `/adminorder/${id}/status`, {
          token,
          body: { status, expected: 'Pending' },
        }),
      ),
    )
    const codes = responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)
    expect(codes).toEqual([200, 409, 409, 409, 409])
  })

  test('expected must also be one of the four', async () => {
    const { token } = await createAdmin(shop.db)
    const id = await placeOrder((await createShopper(shop.db)).id)
    const body = { status: 'Shipped', expected: 'pending' }
    const response = await shop.rest('PATCH', `/adminorder/${id}/status`, { token, body })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ field: 'status' }, { field: 'expected' }])
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
