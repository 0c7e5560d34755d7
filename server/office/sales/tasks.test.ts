import type { EntityManager } from 'typeorm'
import { beforeEach, describe, expect, test } from 'vitest'
import { ROLE_PERMISSIONS } from '#domain/accounts/permissions'
import { FAILURE_DAYS, TASK_KINDS, TASK_TABLE, type TaskKind } from '#domain/orders/tasks'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { setUpShop } from '../../test/shop'

const shop = setUpShop()

interface Task {
  readonly kind: TaskKind
  readonly count: number
}

async function readTasks(token: string): Promise<readonly Task[]> {
  const { data } = await shop.graphql<{ tasks: Task[] }>('{ tasks { kind count } }', { token })
  return data.tasks
}

const toDo = async (token: string) =>
  (await readTasks(token)).filter(({ count }) => count > 0).map(({ kind }) => kind)

/** Makes something of each kind to be done, by its order, its courier and its product. */
const MAKE: Readonly<Record<TaskKind, (db: EntityManager) => Promise<unknown>>> = {
  TO_CONFIRM: (db) => db.query(`UPDATE orders SET confirmation_state = 'toConfirm'`),
  LATE: (db) => db.query(`UPDATE orders SET created_at = now() - interval '9 days'`),
  TO_PACK: (db) => db.query(`UPDATE orders SET status = 'Processing'`),
  TO_HAND_OVER: (db) => db.query(`UPDATE orders SET shipment_state = 'packed'`),
  TO_RECEIVE_BACK: (db) => db.query(`UPDATE orders SET shipment_state = 'refused'`),
  COURIER_PROBLEMS: (db) =>
    db.query(
      `UPDATE orders SET shipment_state = 'withCourier';
       INSERT INTO shipments (order_id, handed_over_at, courier_id) VALUES (1, now(), 1);
       INSERT INTO carrier_shipments (shipment_id, carrier, reference, problem)
       SELECT id, 'bosta', '1', 'refused' FROM shipments`,
    ),
  EARLIER_PARCELS: (db) =>
    db.query(
      `INSERT INTO shipments (order_id, courier_id) VALUES (1, 1);
       INSERT INTO parcel_reports (order_id, shipment_id, question, report)
       SELECT order_id, id, 'earlierParcel', 'returned' FROM shipments`,
    ),
  RETURNS_TO_ANSWER: (db) =>
    db.query(`INSERT INTO returns (order_id, state, reason) VALUES (1, 'requested', 'other')`),
  OPEN_SETTLEMENTS: (db) => db.query('INSERT INTO settlements (courier_id) VALUES (1)'),
  LOW_STOCK: (db) => db.query('UPDATE products SET stock = 20, low_stock_threshold = 20'),
  EXPIRED: (db) =>
    db.query(
      `UPDATE products SET stock = 20;
       INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
       SELECT id, current_date - 3, 4, 4 FROM products`,
    ),
  EXPIRING_SOON: (db) =>
    db.query(
      `UPDATE products SET stock = 20;
       INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
       SELECT id, current_date + 20, 4, 4 FROM products`,
    ),
  REVIEWS_TO_MODERATE: (db) =>
    db.query(
      `INSERT INTO reviews (user_id, product_id, stars, locale, status)
       SELECT min(id), 1, 4, 'en', 'WAITING' FROM users`,
    ),
  QUESTIONS_TO_ANSWER: (db) =>
    db.query(`INSERT INTO product_questions (product_id, text, locale) VALUES (1, 'Safe?', 'en')`),
  FAILED_MAILS: (db) =>
    db.query(`INSERT INTO mails (kind, next_attempt_at, problem) VALUES ('soldOut', NULL, 'No')`),
  FAILED_WEBHOOKS: (db) =>
    db.query(
      `INSERT INTO webhook_deliveries (webhook_id, event, message_id, body, next_attempt_at)
       VALUES (1, 'order.placed', 'm', '{}', NULL)`,
    ),
}

