import { beforeEach, describe, expect, test } from 'vitest'
import { UserEntity } from '../accounts/user.entity'
import { createAdmin, createProduct, createShopper, placeOrder } from '../test/factories'
import { setUpShop } from '../test/shop'
import { OrderEntity } from './order.entity'
import { findManagedOrder, listManagedOrders, setOrderStatus } from './order-management.service'

const shop = setUpShop()

/** Orders 1 to 3 of Mona Ali, Omar Hassan and a deleted account. */
beforeEach(async () => {
  const product = await createProduct(shop.db)
  const people = [
    { secondName: 'Ali', mobile: '1011111111', phone: '01099999999' },
    { secondName: 'Hassan', mobile: '1022222222', phone: '+201088888888' },
    { secondName: 'Gone', mobile: '1033333333', phone: '0237777777' },
  ]
  for (const [index, { phone, ...fields }] of people.entries()) {
    const shopper = await createShopper(shop.db, { firstName: index === 0 ? 'Mona' : 'Omar' })
    await shop.db.update(UserEntity, { id: shopper.id }, fields)
    const { id } = await placeOrder(shop.db, shopper, [product])
    await shop.db.update(OrderEntity, { id }, { phone })
    if (fields.secondName === 'Gone') await shop.db.delete(UserEntity, { id: shopper.id })
  }
})

const found = async (search: string) =>
  (await listManagedOrders(shop.db, { search })).nodes.map(({ id }) => id)

describe('orders are found', () => {
  test.each([
    ['by the first name', 'mona', [1]],
    ['by the whole name', 'Omar Hass', [2]],
    ['by part of a name', 'hass', [2]],
    ['by number', '2', [2]],
    ['by number with its sign', '#3', [3]],
    ['by the phone of the order', '01099999999', [1]],
    ['by a phone in another spelling', '+20 109 999-9999', [1]],
    ['by the phone that was typed with the country code', '010 8888 8888', [2]],
    ['by the mobile of the account', '01022222222', [2]],
    ['though the account is deleted', '0237777777', [3]],
    ['not by a wildcard', '%', []],
    ['not by an address', 'Nile Lane', []],
    ['all of them without anything to look for', '   ', [3, 2, 1]],
  ])('%s', async (_how, search, ids) => {
    expect(await found(search)).toEqual(ids)
  })

  test('by text and status together, with their count', async () => {
    await setOrderStatus(shop.db, 2, { status: 'Completed' })
    const page = await listManagedOrders(shop.db, { search: 'omar', status: 'Completed' })
    expect(page.nodes.map(({ id }) => id)).toEqual([2])
    expect(await page.count()).toBe(1)
    expect(
      (await listManagedOrders(shop.db, { search: 'mona', status: 'Completed' })).nodes,
    ).toEqual([])
  })

  test('oldest first, page by page', async () => {
    const first = await listManagedOrders(shop.db, { first: 2, oldestFirst: true })
    expect(first.nodes.map(({ id }) => id)).toEqual([1, 2])
    const rest = await listManagedOrders(shop.db, { oldestFirst: true, after: first.endCursor })
    expect(rest.nodes.map(({ id }) => id)).toEqual([3])
  })

  test('one by its number, or none', async () => {
    expect(await findManagedOrder(shop.db, '1')).toMatchObject({
      id: 1,
      customer: { firstName: 'Mona' },
    })
    expect(await findManagedOrder(shop.db, 3)).toMatchObject({ customer: null })
    for (const id of [0, 99, 'abc', null]) expect(await findManagedOrder(shop.db, id)).toBeNull()
  })

  test('over GraphQL by the owner', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `{ managedOrders(search: "omar h", oldestFirst: true) { totalCount nodes { id } }
         managedOrder(id: 1) { customer { firstName } } none: managedOrder(id: 77) { id } }`,
      { token },
    )
    expect(data).toEqual({
      managedOrders: { totalCount: 1, nodes: [{ id: '2' }] },
      managedOrder: { customer: { firstName: 'Mona' } },
      none: null,
    })
  })
})
