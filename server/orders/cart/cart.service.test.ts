import { describe, expect, test } from 'vitest'
import { ProductEntity } from '../../catalogue/products/product.entity'
import { expectAppError } from '../../test/expect-app-error'
import { createManyProducts, createProduct, createShopper } from '../../test/factories'
import { setUpDatabase } from '../../test/shop'
import {
  addToCart,
  deleteUnusedCarts,
  getCart,
  removeFromCart,
  setCartQuantity,
} from './cart.service'

const shop = setUpDatabase()

async function quantities(userId: number): Promise<[number, number][]> {
  const { lines } = await getCart(shop.db, userId)
  return lines.map((line) => [line.id, line.quantity])
}

describe('a cart', () => {
  test('is emptied once nothing was added to it for the days of the setting', async () => {
    const [unused, used] = [await createShopper(shop.db), await createShopper(shop.db)]
    const [first, second] = await createManyProducts(shop.db, 2)
    for (const { id } of [unused, used]) {
      await addToCart(shop.db, id, first?.id, {})
      await addToCart(shop.db, id, second?.id, {})
    }
    await shop.db.query(`UPDATE cart_lines SET added_at = now() - interval '101 days'`)
    await shop.db.query(
      `UPDATE cart_lines SET added_at = now() - interval '99 days' WHERE user_id = $1 AND product_id = $2`,
      [used.id, second?.id],
    )
    await deleteUnusedCarts(shop.db, 100)
    expect(await quantities(unused.id)).toEqual([])
    expect(await quantities(used.id)).toHaveLength(2)
  })

  test('starts empty', async () => {
    const { id } = await createShopper(shop.db)
    expect(await getCart(shop.db, id)).toMatchObject({ userId: id, lines: [], totalPiastres: 0 })
  })

  test('has current names and prices, in the order the products were added', async () => {
    const { id } = await createShopper(shop.db)
    const [first, second] = await createManyProducts(shop.db, 2)
    await addToCart(shop.db, id, second?.id, { quantity: 2 })
    await addToCart(shop.db, id, first?.id, {})
    await addToCart(shop.db, id, second?.id, {})
    await shop.db.update(ProductEntity, { id: second?.id }, { pricePiastres: 5, name: 'New name' })
    expect(await getCart(shop.db, id)).toEqual({
      userId: id,
      lines: [
        {
          id: 2,
          name: 'New name',
          nameAr: null,
          wasPricePiastres: null,
          imageUrl: '/pictures/1.svg',
          quantityAvailable: null,
          netAmount: null,
          netUnit: null,
          lifeStage: null,
          flavour: null,
          flavourAr: null,
          reviewCount: 0,
          starsTotal: 0,
          pricePiastres: 5,
          addedPricePiastres: 10_001,
          quantity: 3,
        },
        {
          id: 1,
          name: 'Cat toy 1',
          nameAr: null,
          wasPricePiastres: null,
          imageUrl: '/pictures/0.svg',
          quantityAvailable: null,
          netAmount: null,
          netUnit: null,
          lifeStage: null,
          flavour: null,
          flavourAr: null,
          reviewCount: 0,
          starsTotal: 0,
          pricePiastres: 10_000,
          addedPricePiastres: 10_000,
          quantity: 1,
        },
      ],
      totalPiastres: 10_015,
    })
  })

  test('loses a product that is deleted', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    await addToCart(shop.db, id, product.id, {})
    await shop.db.delete(ProductEntity, { id: product.id })
    expect(await quantities(id)).toEqual([])
  })

  test('is separate from those of other users', async () => {
    const [mine, other] = [await createShopper(shop.db), await createShopper(shop.db)]
    const product = await createProduct(shop.db)
    await addToCart(shop.db, mine.id, product.id, { quantity: 2 })
    const setError = await expectAppError(
      setCartQuantity(shop.db, other.id, product.id, { quantity: 9 }),
    )
    const removeError = await expectAppError(removeFromCart(shop.db, other.id, product.id))
    expect([setError.code, removeError.code]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    await addToCart(shop.db, other.id, product.id, { quantity: 5 })
    expect(await quantities(mine.id)).toEqual([[product.id, 2]])
    expect(await quantities(other.id)).toEqual([[product.id, 5]])
  })
})

describe('adding', () => {
  test('rejects more than 999 of a product and changes nothing', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    expect(await addToCart(shop.db, id, product.id, { quantity: 998 })).toMatchObject({
      quantity: 998,
    })
    const { details } = await expectAppError(addToCart(shop.db, id, product.id, { quantity: 2 }))
    expect(details.problems).toEqual([
      { field: 'quantity', key: 'invalid.quantitySum', parameters: { max: 999 } },
    ])
    expect(await addToCart(shop.db, id, product.id, { quantity: 1 })).toMatchObject({
      quantity: 999,
    })
    expect(await quantities(id)).toEqual([[product.id, 999]])
  })

  test('rejects a 201st product, but not more of the other 200', async () => {
    const { id } = await createShopper(shop.db)
    const products = await createManyProducts(shop.db, 201)
    await shop.db.query(
      'INSERT INTO cart_lines (user_id, product_id, quantity) SELECT $1, id, 1 FROM products WHERE id <= 200',
      [id],
    )
    const { details } = await expectAppError(addToCart(shop.db, id, products[200]?.id, {}))
    expect(details.problems).toEqual([
      { field: 'productId', key: 'invalid.tooManyLines', parameters: { max: 200 } },
    ])
    expect(await addToCart(shop.db, id, products[7]?.id, {})).toMatchObject({ quantity: 2 })
    expect(await quantities(id)).toHaveLength(200)
  })

  test('rejects an unknown product', async () => {
    const { id } = await createShopper(shop.db)
    for (const productId of [1, 0, -1, 1.5, 'abc', '2147483648', null, undefined, {}]) {
      expect((await expectAppError(addToCart(shop.db, id, productId, {}))).code).toBe('NOT_FOUND')
    }
  })
})

describe('a quantity', () => {
  test('can be set to any other', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    await addToCart(shop.db, id, product.id, { quantity: 7 })
    const line = await setCartQuantity(shop.db, id, product.id, { quantity: 3 })
    expect(line).toMatchObject({ id: product.id, quantity: 3, pricePiastres: 10_000 })
    expect(await quantities(id)).toEqual([[product.id, 3]])
  })

  test('outside 1 to 999 is rejected and changes nothing', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    await addToCart(shop.db, id, product.id, { quantity: 7 })
    for (const quantity of [0, -1, 1.5, 'two', 1000, null, undefined, Number.NaN]) {
      const error = await expectAppError(setCartQuantity(shop.db, id, product.id, { quantity }))
      expect(error).toMatchObject({
        code: 'INVALID',
        details: { problems: [{ field: 'quantity' }] },
      })
    }
    expect(await quantities(id)).toEqual([[product.id, 7]])
  })

  test('of a product that is not in the cart returns NOT_FOUND', async () => {
    const { id } = await createShopper(shop.db)
    const product = await createProduct(shop.db)
    const error = await expectAppError(setCartQuantity(shop.db, id, product.id, { quantity: 1 }))
    expect(error.code).toBe('NOT_FOUND')
    expect(await quantities(id)).toEqual([])
  })
})

test('a line can be removed once', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db)
  await addToCart(shop.db, id, product.id, {})
  await removeFromCart(shop.db, id, product.id)
  expect(await quantities(id)).toEqual([])
  expect((await expectAppError(removeFromCart(shop.db, id, product.id))).code).toBe('NOT_FOUND')
})
