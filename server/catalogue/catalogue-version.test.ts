import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOW_STOCK } from '#domain/limits'
import { NoticeBoard } from '../database/notices'
import { eventually } from '../test/eventually'
import { createProduct } from '../test/factories'
import { setUpShop } from '../test/shop'
import { CatalogueVersion } from './catalogue-version'

const shop = setUpShop()

let board: NoticeBoard
let version: CatalogueVersion

beforeEach(async () => {
  board = new NoticeBoard()
  version = new CatalogueVersion(shop.db, board)
  await version.read()
})
afterEach(() => version.close())

const stored = async () => {
  const [row] = await shop.db.query<{ version: string }[]>('SELECT version FROM catalogue_version')
  return Number(row?.version)
}

test('A notice makes it newer, and never older', async () => {
  const start = await stored()
  expect(version.current).toBe(start)
  board.publish({ kind: 'catalogueChanged', version: start + 5 })
  board.publish({ kind: 'catalogueChanged', version: start + 2 })
  expect(version.current).toBe(start + 5)
})

test('Without its connection nobody knows it, until it is read again', async () => {
  board.publish({ kind: 'deaf' })
  expect(version.current).toBeUndefined()
  board.publish({ kind: 'catalogueChanged', version: 1 })
  expect(version.current).toBeUndefined()
  await createProduct(shop.db)
  board.publish({ kind: 'missed' })
  await eventually(async () => expect(version.current).toBe(await stored()))
})

test('A notice that comes while it is read counts', async () => {
  const later = (await stored()) + 1_000_000
  const reading = version.read()
  board.publish({ kind: 'catalogueChanged', version: later })
  await reading
  expect(version.current).toBe(later)
})

test('A change of which no notice comes is found by asking', async () => {
  const stop = version.poll()
  const before = version.current
  await createProduct(shop.db)
  expect(version.current).toBe(before)
  await eventually(async () => expect(version.current).toBe(await stored()))
  stop()
})

test('A transaction makes it newer once, whatever it changes, with the clock', async () => {
  const before = await stored()
  await shop.db.transaction(async (transaction) => {
    for (let count = 0; count < 3; count += 1) await createProduct(transaction)
    await transaction.query('UPDATE products SET price_piastres = price_piastres + 1')
  })
  const after = await stored()
  expect(after).toBeGreaterThan(before)
  expect(Math.abs(after - Date.now())).toBeLessThan(60_000)
})

test('Every number of pieces that a page may show makes it newer', async () => {
  const { id } = await createProduct(shop.db, { stock: LOW_STOCK + 2 })
  for (const stock of [LOW_STOCK, LOW_STOCK - 1, 0, null]) {
    const before = await stored()
    await shop.db.query('UPDATE products SET stock = $2 WHERE id = $1', [id, stock])
    expect(await stored()).toBeGreaterThan(before)
  }
})
