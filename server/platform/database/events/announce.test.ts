import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { announceProductChanges } from '../../../catalogue/products/product-events'
import { createWebhook } from '../../../office/integrations/webhooks.service'
import { createManyProducts, createShopper } from '../../../test/factories'
import { setUpDatabase } from '../../../test/shop'
import type { Notification } from '../connection/notifications'
import { announce, type ShopEvent } from './announce'

const shop = setUpDatabase()

const addWebhook = () =>
  createWebhook(
    shop.db,
    { allowsPrivate: true },
    { url: 'http://127.0.0.1:9/', events: ['product.changed'] },
  )

async function countRows(table: 'mails' | 'webhook_deliveries'): Promise<number> {
  const [row] = await shop.db.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM ${table}`,
  )
  return row?.count ?? -1
}

/** An event for everybody, with a number of messages. */
const eventOf = (userId: number, messages = 1): ShopEvent => ({
  live: { kind: 'orderPlaced', id: 7 },
  mails: [{ kind: 'orderPlaced', userId, data: { orderId: 7 } }],
  webhooks: {
    event: 'product.changed',
    data: () => Array.from({ length: messages }, (_, index) => ({ index })),
  },
})

describe('An event', () => {
  test('reaches everybody when its transaction commits, and nobody when it rolls back', async () => {
    await addWebhook()
    const { id } = await createShopper(shop.db)
    const received: Notification[] = []
    const unsubscribe = shop.database.notifications.subscribe((notification) => {
      if (notification.kind !== 'catalogueChanged') received.push(notification)
    })
    const rolledBack = shop.db.transaction(async (transaction) => {
      await announce(transaction, eventOf(id))
      throw new Error('Rollback')
    })
    await expect(rolledBack).rejects.toThrow('Rollback')
    expect([await countRows('mails'), await countRows('webhook_deliveries')]).toEqual([0, 0])

    const last = new Promise<void>((resolve) => {
      const stop = shop.database.notifications.subscribe(({ kind }) => {
        if (kind !== 'orderPlaced') return
        stop()
        resolve()
      })
    })
    await shop.db.transaction((transaction) => announce(transaction, eventOf(id)))
    await last
    unsubscribe()
    expect(received).toEqual([
      { kind: 'mailsDue' },
      { kind: 'deliveriesDue' },
      { kind: 'orderPlaced', id: 7, position: expect.any(Number) },
    ])
    expect([await countRows('mails'), await countRows('webhook_deliveries')]).toEqual([1, 1])
  })

  test('with thousands of messages costs a statement for each thousand, and keeps their order', async () => {
    await addWebhook()
    const { id } = await createShopper(shop.db)
    const statements = await shop.database.statements.during(() =>
      announce(shop.db, eventOf(id, 2_500)),
    )
    expect(statements).toHaveLength(4)
    const bodies = await shop.db.query<{ body: string }[]>(
      'SELECT body FROM webhook_deliveries ORDER BY id',
    )
    expect(bodies.map(({ body }) => JSON.parse(body).data.index)).toEqual([
      ...Array.from({ length: 2_500 }).keys(),
    ])
  })
})

describe('A change of many products', () => {
  const change = (transaction: typeof shop.db) => () =>
    transaction.query('UPDATE products SET stock = 3 WHERE id > 1')

  async function changeAll(count: number) {
    const ids = (await createManyProducts(shop.db, count)).map(({ id }) => id)
    return shop.database.statements.during(() =>
      announceProductChanges(shop.db, ids, change(shop.db)),
    )
  }

  test('costs one statement without a webhook for it', async () => {
    expect(await changeAll(300)).toHaveLength(2)
  })

  test('costs five with one, and has a message for each product that differs', async () => {
    await addWebhook()
    expect(await changeAll(300)).toHaveLength(6)
    expect(await countRows('webhook_deliveries')).toBe(299)
  })
})

// Changes that no webhook or mail reports: counts of sales, and details of products that messages do not
// contain.
const UNREPORTED = [
  // Its statements; product-changes.service.ts and undo.service.ts announce what they do.
  'catalogue/product-changes/changeable-products.ts',
  'catalogue/product-files/write/staged-details.ts',
  // Those who use its SQL announce it.
  'catalogue/products/stock.service.ts',
  'catalogue/products/units-sold.service.ts',
  // Those who edit, split, merge and move orders announce it.
  'orders/orders/life/divided-orders.ts',
  'orders/orders/life/edited-order.ts',
  'orders/orders/life/order-life.service.ts',
]
const WRITES =
  /(?:UPDATE|INSERT INTO|DELETE FROM) products\b|\.(?:insert|update|save|delete|increment)\(\s*(?:ProductEntity|product),|INSERT INTO orders\b|UPDATE orders SET status|await moveOrder\(|\b(?:putsInStock|takesOutOfStock|writeEditedItems|writeMerge|divideOrder)\(/
const ANNOUNCES = /from '[./\w-]+\/(?:product|order)-events'/

test('Every file that changes products or the status of orders announces it', () => {
  const folder = new URL('../../..', import.meta.url).pathname
  const silent = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/^test|migrations/.test(path))
    .filter((path) => {
      const source = readFileSync(join(folder, path), 'utf8')
      return WRITES.test(source) && !ANNOUNCES.test(source)
    })
  expect(silent.toSorted()).toEqual(UNREPORTED)
})
