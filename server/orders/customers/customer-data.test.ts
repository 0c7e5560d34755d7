import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { personalDataOf } from '../../accounts/accounts/personal-data.service'
import { FEATURES } from '../../app/features'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  type TestUser,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { addOrderNote } from '../fulfilment/fulfilment.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { setOrderStatus } from '../orders/life/order-status.service'
import { CustomerEntity } from './customer.entity'
import { deleteCustomer, exportCustomer } from './customer-data.service'
import { findCustomerId, listCustomers } from './customer-list.service'
import { addNote, listNotes } from './customer-notes.service'
import { updateCustomer } from './customers.service'

const shop = setUpShop()
const providers = personalDataOf(FEATURES)

const PHONE = '+201012345678'

async function place(shopper: TestUser, recipientName: string, phone = PHONE) {
  const input = { ...checkoutOf([await createProduct(shop.db)]), phone }
  const { id } = await checkout(shop.db, shopper.id, input, randomUUID())
  await shop.db.update(OrderEntity, { id }, { recipientName })
  await addOrderNote(shop.db, id, `${recipientName} rings twice`, 'staff')
  return id
}

const close = (id: number) => setOrderStatus(shop.db, id, { status: 'Completed' })

async function idOf(phone = PHONE): Promise<number> {
  const id = await findCustomerId(shop.db, phone)
  if (id === null) throw new Error(`Nothing is known about ${phone}`)
  return id
}

/** An order of the phone that has no account, as one taken on the phone. */
async function placeWithoutAccount(shopper: TestUser, name: string) {
  const id = await place(shopper, name)
  await shop.db.update(OrderEntity, { id }, { userId: null })
  return id
}

async function shopperWithMobile(mobile: string): Promise<TestUser> {
  const shopper = await createShopper(shop.db)
  await shop.db.query('UPDATE users SET mobile = $2 WHERE id = $1', [shopper.id, mobile])
  return shopper
}

const createOwn = () => shopperWithMobile('1012345678')
const createOther = () => shopperWithMobile('1555555555')

describe('The export', () => {
  test('has everything: the accounts with the mobile, and orders of the phone without one', async () => {
    const own = await createOwn()
    const other = await createOther()
    const [first, second] = [await place(own, 'Mona'), await placeWithoutAccount(other, 'Nadia')]
    await place(other, 'Somebody else', '+201112345678')
    await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: true, reason: 'Refused twice' })
    await addNote(shop.db, own.id, { phone: PHONE, text: 'Rings at night' })
    expect(await exportCustomer(shop.db, await idOf(), providers)).toMatchObject({
      phone: PHONE,
      prepay_only: true,
      reason: 'Refused twice',
      notes: [{ text: 'Rings at night', author: 'Mona' }],
      accounts: [{ profile: { first_name: 'Mona' }, orders: [{ id: first }], addresses: [] }],
      orders: [{ id: second, phone: PHONE }],
      returns: [],
    })
  })

  test('and the deletion are for the owner and managers alone', async () => {
    await place(await createShopper(shop.db), 'Mona')
    const id = await idOf()
    const read = (user: TestUser) => shop.graphql(`{ customerData(id: ${id}) }`, user)
    const erase = (user: TestUser) =>
      shop.graphql(`mutation { deleteCustomer(id: ${id}) { userErrors { message } } }`, user)
    const caller = await createStaff(shop.db, 'caller')
    for (const act of [read, erase]) {
      expect((await act(caller)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    }
    const manager = await createStaff(shop.db, 'manager')
    const { data } = await shop.graphql<{ customerData: string }>(
      `{ customerData(id: ${id}) }`,
      manager,
    )
    expect(JSON.parse(data.customerData)).toMatchObject({ phone: PHONE })
  })
})

