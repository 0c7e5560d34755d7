import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { backUp } from '../../../app/backup/backup'
import { restore } from '../../../app/backup/restore'
import { ENTITIES } from '../../../app/features'
import { folderStorage } from '../../../catalogue/pictures/picture-storage'
import { seed } from '../../../catalogue/sample-catalogue/seed'
import { createProduct, createShopper, placeOrder } from '../../../test/factories'
import { temporaryFolder } from '../../../test/folder'
import { expectConsistentDatabase } from '../../../test/invariants'
import { hasServer } from '../../../test/proxied-shop'
import { dropDatabase, onDatabase } from '../../../test/server-database'
import { openDatabase } from '../open'

const source = inject('testDatabase')
const template = 'template' in source ? source.template : ''

/** Only with DATABASE_URL: the embedded database has one role. */
describe.skipIf(!hasServer)('A role that owns its database, without any other right', () => {
  const adminUrl = () => Object.assign(new URL(template), { pathname: '/postgres' }).href
  const run = (sql: string) => onDatabase(adminUrl(), (client) => client.query(sql))
  let role: string
  let databases: string[]

  beforeEach(async () => {
    role = `shop_${randomBytes(8).toString('hex')}`
    databases = []
    await run(
      `CREATE ROLE ${role} LOGIN PASSWORD '${role}' NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS`,
    )
  })
  afterEach(async () => {
    for (const url of databases)
      await dropDatabase(
        Object.assign(new URL(adminUrl()), { pathname: new URL(url).pathname }).href,
      )
    await run(`DROP ROLE ${role}`)
  })

  /** As a managed database has it: empty, and with the standard rights of its schema. */
  async function createOwnDatabase(): Promise<string> {
    const name = `mishmish_test_${randomBytes(8).toString('hex')}`
    await run(
      `CREATE DATABASE ${name} OWNER ${role} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'`,
    )
    const own = { username: role, password: role, pathname: `/${name}` }
    const url = Object.assign(new URL(adminUrl()), own).href
    databases.push(url)
    return url
  }

  const envOf = (databaseUrl: string) => ({ databaseUrl, databasePoolSize: 2, dataDir: '' })

  test('can migrate, seed, serve, back up and restore the shop', async () => {
    const url = await createOwnDatabase()
    const { dataSource, close } = await openDatabase(envOf(url), { entities: ENTITIES })
    const { manager: db } = dataSource
    const [user] = await db.query(
      'SELECT rolname AS role, rolsuper AS "isSuperuser" FROM pg_roles WHERE rolname = current_user',
    )
    expect(user).toEqual({ role, isSuperuser: false })
    // The only extension, which an owner may create since PostgreSQL 13.
    expect(await db.query(`SELECT extname FROM pg_extension WHERE extname <> 'plpgsql'`)).toEqual([
      { extname: 'pg_trgm' },
    ])
    const file = new URL('../../../../data/sample/products.json', import.meta.url)
    expect(await seed(db, file)).toBeGreaterThan(100)
    const shopper = await createShopper(db)
    await placeOrder(db, shopper, [await createProduct(db, { stock: 5 })])
    await expectConsistentDatabase(db)
    await close()

    const pictures = folderStorage(temporaryFolder())
    const backup = join(temporaryFolder(), 'shop.backup')
    await backUp(envOf(url), pictures, backup)
    const other = await createOwnDatabase()
    await restore(envOf(other), pictures, backup)
    const { rows } = await onDatabase(other, (client) =>
      client.query('SELECT count(*)::int AS orders FROM orders'),
    )
    expect(rows).toEqual([{ orders: 1 }])
  })
})
