import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test } from 'vitest'
import { runBackfills } from '../../platform/database/schema/backfills'
import { untilBlocked } from '../../test/blocking'
import { explain } from '../../test/explain'
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
import { saveCourier } from '../couriers/couriers.service'
import { actOnParcels } from '../fulfilment/fulfilment.service'
import { OrderEntity } from '../orders/entities/order.entity'
import { setOrderStatus } from '../orders/life/order-status.service'
import { CUSTOMER_PROFILES } from './customer-backfills'
import { listCustomers, refreshCustomers } from './customer-list.service'
import { addNote } from './customer-notes.service'
import { CustomerProfileEntity } from './customer-profile.entity'
import { updateCustomer } from './customers.service'

const shop = setUpShop()

const PHONE = '+201012345678'
const OTHER = '+201112345678'

async function place(shopper: TestUser, phone = PHONE, recipientName?: string) {
  const input = { ...checkoutOf([await createProduct(shop.db)]), phone }
  const { id } = await checkout(shop.db, shopper.id, input, randomUUID())
  if (recipientName) await shop.db.update(OrderEntity, { id }, { recipientName })
  return id
}

async function courier() {
  const { id } = await saveCourier(shop.db, null, { name: 'Nile Express' })
  return (name: 'handOver' | 'refuse' | 'deliver', orders: number[]) =>
    actOnParcels(shop.db, orders, name, 'staff', {
      reason: 'other',
      ...(name === 'handOver' && { courierId: id }),
    })
}

const phonesOf = async (input: object = {}) =>
  (await listCustomers(shop.db, input)).nodes.map(({ phone }) => phone)

/** All profiles, computed from nothing. */
async function computeAnew(): Promise<readonly object[]> {
  return shop.db.query<object[]>(
    `SELECT phone, order_count, brought_count, delivered_count, refused_count, spent_piastres,
       last_order_id, account_count, name, governorate, search_text
     FROM customer_facts(ARRAY(SELECT phone FROM customer_profiles)) ORDER BY phone`,
  )
}

async function readKept(): Promise<readonly object[]> {
  await refreshCustomers(shop.db)
  return shop.db.query<object[]>(
    `SELECT phone, order_count, brought_count, delivered_count, refused_count, spent_piastres,
       last_order_id, account_count, name, governorate, search_text
     FROM customer_profiles ORDER BY phone`,
  )
}

test('What customers add up to is computed anew by a backfill', async () => {
  for (const _ of [1, 2, 3]) await place(await createShopper(shop.db))
  await refreshCustomers(shop.db)
  await shop.db.query(`UPDATE customer_profiles SET order_count = 99, search_text = '', name = ''`)
  await shop.db.query('DELETE FROM fills')
  await runBackfills(shop.db, [CUSTOMER_PROFILES])
  expect(await readKept()).toEqual(await computeAnew())
})

