import { expect, test } from 'vitest'
import { createProducts } from '../test/factories'
import { setUpShop } from '../test/shop'
import { MIGRATIONS } from './data-source'
import { WordPairs1764200000007 } from './migrations/0007-word-pairs'

const shop = setUpShop()

/** The statements that would bring the schema in line with the entities. */
async function findDifferences(): Promise<readonly string[]> {
  const { upQueries } = await shop.database.dataSource.driver.createSchemaBuilder().log()
  return upQueries.map(({ query }) => query)
}

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
