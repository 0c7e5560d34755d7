import { describe, expect, test } from 'vitest'
import { saveCourier } from '../../orders/couriers/couriers.service'
import { actOnParcels } from '../../orders/fulfilment/fulfilment.service'
import { setOrderStatus } from '../../orders/orders/life/order-status.service'
import { explain } from '../../test/explain'
import {
  createAdmin,
  createProduct,
  createShopper,
  createStaff,
  placeOrder,
} from '../../test/factories'
import { expectConsistentDatabase } from '../../test/invariants'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

interface Movement {
  readonly change: number
  readonly stockAfter: number | null
  readonly reason: string
  readonly order: { readonly id: string } | null
  readonly actorName: string | null
}

interface MovementPage {
  readonly nodes: readonly Movement[]
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean }
  readonly totalCount: number
}

async function readPage(token: string, productId: number, page = ''): Promise<MovementPage> {
  const { data, errors } = await shop.graphql<{ stockMovements: MovementPage }>(
    `{ stockMovements(productId: ${productId}${page}) {
         nodes { change stockAfter reason order { id } actorName } pageInfo { endCursor hasNextPage } totalCount } }`,
    { token },
  )
  expect(errors).toBeUndefined()
  return data.stockMovements
}

const readHistory = async (token: string, productId: number) =>
  (await readPage(token, productId)).nodes

const update = (token: string, id: number, stock: number | null) =>
  shop.graphql(
    `mutation { updateProduct(id: ${id}, input: { name: "Cat bed", price: 100,
       imageUrl: "/pictures/product.svg", stock: ${stock} }) { userErrors { message } } }`,
    { token },
  )

