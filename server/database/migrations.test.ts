import { expect, test } from 'vitest'
import { setUpShop } from '../test/shop'

const shop = setUpShop()

test('the migrations make exactly the schema that the entities describe', async () => {
  const { upQueries } = await shop.database.dataSource.driver.createSchemaBuilder().log()
  expect(upQueries.map(({ query }) => query)).toEqual([])
})

test('no migration is pending', async () => {
  expect(await shop.database.dataSource.showMigrations()).toBe(false)
})
