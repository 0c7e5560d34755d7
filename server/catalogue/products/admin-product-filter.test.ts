import { describe, expect, test } from 'vitest'
import { CATEGORIES, type Category, isInCategory } from '#domain/products/categories'
import { createApiKey } from '../../office/integrations/api-keys.service'
import { explain } from '../../test/explain'
import { createAdmin, createProduct, createStaff } from '../../test/factories'
import { setUpShop } from '../../test/shop'
import { listAdminProducts, listProductBrands } from './admin-products.service'
import { ProductEntity } from './product.entity'

const shop = setUpShop()

const names = async (input: Parameters<typeof listAdminProducts>[1]) => {
  const { nodes, count, ids } = await listAdminProducts(shop.db, { sort: 'OLDEST', ...input })
  expect(await count()).toBe(nodes.length)
  expect(await ids()).toEqual(nodes.map(({ id }) => id))
  return nodes.map(({ name }) => name)
}

describe("The admin's product list", () => {
  test('can be narrowed to a brand, exactly as it is written, hidden products included', async () => {
    await createProduct(shop.db, { name: 'Bed', brand: 'Nilo' })
    await createProduct(shop.db, { name: 'Bowl', brand: 'nilo' })
    await createProduct(shop.db, { name: 'Toy', brand: 'Nilo', hidden: true })
    await createProduct(shop.db, { name: 'Leash' })
    expect(await names({ brand: 'Nilo' })).toEqual(['Bed', 'Toy'])
    expect(await names({ brand: 'Nilo', hidden: true })).toEqual(['Toy'])
    expect(await names({ brand: "Nilo' OR true --" })).toEqual([])
    expect(await listProductBrands(shop.db)).toEqual(
      expect.arrayContaining([
        { name: 'Nilo', count: 2 },
        { name: 'nilo', count: 1 },
      ]),
    )
  })

  test('can be narrowed to a stock level', async () => {
    for (const [name, stock] of [
      ['None', 0],
      ['One', 1],
      ['Five', 5],
      ['Six', 6],
      ['Not tracked', null],
    ] as const) {
      await createProduct(shop.db, { name, stock })
    }
    expect(await names({ stockLevel: 'OUT' })).toEqual(['None'])
    expect(await names({ stockLevel: 'LOW' })).toEqual(['One', 'Five'])
    expect(await names({ stockLevel: 'NOT_TRACKED' })).toEqual(['Not tracked'])
  })

  test('can be narrowed to each category, as shoppers see it', async () => {
    for (const name of [
      'CAT Dry Food',
      'Dog food, wet',
      'Dog food 3 kg',
      'Cat treat',
      'Toy bowl',
      'Bed',
      'Eye drops for fleas',
      'Collar',
      'Feather 100%',
      'Ｋｏｕｒａ Ｃａｔ Ｆｏｏｄ',
    ]) {
      await createProduct(shop.db, { name })
    }
    await createProduct(shop.db, { name: 'Bed of toys', categoryKeys: ['catwetfood', 'beds'] })
    await createProduct(shop.db, { name: 'Toy without a category', categoryKeys: [] })
    const products = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
    for (const category of CATEGORIES) {
      const expected = products.filter((product) => isInCategory(product, category as Category))
      expect([category.key, await names({ category: category.key })]).toEqual([
        category.key,
        expected.map(({ name }) => name),
      ])
    }
  })

  test('finds a brand, also its newest page and its IDs, by an index', async () => {
    const { token } = await createAdmin(shop.db)
    await shop.db.query(
      `INSERT INTO products (name, price_piastres, image_url, brand)
       SELECT 'Toy ' || n, 100, '/a.svg', 'Brand ' || n % 200 FROM generate_series(1, 20000) AS n`,
    )
    await shop.db.query('ANALYZE products')
    const statements = await shop.database.statements.during(() =>
      shop.graphql('{ adminProducts(brand: "Brand 7") { nodes { id } totalCount ids } }', {
        token,
      }),
    )
    const reads = statements.filter(({ sql }) => sql.includes('FROM products'))
    expect(reads).toHaveLength(3)
    for (const read of reads) {
      const nodes = await explain(shop.db, read, 'COSTS OFF')
      expect(nodes.map((node) => node['Index Name'])).toContain('products_brand_id')
    }
  })

  test('finds the products of a supplier by an index, for those who see the inventory', async () => {
    const { token } = await createStaff(shop.db, 'packer')
    await shop.db.query(
      `INSERT INTO products (name, price_piastres, image_url, supplier)
       SELECT 'Toy ' || n, 100, '/a.svg', 'Supplier ' || n % 200 FROM generate_series(1, 20000) AS n`,
    )
    await shop.db.query('ANALYZE products')
    const query =
      '{ adminProducts(supplier: "Supplier 7", pageSize: 1) { nodes { inventory { supplier } } totalCount ids } }'
    const statements = await shop.database.statements.during(async () => {
      const { data } = await shop.graphql(query, { token })
      expect(data).toMatchObject({
        adminProducts: { nodes: [{ inventory: { supplier: 'Supplier 7' } }], totalCount: 100 },
      })
    })
    const reads = statements.filter(({ sql }) => sql.includes('supplier = $'))
    expect(reads).toHaveLength(3)
    for (const read of reads) {
      const nodes = await explain(shop.db, read, 'COSTS OFF')
      expect(nodes.map((node) => node['Index Name'])).toContain('products_supplier_id')
    }
    const { data: suppliers } = await shop.graphql<{ productSuppliers: unknown[] }>(
      '{ productSuppliers { name count } }',
      { token },
    )
    expect(suppliers.productSuppliers).toHaveLength(200)
    const { key } = await createApiKey(shop.db, { name: 'Tool', scopes: ['readCatalogue'] })
    const { errors } = await shop.graphql(query, { token: key })
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