describe('A customer', () => {
  test('is a phone, with the totals of its orders, whichever account placed them', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const ids = [await place(mona), await place(mona), await place(omar)]
    const [refused = 0, delivered = 0] = ids
    const act = await courier()
    await act('handOver', [refused, delivered])
    await act('refuse', [refused])
    await act('deliver', [delivered])
    const { nodes } = await listCustomers(shop.db, {})
    const { totalPiastres } = await shop.db.findOneByOrFail(OrderEntity, { id: delivered })
    expect(nodes.filter(({ phone }) => phone === PHONE)).toMatchObject([
      {
        name: 'Mona Ali',
        orderCount: 3,
        broughtCount: 2,
        deliveredCount: 1,
        refusedCount: 1,
        refusedPercent: 50,
        spentPiastres: totalPiastres,
        lastOrderId: ids[2],
        isPrepayOnly: false,
        isBlocked: false,
      },
    ])
    expect(await readKept()).toEqual(await computeAnew())
  })

  test('follows each order at once: a new phone, a new status, a new name', async () => {
    const mona = await createShopper(shop.db)
    const id = await place(mona)
    expect(await phonesOf({ search: '01012345678' })).toEqual([PHONE])
    await shop.db.update(OrderEntity, { id }, { phone: OTHER })
    expect(await phonesOf({ search: '0111234' })).toEqual([OTHER])
    await setOrderStatus(shop.db, id, { status: 'Completed' })
    await shop.db.query(`UPDATE users SET first_name = 'Yasmin' WHERE id = $1`, [mona.id])
    expect(await phonesOf({ search: 'yasm' })).toContain(OTHER)
    expect((await listCustomers(shop.db, { search: '0111' })).nodes).toMatchObject([
      { deliveredCount: 1, orderCount: 1, accountCount: 1 },
    ])
    expect(await readKept()).toEqual(await computeAnew())
  })

  test('is gone with the last thing that the shop knows about the phone', async () => {
    const mona = await createShopper(shop.db)
    const { mobile } = {
      mobile: `+20${(await shop.db.query<{ mobile: string }[]>('SELECT mobile FROM users WHERE id = $1', [mona.id]))[0]?.mobile}`,
    }
    expect(await phonesOf()).toEqual([mobile])
    await shop.db.query('DELETE FROM users WHERE id = $1', [mona.id])
    expect(await phonesOf()).toEqual([])
    await updateCustomer(shop.db, { phone: OTHER, isBlocked: true })
    await addNote(shop.db, 0, { phone: PHONE, text: 'Rings at night' })
    expect((await phonesOf()).toSorted()).toEqual([PHONE, OTHER])
  })

  test('keeps its ID, however often its orders change', async () => {
    const mona = await createShopper(shop.db)
    const id = await place(mona)
    await refreshCustomers(shop.db)
    const before = await shop.db.findOneByOrFail(CustomerProfileEntity, { phone: PHONE })
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    await place(mona)
    await refreshCustomers(shop.db)
    const after = await shop.db.findOneByOrFail(CustomerProfileEntity, { phone: PHONE })
    expect(after).toMatchObject({ id: before.id, orderCount: 2 })
  })
})

