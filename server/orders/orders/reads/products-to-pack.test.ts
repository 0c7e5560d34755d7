import { expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { deleteProduct } from '../../../catalogue/products/product-editing.service'
import { createProduct, createShopper, createStaff, placeOrder } from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

interface Line {
  readonly product: { id: string } | null
  readonly productToPack: Record<string, string | null> | null
}

async function readLines(token: string, id: number): Promise<readonly Line[]> {
  const { data, errors } = await shop.graphql<{ adminOrder: { items: Line[] } }>(
    `query ($id: ID!) { adminOrder(id: $id) { items {
       product { id } productToPack { productId imageUrl shelf sku gtin } } } }`,
    { token, variables: { id } },
  )
  expect(errors).toBeUndefined()
  return data.adminOrder.items
}

const CODES = { sku: 'KOURA-12', gtin: '4006381333931' }

test('Whoever packs an order sees the codes of a hidden product', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const product = await createProduct(shop.db, { ...CODES, shelf: 'A1', stock: 5 })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await shop.db.update(ProductEntity, product.id, { hidden: true })
  expect(await readLines(token, id)).toEqual([
    {
      product: null,
      productToPack: {
        ...CODES,
        productId: String(product.id),
        imageUrl: product.imageUrl,
        shelf: 'A1',
      },
    },
  ])
})

test('The codes of a product that is deleted stay with the orders that are open', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { ...CODES, stock: 5 })
  const open = await placeOrder(shop.db, shopper, [product])
  const closed = await placeOrder(shop.db, shopper, [product])
  await shop.db.query(`UPDATE orders SET status = 'Cancelled' WHERE id = $1`, [closed.id])
  await deleteProduct(shop.db, product.id)
  const gone = { productId: null, imageUrl: null, shelf: null }
  expect(await readLines(token, open.id)).toMatchObject([{ productToPack: { ...gone, ...CODES } }])
  expect(await readLines(token, closed.id)).toMatchObject([
    { productToPack: { ...gone, sku: null, gtin: null } },
  ])
})

test('Whoever does not see the inventory sees no codes of hidden products', async () => {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { ...CODES, stock: 5 })
  await placeOrder(shop.db, shopper, [product])
  const { data } = await shop.graphql<{ orders: { nodes: { items: Line[] }[] } }>(
    '{ orders(first: 1) { nodes { items { productToPack { sku } } } } }',
    { token: shopper.token },
  )
  expect(data.orders.nodes).toEqual([{ items: [{ productToPack: null }] }])
})
