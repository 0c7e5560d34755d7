import { type DataSource, type EntityManager, QueryFailedError } from 'typeorm'
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

  test.each([1, 2])(
    'through a pool of %i in transaction mode has none, which the start says',
    async (size) => {
      const { dataSource } = shop.database
      const backends = Array.from({ length: size }, () => dataSource.createQueryRunner())
      onTestFinished(async () => {
        for (const backend of backends) await backend.release()
      })
      const idleBackend = () => backends.find(({ isTransactionActive }) => !isTransactionActive)
      const waiting = new Promise<never>(() => {})
      // As pgbouncer: each transaction, or statement outside of one, has the next idle connection.
      const pool = {
        createQueryRunner: () => ({
          manager: {
            query: (sql: string, parameters: unknown[]) =>
              idleBackend()?.query(sql, parameters) ?? waiting,
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
      await expect(checking).rejects.toThrow(/transaction or statement mode.*pool_mode = session/)
    },
  )

  test('through a pool in statement mode, which refuses transactions, has none either', async () => {
    const { dataSource } = shop.database
    const refusal = Object.assign(
      new Error('transaction blocks not allowed in statement pooling mode'),
      { code: '08P01' },
    )
    const pool = {
      createQueryRunner: () => dataSource.createQueryRunner(),
      transaction: () => Promise.reject(new QueryFailedError('START TRANSACTION', [], refusal)),
    } as unknown as DataSource
    await expect(checkOwnSession(pool, pool)).rejects.toThrow(/transaction or statement mode/)
  })
})
