import { beforeEach, describe, expect, test } from 'vitest'
import { createManyProducts, createProduct } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { ListingIndex } from './listing-index'

const shop = setUpDatabase()

describe('The index of the catalogue', () => {
  let version: { current: number | undefined }
  let index: ListingIndex

  beforeEach(() => {
    version = { current: undefined }
    index = new ListingIndex(version)
  })

  /** The ids and prices in the index. */
  async function read(): Promise<readonly (readonly [number, number])[]> {
    const { columns, size } = await index.get(shop.db)
    return Array.from({ length: size }, (_, place) => [
      columns.id[place] ?? 0,
      columns.pricePiastres[place] ?? 0,
    ])
  }

  const setPrice = (id: number, pricePiastres: number) =>
    shop.db.update(ProductEntity, { id }, { pricePiastres, wasPricePiastres: null })

  test('follows what is added, changed, hidden, deleted and emptied', async () => {
    await createManyProducts(shop.db, 4)
    expect(await read()).toEqual([
      [1, 10_000],
      [2, 10_001],
      [3, 10_002],
      [4, 10_003],
    ])
    await setPrice(2, 5)
    await shop.db.delete(ProductEntity, { id: 1 })
    await shop.db.update(ProductEntity, { id: 3 }, { hidden: true })
    await createProduct(shop.db, { pricePiastres: 7 })
    expect(await read()).toEqual([
      [2, 5],
      [4, 10_003],
      [5, 7],
    ])
    await shop.db.update(ProductEntity, { id: 3 }, { hidden: false })
    expect((await read()).map(([id]) => id)).toEqual([2, 3, 4, 5])
    await shop.db.query('TRUNCATE products CASCADE')
    expect(await read()).toEqual([])
  })

  test('reads nothing while the version is the same, and only changes after that', async () => {
    await createManyProducts(shop.db, 3)
    const currentVersion = async () => {
      const [row] = await shop.db.query<{ version: string }[]>(
        'SELECT version FROM catalogue_version',
      )
      return Number(row?.version)
    }
    version.current = await currentVersion()
    await read()
    const { statements } = shop.database
    expect(await statements.during(read)).toEqual([])
    await setPrice(2, 5)
    version.current = await currentVersion()
    const reads = await statements.during(() => Promise.all([read(), read(), read()]))
    expect(reads).toHaveLength(1)
    expect(await read()).toContainEqual([2, 5])
  })

  test('notices changes of transactions that commit in another order than they began', async (context) => {
    // The embedded database has one session.
    if (shop.database.isEmbedded) return context.skip()
    await createManyProducts(shop.db, 2)
    await read()
    const slow = shop.database.dataSource.createQueryRunner()
    await slow.startTransaction()
    await slow.query('UPDATE products SET price_piastres = 11 WHERE id = 1')
    await setPrice(2, 22)
    expect(await read()).toEqual([
      [1, 10_000],
      [2, 22],
    ])
    await slow.commitTransaction()
    await slow.release()
    expect(await read()).toEqual([
      [1, 11],
      [2, 22],
    ])
  })
})
