import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { describe, expect, test } from 'vitest'
import { untilBlocked } from '../../test/blocking'
import { createAdmin, createProduct } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'
import { importProducts } from './product-import.service'

const shop = setUpShop()

type Row = Record<string, string>

/** The only row of an export. */
async function exportRow(token: string): Promise<Row> {
  const { body } = await shop.rest('GET', '/products.csv', { token })
  const rows = parse<Row>(body, { columns: true, bom: true })
  if (!rows[0] || rows.length > 1) throw new Error('Not one product')
  return rows[0]
}

const fileOf = (row: Row) => stringify([row], { header: true })

/** The columns of a row that are left. */
const only = (row: Row, ...columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? '']))

const sell = (quantity: number) =>
  shop.db.query('UPDATE products SET stock = stock - $1', [quantity])

const stockOf = async () => (await shop.db.findOneByOrFail(ProductEntity, {})).stock

async function exported(stock: number | null) {
  const { token } = await createAdmin(shop.db)
  await createProduct(shop.db, { name: 'Toy', stock })
  return { token, row: await exportRow(token) }
}

describe('A stock that was exported', () => {
  test('changes nothing after a sale if only the price is changed in the file', async () => {
    const { token, row } = await exported(21)
    await sell(3)
    const result = await importFile(shop, token, fileOf({ ...row, price: '15.00' }))
    expect(result).toMatchObject({ updated: 1, problem_count: 0 })
    expect(await shop.db.find(ProductEntity)).toMatchObject([{ stock: 18, pricePiastres: 1500 }])
  })

  test.each([
    ['raised', '30', 27],
    ['lowered', '20', 17],
    ['lowered below what is left', '1', 0],
    ['raised to the maximum', '1000000', 999_997],
  ])('is %s by the difference from the export', async (_name, stock, expected) => {
    const { token, row } = await exported(21)
    await sell(3)
    const file = fileOf({ ...row, stock })
    const preview = await importFile(shop, token, file, '?dry_run=true')
    expect(preview.changes?.[0]?.values).toEqual([
      { column: 'stock', from: '18', to: String(expected) },
    ])
    await importFile(shop, token, file)
    expect(await stockOf()).toBe(expected)
  })

  test('that is imported twice is changed once', async () => {
    const { token, row } = await exported(21)
    const file = fileOf({ ...row, stock: '25' })
    await importFile(shop, token, file)
    const { problems } = await importFile(shop, token, file)
    expect(problems).toMatchObject([{ line: 2, field: 'version' }])
    expect(await stockOf()).toBe(25)
  })

  test('needs the version to be changed by a difference, and nothing to stay', async () => {
    const { token, row } = await exported(21)
    const columns = ['id', 'stock', 'stock_exported']
    const file = fileOf(only({ ...row, stock: '25' }, ...columns))
    const { problems } = await importFile(shop, token, file)
    expect(problems).toMatchObject([
      { line: 2, field: 'stock_exported', message: expect.stringContaining('version') },
    ])
    expect(await importFile(shop, token, fileOf(only(row, ...columns)))).toMatchObject({
      updated: 0,
      problem_count: 0,
    })
    expect(await stockOf()).toBe(21)
  })

  test.each([
    ['not tracked stays so', null, '', null],
    ['not tracked can be counted', null, '5', 5],
    ['counted can be left untracked', 21, '', null],
  ])('%s', async (_name, before, stock, after) => {
    const { token, row } = await exported(before)
    await importFile(shop, token, fileOf({ ...row, name: 'New', stock }))
    expect(await stockOf()).toBe(after)
  })

  test('keeps orders that are placed while the file is written', async () => {
    const { row } = await exported(21)
    const file = Buffer.from(fileOf({ ...row, price: '15.00', stock: '30' }))
    const { importing } = await shop.db.transaction(async (transaction) => {
      await transaction.query('UPDATE products SET stock = stock - 3')
      const importing = importProducts(shop.db, file, { dryRun: false })
      await untilBlocked(shop.database, transaction, importing)
      return { importing }
    })
    expect(await importing).toMatchObject({ updated: 1, problemCount: 0 })
    expect(await stockOf()).toBe(27)
  })

  test('is ignored in the row of a new product', async () => {
    const { token, row } = await exported(21)
    await importFile(shop, token, fileOf({ ...row, id: '', version: '', name: 'Copy' }))
    expect(await shop.db.findOneByOrFail(ProductEntity, { name: 'Copy' })).toMatchObject({
      stock: 21,
    })
  })

  test.each(['-1', '2.5', 'many'])('of %s is reported', async (cell) => {
    const { token, row } = await exported(21)
    const { problems } = await importFile(shop, token, fileOf({ ...row, stock_exported: cell }))
    expect(problems).toMatchObject([{ line: 2, field: 'stock_exported' }])
  })
})

