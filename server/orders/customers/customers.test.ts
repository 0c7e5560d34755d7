import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { untilBlocked } from '../../test/blocking'
import { expectAppError } from '../../test/expect-app-error'
import {
  checkoutOf,
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  PASSWORD,
  placeOrder,
  type TestUser,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { setUpShop } from '../../test/shop'
import { checkout } from '../checkout/checkout.service'
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { CustomerEntity } from './customer.entity'
import { addNote, listNotes } from './customer-notes.service'
import { readCustomer, updateCustomer } from './customers.service'

const shop = setUpShop()

const PHONE = '+201012345678'
const OTHER = '+201112345678'

const BLOCKED = 'We cannot take this order online. Please call us.'
const PREPAY =
  'This order has to be paid in advance, which is not possible online yet. Please call us to place it.'

const MUTATION = `mutation ($input: CheckoutInput!) {
  checkout(input: $input) { order { id } userErrors { code message field } }
}`

async function checkoutByGraphQL(shopper: TestUser, input: object, locale = 'en') {
  const { data } = await shop.graphql<{ checkout: { userErrors: { message: string }[] } }>(
    MUTATION,
    { ...shopper, variables: { input }, headers: { 'accept-language': locale } },
  )
  return data.checkout
}

function checkoutByRest(shopper: TestUser, { id }: ProductEntity, phone: string) {
  const body = {
    address: '14 Nile Lane',
    city: 'Cairo',
    phone,
    total: 100,
    cart_items: [{ product_id: id, quantity: 1, price: 100 }],
  }
  return shop.rest('POST', '/checkout', { ...shopper, body })
}

describe('What the shop decides about a phone holds at checkout:', () => {
  test.each([
    ['blocked', { isBlocked: true }, BLOCKED],
    ['prepay only', { isPrepayOnly: true }, PREPAY],
    ['both', { isBlocked: true, isPrepayOnly: true }, BLOCKED],
  ])('%s, on both APIs and in any spelling', async (_name, flags, message) => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db, { stock: 3 })
    await updateCustomer(shop.db, { phone: '010 1234 5678', ...flags })
    for (const phone of [PHONE, '01012345678', '٠١٠١٢٣٤٥٦٧٨', '0020 10-1234-5678']) {
      expect(await checkoutByGraphQL(shopper, { ...checkoutOf([product]), phone })).toEqual({
        order: null,
        userErrors: [{ code: 'ORDER_REFUSED', message, field: null }],
      })
      const response = await checkoutByRest(shopper, product, phone)
      expect([response.statusCode, response.json()]).toEqual([409, { message }])
    }
    expect(await shop.db.count(OrderEntity)).toBe(0)
    expect((await shop.db.findOneByOrFail(ProductEntity, { id: product.id })).stock).toBe(3)
    // Neither a key nor a mail is left of it.
    expect(await shop.db.query('SELECT FROM idempotency_keys')).toEqual([])
    expect(await shop.db.query('SELECT FROM mails')).toEqual([])
    await expectConsistentDatabase(shop.db)
  })

  test('in Arabic, too', async () => {
    const shopper = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: true })
    const { userErrors } = await checkoutByGraphQL(shopper, checkoutOf([product]), 'ar')
    expect(userErrors[0]?.message).toBe('لا يمكننا استلام هذا الطلب عبر الموقع. من فضلك اتصل بنا.')
  })

  test('other phones can order, and this one again once the flags are lifted', async () => {
    const shopper = await createShopper(shop.db)
    await shop.db.query(`UPDATE users SET mobile = '1555555555' WHERE id = $1`, [shopper.id])
    const product = await createProduct(shop.db)
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: true, isPrepayOnly: true })
    const place = (phone: string) =>
      checkout(shop.db, shopper.id, { ...checkoutOf([product]), phone }, randomUUID())
    expect(await place(OTHER)).toMatchObject({ phone: OTHER, confirmationState: 'toConfirm' })
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: false })
    expect((await expectAppError(place(PHONE))).details.key).toBe('checkout.prepayOnly')
    await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: false })
    expect(await place(PHONE)).toMatchObject({ phone: PHONE })
  })

  test.each([
    ['blocked', { isBlocked: true }, BLOCKED],
    ['prepay only', { isPrepayOnly: true }, PREPAY],
  ])(
    '%s, for an account with that mobile, whichever phone it types',
    async (_name, flags, message) => {
      const shopper = await createShopper(shop.db)
      const other = await createShopper(shop.db)
      await shop.db.query(`UPDATE users SET mobile = '1555555555' WHERE id = $1`, [other.id])
      const product = await createProduct(shop.db, { stock: 3 })
      await updateCustomer(shop.db, { phone: PHONE, ...flags })
      const input = { ...checkoutOf([product]), phone: OTHER }
      expect(await checkoutByGraphQL(shopper, input)).toEqual({
        order: null,
        userErrors: [{ code: 'ORDER_REFUSED', message, field: null }],
      })
      const response = await checkoutByRest(shopper, product, OTHER)
      expect([response.statusCode, response.json()]).toEqual([409, { message }])
      // Another account may have that phone as its own.
      expect((await checkoutByGraphQL(other, input)).userErrors).toEqual([])
      await expectConsistentDatabase(shop.db)
    },
  )

  describe.each([
    ['of a phone with a record', true],
    ['that is the first record of a phone', false],
  ])('A block %s', (_name, hasRecord) => {
    async function setUp() {
      if (hasRecord) await updateCustomer(shop.db, { phone: PHONE, reason: 'Rings at night' })
      const shopper = await createShopper(shop.db)
      const input = checkoutOf([await createProduct(shop.db)])
      return (db = shop.db, phone = PHONE) =>
        checkout(db, shopper.id, { ...input, phone }, randomUUID())
    }

    test('waits for the checkout that began before it', async () => {
      const place = await setUp()
      let block: ReturnType<typeof updateCustomer> | undefined
      await shop.db.transaction(async (transaction) => {
        await place(transaction)
        block = updateCustomer(shop.db, { phone: PHONE, isBlocked: true })
        await untilBlocked(shop.database, transaction, block)
      })
      // The owner sees the order as soon as the phone is blocked.
      expect(await block).toMatchObject({ isBlocked: true, orderCount: 1 })
      expect((await expectAppError(place())).details.key).toBe('checkout.blocked')
    })

    test.each([
      ['phone', PHONE],
      ['mobile of the account', OTHER],
    ])('refuses the checkout that began after it, by the %s', async (_by, phone) => {
      const place = await setUp()
      let order: Promise<unknown> | undefined
      await shop.db.transaction(async (transaction) => {
        await updateCustomer(transaction, { phone: PHONE, isBlocked: true })
        order = expectAppError(place(shop.db, phone))
        await untilBlocked(shop.database, transaction, order)
      })
      expect(await order).toMatchObject({ details: { key: 'checkout.blocked' } })
    })
  })

  test('two checkouts of a phone do not wait for each other', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const products = [await createProduct(shop.db), await createProduct(shop.db)]
    const place = (db: typeof shop.db, { id }: TestUser, index: number) =>
      checkout(db, id, checkoutOf(products.slice(index, index + 1)), randomUUID())
    await shop.db.transaction(async (transaction) => {
      await place(transaction, mona, 0)
      // On the embedded database, there is only one connection.
      const db = shop.database.isEmbedded ? transaction : shop.db
      expect(await place(db, omar, 1)).toMatchObject({ phone: PHONE })
    })
  })
})

