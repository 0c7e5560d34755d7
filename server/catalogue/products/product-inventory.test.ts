import { beforeEach, describe, expect, test } from 'vitest'
import { createApiKey } from '../../office/integrations/api-keys.service'
import { createWebhook } from '../../office/integrations/webhooks.service'
import { createAdmin, createProduct, createShopper, placeOrder } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { addProduct, updateProduct } from './product-editing.service'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const VALUES = { name: 'Nilo Cat Food', price: 120, imageUrl: '/pictures/1.svg', stock: 8 }
const INVENTORY = {
  shelf: 'A-03-2',
  sku: 'NIL-1',
  costPrice: 90,
  supplier: 'Nilo Trading',
  lowStockThreshold: 10,
}
const FIELDS = 'shelf sku costPrice supplier lowStockThreshold marginPercent isLowStock'

const READ = `{ adminProducts { nodes { inventory { ${FIELDS} } } } }`

const SAVE = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) {
  adminProduct { inventory { ${FIELDS} } } userErrors { field message } } }`

interface Read {
  readonly adminProducts: { readonly nodes: readonly { readonly inventory: unknown }[] }
}

interface Saved {
  readonly updateProduct: {
    readonly adminProduct: { readonly inventory: unknown } | null
    readonly userErrors: readonly { readonly field: string; readonly message: string }[]
  }
}

const save = (id: number, input: object, caller = token) =>
  shop.graphql<Saved>(SAVE, { token: caller, variables: { id: String(id), input } })

const catalogueVersion = async () =>
  (await shop.db.query<{ version: string }[]>('SELECT version FROM catalogue_version'))[0]?.version

describe('What only the owner sees of a product', () => {
  test('is added with it, and what is left out of a change stays', async () => {
    const { id } = await addProduct(shop.db, { ...VALUES, inventory: INVENTORY })
    const { data } = await shop.graphql<Read>(READ, { token })
    const stored = { ...INVENTORY, marginPercent: 25, isLowStock: true }
    expect(data.adminProducts.nodes).toEqual([{ inventory: stored }])
    expect((await save(id, VALUES)).data.updateProduct.adminProduct?.inventory).toEqual(stored)
    const change = { shelf: ' B-1 ', costPrice: null, lowStockThreshold: null }
    const { data: changed } = await save(id, { ...VALUES, inventory: change })
    expect(changed.updateProduct.adminProduct?.inventory).toEqual({
      ...INVENTORY,
      shelf: 'B-1',
      costPrice: null,
      lowStockThreshold: null,
      marginPercent: null,
      isLowStock: false,
    })
    expect((await save(id, { ...VALUES, inventory: {} })).data.updateProduct.userErrors).toEqual([])
  })

  test('is checked, each field with its problem', async () => {
    const { id } = await createProduct(shop.db)
    const inventory = {
      shelf: 'x'.repeat(21),
      sku: 'x'.repeat(65),
      costPrice: 0,
      supplier: 'x'.repeat(101),
      lowStockThreshold: 100_001,
    }
    const { data } = await save(id, { ...VALUES, inventory })
    expect(data.updateProduct.userErrors).toEqual([
      { field: 'inventory.shelf', message: 'At most 20 characters.' },
      { field: 'inventory.sku', message: 'At most 64 characters.' },
      { field: 'inventory.costPrice', message: expect.stringContaining('above 0') },
      { field: 'inventory.supplier', message: 'At most 100 characters.' },
      { field: 'inventory.lowStockThreshold', message: expect.stringContaining('0 to 100000') },
    ])
  })

  test('is nothing that API keys read or write, also not in files', async () => {
    const { id } = await addProduct(shop.db, { ...VALUES, inventory: INVENTORY })
    const scopes = ['readCatalogue', 'writeCatalogue'] as const
    const { key } = await createApiKey(shop.db, { name: 'Stock tool', scopes: [...scopes] })
    const { data } = await shop.graphql<Read>(READ, { token: key })
    expect(data.adminProducts.nodes).toEqual([{ inventory: null }])
    const { errors } = await save(id, { ...VALUES, inventory: { costPrice: 1 } }, key)
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    expect((await save(id, VALUES, key)).data.updateProduct.userErrors).toEqual([])

    const fileFor = async (caller: string) =>
      (await shop.rest('GET', '/products.csv', { token: caller })).body
    expect(await fileFor(token)).toContain(',A-03-2,NIL-1,90.00,Nilo Trading,10,8')
    const file = await fileFor(key)
    expect(file).not.toMatch(/cost_price|shelf|sku|supplier|low_stock|NIL-1/)
    expect(await importFile(shop, key, file)).toMatchObject({ updated: 0, problems: [] })
    const written = await importFile(shop, key, 'id,cost_price\n1,1')
    expect(written.problems).toMatchObject([{ message: expect.stringContaining('cost_price') }])
    expect((await shop.graphql<Read>(READ, { token })).data.adminProducts.nodes).toMatchObject([
      { inventory: INVENTORY },
    ])
  })

  test('is with the items of orders for the owner alone, in one more statement for all', async () => {
    const shopper = await createShopper(shop.db)
    const ids: number[] = []
    for (const shelf of ['A-1', null, 'B-2']) {
      const product = await createProduct(shop.db, { shelf })
      ids.push((await placeOrder(shop.db, shopper, [product])).id)
    }
    const read = (fields: string) =>
      shop.database.statements.during(async () => {
        const query = `query ($ids: [ID!]!) { ordersByIds(ids: $ids) { items { name ${fields} } } }`
        const { data } = await shop.graphql<{ ordersByIds: { items: unknown[] }[] }>(query, {
          token,
          variables: { ids },
        })
        found = data.ordersByIds.flatMap(({ items }) => items)
      })
    let found: unknown[] = []
    const without = await read('')
    const statements = await read('inventory { shelf }')
    expect(found).toMatchObject([
      { inventory: { shelf: 'A-1' } },
      { inventory: { shelf: null } },
      { inventory: { shelf: 'B-2' } },
    ])
    expect(statements).toHaveLength(without.length + 1)
    const own = await shop.graphql<{ orders: { nodes: { items: unknown[] }[] } }>(
      '{ orders { nodes { items { inventory { shelf costPrice } } } } }',
      { token: shopper.token },
    )
    expect(own.errors).toBeUndefined()
    expect(own.data.orders.nodes.flatMap(({ items }) => items)).toEqual(
      Array.from({ length: 3 }, () => ({ inventory: null })),
    )
  })

  test('is not announced to webhooks, neither when it changes nor with what does', async () => {
    const { id } = await addProduct(shop.db, VALUES)
    const settings = { allowsPrivate: true }
    const url = 'http://127.0.0.1:9/'
    await createWebhook(shop.db, settings, { url, events: ['product.changed'] })
    const bodies = () => shop.db.query<{ body: string }[]>('SELECT body FROM webhook_deliveries')
    await updateProduct(shop.db, id, { ...VALUES, inventory: INVENTORY })
    expect(await bodies()).toEqual([])
    await updateProduct(shop.db, id, { ...VALUES, stock: 3, inventory: { costPrice: 80 } })
    const [{ body } = { body: '' }] = await bodies()
    expect(JSON.parse(body)).toMatchObject({ data: { product: { stock: 3 } } })
    expect(body).not.toMatch(/cost|shelf|sku|supplier|threshold/i)
  })

  test('leaves what is cached of the catalogue valid', async () => {
    const { id } = await addProduct(shop.db, VALUES)
    const before = await catalogueVersion()
    await updateProduct(shop.db, id, { ...VALUES, inventory: INVENTORY })
    expect(await catalogueVersion()).toBe(before)
  })
})
