import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ENTITIES } from '../../app/features'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { eventually } from '../../test/eventually'
import { createProduct } from '../../test/factories'
import { migrateDataFolder, temporaryFolder } from '../../test/folder'
import { createDatabase, dropDatabase, onDatabase } from '../../test/server-database'
import { StartupError } from '../config/startup-error'
import { type Connected, openDatabase } from './open'
import { MIGRATION_LOCK } from './schema/migrate'
import { RowMismatchError, statement } from './statements/statement'

const source = inject('testDatabase')
const serverUrl = 'template' in source ? source.template : undefined

const namesIn = async ({ dataSource }: Connected) =>
  (await dataSource.manager.find(ProductEntity)).map((product) => product.name)

test('the embedded database keeps its data between starts', async () => {
  const env = {
    databaseUrl: undefined,
    databasePoolSize: 10,
    dataDir: join(temporaryFolder(), 'data'),
  }
  const first = await openDatabase(env, { entities: ENTITIES })
  await createProduct(first.dataSource.manager, { name: 'قطط' })
  await first.close()
  const second = await openDatabase(env, { entities: ENTITIES })
  expect(await namesIn(second)).toEqual(['قطط'])
  await second.close()
})

test('rows are checked in development but not in production', async () => {
  const databaseUrl = serverUrl && (await createDatabase(serverUrl))
  if (databaseUrl) onTestFinished(() => dropDatabase(databaseUrl))
  const env = {
    databaseUrl,
    databasePoolSize: 2,
    dataDir: migrateDataFolder(temporaryFolder()),
  }
  const readNow = statement({
    name: 'test.readNow',
    sql: 'SELECT now() AS now',
    row: z.object({ now: z.string() }),
  })
  const read = async (mode: 'development' | 'production') => {
    const { dataSource, close } = await openDatabase({ ...env, mode })
    return readNow(dataSource.manager).finally(close)
  }
  await expect(read('development')).rejects.toThrow(RowMismatchError)
  expect(await read('production')).toEqual([{ now: expect.any(Date) }])
})

test('an open embedded database cannot be opened by another process', async () => {
  const dataDir = migrateDataFolder(temporaryFolder())
  const env = { databaseUrl: undefined, databasePoolSize: 10, dataDir }
  const opened = await openDatabase(env, { entities: ENTITIES })
  const script = `
    import('tsx/esm/api').then(({ register }) => {
      register()
      return import('./server/platform/database/connection/embedded.ts')
    }).then(({ startEmbedded }) => startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }))
      .then(() => process.exit(0), (error) => { console.log(error.message); process.exit(1) })`
  const other = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(other.stdout).toContain(`is in use by process ${process.pid}`)
  expect(other.status).toBe(1)
  await createProduct(opened.dataSource.manager, { name: 'Bed' })
  expect(await namesIn(opened)).toEqual(['Bed'])
  await opened.close()
})

test('an unreachable database server is reported with a message', async () => {
  // Nothing listens on port 1.
  const env = { databaseUrl: 'postgres://127.0.0.1:1/shop', databasePoolSize: 2, dataDir: '' }
  const opening = openDatabase(env, { entities: ENTITIES })
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(
    'The database cannot be opened: connect ECONNREFUSED 127.0.0.1:1',
  )
})

test('a data folder that cannot be created is reported with a message', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  const dataDir = join(file, 'data')
  const opening = openDatabase(
    { databaseUrl: undefined, databasePoolSize: 2, dataDir },
    { entities: ENTITIES },
  )
  await expect(opening).rejects.toThrow(StartupError)
  await expect(opening).rejects.toThrow(
    `The data folder ${dataDir} cannot be written to (ENOTDIR).`,
  )
})

test.runIf(serverUrl)(
  'five servers that open an empty database concurrently migrate it once (needs DATABASE_URL)',
  async () => {
    const databaseUrl = await createDatabase(serverUrl ?? '')
    const opened: Connected[] = []
    onTestFinished(async () => {
      await Promise.all(opened.map((database) => database.close()))
      await dropDatabase(databaseUrl)
    })
    const open = async () => {
      const database = await openDatabase({ databaseUrl, databasePoolSize: 3, dataDir: '' })
      opened.push(database)
      return database
    }
    const servers = await Promise.all(Array.from({ length: 5 }, open))
    for (const { dataSource } of servers) {
      expect(await dataSource.showMigrations()).toBe(false)
      const rows = await dataSource.query<unknown[]>('SELECT name FROM migrations')
      expect(rows).toHaveLength(dataSource.migrations.length)
    }
  },
)

test.runIf(serverUrl)(
  'a start waits longer than any limit while another server migrates (needs DATABASE_URL)',
  async () => {
    const databaseUrl = await createDatabase(serverUrl ?? '')
    onTestFinished(() => dropDatabase(databaseUrl))
    const env = { databaseUrl, databasePoolSize: 2, dataDir: '' }
    const opening = await onDatabase(databaseUrl, async (otherServer) => {
      await otherServer.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
      const result = openDatabase(env, { limits: { idleSocketMilliseconds: 500 } })
      result.catch(() => {})
      // By then, the limit has closed the idle connections.
      await eventually(async () => {
        const { rows } = await otherServer.query(
          `SELECT query FROM pg_stat_activity
           WHERE datname = current_database() AND application_name = 'mishmish'`,
        )
        expect(rows).toEqual([{ query: expect.stringContaining('pg_try_advisory_lock') }])
      })
      return { result }
    })
    const database = await opening.result
    expect(await database.dataSource.showMigrations()).toBe(false)
    await database.close()
  },
)

test.runIf(serverUrl)(
  'a second start changes nothing, and keeps the limits of requests (needs DATABASE_URL)',
  async () => {
    const databaseUrl = await createDatabase(serverUrl ?? '')
    onTestFinished(() => dropDatabase(databaseUrl))
    const env = { databaseUrl, databasePoolSize: 2, dataDir: '' }
    const first = await openDatabase(env, { entities: ENTITIES })
    await createProduct(first.dataSource.manager, { name: 'Bed' })
    const second = await openDatabase(env, { entities: ENTITIES })
    expect(await namesIn(second)).toEqual(['Bed'])
    const limits = await second.dataSource.query(
      `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`,
    )
    expect(limits).toEqual([{ lock: '5s', statement: '15s' }])
    await Promise.all([first.close(), second.close()])
  },
)

test.runIf(serverUrl).each([
  ['search Arabic', "LOCALE 'C'"],
  ['match “I” with “i”', "LOCALE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'tr'"],
  ['match “I” with “i”', "LOCALE 'C.UTF-8' LOCALE_PROVIDER icu ICU_LOCALE 'az'"],
])(
  'a database that cannot %s because of %s is refused (needs DATABASE_URL)',
  async (what, locale) => {
    const options = `${locale} ENCODING 'UTF8' TEMPLATE template0`
    const databaseUrl = await createDatabase(serverUrl ?? '', undefined, options)
    onTestFinished(() => dropDatabase(databaseUrl))
    await expect(openDatabase({ databaseUrl, databasePoolSize: 2, dataDir: '' })).rejects.toThrow(
      `This database cannot ${what}: create it with a UTF-8 locale`,
    )
  },
)
