import type { DataSource, EntityManager } from 'typeorm'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { StartupError } from '../startup-error'
import { setUpShop } from '../test/shop'
import { checkOwnSession } from './own-session'

// Only with DATABASE_URL: the embedded database has one session.
describe.skipIf(!('template' in inject('testDatabase')))('A connection', () => {
  const shop = setUpShop()

  test('to PostgreSQL itself has a session of its own', async () => {
    const { dataSource } = shop.database
    await expect(checkOwnSession(dataSource, dataSource)).resolves.toBeUndefined()
  })

  test('through a pool in transaction mode has none, which the start says', async () => {
    const { dataSource } = shop.database
    const backends = [dataSource.createQueryRunner(), dataSource.createQueryRunner()]
    onTestFinished(async () => {
      for (const backend of backends) await backend.release()
    })
    const idleBackend = () => backends.find(({ isTransactionActive }) => !isTransactionActive)
    // As pgbouncer: each transaction, or statement outside of one, has the next idle connection.
    const pool = {
      createQueryRunner: () => ({
        manager: {
          query: (sql: string, parameters: unknown[]) => idleBackend()?.query(sql, parameters),
        },
        release: async () => {},
      }),
      transaction: async (work: (db: EntityManager) => Promise<unknown>) => {
        const backend = idleBackend()
        await backend?.startTransaction()
        const result = await work((backend ?? dataSource).manager)
        await backend?.commitTransaction()
        return result
      },
    } as unknown as DataSource
    const checking = checkOwnSession(pool, pool)
    await expect(checking).rejects.toThrow(StartupError)
    await expect(checking).rejects.toThrow(/transaction mode.*pool_mode = session/)
  })
})
