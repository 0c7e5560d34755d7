import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { EntityManager } from 'typeorm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticate } from '../../../accounts/accounts/accounts.service'
import { endAccessAfterRecovery } from '../../../app/backup/after-recovery'
import { ENTITIES } from '../../../app/features'
import { authenticateApiKey, createApiKey } from '../../../office/integrations/api-keys.service'
import { type Cluster, createServerFolder, startCluster } from '../../../test/cluster'
import { eventually } from '../../../test/eventually'
import { createProduct, createShopper, placeOrder, type TestUser } from '../../../test/factories'
import { expectConsistentDatabase } from '../../../test/invariants'
import { hasServer } from '../../../test/proxied-shop'
import { onDatabase } from '../../../test/server-database'
import { TEST_JWT_SECRET } from '../../../test/shop'
import { openDatabase } from '../open'

async function withShop<T>(cluster: Cluster, work: (db: EntityManager) => Promise<T>): Promise<T> {
  const settings = { databaseUrl: cluster.url, databasePoolSize: 2, dataDir: '' }
  const { dataSource, close } = await openDatabase(settings, { entities: ENTITIES })
  try {
    return await work(dataSource.manager)
  } finally {
    await close()
  }
}

async function readOne(db: EntityManager, sql: string): Promise<string> {
  const [row] = await db.query<{ value: string }[]>(`SELECT (${sql})::text AS value`)
  return row?.value ?? ''
}

const readOrders = (db: EntityManager) =>
  db
    .query<{ id: number }[]>('SELECT id FROM orders ORDER BY id')
    .then((rows) => rows.map(({ id }) => id))

/** Only with DATABASE_URL: the embedded database archives nothing. */
describe.skipIf(!hasServer)('A shop whose database archives its log', () => {
  let archive = ''
  const clusters: Cluster[] = []
  let shopper: TestUser
  let apiKey: string
  let recovered: Cluster
  let first: number

  beforeAll(async () => {
    archive = createServerFolder()
    const primary = await startCluster({
      settings: { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` },
    })
    clusters.push(primary)
    const { copy, moment } = await withShop(primary, async (db) => {
      shopper = await createShopper(db)
      apiKey = (await createApiKey(db, { name: 'Courier', scopes: ['readOrders'] })).key
      const product = await createProduct(db, { stock: 5 })
      const copy = await primary.copyData()
      first = (await placeOrder(db, shopper, [product])).id
      const moment = await readOne(db, 'clock_timestamp()')
      // By mistake.
      await placeOrder(db, shopper, [product])
      await db.query('UPDATE products SET price_piastres = 1')
      const last = await readOne(db, 'pg_walfile_name(pg_current_wal_lsn())')
      await db.query('SELECT pg_switch_wal()')
      await eventually(() => expect(existsSync(join(archive, last))).toBe(true))
      return { copy, moment }
    })
    await primary.stop('immediate')
    recovered = await startCluster({
      recoverFrom: copy,
      settings: {
        archive_mode: 'off',
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      },
    })
    clusters.push(recovered)
    await onDatabase(recovered.url, (client) =>
      eventually(async () => {
        const { rows } = await client.query('SELECT pg_is_in_recovery() AS "isRecovering"')
        expect(rows).toEqual([{ isRecovering: false }])
      }),
    )
  }, 120_000)
  afterAll(async () => {
    for (const cluster of clusters) await cluster.remove()
    if (archive) rmSync(archive, { recursive: true })
  })

  test('is recovered as it was between two orders, and takes orders again', async () => {
    await withShop(recovered, async (db) => {
      expect(await readOrders(db)).toEqual([first])
      expect(await readOne(db, 'SELECT min(stock) FROM products')).toBe('4')
      await expectConsistentDatabase(db)
      const next = await placeOrder(db, shopper, [await createProduct(db)])
      expect(await readOrders(db)).toEqual([first, next.id])
    })
  })

  test('accepts the sessions and keys of then until they are ended', async () => {
    const { url } = recovered
    await withShop(recovered, async (db) => {
      await authenticate(db, TEST_JWT_SECRET, shopper.token)
      await authenticateApiKey(db, apiKey)
      expect(Number(await readOne(db, 'SELECT count(*) FROM mails'))).toBeGreaterThan(0)
    })
    const settings = { databaseUrl: url, databasePoolSize: 2, dataDir: '' }
    expect(await endAccessAfterRecovery(settings)).toMatchObject({ apiKeys: ['Courier'] })
    await withShop(recovered, async (db) => {
      await expect(authenticate(db, TEST_JWT_SECRET, shopper.token)).rejects.toThrow()
      await expect(authenticateApiKey(db, apiKey)).rejects.toThrow()
      expect(await readOne(db, 'SELECT count(*) FROM mails')).toBe('0')
    })
  })
})
