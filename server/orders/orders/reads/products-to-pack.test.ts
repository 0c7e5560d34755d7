import { expect, test } from 'vitest'
import { ProductEntity } from '../../../catalogue/products/product.entity'
import { deleteProduct } from '../../../catalogue/products/product-editing.service'
import { createApiKey } from '../../../office/integrations/api-keys.service'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../../test/factories'
import { setUpShop } from '../../../test/shop'

const shop = setUpShop()

interface Line {
  readonly product: { id: string } | null
  readonly productId: string | null
  readonly sku: string | null
  readonly productToPack: Record<string, string | null> | null
}

async function readLines(token: string, id: number): Promise<readonly Line[]> {
  const { data, errors } = await shop.graphql<{ adminOrder: { items: Line[] } }>(
    `query ($id: ID!) { adminOrder(id: $id) { items {
       product { id } productId sku productToPack { imageUrl shelf sku gtin } } } }`,
    { token, variables: { id } },
  )
  expect(errors).toBeUndefined()
  return data.adminOrder.items
}

const CODES = { sku: 'KOURA-12', gtin: '4006381333931' }

test('A packer sees the codes of a hidden product', async () => {
  const { token } = await createStaff(shop.db, 'packer')
  const product = await createProduct(shop.db, { ...CODES, shelf: 'A1', stock: 5 })
  const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product])
  await shop.db.update(ProductEntity, product.id, { hidden: true })
  expect(await readLines(token, id)).toEqual([
    {
      product: null,
      productId: String(product.id),
      sku: CODES.sku,
      productToPack: {
        ...CODES,
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
  const gone = { imageUrl: null, shelf: null }
  expect(await readLines(token, open.id)).toMatchObject([
    { productId: null, sku: CODES.sku, productToPack: { ...gone, ...CODES } },
  ])
  expect(await readLines(token, closed.id)).toMatchObject([
    { productId: null, sku: null, productToPack: { ...gone, sku: null, gtin: null } },
  ])
  const { body } = await shop.rest('GET', '/adminorder', { token })
  expect(JSON.parse(body)).toMatchObject([
    { id: closed.id, items: [{ product_id: null, sku: null }] },
    { id: open.id, items: [{ product_id: null, sku: CODES.sku }] },
  ])
})

test('Users who may not see the inventory see no codes of hidden products', async () => {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { ...CODES, stock: 5 })
  await placeOrder(shop.db, shopper, [product])
  const { data } = await shop.graphql<{ orders: { nodes: { items: Line[] }[] } }>(
    '{ orders(first: 1) { nodes { items { productId sku productToPack { sku } } } } }',
    { token: shopper.token },
  )
  expect(data.orders.nodes).toEqual([
    { items: [{ productId: String(product.id), sku: null, productToPack: null }] },
  ])
})

test('REST has the SKUs of lines for those who see the inventory, with one statement more', async () => {
  const shopper = await createShopper(shop.db)
  const product = await createProduct(shop.db, { ...CODES, stock: 9 })
  await placeOrder(shop.db, shopper, [product])
  const { id } = await placeOrder(shop.db, shopper, [product, await createProduct(shop.db)])
  const packer = await createStaff(shop.db, 'packer')
  const { key } = await createApiKey(shop.db, { name: 'ERP', scopes: ['readOrders'] })
  const read = async (path: string, token: string) => {
    let items: object[] = []
    const statements = await shop.database.statements.during(async () => {
      const [order] = (await shop.rest('GET', path, { token })).json()
      items = order.items
    })
    return { items, statements: statements.filter(({ sql }) => sql.includes('deleted_sku')).length }
  }
  for (const path of ['/adminorder', '/adminorder?first=2']) {
    const seen = await read(path, packer.token)
    expect(seen).toMatchObject({
      items: [{ product_id: product.id, sku: CODES.sku }, { sku: null }],
      statements: 1,
    })
    const ofKey = await read(path, key)
    expect(ofKey).toMatchObject({ items: [{ product_id: product.id }, {}], statements: 0 })
    for (const item of ofKey.items) expect(item).not.toHaveProperty('sku')
  }
  const admin = await createAdmin(shop.db)
  const changed = await shop.rest('PATCH', `/adminorder/${id}/status`, {
    token: admin.token,
    body: { status: 'Processing' },
  })
  expect(changed.json()).toMatchObject({ items: [{ sku: CODES.sku }, { sku: null }] })
  const own = await shop.rest('GET', '/orders', { token: shopper.token })
  expect(own.json()).toMatchObject([{ items: [{ product_id: product.id }, {}] }, {}])
  expect(own.body).not.toContain(CODES.sku)
})
