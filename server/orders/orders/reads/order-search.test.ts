import { beforeEach, describe, expect, test } from 'vitest'
import { UserEntity } from '../../../accounts/accounts/user.entity'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../../test/factories'
import { listAdminOrders } from '../../../test/list-admin-orders'
import { setUpShop } from '../../../test/shop'
import { OrderEntity } from '../entities/order.entity'
import { setOrderStatus } from '../life/order-status.service'
import { findAdminOrder } from './admin-orders.service'

const shop = setUpShop()

const CITIES = ['Cairo', 'الإسكندرية', '']

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
    await shop.db.update(OrderEntity, { id }, { phone, city: CITIES[index] ?? '' })
    if (index === 0) {
      await shop.db.update(UserEntity, { id: shopper.id }, { email: 'mona.ali@example.com' })
    }
    if (fields.secondName === 'Gone') await shop.db.delete(UserEntity, { id: shopper.id })
  }
})

const found = async (search: string) =>
  (await listAdminOrders(shop.db, { search })).nodes.map(({ id }) => id)

describe('orders are found', () => {
  test.each([
    ['by the first name', 'mona', [1]],
    ['by the whole name', 'Omar Hass', [2]],
    ['by part of a name', 'hass', [2]],
    ['by number', '2', [2]],
    ['by number with a #', '#3', [3]],
    ['by the surname', 'Hassan', [2]],
    ['by the city', 'cairo', [1]],
    ['by part of the city', 'سكندر', [2]],
    ['by the end of a phone number', '7777', [3]],
    ['by three digits of a phone number', '888', [2]],
    ['by the start of a phone number with the leading 0', '0109', [1]],
    ['by the start of the mobile number with the leading 0', '0102', [2]],
    ['by the phone of the order', '01099999999', [1]],
    ['by a phone number in another format', '+20 109 999-9999', [1]],
    ['by a phone number stored with the country code', '010 8888 8888', [2]],
    ['by the mobile number of the account', '01022222222', [2]],
    ['after the account was deleted', '0237777777', [3]],
    ['not by a wildcard', '%', []],
    ['not by an address', 'Nile Lane', []],
    ['without a search text', '   ', [3, 2, 1]],
    ['by the words of a name in any order', 'hassan  OMAR', [2]],
    ['by the email', 'mona.ali@', [1]],
    ['by the email from a chat', '\u2068Mona.Ali@example.com\u2069', [1]],
    ['by number in Arabic digits', '#\u200f٣', [3]],
    ['by the number alone with a #', '#1', [1]],
    ['not by a number that no order has', '#1088888888888', []],
    ['by the city in another spelling', 'الاسكندريه', [2]],
    ['by a phone number from a contact', '\u202a+20 109 999 9999\u202c', [1]],
    ['by a phone number in Arabic digits', '٠١٠٩٩٩٩٩٩٩٩', [1]],
  ])('%s', async (_how, search, ids) => {
    expect(await found(search)).toEqual(ids)
  })

  test.each([
    ['أحمد فؤاد', 'احمد فواد'],
    ['هبة الله', 'هبه الله'],
    ['إيمان', 'ايمان'],
    ['Zoé Müller', 'muller zoe'],
    ['مُنى', 'مني'],
  ])('the customer %s by %s', async (firstName, search) => {
    await shop.db.update(UserEntity, { mobile: '1011111111' }, { firstName, secondName: 'X' })
    expect(await found(search)).toEqual([1])
  })

  test('by text and status, with a count', async () => {
    await setOrderStatus(shop.db, 2, { status: 'Completed' })
    const page = await listAdminOrders(shop.db, { search: 'omar', status: 'Completed' })
    expect(page.nodes.map(({ id }) => id)).toEqual([2])
    expect(await page.count()).toBe(1)
    expect((await listAdminOrders(shop.db, { search: 'mona', status: 'Completed' })).nodes).toEqual(
      [],
    )
  })

  test('oldest first, in pages', async () => {
    const first = await listAdminOrders(shop.db, { first: 2, sort: 'OLDEST' })
    expect(first.nodes.map(({ id }) => id)).toEqual([1, 2])
    const rest = await listAdminOrders(shop.db, { sort: 'OLDEST', after: first.endCursor })
    expect(rest.nodes.map(({ id }) => id)).toEqual([3])
  })

  test('by id', async () => {
    expect(await findAdminOrder(shop.db, '1')).toMatchObject({
      id: 1,
      customer: { firstName: 'Mona' },
    })
    expect(await findAdminOrder(shop.db, 3)).toMatchObject({ customer: null })
    for (const id of [0, 99, 'abc', null]) expect(await findAdminOrder(shop.db, id)).toBeNull()
  })

  test('over GraphQL by the admin', async () => {
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `{ adminOrders(search: "omar h", sort: OLDEST) { totalCount nodes { id } }
         adminOrder(id: 1) { customer { firstName } } none: adminOrder(id: 77) { id } }`,
      { token },
    )
    expect(data).toEqual({
      adminOrders: { totalCount: 1, nodes: [{ id: '2' }] },
      adminOrder: { customer: { firstName: 'Mona' } },
      none: null,
    })
  })
})
