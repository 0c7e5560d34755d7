import type pg from 'pg'
import { FEATURES } from '../server/app/features'
import { openDatabase } from '../server/platform/database/open'
import { runBackfills } from '../server/platform/database/schema/backfills'
import { createDatabase, dropDatabase, onDatabase } from '../server/test/server-database'
import { fillCatalogue, fillReviews } from './catalogue'
import { fillOrders } from './order-history'

/** How much a shop has. */
export interface ShopSize {
  readonly products: number
  readonly customers: number
  readonly orders: number
}

/** Batches of a product, some of which expire within two months. */
const BATCHES = 4

/** Counts the stock of all products, with the batches that it consists of; a tenth is low or out of stock. */
async function fillStock(client: pg.Client): Promise<void> {
  await client.query('SET session_replication_role = replica')
  await client.query(
    'UPDATE products SET stock = CASE WHEN id % 10 = 0 THEN id / 10 % 5 ELSE 20 + id % 80 END',
  )
  await client.query(
    `INSERT INTO stock_movements (product_id, change, stock_after, reason)
     SELECT id, stock, stock, 'initial' FROM products ORDER BY id`,
  )
  await client.query(
    `INSERT INTO product_batches (product_id, expires_on, quantity, at_most)
     SELECT id, current_date + 20 + (id * 7 + batch * 211) % 900, 1 + stock / $1::int, 1 + stock / $1::int
     FROM products, generate_series(1, $1::int) AS batch ORDER BY id`,
    [BATCHES],
  )
  await client.query('SET session_replication_role = origin')
}

async function fillShop(client: pg.Client, size: ShopSize): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await fillCatalogue(client, size.products)
  await fillStock(client)
  await fillReviews(client, size.products)
  await fillOrders(client, size)
}

/** Migrates a shop, and completes what a server would do in the background while it is measured. */
async function bringUpToDate(databaseUrl: string): Promise<void> {
  const settings = { databaseUrl, databasePoolSize: 2, dataDir: '' }
  const { dataSource, close } = await openDatabase(settings)
  try {
    await runBackfills(
      dataSource.manager,
      FEATURES.flatMap(({ backfills = [] }) => backfills),
    )
  } finally {
    await close()
  }
}

const databaseExists = (url: string, name: string) =>
  onDatabase(url, async (client) => {
    const found = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    return found.rows.length > 0
  })

/**
 * A copy of a filled shop on the server of a URL, as a new database. The shop is filled once: it stays there as a
 * template, named after the database of the URL.
 */
export async function copyLargeShop(serverUrl: string, size: ShopSize): Promise<string> {
  const { products, customers, orders } = size
  const own = new URL(serverUrl).pathname.slice(1) || 'mishmish'
  const name = `${own}_${products}_${customers}_${orders}`
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href
  const server = Object.assign(new URL(serverUrl), { pathname: '/postgres' }).href
  if (!(await databaseExists(server, name))) {
    await onDatabase(server, (client) => client.query(`CREATE DATABASE ${name}`))
    try {
      await bringUpToDate(url)
      await onDatabase(url, (client) => fillShop(client, size))
      await bringUpToDate(url)
    } catch (error) {
      await dropDatabase(url)
      throw error
    }
  }
  // Copying files is faster than logging each page of them.
  const copy = await createDatabase(serverUrl, url, 'STRATEGY FILE_COPY')
  await bringUpToDate(copy)
  return copy
}

/** A size from the arguments of a program, such as `--orders 1000000 --customers 20000 --products 100000`. */
export function readSize(args: readonly string[], defaults: ShopSize): ShopSize {
  const read = (name: keyof ShopSize) => {
    const at = args.indexOf(`--${name}`)
    return at < 0 ? defaults[name] : Number(args[at + 1])
  }
  return { products: read('products'), customers: read('customers'), orders: read('orders') }
}

export const LARGE_SHOP: ShopSize = { products: 100_000, customers: 20_000, orders: 1_000_000 }
