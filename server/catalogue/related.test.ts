import { describe, expect, test } from 'vitest'
import { createManyProducts } from '../test/factories'
import { setUpShop } from '../test/shop'
import { findRelated } from './catalogue.service'
import { ProductEntity } from './product.entity'

const shop = setUpShop()

const idsOf = async (roots: readonly number[], count = 5) => {
  const related = await findRelated(shop.db, roots, count)
  return roots.map((root) => (related.get(root) ?? []).map((product) => product.id))
}

describe('related products', () => {
  test('are 5 different others', async () => {
    const products = await createManyProducts(shop.db, 30)
    const roots = products.map((product) => product.id)
    const lists = await idsOf(roots)
    lists.forEach((ids, index) => {
      expect(new Set(ids).size).toBe(5)
      expect(ids).not.toContain(roots[index])
    })
  })

  test('are chosen at random: all others have their turn', async () => {
    await createManyProducts(shop.db, 20)
    const seen = new Set<number>()
    // The chance that one of 19 never appears in 60 draws of 5 is below one in a hundred million.
    for (let draw = 0; draw < 60; draw += 1)
      for (const id of (await idsOf([1]))[0] ?? []) seen.add(id)
    expect(seen.size).toBe(19)
  })

  test('differ between products of one page', async () => {
    const products = await createManyProducts(shop.db, 100)
    const lists = await idsOf(products.map((product) => product.id))
    expect(new Set(lists.map((ids) => ids.toSorted().join())).size).toBeGreaterThan(50)
  })

  test('are fewer in a small catalogue', async () => {
    await createManyProducts(shop.db, 3)
    expect((await idsOf([2]))[0]?.toSorted()).toEqual([1, 3])
    await shop.db.delete(ProductEntity, [1, 3])
    expect(await idsOf([2])).toEqual([[]])
  })

  test('are as many as asked for where ids have gaps', async () => {
    await createManyProducts(shop.db, 60)
    await shop.db.query('DELETE FROM products WHERE id BETWEEN 4 AND 57')
    for (let draw = 0; draw < 10; draw += 1) {
      expect((await idsOf([2]))[0]?.toSorted((a, b) => a - b)).toEqual([1, 3, 58, 59, 60])
    }
  })

  test('of a product that is gone are others, and of none are none', async () => {
    await createManyProducts(shop.db, 6)
    expect((await idsOf([999]))[0]).toHaveLength(5)
    expect(await idsOf([])).toEqual([])
  })
})