/** Status of the only order that makes it a task of a kind. */
const DONE: Partial<Record<TaskKind, string>> = {
  TO_CONFIRM: 'Pending',
  LATE: 'Processing',
  TO_PACK: 'Processing',
  TO_HAND_OVER: 'Processing',
  TO_RECEIVE_BACK: 'Cancelled',
  COURIER_PROBLEMS: 'Processing',
}

describe('What is to be done', () => {
  let token: string

  beforeEach(async () => {
    token = (await createAdmin(shop.db)).token
    await placeOrder(shop.db, await createShopper(shop.db), [await createProduct(shop.db)])
    await shop.db.query(
      `UPDATE orders SET status = 'Completed', confirmation_state = 'confirmed', shipment_state = 'delivered'`,
    )
    await shop.db.query(`INSERT INTO couriers (name) VALUES ('Nile Express')`)
    await shop.db.query(
      `INSERT INTO webhooks (url, events, secret) VALUES ('https://example.com', '{order.placed}', 's')`,
    )
  })

  test('is nothing in a shop whose work is done', async () => {
    expect(await readTasks(token)).toEqual(TASK_KINDS.map((kind) => ({ kind, count: 0 })))
  })

  test.each(TASK_KINDS)('%s is counted', async (kind) => {
    const status = DONE[kind]
    if (status) await shop.db.query('UPDATE orders SET status = $1', [status])
    if (kind === 'TO_PACK') await shop.db.query(`UPDATE orders SET shipment_state = 'none'`)
    await MAKE[kind](shop.db)
    expect(await toDo(token)).toEqual([kind])
  })

  test('has a low stock by the threshold of the product, and not what is sold out', async () => {
    const readLow = async () => (await toDo(token)).includes('LOW_STOCK')
    const set = (stock: number | null, threshold: number | null) =>
      shop.db.query('UPDATE products SET stock = $1, low_stock_threshold = $2', [stock, threshold])
    for (const [stock, threshold, isLow] of [
      [5, null, true],
      [6, null, false],
      [6, 6, true],
      [1, 0, false],
      [0, 9, false],
      [null, 9, false],
    ] as const) {
      await set(stock, threshold)
      expect(await readLow(), `${stock} of ${threshold}`).toBe(isLow)
    }
  })

  test('has no failure that is older than a week', async () => {
    await MAKE.FAILED_MAILS(shop.db)
    await MAKE.FAILED_WEBHOOKS(shop.db)
    const age = (days: number) =>
      Promise.all(
        ['mails', 'webhook_deliveries'].map((table) =>
          shop.db.query(`UPDATE ${table} SET created_at = now() - make_interval(days => $1)`, [
            days,
          ]),
        ),
      )
    await age(FAILURE_DAYS - 1)
    expect(await toDo(token)).toEqual(['FAILED_MAILS', 'FAILED_WEBHOOKS'])
    await age(FAILURE_DAYS + 1)
    expect(await toDo(token)).toEqual([])
  })

  test.each(['packer', 'caller', 'accountant', 'manager'] as const)(
    'has for a %s only what the role includes',
    async (role) => {
      const member = await createStaff(shop.db, role)
      const kinds = (await readTasks(member.token)).map(({ kind }) => kind)
      expect(kinds.length).toBeGreaterThan(0)
      expect(kinds).toEqual(
        TASK_KINDS.filter((kind) => ROLE_PERMISSIONS[role].includes(TASK_TABLE[kind].permission)),
      )
    },
  )

  test('costs two statements, the viewer and the counts', async () => {
    const statements = await shop.database.statements.during(() => readTasks(token))
    expect(statements).toHaveLength(2)
  })

  test('is closed to shoppers and visitors', async () => {
    const shopper = await createShopper(shop.db)
    const query = '{ tasks { kind } }'
    const asShopper = await shop.graphql(query, { token: shopper.token })
    expect(asShopper.errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await shop.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
