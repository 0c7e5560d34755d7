import { beforeEach, describe, expect, test } from 'vitest'
import type { AppError } from '#domain/errors'
import { MIGRATIONS } from '../../platform/database/schema/data-source'
import { applyFunctionFiles } from '../../platform/database/schema/function-files'
import { ProductInventory1772400000096 } from '../../platform/database/schema/migrations/0096-product-inventory'
import { expectAppError } from '../../test/expect-app-error'
import { createAdmin, createProduct } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { importProducts } from '../product-files/product-import.service'
import { listAdminProducts } from './admin-products.service'
import { addProduct, updateProduct } from './product-editing.service'

const shop = setUpShop()

const EAN = '4006381333931'
const UPC = '036000291452'

const input = (name: string, fields: object = {}) => ({
  name,
  price: 10,
  imageUrl: '/a.svg',
  ...fields,
})
const withSku = (name: string, sku: string) => input(name, { inventory: { sku } })

const refusal = async (work: Promise<unknown>) => (await expectAppError(work)).details.problems

const stored = async (column: 'sku' | 'gtin') =>
  (
    await shop.db.query<{ value: string | null }[]>(
      `SELECT ${column} AS value FROM products ORDER BY id`,
    )
  ).map(({ value }) => value)

describe('An SKU or barcode', () => {
  test.each(['NIL 1', 'nil 1', ' Nil   1 ', 'ＮＩＬ　１'])(
    'that another product has is refused, however it is written: %j',
    async (sku) => {
      const { id } = await addProduct(shop.db, { ...withSku('Bed', 'Nil 1') })
      const other = await addProduct(shop.db, withSku('Bowl', 'Nil 2'))
      const problem = {
        field: 'inventory.sku',
        key: 'product.skuTaken',
        parameters: { name: 'Bed', id },
      }
      expect(await refusal(addProduct(shop.db, withSku('Toy', sku)))).toEqual([problem])
      expect(await refusal(updateProduct(shop.db, other.id, withSku('Bowl', sku)))).toEqual([
        problem,
      ])
      expect(await updateProduct(shop.db, id, withSku('Bed', sku))).toMatchObject({ id })
    },
  )

  test('is that of a hidden product, too, and of another length; both are reported at once', async () => {
    const fields = { gtin: UPC, hidden: true, inventory: { sku: 'A' } }
    const { id } = await addProduct(shop.db, input('Bed', fields))
    const { token } = await createAdmin(shop.db)
    const { data } = await shop.graphql(
      `mutation { addProduct(input: { name: "Toy", price: 1, imageUrl: "/a", gtin: "0${UPC}",
         inventory: { sku: "a" } }) { product { id } userErrors { code field message } } }`,
      { token },
    )
    expect(data.addProduct).toEqual({
      product: null,
      userErrors: [
        {
          code: 'INVALID',
          field: 'inventory.sku',
          message: `“Bed” (product ${id}) has this SKU already.`,
        },
        {
          code: 'INVALID',
          field: 'gtin',
          message: `“Bed” (product ${id}) has this barcode already.`,
        },
      ],
    })
  })

  test('is free again once its product was deleted or has another', async () => {
    const { id } = await addProduct(shop.db, withSku('Bed', 'A'))
    await updateProduct(shop.db, id, withSku('Bed', 'B'))
    const second = await addProduct(shop.db, withSku('Toy', 'A'))
    await shop.db.query('DELETE FROM products WHERE id = $1', [second.id])
    await addProduct(shop.db, withSku('Bowl', 'A'))
    expect(await stored('sku')).toEqual(['B', 'A'])
  })

  test.each([
    ['sku', 'product.skuTaken', { inventory: { sku: 'A' } }],
    ['gtin', 'product.gtinTaken', { gtin: EAN }],
  ] as const)(
    'that several products take at once is that of one (%s)',
    async (column, key, fields) => {
      const products = [await createProduct(shop.db), await createProduct(shop.db)]
      const results = await Promise.allSettled([
        ...products.map(({ id, name }) => updateProduct(shop.db, id, input(name, fields))),
        ...['Bed', 'Toy', 'Bowl'].map((name) => addProduct(shop.db, input(name, fields))),
      ])
      const refused = results.flatMap((result) =>
        result.status === 'rejected'
          ? [(result.reason as AppError).details.problems?.[0]?.key]
          : [],
      )
      expect(refused).toEqual([key, key, key, key])
      expect((await stored(column)).filter((value) => value !== null)).toHaveLength(1)
    },
  )

  test('that an import and an edit take at once is that of one, and nothing else is imported', async () => {
    const { id, name } = await createProduct(shop.db)
    const file = Buffer.from(
      'name,price,image_url,sku,gtin\nBed,1,/a,A,\nBowl,1,/a,B,4006381333931\n',
    )
    const edit = updateProduct(shop.db, id, input(name, { gtin: EAN })).then(
      () => [],
      (error: AppError) => error.details.problems,
    )
    const imported = importProducts(shop.db, file, { dryRun: false })
    const [refused, { added, problems }] = await Promise.all([edit, imported])
    expect(added).toBe(problems.length === 0 ? 2 : 0)
    expect([...(refused ?? []), ...problems]).toMatchObject([
      { field: 'gtin', key: 'product.gtinTaken' },
    ])
    expect((await stored('gtin')).filter(Boolean)).toEqual([EAN])
  })
})

