import { expect, test } from 'vitest'
import { createProduct, createShopper } from '../test/factories'
import { useShop } from '../test/shop'
import { addToCart, getCart } from './cart.service'

const shop = useShop()

test('twenty adds at once all count', async () => {
  const { id } = await createShopper(shop.db)
  const product = await createProduct(shop.db, { pricePiastres: 24_950 })
  await addToCart(shop.db, id, product.id, {})
  await Promise.all(Array.from({ length: 20 }, () => addToCart(shop.db, id, product.id, {})))
  const cart = await getCart(shop.db, id)
  expect(cart.lines).toMatchObject([{ productId: product.id, quantity: 21 }])
  expect(cart.totalPiastres).toBe(21 * 24_950)
})
