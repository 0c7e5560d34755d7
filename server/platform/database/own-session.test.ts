import { type DataSource, QueryFailedError } from 'typeorm'
import { describe, expect, inject, test } from 'vitest'
import { setUpShop } from '../../test/shop'
import { startTransactionPooler } from '../../test/transaction-pooler'
import { StartupError } from '../config/startup-error'
import { connect } from './open'
import { checkOwnSession } from './own-session'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : ''

// Only with DATABASE_URL: the embedded database has one session.
describe.skipIf(!template)('A connection', () => {
  const shop = setUpShop()

  test('to PostgreSQL itself has a session of its own', async () => {
    const { dataSource } = shop.database
    await expect(checkOwnSession(dataSource, dataSource)).resolves.toBeUndefined()
  })

  test.each([
    { size: 1, roundRobin: false },
    { size: 2, roundRobin: false },
    { size: 3, roundRobin: true },
  ])('through a pool in transaction mode has none, and the start says so: %j', async (pool) => {
    const url = Object.assign(new URL(template), { pathname: '/postgres' }).href
    const connecting = connect(
      { url: await startTransactionPooler(url, pool) },
      // A shorter limit than the test's, for a statement that waits for a session.
      { poolSize: 2, limits: { idleSocketMilliseconds: 5_000 } },
    )
    await expect(connecting).rejects.toThrow(StartupError)
    await expect(connecting).rejects.toThrow(/transaction or statement mode.*pool_mode = session/)
  })

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