describe('The owner', () => {
  const FIELDS = '{ id orderCount broughtCount refusedCount isPrepayOnly isBlocked reason }'
  const UPDATE = `mutation ($phone: String!, $input: CustomerInput!) {
    updateCustomer(phone: $phone, input: $input) { customer ${FIELDS} userErrors { field message } }
  }`

  test('sees the orders of a phone, and how many of its parcels were refused', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db)
    const shoppers = [await createShopper(shop.db), await createShopper(shop.db)]
    const ids: number[] = []
    for (const shopper of [...shoppers, ...shoppers]) {
      ids.push((await placeOrder(shop.db, shopper, [product])).id)
    }
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
    const act = (name: 'handOver' | 'refuse' | 'deliver' | 'receiveBack', orders: number[]) =>
      actOnParcels(shop.db, orders, name, 'staff', {
        reason: 'other',
        ...(name === 'handOver' && { courierId: courier.id }),
      })
    const [refused = 0, again = 0, delivered = 0] = ids
    await act('handOver', [refused, again, delivered])
    await act('refuse', [refused, again])
    await act('receiveBack', [again])
    // It goes out once more, and is delivered.
    await actOnParcels(shop.db, [again], 'pack', 'staff')
    await act('handOver', [again])
    await act('deliver', [again, delivered])
    const { data } = await shop.graphql(`{ customerRecord(phone: "010 12345678") ${FIELDS} }`, {
      token,
    })
    expect(data.customerRecord).toEqual({
      id: PHONE,
      orderCount: 4,
      broughtCount: 3,
      refusedCount: 2,
      isPrepayOnly: false,
      isBlocked: false,
      reason: null,
    })
    const readOrders = (caller: { readonly token: string }) =>
      shop.graphql(
        '{ adminOrders { nodes { doorHistory { broughtCount refusedCount } } } }',
        caller,
      )
    const seen = await readOrders({ token })
    expect(seen.data.adminOrders).toEqual({
      nodes: ids.map(() => ({ doorHistory: { broughtCount: 3, refusedCount: 2 } })),
    })
    const packer = await readOrders(await createStaff(shop.db, 'packer'))
    expect(packer.data.adminOrders).toEqual({ nodes: ids.map(() => ({ doorHistory: null })) })
  })

  test('has its customer, who is read only if more than the ID is selected', async () => {
    const { token } = await createAdmin(shop.db)
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query('SELECT refresh_customers()')
    const read = (fields: string) =>
      shop.graphql(`{ customerRecord(phone: "${PHONE}") { customer { ${fields} } } }`, { token })
    const { data } = await read('id phone orderCount')
    expect(data.customerRecord).toEqual({
      customer: { id: expect.any(String), phone: PHONE, orderCount: 1 },
    })
    const [whole, onlyId] = [
      await shop.database.statements.during(() => read('id phone')),
      await shop.database.statements.during(() => read('id')),
    ]
    // The profiles that have changed, and the one.
    expect(onlyId).toHaveLength(whole.length - 2)
    const nobody = await shop.graphql(
      '{ customerRecord(phone: "01099999999") { customer { id } } }',
      {
        token,
      },
    )
    expect(nobody.data.customerRecord).toEqual({ customer: null })
  })

  test('sets and lifts each flag, and the reason, without the others', async () => {
    const { token } = await createAdmin(shop.db)
    const update = async (input: object) => {
      const variables = { phone: '01012345678', input }
      const { data } = await shop.graphql<{ updateCustomer: { customer: object } }>(UPDATE, {
        token,
        variables,
      })
      return data.updateCustomer.customer
    }
    expect(await update({ isPrepayOnly: true })).toMatchObject({ id: PHONE, isPrepayOnly: true })
    expect(await update({ reason: ' Rings at night ' })).toMatchObject({
      isPrepayOnly: true,
      isBlocked: false,
      reason: 'Rings at night',
    })
    expect(await update({ isBlocked: true, isPrepayOnly: false })).toMatchObject({
      isPrepayOnly: false,
      isBlocked: true,
      reason: 'Rings at night',
    })
    expect(await update({ reason: null })).toMatchObject({ isBlocked: true, reason: null })
  })

  test('learns everything that is wrong at once', async () => {
    const { token } = await createAdmin(shop.db)
    const variables = { phone: 'call me', input: { reason: 'x'.repeat(201) } }
    const { data } = await shop.graphql<{ updateCustomer: { userErrors: object[] } }>(UPDATE, {
      token,
      variables,
    })
    expect(data.updateCustomer.userErrors).toMatchObject([{ field: 'phone' }, { field: 'reason' }])
  })

  test('finds the accounts and the last order of a phone in a constant number of statements', async () => {
    const admin = await createAdmin(shop.db)
    const product = await createProduct(shop.db)
    const mona = await createShopper(shop.db)
    const stranger = await createShopper(shop.db, { firstName: 'Omar' })
    await shop.db.query(`UPDATE users SET mobile = '1555555555' WHERE id = $1`, [stranger.id])
    const { id } = await placeOrder(shop.db, mona, [product])
    const query = `{ customerRecord(phone: "${PHONE}") {
      accounts { id firstName address { street } } lastOrder { id items { product { id } } } } }`
    const read = async () => (await shop.graphql(query, admin)).data.customerRecord
    expect(await read()).toEqual({
      accounts: [{ id: String(mona.id), firstName: 'Mona', address: null }],
      lastOrder: { id: String(id), items: [{ product: { id: String(product.id) } }] },
    })
    // The viewer, the record, the accounts, the last order and its products.
    expect(await shop.database.statements.during(read)).toHaveLength(5)
    await placeOrder(shop.db, stranger, [product])
    expect(await read()).toMatchObject({ accounts: [{ firstName: 'Omar' }, { firstName: 'Mona' }] })
    expect(await shop.database.statements.during(read)).toHaveLength(5)
  })
})

