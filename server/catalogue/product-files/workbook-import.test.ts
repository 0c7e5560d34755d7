import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { type ImportResponse, importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

interface AnyResponse extends ImportResponse {
  readonly columns?: readonly { heading: string }[]
  readonly rows_to_mend?: string
}

const check = async (file: string, query = '') =>
  (await importFile(shop, token, file, `?format=any&dry_run=true${query}`)) as AnyResponse

describe('A file of any origin', () => {
  test('has its headings below titles, and its rows above a sum', async () => {
    const { id } = await createProduct(shop.db)
    const { columns, notes } = await check(
      'Stock of November,,\nStore,Cairo,\n\nid number,price,stock\n1,12.5,3\nTotal,12.5,3\n',
    )
    expect(columns?.map(({ heading }) => heading)).toEqual(['id number', 'price', 'stock'])
    expect(notes).toEqual([
      'The headings are in row 4. What is above them is left out.',
      'Row 6 has sums. It is left out.',
    ])
    const own = `Stock of November\n\nid,stock\n${id},7\n`
    expect(await check(own)).toMatchObject({ updated: 1, problem_count: 0 })
  })

  test('has errors of a spreadsheet as problems of their cells, not as nothing', async () => {
    const { id } = await createProduct(shop.db, { stock: 5 })
    const file = `id,stock,brand\n${id},#N/A,#REF!\n`
    for (const query of ['', '&columns=id,stock,brand']) {
      const { problems, updated } = await check(file, query)
      expect(updated).toBe(0)
      expect(problems.map(({ line, field, message }) => [line, field, message])).toEqual([
        [2, 'stock', 'This cell has an error of the spreadsheet: #N/A.'],
        [2, 'brand', 'This cell has an error of the spreadsheet: #REF!.'],
      ])
    }
  })

  test('may have a column without a heading, but no single row with a cell too many', async () => {
    const rows = ['Toy,5,late', 'Ball,6,', 'Bed,7,late']
    const wide = await check(`Name,Price,\n${rows.join('\n')}\n`, '&columns=name,price')
    expect(wide.notes?.[0]).toBe(
      '2 rows have cells without a heading, which are left out. The first is row 2.',
    )
    const cut = await check('Name,Price\nToy,5\nBall, red,6\nBed,7\n', '&columns=name,price')
    expect(cut.problems).toContainEqual({
      line: 3,
      field: null,
      message: 'This row has 3 cells, but the header has 2.',
    })
  })

  test('whose prices a comma has cut in two has a problem in each such row', async () => {
    const rows = ['Toy,5,50,3', 'Ball,1,250.00,2']
    const { problems, added } = await check(
      `Name,Our price,In store\n${rows.join('\n')}\n`,
      '&columns=name,price,stock',
    )
    const message = 'This row has 4 cells, but the header has 3.'
    expect(problems.map((one) => [one.line, one.message])).toEqual([
      [2, message],
      [3, message],
    ])
    expect(added).toBe(0)
  })

  test('has prices with the signs of the country', async () => {
    const { id } = await createProduct(shop.db, { sku: 'T-1' })
    const price = async (cell: string) => {
      const { changes = [], problems } = await check(
        `Code;Our price\nT-1;${cell}\n`,
        '&columns=sku,price',
      )
      const [value] = (changes[0]?.values ?? []) as readonly { readonly to: string }[]
      return value?.to ?? problems[0]?.message
    }
    expect(id).toBeGreaterThan(0)
    expect(await price('ج.م 450')).toBe('450.00')
    expect(await price('1.250,00 EGP')).toBe('1250.00')
    expect(await price('350/-')).toBe('350.00')
    expect(await price('1,250')).toContain('1250 or 1.25')
    expect(await price('45 (VAT 14%)')).not.toMatch(/^\d/)
  })
})

describe('A sheet of a workbook', () => {
  const post = (file: string) => check(file, '&row_numbers=true&columns=sku,price')

  test('has problems at its own rows, and cells beside the table are left out', async () => {
    await createProduct(shop.db, { sku: 'T-1' })
    const { problems, notes } = await post(
      'sep=,\n4,SKU,Our price\n6,T-1,oops\n1048576,,,far away\n',
    )
    expect(problems).toMatchObject([{ line: 6, field: 'Our price' }])
    expect(notes).toContain(
      '1 row has cells without a heading, which are left out. The first is row 1048576.',
    )
  })

  test('has numbers that are rounded to the piastre, with a note', async () => {
    await createProduct(shop.db, { sku: 'T-1' })
    const { changes, notes } = await post('sep=,\n1,SKU,Our price\n2,T-1,33.0670\n')
    expect(changes?.[0]?.values).toMatchObject([{ column: 'price', to: '33.07' }])
    expect(notes).toContain('One amount is rounded to the piastre.')
  })

  test('in our own format has them, too', async () => {
    const { id } = await createProduct(shop.db)
    const file = `sep=,\n1,id,price\n2,${id},33.0670\n`
    const { changes, notes, problems } = await check(file, '&row_numbers=true')
    expect(problems).toEqual([])
    expect(changes?.[0]?.values).toMatchObject([{ column: 'price', to: '33.07' }])
    expect(notes).toEqual(['One amount is rounded to the piastre.'])
  })
})

test('A heading of 32 kB and tags without end are read', async () => {
  const heading = `desc${' desc'.repeat(6_000)}`
  const { columns } = await check(`${heading},Naam\n1,Toy\n`)
  expect(columns?.[0]?.heading.length).toBeLessThanOrEqual(80)
  const html = `<p>Nice</p>${'<b>'.repeat(16_000)}toy`
  await importFile(
    shop,
    token,
    `Name,Price,Picture,Text\nToy,5,/a.svg,"${html}"\n`,
    '?format=any&columns=name,price,image_url,description',
  )
  expect(await shop.db.findOneByOrFail(ProductEntity, {})).toMatchObject({ name: 'Toy' })
})
