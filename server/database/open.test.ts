import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { ProductEntity } from '../catalogue/product.entity'
import { createProduct } from '../test/factories'
import { temporaryFolder } from '../test/folder'
import { createDatabase, dropDatabase } from '../test/server-database'
import { type Connected, openDatabase } from './open'

const source = inject('testDatabase')
const serverUrl =
  'template' in source ? source.template.replace(/\/[^/]*$/, '/postgres') : undefined

const namesIn = async ({ dataSource }: Connected) =>
  (await dataSource.manager.find(ProductEntity)).map((product) => product.name)

test('the embedded database keeps its data from one start to the next', async () => {
  const env = {
    databaseUrl: undefined,
    databasePoolSize: 10,
    dataDir: join(temporaryFolder(), 'data'),
  }
  const first = await openDatabase(env)
  await createProduct(first.dataSource.manager, { name: 'قطط' })
  await first.close()
  expect(existsSync(join(env.dataDir, 'lock'))).toBe(false)
  const second = await openDatabase(env)
  expect(await namesIn(second)).toEqual(['قطط'])
  await second.close()
}, 60_000)

test('an embedded database that is open is not opened by another process', async () => {
  const dataDir = temporaryFolder()
  const env = { databaseUrl: undefined, databasePoolSize: 10, dataDir }
  const opened = await openDatabase(env)
  const script = `
    import('tsx/esm/api').then(({ register }) => {
      register()
      return import('./server/database/embedded.ts')
    }).then(({ startEmbedded }) => startEmbedded({ dataDir: ${JSON.stringify(dataDir)} }))
      .then(() => process.exit(0), (error) => { console.log(error.message); process.exit(1) })`
  const other = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  expect(other.stdout).toContain(`is in use by process ${process.pid}`)
  expect(other.status).toBe(1)
  await createProduct(opened.dataSource.manager, { name: 'Bed' })
  expect(await namesIn(opened)).toEqual(['Bed'])
  await opened.close()
}, 60_000)

test.runIf(serverUrl)(
  'five servers that open an empty database at once all find it migrated (needs DATABASE_URL: the embedded one has one process)',
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
  'a second start waits for a migration, however long, and then does nothing (needs DATABASE_URL)',
  async () => {
    const databaseUrl = await createDatabase(serverUrl ?? '')
    onTestFinished(() => dropDatabase(databaseUrl))
    const env = { databaseUrl, databasePoolSize: 2, dataDir: '' }
    const first = await openDatabase(env)
    await createProduct(first.dataSource.manager, { name: 'Bed' })
    const second = await openDatabase(env)
    expect(await namesIn(second)).toEqual(['Bed'])
    const limits = await second.dataSource.query(
      `SELECT current_setting('lock_timeout') AS lock, current_setting('statement_timeout') AS statement`,
    )
    expect(limits).toEqual([{ lock: '5s', statement: '15s' }])
    await Promise.all([first.close(), second.close()])
  },
)

test.runIf(serverUrl)(
  'a database that cannot search Arabic is refused in a sentence (needs DATABASE_URL)',
  async () => {
    const databaseUrl = await createDatabase(
      serverUrl ?? '',
      undefined,
      "LOCALE 'C' ENCODING 'UTF8' TEMPLATE template0",
    )
    onTestFinished(() => dropDatabase(databaseUrl))
    await expect(openDatabase({ databaseUrl, databasePoolSize: 2, dataDir: '' })).rejects.toThrow(
      'This database cannot search Arabic',
    )
  },
)