describe('The history of a stock', () => {
  test('has sales and cancellations with their orders, newest first', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 5 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], 2)
    await setOrderStatus(shop.db, id, { status: 'Cancelled' })
    await setOrderStatus(shop.db, id, { status: 'Pending' })
    const order = { order: { id: String(id) }, actorName: null }
    expect(await readHistory(token, product.id)).toEqual([
      { change: -2, stockAfter: 3, reason: 'SOLD', ...order },
      { change: 2, stockAfter: 5, reason: 'CANCELLED', ...order },
      { change: -2, stockAfter: 3, reason: 'SOLD', ...order },
      { change: 5, stockAfter: 5, reason: 'INITIAL', order: null, actorName: null },
    ])
  })

  test('has what came back with a parcel as returned', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 5 })
    const { id } = await placeOrder(shop.db, await createShopper(shop.db), [product], 2)
    const courier = await saveCourier(shop.db, null, { name: 'Nile Express' })
    for (const act of ['handOver', 'refuse', 'receiveBack'] as const) {
      const { failures } = await actOnParcels(shop.db, [id], act, 'staff', {
        courierId: courier.id,
      })
      expect(failures).toEqual([])
    }
    expect((await readHistory(token, product.id))[0]).toMatchObject({
      change: 2,
      reason: 'RETURNED',
      order: { id: String(id) },
    })
  })

  test('has what somebody has set as a correction, with their name', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { name: 'Cat bed', stock: 5 })
    await update(token, id, 7)
    await update(token, id, 7)
    await update(token, id, null)
    await update(token, id, 3)
    const by = { reason: 'CORRECTED', order: null, actorName: 'Admin' }
    expect((await readHistory(token, id)).slice(0, 3)).toEqual([
      { change: 3, stockAfter: 3, ...by },
      { change: -7, stockAfter: null, ...by },
      { change: 2, stockAfter: 7, ...by },
    ])
    await expectConsistentDatabase(shop.db)
  })

  test('has the stock that a file of products has set', async () => {
    const { token } = await createAdmin(shop.db)
    const { id, name } = await createProduct(shop.db, { stock: 5 })
    await importFile(shop, token, `id,name,price,stock\n${id},${name},100,9\n`)
    expect((await readHistory(token, id))[0]).toMatchObject({ change: 4, reason: 'IMPORTED' })
  })

  test('gives a reason to one statement only', async () => {
    const { token } = await createAdmin(shop.db)
    const product = await createProduct(shop.db, { stock: 5 })
    await shop.db.transaction(async (db) => {
      await placeOrder(db, await createShopper(db), [product])
      await db.update(ProductEntity, { id: product.id }, { stock: 9 })
    })
    expect((await readHistory(token, product.id))[0]).toMatchObject({
      reason: 'CORRECTED',
      order: null,
    })
  })

  test('has nothing of what was rolled back', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { stock: 5 })
    const failing = shop.db.transaction(async (db) => {
      await db.update(ProductEntity, { id }, { stock: 9 })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await readHistory(token, id)).toHaveLength(1)
  })

  test('has a line for each change in pages', async () => {
    const { token } = await createAdmin(shop.db)
    const { id } = await createProduct(shop.db, { stock: 1 })
    for (const stock of [2, 3, 4]) await shop.db.update(ProductEntity, { id }, { stock })
    const first = await readPage(token, id, ', first: 3')
    expect(first.nodes.map(({ stockAfter }) => stockAfter)).toEqual([4, 3, 2])
    const second = await readPage(token, id, `, first: 3, after: "${first.pageInfo.endCursor}"`)
    expect(second.nodes.map(({ stockAfter }) => stockAfter)).toEqual([1])
    expect(second.pageInfo.hasNextPage).toBe(false)
    expect([first.totalCount, second.totalCount]).toEqual([4, 4])
  })

  test('is never changed or deleted', async () => {
    await createProduct(shop.db, { stock: 1 })
    for (const sql of ['DELETE FROM stock_movements', 'UPDATE stock_movements SET change = 0']) {
      await expect(shop.db.query(sql)).rejects.toThrow('rows of stock_movements are never changed')
    }
  })

  test('adds up to the stock after many orders at the same time', async () => {
    const product = await createProduct(shop.db, { stock: 12 })
    const shoppers = []
    while (shoppers.length < 20) shoppers.push(await createShopper(shop.db))
    const placed = await Promise.allSettled([
      ...shoppers.map((shopper) => placeOrder(shop.db, shopper, [product])),
      shop.db.query('UPDATE products SET stock = stock + 3 WHERE id = $1', [product.id]),
    ])
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(16)
    await expectConsistentDatabase(shop.db)
  })

  test('is for those who see the inventory', async () => {
    const { id } = await createProduct(shop.db, { stock: 1 })
    const read = async (token?: string) => {
      const { errors } = await shop.graphql(
        `{ stockMovements(productId: ${id}) { nodes { id } } }`,
        token === undefined ? {} : { token },
      )
      return errors?.[0]?.extensions?.code
    }
    expect(await read()).toBe('UNAUTHENTICATED')
    expect(await read((await createShopper(shop.db)).token)).toBe('FORBIDDEN')
    expect(await read((await createStaff(shop.db, 'packer')).token)).toBeUndefined()
  })
})

test('A page of a long history is read by an index', async () => {
  const { token } = await createAdmin(shop.db)
  await shop.db.query(
    `INSERT INTO stock_movements (product_id, change, stock_after, reason)
     SELECT 1 + n % 200, 0, 1, 'counted' FROM generate_series(1, 20000) AS n`,
  )
  await shop.db.query('ANALYZE stock_movements')
  const statements = await shop.database.statements.during(() => readPage(token, 7, ', first: 5'))
  const reads = statements.filter(({ sql }) => sql.includes('ORDER BY stock_movements'))
  expect(reads).toHaveLength(1)
  for (const read of reads) {
    const nodes = await explain(shop.db, read, 'ANALYZE')
    expect(nodes.map((node) => node['Index Name'])).toContain('stock_movements_product')
    expect(nodes.map((node) => node['Actual Rows'])).toEqual([6, 6])
  }
})