describe('The personal data of an account', () => {
  const deleteOwn = (shopper: TestUser) =>
    shop.graphql(
      `mutation { deleteAccount(input: { password: "${PASSWORD}" }) { success userErrors { message } } }`,
      shopper,
    )

  const exportOwn = async (shopper: TestUser) =>
    (await shop.rest('GET', '/profile/data', shopper)).json().customer_records

  const noteOn = (phone: string, text: string) => addNote(shop.db, 0, { phone, text })

  async function order(shopper: TestUser, phone: string, product: ProductEntity) {
    const input = { ...checkoutOf([product]), phone }
    const { id } = await checkout(shop.db, shopper.id, input, randomUUID())
    await shop.db.update(OrderEntity, { id }, { status: 'Cancelled' })
  }

  test('has what the shop keeps about the phones that only it has ordered with', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const product = await createProduct(shop.db)
    await order(mona, PHONE, product)
    await order(mona, OTHER, product)
    await order(omar, OTHER, product)
    await updateCustomer(shop.db, { phone: PHONE, isPrepayOnly: true, reason: 'Refused twice' })
    await noteOn(PHONE, 'Rings at night')
    await noteOn(OTHER, 'Lives with his aunt')
    expect(await exportOwn(mona)).toEqual([
      {
        phone: PHONE,
        prepay_only: true,
        is_blocked: false,
        reason: 'Refused twice',
        notes: ['Rings at night'],
      },
    ])
    expect(await exportOwn(omar)).toEqual([])
  })

  test('goes with it, except for a flag, which deleting the account does not lift', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const product = await createProduct(shop.db)
    await order(mona, PHONE, product)
    await order(omar, OTHER, product)
    await updateCustomer(shop.db, { phone: PHONE, isBlocked: true, reason: 'Refused twice' })
    await noteOn(PHONE, 'Rings at night')
    await noteOn(OTHER, 'Lives with his aunt')
    for (const shopper of [mona, omar]) {
      expect((await deleteOwn(shopper)).data).toMatchObject({ deleteAccount: { success: true } })
    }
    expect(await shop.db.find(CustomerEntity)).toEqual([
      { phone: PHONE, isBlocked: true, isPrepayOnly: false, reason: null },
    ])
    expect(await listNotes(shop.db, PHONE)).toEqual([])
    expect(await readCustomer(shop.db, PHONE)).toMatchObject({ orderCount: 0, isBlocked: true })
  })
})
