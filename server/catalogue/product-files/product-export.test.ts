import { describe, expect, test } from 'vitest'
import { createAdmin, createManyProducts, createProduct, createShopper } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { updateProduct } from '../products/product-editing.service'
import { exportProducts } from './product-export.service'

const shop = setUpShop()

const HEADER =
  '\uFEFFid,name,name_ar,price,was_price,image_url,stock,version,more_image_urls,hidden,family,gtin,categories,brand,brand_ar,animal,life_stage,flavour,flavour_ar,net_amount,net_unit,description,description_ar,composition,composition_ar,feeding_guide,feeding_guide_ar,facts,facts_ar,seo_title,seo_title_ar,seo_description,seo_description_ar,shelf,sku,cost_price,supplier,low_stock_threshold,stock_exported'
/** The cells of a product without details. */
const NO_DETAILS = `,,false${','.repeat(28)}`

const NAMES = [
  'Bowl, blue',
  'The "best" bowl',
  'طعام قطط، جاف',
  '=HYPERLINK("https://a.example.org")',
  '+1 toy free',
  '-5 kg',
  '@home bed',
  '＝fullwidth',
  "'=apostrophe before",
  "''@two apostrophes",
  "'just an apostrophe'",
  'semi;colon',
  'ends with "',
  'Крокет 🐈',
]

async function exportFile(token: string): Promise<string> {
  const response = await shop.rest('GET', '/products.csv', { token })
  expect(response.statusCode).toBe(200)
  return response.body
}

/** All rows of the table. */
function readProducts(): Promise<unknown[]> {
  return shop.db.query('SELECT * FROM products ORDER BY id')
}

describe('Exporting products', () => {
  test('returns all of them as CSV, oldest first', async () => {
    const { token } = await createAdmin(shop.db)
    const bowl = await createProduct(shop.db, { name: 'Bowl, blue', pricePiastres: 1250, stock: 7 })
    const toy = await createProduct(shop.db, { name: 'لعبة', pricePiastres: 100_000_000 })
    await updateProduct(shop.db, toy.id, { name: 'لعبة', price: 5, imageUrl: '/b.svg' })
    const response = await shop.rest('GET', '/products.csv', { token })
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="products.csv"',
    })
    expect(response.body.split('\n')).toEqual([
      HEADER,
      `${bowl.id},"Bowl, blue",,12.50,,/pictures/product.svg,7,1${NO_DETAILS},7`,
      `${toy.id},لعبة,,5.00,,/b.svg,,2${NO_DETAILS},`,
      '',
    ])
  })

  test('returns only a header for an empty catalogue', async () => {
    const { token } = await createAdmin(shop.db)
    expect((await exportFile(token)).trimEnd()).toBe(HEADER.trimEnd())
  })

  test('escapes names that spreadsheets would run as formulas', async () => {
    const { token } = await createAdmin(shop.db)
    for (const name of NAMES) await createProduct(shop.db, { name })
    const cells = (await exportFile(token)).split('\n').slice(1, -1)
    for (const line of cells) expect(line).not.toMatch(/^\d+,"?[=+\-@＝]/)
  })

  test('reads a thousand products per statement', async () => {
    await createManyProducts(shop.db, 2500)
    const pieces: string[] = []
    const statements = await shop.database.statements.during(async () => {
      for await (const piece of exportProducts(shop.db)) pieces.push(piece)
    })
    expect(statements).toHaveLength(3)
    const ids = pieces
      .join('')
      .split('\n')
      .slice(1, -1)
      .map((line) => Number.parseInt(line, 10))
    expect(ids).toEqual(Array.from({ length: 2500 }, (_, index) => index + 1))
  })

  test('is forbidden for visitors and shoppers', async () => {
    const { token } = await createShopper(shop.db)
    expect((await shop.rest('GET', '/products.csv')).statusCode).toBe(401)
    expect((await shop.rest('GET', '/products.csv', { token })).statusCode).toBe(403)
  })
})

describe('Importing an exported file', () => {
  test('changes nothing, whatever the names', async () => {
    const { token } = await createAdmin(shop.db)
    for (const [index, name] of NAMES.entries()) {
      await createProduct(shop.db, { name, stock: index % 3 ? index : null })
    }
    await createManyProducts(shop.db, 1100)
    const before = await readProducts()
    const file = await exportFile(token)
    const nothing = { added: 0, updated: 0, problem_count: 0 }
    expect(await importFile(shop, token, file)).toMatchObject(nothing)
    expect(await readProducts()).toEqual(before)
    expect(await exportFile(token)).toBe(file)
  })

  test('into an empty catalogue recreates the products', async () => {
    const { token } = await createAdmin(shop.db)
    for (const name of NAMES) await createProduct(shop.db, { name, stock: 3 })
    const file = await exportFile(token)
    await shop.db.query('TRUNCATE products RESTART IDENTITY CASCADE')
    const result = await importFile(shop, token, file.replace(/^\d+,/gm, ','))
    expect(result).toMatchObject({ added: NAMES.length, updated: 0, problem_count: 0 })
    const products = await shop.db.query<{ name: string }[]>(
      'SELECT name FROM products ORDER BY id',
    )
    expect(products.map(({ name }) => name)).toEqual(NAMES)
  })

  test('keeps Arabic names, and changes one', async () => {
    const { token } = await createAdmin(shop.db)
    for (const nameAr of ['رمل قطط، متكتل', '=رمل', null]) await createProduct(shop.db, { nameAr })
    const file = await exportFile(token)
    expect(await importFile(shop, token, file)).toMatchObject({ updated: 0, problem_count: 0 })
    const edited = file.replace("'=رمل", '').replace('رمل قطط، متكتل', 'رمل')
    expect(await importFile(shop, token, edited)).toMatchObject({ updated: 2, problem_count: 0 })
    expect(await readProducts()).toMatchObject([{ name_ar: 'رمل' }, { name_ar: null }, {}])
  })

  test('after editing one cell updates that product only', async () => {
    const { token } = await createAdmin(shop.db)
    const [first, second] = await createManyProducts(shop.db, 2)
    const file = (await exportFile(token)).replace('Cat toy 2', "'=Cat toy new")
    expect(await importFile(shop, token, file)).toMatchObject({ added: 0, updated: 1 })
    expect(await readProducts()).toMatchObject([
      { id: first?.id, name: 'Cat toy 1', version: 1 },
      { id: second?.id, name: '=Cat toy new', version: 2 },
    ])
  })
})