describe('A file with some of the columns', () => {
  test('changes the price alone with id,price', async () => {
    const { token, row } = await exported(21)
    await sell(3)
    const file = fileOf(only({ ...row, price: '15.00' }, 'id', 'price'))
    expect(await importFile(shop, token, file)).toMatchObject({ updated: 1, problem_count: 0 })
    expect(await exportRow(token)).toEqual({
      ...row,
      price: '15.00',
      version: '2',
      stock: '18',
      stock_exported: '18',
    })
  })

  test('sets the stock with id,stock, and says so beforehand', async () => {
    const { token, row } = await exported(21)
    await sell(3)
    const file = fileOf(only({ ...row, stock: '25' }, 'id', 'stock'))
    const preview = await importFile(shop, token, file, '?dry_run=true')
    expect(preview.notes).toEqual([expect.stringContaining('stock of one product is set')])
    expect(preview.changes).toMatchObject([
      { line: 2, name: 'Toy', values: [{ column: 'stock', from: '18', to: '25' }] },
    ])
    await importFile(shop, token, file)
    expect(await stockOf()).toBe(25)
  })

  test('sets the stock to what is in the file, whatever is sold in the meantime', async () => {
    const { row } = await exported(21)
    const file = Buffer.from(fileOf(only({ ...row, stock: '25' }, 'id', 'stock')))
    const { importing } = await shop.db.transaction(async (transaction) => {
      await transaction.query('UPDATE products SET stock = stock - 3')
      const importing = importProducts(shop.db, file, { dryRun: false })
      await untilBlocked(shop.database, transaction, importing)
      return { importing }
    })
    expect(await importing).toMatchObject({ updated: 1 })
    expect(await stockOf()).toBe(25)
  })

  test('refuses a price that is not below the stored one before the offer', async () => {
    const { token, row } = await exported(21)
    await shop.db.query('UPDATE products SET was_price_piastres = 20000')
    const file = fileOf(only({ ...row, price: '300' }, 'id', 'price'))
    const { problems } = await importFile(shop, token, file)
    expect(problems).toMatchObject([{ line: 2, field: 'was_price' }])
  })

  test.each([
    ['name', ''],
    ['price', ''],
    ['image_url', ''],
  ])('cannot remove what every product has: %s', async (column, value) => {
    const { token, row } = await exported(21)
    const { problems } = await importFile(
      shop,
      token,
      fileOf({ id: row.id ?? '', [column]: value }),
    )
    expect(problems).toMatchObject([{ line: 2, field: column, message: 'This field is required.' }])
  })

  test('that would add products says once which columns they need', async () => {
    const { token, row } = await exported(21)
    const file = `id,price\n${row.id},15\n,16\n,17\n,x\n`
    const { problems } = await importFile(shop, token, file)
    expect(problems).toEqual([
      {
        line: 3,
        field: null,
        message:
          'Rows without an id add products, and need columns that this file does not have: “name”, “image_url”.',
      },
      { line: 5, field: 'price', message: 'Must be a number.' },
    ])
  })
})

describe('A dry run', () => {
  test('shows the old and new values of each product', async () => {
    const { token, row } = await exported(21)
    const description = 'ل'.repeat(500)
    const file = `id,name,price,image_url,description_ar\n${row.id},Toy,15,/n.svg,${description}\n,New,2,/b.svg,\n`
    const { changes } = await importFile(shop, token, file, '?dry_run=true')
    expect(changes).toEqual([
      {
        line: 2,
        id: Number(row.id),
        name: 'Toy',
        values: [
          { column: 'price', from: row.price, to: '15.00' },
          { column: 'image_url', from: row.image_url, to: '/n.svg' },
          { column: 'description_ar', from: null, to: `${'ل'.repeat(200)}…` },
        ],
      },
      {
        line: 3,
        id: null,
        name: 'New',
        values: [
          { column: 'name', from: null, to: 'New' },
          { column: 'price', from: null, to: '2.00' },
          { column: 'image_url', from: null, to: '/b.svg' },
          { column: 'hidden', from: null, to: 'false' },
        ],
      },
    ])
  })

  test('lists the first 200 products and counts all of them', async () => {
    const { token } = await createAdmin(shop.db)
    const lines = Array.from({ length: 300 }, (_, index) => `Toy ${index},5,/a.svg`)
    const file = ['name,price,image_url', ...lines].join('\n')
    const { added, changes } = await importFile(shop, token, file, '?dry_run=true')
    expect(added).toBe(300)
    expect(changes).toHaveLength(200)
  })
})