describe('A file', () => {
  let token: string

  const importRows = async (text: string) => {
    const { problems } = await importFile(shop, token, text)
    return problems.map(({ line, field, message }) => `${line} ${field}: ${message}`)
  }

  beforeEach(async () => {
    token = (await createAdmin(shop.db)).token
    await shop.db.query('TRUNCATE products RESTART IDENTITY CASCADE')
    await addProduct(shop.db, input('Bed', { gtin: EAN, inventory: { sku: 'A' } }))
    await addProduct(shop.db, input('Toy', { gtin: UPC, inventory: { sku: 'B' } }))
    await addProduct(shop.db, input('Bowl'))
  })

  test('may not give one number to two products, in the file or in the shop', async () => {
    const rows = ['3,a,', ',c,96385074', ',C,000096385074', ',,4006381333931']
    const file = rows.map((row) => row.replace(',', ',Ball,1,/a,')).join('\n')
    expect(await importRows(`id,name,price,image_url,sku,gtin\n${file}`)).toEqual([
      '2 sku: “Bed” (product 1) has this SKU already.',
      '4 sku: Line 3 of this file has the same number.',
      '4 gtin: Line 3 of this file has the same number.',
      '5 gtin: “Bed” (product 1) has this barcode already.',
    ])
    expect(await stored('sku')).toEqual(['A', 'B', null])
  })

  test('may pass numbers on from one product to another', async () => {
    expect(await importRows(`id,sku,gtin\n1,B,${UPC}\n2,A,${EAN}\n`)).toEqual([])
    expect([await stored('sku'), await stored('gtin')]).toEqual([
      ['B', 'A', null],
      [UPC, EAN, null],
    ])
    expect(await importRows('id,sku\n1,\n3,B\n')).toEqual([])
    expect(await stored('sku')).toEqual([null, 'A', 'B'])
    expect(await importRows('id,sku\n3,A\n')).toEqual([
      '2 sku: “Toy” (product 2) has this SKU already.',
    ])
  })
})

test('Products that shared a barcode before the rule keep it, can be edited, and no other gets it', async () => {
  const { dataSource } = shop.database
  const first = MIGRATIONS.findIndex(({ migration }) => migration === ProductInventory1772400000096)
  for (const _ of MIGRATIONS.slice(first)) await dataSource.undoLastMigration()
  await shop.db.query(
    `INSERT INTO products (name, price_piastres, image_url, gtin)
     SELECT name, 100, '/a', gtin FROM unnest($1::text[], $2::text[]) AS old (name, gtin)`,
    [
      ['Bed', 'Toy', 'Bowl', 'Leash'],
      [UPC, `0${UPC}`, UPC, EAN],
    ],
  )
  await dataSource.runMigrations()
  await shop.db.transaction((db) =>
    applyFunctionFiles(db, { migrations: MIGRATIONS.map(({ name }) => name) }),
  )
  const [bed, toy, bowl] = await shop.db.query<{ id: number }[]>(
    'SELECT id FROM products ORDER BY id',
  )
  const gtinTaken = [{ key: 'product.gtinTaken' }]
  const add = (gtin: string) => refusal(addProduct(shop.db, input('Ball', { gtin })))

  await updateProduct(shop.db, toy?.id, input('Toy', { price: 2, gtin: UPC }))
  await shop.db.query('DELETE FROM products WHERE id = $1', [bed?.id])
  expect(await add(UPC)).toMatchObject(gtinTaken)
  expect(
    await refusal(updateProduct(shop.db, bowl?.id, input('Bowl', { gtin: EAN }))),
  ).toMatchObject(gtinTaken)
  await updateProduct(shop.db, bowl?.id, input('Bowl', { gtin: '96385074' }))
  expect(await add('96385074')).toMatchObject(gtinTaken)
  expect(
    await refusal(updateProduct(shop.db, bowl?.id, input('Bowl', { gtin: UPC }))),
  ).toMatchObject(gtinTaken)
  await updateProduct(shop.db, toy?.id, input('Toy', { gtin: null }))
  await updateProduct(shop.db, bowl?.id, input('Bowl', { gtin: UPC }))
  expect(await stored('gtin')).toEqual([null, UPC, EAN])
})

test("The owner's search finds products by SKU and barcode as well as by words", async () => {
  await addProduct(shop.db, input('Bed', { gtin: UPC, inventory: { sku: 'Cat 1' } }))
  await addProduct(shop.db, input('Toy for cat 1', { hidden: true }))
  const names = async (search: string) => {
    const { nodes, count } = await listAdminProducts(shop.db, { search, sort: 'OLDEST' })
    expect(await count()).toBe(nodes.length)
    return nodes.map(({ name }) => name)
  }
  expect(await names(' CAT  1 ')).toEqual(['Bed', 'Toy for cat 1'])
  expect(await names('cat')).toEqual(['Toy for cat 1'])
  expect(await names(`0 ${UPC}`)).toEqual(['Bed'])
  expect((await listAdminProducts(shop.db, { search: 'cat 1', hidden: true })).nodes).toMatchObject(
    [{ name: 'Toy for cat 1' }],
  )
})
