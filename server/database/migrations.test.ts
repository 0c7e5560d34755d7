import { expect, test } from 'vitest'
import { createProducts } from '../test/factories'
import { setUpShop } from '../test/shop'
import { MIGRATIONS } from './data-source'

const shop = setUpShop()

/** What the entities describe and the database has not, as statements. */
async function findDifferences(): Promise<readonly string[]> {
  const { upQueries } = await shop.database.dataSource.driver.createSchemaBuilder().log()
  return upQueries.map(({ query }) => query)
}

test('the migrations make exactly the schema that the entities describe', async () => {
  expect(await findDifferences()).toEqual([])
})

test('no migration is pending', async () => {
  expect(await shop.database.dataSource.showMigrations()).toBe(false)
})

test('what search lives on is made of the products that are there already', async () => {
  const { dataSource } = shop.database
  const texts = async (sql: string) =>
    (await dataSource.query<{ text: string }[]>(sql)).map(({ text }) => text)
  const readSearch = async () => [
    await texts('SELECT name_words AS text FROM products ORDER BY id'),
    await texts('SELECT word AS text FROM search_words ORDER BY word'),
    await texts('SELECT pair AS text FROM search_pairs ORDER BY pair'),
  ]
  await createProducts(shop.db, ['Dry food (adult)', 'Food, dry', '...', 'طعام قطط'])
  const byTriggers = await readSearch()
  expect(byTriggers[2]).toHaveLength(4)
  await dataSource.undoLastMigration()
  await dataSource.undoLastMigration()
  await dataSource.runMigrations()
  expect(await readSearch()).toEqual(byTriggers)
})

test('each migration can be undone, and made again', async () => {
  const { dataSource } = shop.database
  for (const _ of MIGRATIONS) await dataSource.undoLastMigration()
  const [left] = await dataSource.query<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM information_schema.tables
     WHERE table_schema = current_schema() AND table_name <> 'migrations'`,
  )
  expect(left?.count).toBe(0)
  await dataSource.runMigrations()
  expect(await findDifferences()).toEqual([])
})
