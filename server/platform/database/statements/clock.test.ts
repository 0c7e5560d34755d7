import { expect, test, vi } from 'vitest'
import { setUpDatabase } from '../../../test/shop'
import { compareClocks } from './clock'

const shop = setUpDatabase()

const WARNING = 'The clocks of this server and of the database differ: synchronize both'

test.each([
  ['60 seconds ahead of', 60_000],
  ['60 seconds behind', -60_000],
])("A clock that is %s the database's causes a warning", async (_name, difference) => {
  const warn = vi.fn()
  const found = await compareClocks(shop.db, { warn }, () => Date.now() + difference)
  // The response takes a while.
  expect(Math.abs(found - difference)).toBeLessThan(5_000)
  expect(warn).toHaveBeenCalledExactlyOnceWith({ clockDifferenceMilliseconds: found }, WARNING)
})

test('Equal clocks cause no warning', async () => {
  const warn = vi.fn()
  await compareClocks(shop.db, { warn })
  expect(warn).not.toHaveBeenCalled()
})
