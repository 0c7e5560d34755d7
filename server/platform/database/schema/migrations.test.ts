import { expect, test } from 'vitest'
import { createProducts } from '../../../test/factories'
import { setUpDatabase } from '../../../test/shop'
import { MIGRATIONS } from './data-source'
import { WordPairs1764200000007 } from './migrations/0007-word-pairs'
import { PhonesInE1641764900000014 } from './migrations/0014-phones-in-e164'

const shop = setUpDatabase()

/** The statements that would bring the schema in line with the entities. */
async function findDifferences(): Promise<readonly string[]> {
  const { upQueries } = await shop.database.dataSource.driver.createSchemaBuilder().log()
  return upQueries.map(({ query }) => query)
}

// `app/tables.test.ts` names the few tables without an entity.
test('the migrations create exactly the schema that the entities describe', async () => {
  expect(await findDifferences()).toEqual([])
})

test('no migration is pending', async () => {
  expect(await shop.database.dataSource.showMigrations()).toBe(false)
})

test('the migrations create the search data of existing products', async () => {
  const { dataSource } = shop.database
  const texts = async (sql: string) =>
    (await dataSource.query<{ text: string }[]>(sql)).map(({ text }) => text)
  const readSearchData = async () => [
    await texts('SELECT name_words AS text FROM products ORDER BY id'),
    await texts('SELECT word AS text FROM search_words ORDER BY word'),
    await texts('SELECT pair AS text FROM search_pairs ORDER BY pair'),
  ]
  await createProducts(shop.db, ['Dry food (adult)', 'Food, dry', '...', 'طعام قطط'])
  const byTriggers = await readSearchData()
  expect(byTriggers[2]).toHaveLength(4)
  const first = MIGRATIONS.findIndex(({ migration }) => migration === WordPairs1764200000007)
  for (const _ of MIGRATIONS.slice(first)) await dataSource.undoLastMigration()
  await dataSource.runMigrations()
  expect(await readSearchData()).toEqual(byTriggers)
})

test('the phone numbers of earlier orders are stored in the same form as new ones', async () => {
  const { dataSource } = shop.database
  const PHONES = [
    ['01012345678', '+201012345678'],
    ['00201112345678', '+201112345678'],
    ['1212345678', '+201212345678'],
    ['+201512345678', '+201512345678'],
    ['0227351234', '+20227351234'],
    ['+20882351234', '+20882351234'],
    ['971501234567', '971501234567'],
    ['5', '5'],
    ['', ''],
  ]
  await dataSource.query(
    `INSERT INTO orders (total_piastres, address, city, phone)
     SELECT 100, 'address', 'city', phone FROM unnest($1::text[]) AS phone`,
    [PHONES.map(([before]) => before)],
  )
  await dataSource.transaction(async ({ queryRunner }) => {
    if (queryRunner) await new PhonesInE1641764900000014().up(queryRunner)
  })
  const rows = await dataSource.query<{ phone: string }[]>('SELECT phone FROM orders ORDER BY id')
  expect(rows.map(({ phone }) => phone)).toEqual(PHONES.map(([, after]) => after))
})

test('all migrations can be reverted and run again', async () => {
  const { dataSource } = shop.database
  for (const _ of MIGRATIONS) await dataSource.undoLastMigration()
  const [tables] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_name <> 'migrations'`,
  )
  expect(tables?.count).toBe(0)
  await dataSource.runMigrations()
  expect(await findDifferences()).toEqual([])
})
