import { expect, test } from 'vitest'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { saveCourier } from '../couriers/couriers.service'
import { recordReturn } from '../returns/returns.service'
import { actOnParcels, recordPayment } from './fulfilment.service'

const shop = setUpShop()

const EVENT = 'kind actor actorName happenedAt note method'
const RETURN = 'id state reason items { quantity }'
const PREPAYMENT = 'id amount note method createdAt receiptUrl'

const FIELDS = {
  timeline: EVENT,
  returns: RETURN,
  prepayments: PREPAYMENT,
} as const

type Field = keyof typeof FIELDS
type Order = Readonly<Record<Field, readonly object[] | null>>

/** Three orders, each with a prepayment; the first was delivered and comes back. */
async function createOrders(): Promise<readonly number[]> {
  const product = await createProduct(shop.db, { stock: 99 })
  const shopper = await createShopper(shop.db)
  const ids: number[] = []
  for (const amount of [10, 20, 30]) {
    const { id } = await placeOrder(shop.db, shopper, [product])
    await recordPayment(shop.db, id, 'prepaid', { amount, note: `Transfer ${amount}` }, 'staff')
    ids.push(id)
  }
  const [delivered = 0] = ids
  const courier = await saveCourier(shop.db, null, { name: 'Hassan', isOwnDriver: true })
  await actOnParcels(shop.db, [delivered], 'handOver', 'staff', { courierId: courier.id })
  await actOnParcels(shop.db, [delivered], 'deliver', 'staff')
  const items = await shop.db.query<{ id: number }[]>(
    'SELECT id FROM order_items WHERE order_id = $1',
    [delivered],
  )
  await recordReturn(
    shop.db,
    delivered,
    { items: items.map(({ id }) => ({ itemId: String(id), quantity: 1 })), reason: 'damaged' },
    'staff',
  )
  return ids
}

async function readOrders(token: string, fields = Object.keys(FIELDS) as readonly Field[]) {
  const selection = fields.map((field) => `${field} { ${FIELDS[field]} }`).join(' ')
  const { data, errors } = await shop.graphql<{ adminOrders: { nodes: readonly Order[] } }>(
    `{ adminOrders(first: 9, sort: OLDEST) { nodes { id ${selection} } } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  return data.adminOrders.nodes
}

test('What belongs to an order is the same on the order as by its ID', async () => {
  const ids = await createOrders()
  const { token } = await createAdmin(shop.db)
  const orders = await readOrders(token)
  expect(orders.map(({ returns }) => returns?.length)).toEqual([1, 0, 0])
  expect(orders.map(({ prepayments }) => prepayments)).toMatchObject(
    [10, 20, 30].map((amount) => [{ amount, note: `Transfer ${amount}` }]),
  )
  for (const [index, id] of ids.entries()) {
    const { data } = await shop.graphql<Order>(
      `query ($id: ID!) { timeline: orderTimeline(id: $id) { ${EVENT} }
         returns: orderReturns(orderId: $id) { ${RETURN} }
         prepayments(orderId: $id) { ${PREPAYMENT} } }`,
      { token, variables: { id } },
    )
    expect(orders[index]).toEqual({ id: String(id), ...data })
    expect(data.timeline).not.toEqual([])
  }
})

test.each(Object.keys(FIELDS) as Field[])(
  'The %s of a list of orders costs one statement',
  async (field) => {
    await createOrders()
    const { token } = await createAdmin(shop.db)
    const count = async (fields: readonly Field[]) =>
      (await shop.database.statements.during(() => readOrders(token, fields))).length
    const without = await count([])
    expect((await count([field])) - without).toBe(1)
  },
)

test('A field is null for who may not see it, and the rest of the order is there', async () => {
  await createOrders()
  for (const [role, sees] of [
    ['packer', false],
    ['accountant', true],
  ] as const) {
    const [order] = await readOrders((await createStaff(shop.db, role)).token)
    expect(order).toMatchObject({ timeline: expect.any(Array), returns: [{}] })
    if (sees) expect(order?.prepayments).toMatchObject([{ note: 'Transfer 10' }])
    else expect(order?.prepayments).toBeNull()
    expect(JSON.stringify(order?.timeline).includes('Transfer 10')).toBe(sees)
  }
})

const RETURNED = `state order { id phone } exchangeOrder { id }
  items { orderItem { id quantity product { name } } }`

test('A return has its order and the items of it, without a phone number that the reader may not see', async () => {
  const [id = 0] = await createOrders()
  const read = async (token: string) => {
    const { data, errors } = await shop.graphql<{
      adminOrder: { returns: readonly { order: { phone: string } }[] }
    }>(`{ adminOrder(id: ${id}) { returns { ${RETURNED} } } }`, { token })
    expect(errors).toBeUndefined()
    return data.adminOrder.returns
  }
  const returned = await read((await createAdmin(shop.db)).token)
  expect(returned).toEqual([
    {
      state: 'ACCEPTED',
      order: { id: String(id), phone: expect.stringMatching(/^\+?\d+$/) },
      exchangeOrder: null,
      items: [
        {
          orderItem: {
            id: expect.any(String),
            quantity: 1,
            product: { name: expect.any(String) },
          },
        },
      ],
    },
  ])
  const [seen] = await read((await createStaff(shop.db, 'packer')).token)
  expect(seen?.order).toEqual({ id: String(id), phone: '' })
})