describe('The deletion', () => {
  test('leaves orders without name, phone and address, and a block without its reason', async () => {
    const own = await createOwn()
    const other = await createOther()
    const ids = [
      await place(own, 'Mona Secret'),
      await placeWithoutAccount(other, 'Nadia Secret'),
      await place(other, 'Salma Secret'),
    ]
    const kept = await place(other, 'Yasmin', '+201112345678')
    for (const id of ids) await close(id)
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: true, reason: 'Mona Secret is rude' })
    await addNote(shop.db, 0, { phone: PHONE, text: 'Mona Secret rings at night' })
    const before = await shop.db.find(OrderEntity, { order: { id: 'ASC' } })
    await deleteCustomer(shop.db, await idOf(), providers)
    const after = await shop.db.find(OrderEntity, { order: { id: 'ASC' } })
    expect(after.map(({ totalPiastres, status }) => [totalPiastres, status])).toEqual(
      before.map(({ totalPiastres, status }) => [totalPiastres, status]),
    )
    for (const order of after.filter(({ id }) => ids.includes(id))) {
      expect(order).toMatchObject({ phone: '', recipientName: '', address: '', city: '' })
    }
    expect(after.find(({ id }) => id === kept)).toMatchObject({ recipientName: 'Yasmin' })
    const tables = ['orders', 'order_events', 'users', 'customers', 'customer_notes', 'mails']
    const rows = await Promise.all(tables.map((name) => shop.db.query(`SELECT * FROM ${name}`)))
    expect(JSON.stringify(rows)).not.toContain('Secret')
    // The account of somebody who has ordered for the phone is theirs.
    const users = await shop.db.query<{ id: number }[]>('SELECT id FROM users')
    expect(users.map(({ id }) => id)).toEqual([other.id])
    expect(await listNotes(shop.db, PHONE)).toEqual([])
    expect(await shop.db.find(CustomerEntity)).toMatchObject([{ isBlocked: true, reason: null }])
    expect((await listCustomers(shop.db, { search: 'secret' })).nodes).toEqual([])
  })

  test('is refused while an order is open, and changes nothing', async () => {
    const admin = await createAdmin(shop.db)
    const own = await createOwn()
    await place(own, 'Mona')
    // Of the account, but to another phone.
    const elsewhere = await place(own, 'Mona', '+201112345678')
    await setOrderStatus(shop.db, elsewhere - 1, { status: 'Cancelled' })
    const { data } = await shop.graphql<{ deleteCustomer: object }>(
      `mutation { deleteCustomer(id: ${await idOf()}) { customerId userErrors { code message } } }`,
      admin,
    )
    expect(data.deleteCustomer).toEqual({
      customerId: null,
      userErrors: [
        {
          code: 'CONFLICT',
          message:
            'This customer has open orders, which need the name, phone and address. Delete the data once they are completed or cancelled.',
        },
      ],
    })
    expect(await shop.db.findOneByOrFail(OrderEntity, { id: elsewhere })).toMatchObject({
      recipientName: 'Mona',
    })
  })

  test('of a customer who is not known is refused', async () => {
    const error = await expectAppError(deleteCustomer(shop.db, '77', providers))
    expect(error).toMatchObject({ code: 'NOT_FOUND', details: { key: 'customer.notFound' } })
  })

  test('waits for an order that is being placed, and is then refused', async () => {
    const shopper = await createShopper(shop.db)
    await close(await place(shopper, 'Mona'))
    const id = await idOf()
    const product = await createProduct(shop.db)
    let deletion: Promise<unknown> | undefined
    await shop.db.transaction(async (transaction) => {
      const input = { ...checkoutOf([product]), phone: PHONE }
      await checkout(transaction, shopper.id, input, randomUUID())
      deletion = expectAppError(deleteCustomer(shop.db, id, providers))
      await untilBlocked(shop.database, transaction, deletion)
    })
    expect(await deletion).toMatchObject({ details: { key: 'customer.hasOpenOrders' } })
  })
})

describe('Notes', () => {
  const ADD = `mutation ($phone: String!, $text: String!) { addCustomerNote(phone: $phone, text: $text) {
    note { id text authorName } userErrors { field message } } }`

  test('have an author, and are removed by who may decide about customers', async () => {
    const caller = await createStaff(shop.db, 'caller')
    const variables = { phone: '010 1234 5678', text: ' Rings at night ' }
    const added = await shop.graphql<{ addCustomerNote: { note: { id: string } } }>(ADD, {
      ...caller,
      variables,
    })
    const { id } = added.data.addCustomerNote.note
    expect(added.data.addCustomerNote.note).toMatchObject({ text: 'Rings at night' })
    expect(await listNotes(shop.db, PHONE)).toMatchObject([{ text: 'Rings at night' }])
    const remove = (user: TestUser) =>
      shop.graphql(
        `mutation { removeCustomerNote(id: ${id}) { noteId userErrors { code } } }`,
        user,
      )
    expect((await remove(caller)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
    const admin = await createAdmin(shop.db)
    expect((await remove(admin)).data).toEqual({
      removeCustomerNote: { noteId: id, userErrors: [] },
    })
    expect((await remove(admin)).data).toEqual({
      removeCustomerNote: { noteId: null, userErrors: [{ code: 'NOT_FOUND' }] },
    })
  })

  test('without a text or with a wrong phone are refused, all at once', async () => {
    const admin = await createAdmin(shop.db)
    const variables = { phone: 'call me', text: ' ' }
    const { data } = await shop.graphql<{ addCustomerNote: { userErrors: object[] } }>(ADD, {
      ...admin,
      variables,
    })
    expect(data.addCustomerNote.userErrors).toMatchObject([{ field: 'phone' }, { field: 'text' }])
  })
})
