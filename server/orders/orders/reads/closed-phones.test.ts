import { beforeEach, describe, expect, test } from 'vitest'
import {
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
  type TestUser,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'
import { editOrder } from '../../fulfilment/order-edit.service'
import { setOrderStatus } from '../life/order-status.service'
import { findAdminOrder } from './admin-orders.service'

const shop = setUpShop()

const OPEN_PHONE = '+201011111111'
const CLOSED_PHONE = '+201022222222'

let openId: number
let closedId: number
let packer: TestUser
let caller: TestUser

beforeEach(async () => {
  const product = await createProduct(shop.db, { stock: 10 })
  const mona = await createShopper(shop.db)
  openId = (await placeOrder(shop.db, mona, [product])).id
  closedId = (await placeOrder(shop.db, mona, [product])).id
  await setPhone(openId, OPEN_PHONE)
  await setPhone(closedId, CLOSED_PHONE)
  await setOrderStatus(shop.db, closedId, { status: 'Completed' })
  packer = await createStaff(shop.db, 'packer')
  caller = await createStaff(shop.db, 'caller')
})

async function setPhone(id: number, phone: string) {
  const order = await findAdminOrder(shop.db, id)
  await editOrder(
    shop.db,
    id,
    { phone },
    { expectedVersion: order?.version ?? 0, expectedTotal: (order?.totalPiastres ?? 0) / 100 },
    { actor: 'staff', locale: 'en' },
  )
}

const PHONES = 'id phone customer { mobile }'
const visible = (id: number, phone: string) => ({
  id: String(id),
  phone,
  customer: { mobile: '1012345678' },
})
const hidden = (id: number) => ({ id: String(id), phone: '', customer: { mobile: '' } })

describe('The phones of a closed order are empty for a packer', () => {
  test('in the list, in an order and in orders by their IDs', async () => {
    const { data } = await shop.graphql(
      `query ($open: ID!, $closed: ID!) {
         adminOrders(first: 9, sort: OLDEST) { nodes { ${PHONES} } edges { node { ${PHONES} } } }
         adminOrder(id: $closed) { ${PHONES} }
         ordersByIds(ids: [$open, $closed]) { ${PHONES} }
       }`,
      { token: packer.token, variables: { open: String(openId), closed: String(closedId) } },
    )
    const both = [visible(openId, OPEN_PHONE), hidden(closedId)]
    expect(data).toEqual({
      adminOrders: { nodes: both, edges: both.map((node) => ({ node })) },
      adminOrder: hidden(closedId),
      ordersByIds: both,
    })
  })

  test('over REST, in the whole list and in pages', async () => {
    for (const url of ['/adminorder', '/adminorder?first=9']) {
      const response = await shop.rest('GET', url, { token: packer.token })
      const orders = response.json<{ id: number; user: { mobile: string } }[]>()
      expect(orders.map(({ id, user }) => [id, user.mobile])).toEqual([
        [closedId, ''],
        [openId, '1012345678'],
      ])
    }
  })

  test('in the order that a change returns', async () => {
    const { data } = await shop.graphql<{ packOrders: { orders: object[] } }>(
      `mutation ($id: ID!) { packOrders(ids: [$id]) { orders { ${PHONES} } } }`,
      { token: packer.token, variables: { id: String(openId) } },
    )
    expect(data.packOrders.orders).toEqual([visible(openId, OPEN_PHONE)])
  })

  test('and its timeline does not say what they were', async () => {
    const query = `query ($id: ID!) { orderTimeline(id: $id) { kind edit { texts { name after } } } }`
    const variables = { id: String(closedId) }
    const asPacker = await shop.graphql(query, { token: packer.token, variables })
    expect(JSON.stringify(asPacker.data)).toContain('EDITED')
    expect(JSON.stringify(asPacker.data)).not.toContain(CLOSED_PHONE)
    const asCaller = await shop.graphql(query, { token: caller.token, variables })
    expect(JSON.stringify(asCaller.data)).toContain(CLOSED_PHONE)
  })

  test('and no search by them finds it', async () => {
    const find = async (token: string, search: string) => {
      const { data } = await shop.graphql<{
        adminOrders: { totalCount: number; nodes: { id: string }[] }
      }>(
        `query ($search: String) { adminOrders(first: 9, search: $search) { totalCount nodes { id } } }`,
        { token, variables: { search } },
      )
      const { nodes, totalCount } = data.adminOrders
      expect(totalCount).toBe(nodes.length)
      return nodes.map(({ id }) => Number(id))
    }
    expect(await find(packer.token, CLOSED_PHONE)).toEqual([])
    expect(await find(packer.token, OPEN_PHONE)).toEqual([openId])
    // By the number of the account, which both orders have.
    expect(await find(packer.token, '1012345678')).toEqual([openId])
    expect(await find(caller.token, CLOSED_PHONE)).toEqual([closedId])
  })

  test('but not for a caller, who may have to call again', async () => {
    const { data } = await shop.graphql(`query ($id: ID!) { adminOrder(id: $id) { ${PHONES} } }`, {
      token: caller.token,
      variables: { id: String(closedId) },
    })
    expect(data.adminOrder).toEqual(visible(closedId, CLOSED_PHONE))
  })
})

describe('A caller sets the status of an order', () => {
  const SET = `mutation ($id: ID!, $status: OrderStatus!) {
    setOrderStatus(id: $id, status: $status) { order { status } userErrors { code } }
  }`

  test('to Cancelled', async () => {
    const variables = { id: String(openId), status: 'CANCELLED' }
    const { data } = await shop.graphql(SET, { token: caller.token, variables })
    expect(data.setOrderStatus).toEqual({ order: { status: 'CANCELLED' }, userErrors: [] })
  })

  test('but not to Completed, which says that it was paid', async () => {
    const variables = { id: String(openId), status: 'COMPLETED' }
    const { errors } = await shop.graphql(SET, { token: caller.token, variables })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    const response = await shop.rest('PATCH', `/adminorder/${openId}/status`, {
      token: caller.token,
      body: { status: 'Completed' },
    })
    expect(response.statusCode).toBe(403)
    expect((await findAdminOrder(shop.db, openId))?.status).toBe('Pending')
  })
})