describe('The list of customers', () => {
  async function fill() {
    const mona = await createShopper(shop.db)
    for (const [name, count] of [
      ['Sara', 3],
      ['Hany', 1],
      ['Laila', 2],
    ] as const) {
      for (let order = 0; order < count; order += 1) {
        await place(mona, `+2010000000${name.length}${count}`, name)
      }
    }
    await updateCustomer(shop.db, { phone: '+201000000052', isBlocked: true })
    await updateCustomer(shop.db, { phone: '+201000000041', isPrepayOnly: true })
  }
  const [SARA, HANY, LAILA] = ['+201000000043', '+201000000041', '+201000000052']

  test('is searched, narrowed and sorted, in pages', async () => {
    await fill()
    const ordered = { search: '01000000' }
    expect(await phonesOf(ordered)).toEqual([LAILA, HANY, SARA])
    expect(await phonesOf({ ...ordered, sort: 'ORDERS_DESC' })).toEqual([SARA, LAILA, HANY])
    expect(await phonesOf({ ...ordered, sort: 'ORDERS_ASC' })).toEqual([HANY, LAILA, SARA])
    expect(await phonesOf({ isBlocked: true })).toEqual([LAILA])
    expect(await phonesOf({ ...ordered, isBlocked: false })).toEqual([HANY, SARA])
    expect(await phonesOf({ isPrepayOnly: true })).toEqual([HANY])
    expect(await phonesOf({ hasRefused: true })).toEqual([])
    expect(await phonesOf({ ...ordered, hasAccount: false })).toEqual([])
    expect(await phonesOf({ search: 'sara' })).toEqual([SARA])
    const spellings = ['+20 100 0000 043', '0100-0000043', '٠١٠٠٠٠٠٠٠٤٣', '1000000043']
    for (const search of spellings) expect(await phonesOf({ search }), search).toEqual([SARA])
    const first = await listCustomers(shop.db, { ...ordered, sort: 'ORDERS_DESC', first: 2 })
    const rest = { ...ordered, sort: 'ORDERS_DESC', after: first.endCursor }
    expect([first.hasNextPage, await first.count()]).toEqual([true, 3])
    expect(await phonesOf(rest)).toEqual([HANY])
  })

  test('tells everything that is wrong with its arguments at once', async () => {
    await expect(listCustomers(shop.db, { first: 0, sort: 'NAME' })).rejects.toMatchObject({
      details: { problems: [{ field: 'first' }, { field: 'sort' }] },
    })
    await expect(listCustomers(shop.db, { after: 'x' })).rejects.toMatchObject({
      details: { problems: [{ field: 'after' }] },
    })
  })

  test('says what was spent only to who may see sales', async () => {
    await place(await createShopper(shop.db))
    const query = '{ customers { nodes { phone spent } } }'
    const admin = await createAdmin(shop.db)
    const caller = await createStaff(shop.db, 'caller')
    const read = async ({ token }: TestUser) =>
      (await shop.graphql<{ customers: { nodes: object[] } }>(query, { token })).data.customers
        .nodes
    expect(await read(admin)).toContainEqual({ phone: PHONE, spent: 0 })
    expect(await read(caller)).toContainEqual({ phone: PHONE, spent: null })
    const sorted = await shop.graphql('{ customers(sort: SPENT_DESC) { nodes { id } } }', caller)
    expect(sorted.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }])
  })

  test('and the page of a customer take a constant number of statements', async () => {
    const admin = await createAdmin(shop.db)
    await fill()
    await refreshCustomers(shop.db)
    const list = () => shop.graphql('{ customers { nodes { name spent } } }', admin)
    // The viewer, the profiles that have changed, and the page.
    expect(await shop.database.statements.during(list)).toHaveLength(3)
    const { nodes } = await listCustomers(shop.db, { search: 'sara' })
    const page = () =>
      shop.graphql(
        `{ customer(id: ${nodes[0]?.id}) { accounts { id } addresses { city } reviews { id product { id name: displayName } } notes { id } } }`,
        admin,
      )
    expect((await page()).data.customer).toMatchObject({ addresses: [{ city: 'Cairo' }] })
    expect(await shop.database.statements.during(page)).toHaveLength(7)
  })
})

describe.skipIf(!('template' in inject('testDatabase')))('At the same time', () => {
  test('orders of a customer never wait for each other, nor for who reads the list', async () => {
    const [mona, omar] = [await createShopper(shop.db), await createShopper(shop.db)]
    const products = [await createProduct(shop.db), await createProduct(shop.db)]
    await shop.db.transaction(async (transaction) => {
      await checkout(transaction, mona.id, checkoutOf(products.slice(0, 1)), randomUUID())
      await checkout(shop.db, omar.id, checkoutOf(products.slice(1)), randomUUID())
      expect((await listCustomers(shop.db, { search: PHONE })).nodes).toMatchObject([
        { orderCount: 1 },
      ])
    })
    expect((await listCustomers(shop.db, { search: PHONE })).nodes).toMatchObject([
      { orderCount: 2 },
    ])
  })

  test('who reads the list waits for who has begun to, and sees what was ordered since', async () => {
    const mona = await createShopper(shop.db)
    await place(mona)
    let list: ReturnType<typeof listCustomers> | undefined
    await shop.db.transaction(async (transaction) => {
      await refreshCustomers(transaction)
      await place(mona)
      list = listCustomers(shop.db, { search: PHONE })
      await untilBlocked(shop.database, transaction, list)
    })
    expect((await list)?.nodes).toMatchObject([{ orderCount: 2 }])
  })

  test('nothing is lost or counted twice', async () => {
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => createShopper(shop.db)))
    await Promise.all(
      shoppers.map(async (shopper, index) => {
        for (let round = 0; round < 5; round += 1) {
          const id = await place(shopper, index % 2 === 0 ? PHONE : OTHER)
          if (round % 2 === 0) await setOrderStatus(shop.db, id, { status: 'Completed' })
          await listCustomers(shop.db, {})
        }
      }),
    )
    const kept = await readKept()
    expect(kept).toEqual(await computeAnew())
    expect(kept).toContainEqual(expect.objectContaining({ phone: PHONE, order_count: 10 }))
  })
})

describe.skipIf(!('template' in inject('testDatabase')))(
  'With 20,000 customers and 100,000 orders',
  () => {
    test('no page reads all customers, and none reads orders', async () => {
      const runner = shop.database.dataSource.createQueryRunner()
      await runner.query('SET statement_timeout = 0')
      await runner.query(`
      INSERT INTO users (first_name, second_name, mobile, email, password_hash)
      SELECT substr(md5(n::text), 1, 6), substr(md5(n::text), 7, 6), '10' || lpad(n::text, 8, '0'), 'user' || n || '@example.com', 'none'
      FROM generate_series(1, 20000) AS n`)
      // Without the triggers, of which the search is slow: each statement stays within its time limit.
      for (const table of ['orders', 'shipments']) {
        await runner.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
      }
      for (let round = 1; round <= 5; round += 1) {
        await runner.query(
          `INSERT INTO orders (user_id, total_piastres, address, city, phone, recipient_name, paid_piastres)
         SELECT id, 1000, '5 Tahrir Square', 'Cairo', '+20' || mobile, first_name, $1 * 7 + id % 977
         FROM users`,
          [round],
        )
        await runner.query(
          `INSERT INTO shipments (order_id, delivered_at, refused_at)
         SELECT id, CASE WHEN id % 9 > 0 THEN now() END, CASE WHEN id % 9 = 0 THEN now() END
         FROM orders ORDER BY id DESC LIMIT 20000`,
        )
      }
      for (const table of ['orders', 'shipments']) {
        await runner.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
      }
      await runner.query(`
      INSERT INTO customers (phone, is_blocked, prepay_only)
      SELECT '+20' || mobile, id % 2 = 0, id % 2 = 1 FROM users WHERE id % 100 = 0`)
      await runner.query('SELECT refresh_customers()')
      await runner.query('VACUUM ANALYZE')
      await runner.query('RESET statement_timeout')
      await runner.release()
      const inputs = [
        {},
        { sort: 'LAST_ORDER_ASC' },
        { sort: 'ORDERS_DESC' },
        { sort: 'REFUSED_DESC' },
        { sort: 'SPENT_DESC' },
        { sort: 'SPENT_ASC', hasAccount: true },
        { hasRefused: true },
        { isBlocked: true },
        { isPrepayOnly: true, sort: 'SPENT_DESC' },
        { search: 'abc12' },
        { search: '0100001234' },
        { search: 'user777@example' },
      ]
      for (const input of inputs) {
        const statements = await shop.database.statements.during(async () => {
          const { endCursor } = await listCustomers(shop.db, input)
          await listCustomers(shop.db, { ...input, after: endCursor })
        })
        expect(statements).toHaveLength(4)
        for (const statement of statements.filter(({ sql }) => sql.includes('customer_profiles'))) {
          const nodes = await explain(shop.db, statement, 'ANALYZE')
          const about = JSON.stringify(input)
          const tables = nodes.map((node) => node['Relation Name'] ?? '')
          expect(tables, about).not.toContain('orders')
          const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan')
          expect(
            scanned.map((node) => node['Relation Name']),
            about,
          ).not.toContain('customer_profiles')
          const removed = nodes.reduce(
            (sum, node) => sum + (node['Rows Removed by Filter'] ?? 0),
            0,
          )
          expect(removed, about).toBeLessThan(1_000)
        }
      }
      // One more order computes one customer anew.
      const [before] = await shop.db.query<{ id: string }[]>('SELECT txid_current()::text AS id')
      await shop.db.query(`UPDATE orders SET paid_piastres = 1 WHERE id = 77`)
      await refreshCustomers(shop.db)
      const [changed] = await shop.db.query<{ count: number }[]>(
        'SELECT count(*)::int FROM customer_profiles WHERE xmin::text::bigint > $1::bigint',
        [before?.id],
      )
      expect(changed?.count).toBe(1)
    })
  },
)
