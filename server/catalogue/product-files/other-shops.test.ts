import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApiKey } from '../../office/integrations/api-keys.service'
import { createAdmin, createProduct } from '../../test/factories'
import { junkText, runs } from '../../test/junk'
import { type ImportResponse, importFile, linesOf } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import {
  shopifyCatalogue,
  shopifyExport,
  shopifyRow,
  wooExport,
  wooRow,
} from '../../test/shop-exports'
import { ProductEntity } from '../products/product.entity'
import { readProductDetails } from '../products/product-content.service'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

interface AnyResponse extends ImportResponse {
  readonly source: string
  readonly valid?: { readonly added: number; readonly updated: number }
  readonly rows_to_mend?: string
  readonly choices?: readonly string[]
  readonly columns?: readonly {
    heading: string
    sample: string
    column: string | null
    note: string | null
  }[]
}

async function post(file: string, query = ''): Promise<AnyResponse> {
  return (await importFile(shop, token, file, `?format=any${query}`)) as AnyResponse
}

const check = (file: string, query = '') => post(file, `&dry_run=true${query}`)

async function products() {
  const found = await shop.db.find(ProductEntity, { order: { id: 'ASC' } })
  const details = await readProductDetails(
    shop.db,
    found.map(({ id }) => id),
  )
  return found.map((product, index) => ({ ...product, details: details[index] }))
}

describe('An export of Shopify', () => {
  test('becomes products with sizes, pictures, prices and descriptions', async () => {
    const file = shopifyExport([
      shopifyRow('chicken', 'Chicken Feast', {
        'Body (HTML)':
          '<h2>Why</h2><p>Fresh &amp; tasty<script>alert(1)</script></p><ul><li>Rice</li></ul>',
        Vendor: 'Nile',
        Type: 'Dry Food',
        Tags: 'cats, new',
        'Option1 Name': 'Size',
        'Option1 Value': '1 kg',
        'Variant SKU': 'CF-1',
        'Variant Barcode': "'5901234123457",
        'Variant Compare At Price': '120.00',
        'Cost per item': '70.50',
        'Image Position': '2',
      }),
      {
        Handle: 'chicken',
        'Option1 Value': '4 kg',
        'Variant SKU': 'CF-4',
        'Variant Price': '350.00',
        'Variant Compare At Price': '350.00',
        'Variant Inventory Tracker': 'shopify',
        'Variant Inventory Qty': '-2',
        'Image Src': 'https://cdn.shop.example/first.jpg',
        'Image Position': '1',
        'Variant Image': 'https://cdn.shop.example/four.jpg',
      },
      shopifyRow('draft', 'Old Mouse', {
        Status: 'draft',
        Type: 'Toys',
        'Variant Inventory Tracker': '',
        'Variant Inventory Qty': '0',
      }),
      shopifyRow('plain', 'Something Else', {
        Type: 'Gift',
        'Variant Inventory Policy': 'continue',
      }),
    ])
    const { source, added, notes, problem_count } = await check(file)
    expect({ source, added, problem_count }).toEqual({
      source: 'shopify',
      added: 4,
      problem_count: 0,
    })
    expect(notes).toEqual([
      'New products by category: Food 2, Cat food 2, Cat dry food 2, Toys & Bowls 1, Toys 1.',
      '1 new product is in no category: shoppers find it only by searching. Choose categories after the import.',
      '1 new product is hidden, as in the file.',
    ])
    expect(await products()).toEqual([])
    expect(await post(file)).toMatchObject({ added: 4, updated: 0, problem_count: 0 })
    const [one, four, draft, plain] = await products()
    expect(one).toMatchObject({
      name: 'Chicken Feast – 1 kg',
      pricePiastres: 10_000,
      wasPricePiastres: 12_000,
      stock: 5,
      sku: 'CF-1',
      costPricePiastres: 7_050,
      imageUrl: 'https://cdn.shop.example/first.jpg',
      hidden: false,
      details: {
        gtin: '5901234123457',
        brand: 'Nile',
        family: 'chicken',
        categoryKeys: ['catdryfood'],
        moreImageUrls: ['https://cdn.shop.example/chicken.jpg'],
        texts: { en: { description: 'Why\n\nFresh & tasty\n\n- Rice' } },
      },
    })
    expect(four).toMatchObject({
      name: 'Chicken Feast – 4 kg',
      pricePiastres: 35_000,
      wasPricePiastres: null,
      stock: 0,
      imageUrl: 'https://cdn.shop.example/four.jpg',
      details: { family: 'chicken' },
    })
    expect(draft).toMatchObject({
      hidden: true,
      stock: null,
      details: { categoryKeys: ['toys'], family: null },
    })
    expect(plain).toMatchObject({ hidden: false, stock: null, details: { categoryKeys: null } })
  })

  test('of 200 products twice changes nothing, whatever was sold and sorted in between', async () => {
    const file = shopifyExport(shopifyCatalogue(200))
    expect(await post(file)).toMatchObject({ added: 280, problem_count: 0 })
    await shop.db.query(
      "UPDATE products SET stock = 1, category_keys = '{beds}' WHERE sku = 'NL-2'",
    )
    const before = await products()
    const again = await check(file)
    expect(again).toMatchObject({ added: 0, updated: 0, problem_count: 0 })
    expect(again.notes?.[0]).toBe('280 products are already in the shop, found by SKU.')
    await post(file)
    expect(await products()).toEqual(before)
  })

  test('twice changes nothing, with or without numbers, whatever the texts', async () => {
    const word = fc.stringMatching(/^[A-Za-zء-ي][A-Za-zء-ي0-9<>&'"%=-]{0,12}$/)
    const product = fc.record({
      title: word,
      sku: fc.option(fc.uuid(), { nil: '' }),
      text: fc.string({ maxLength: 60 }),
      price: fc.integer({ min: 1, max: 99_999 }),
      before: fc.integer({ min: 0, max: 99_999 }),
      sizes: fc.uniqueArray(word, { maxLength: 3 }),
    })
    const catalogue = fc.uniqueArray(product, {
      minLength: 1,
      maxLength: 8,
      selector: ({ title }) => title.toLowerCase(),
    })
    await fc.assert(
      fc.asyncProperty(catalogue, async (shopProducts) => {
        await shop.db.query('DELETE FROM products')
        const rows = shopProducts.flatMap(({ title, sku, text, price, before, sizes }, index) => {
          const first = shopifyRow(`h-${index}`, title, {
            'Body (HTML)': text,
            'Variant SKU': sku,
            'Variant Price': (price / 100).toFixed(2),
            'Variant Compare At Price': (before / 100).toFixed(2),
          })
          return [
            first,
            ...sizes.map((size, place) => ({
              Handle: `h-${index}`,
              'Option1 Value': size,
              'Variant SKU': sku && `${sku}-${place}`,
              'Variant Price': '5.00',
            })),
          ]
        })
        const file = shopifyExport(rows)
        const first = await post(file, '&only_valid=true')
        const before = await products()
        expect(before).toHaveLength(first.added)
        expect(await post(file, '&only_valid=true')).toMatchObject({ added: 0, updated: 0 })
        expect(await products()).toEqual(before)
      }),
      runs(10),
    )
  })

  test('imports its good rows, and the others when they are fixed, none of them twice', async () => {
    const file = shopifyExport([
      shopifyRow('good', 'Good Bowl', { 'Variant SKU': 'G' }),
      shopifyRow('sizes', 'Cat Bed', { 'Option1 Value': 'S', 'Variant SKU': 'B-S' }),
      {
        Handle: 'sizes',
        'Option1 Value': 'M',
        'Variant SKU': 'B-M',
        'Variant Price': 'ask',
        'Variant Barcode': '622',
      },
      shopifyRow('bare', '', { 'Variant SKU': 'X', 'Image Src': '' }),
    ])
    const checked = await check(file)
    expect(checked).toMatchObject({ added: 0, problem_count: 2, valid: { added: 2, updated: 0 } })
    expect(checked.problems.map(({ line, field }) => [line, field])).toEqual([
      [4, 'Variant Price'],
      [5, 'Title'],
    ])
    expect(await post(file)).toMatchObject({ added: 0 })
    const toFix = (await post(file, '&only_valid=true')).rows_to_mend ?? ''
    expect((await products()).map(({ name }) => name)).toEqual(['Good Bowl', 'Cat Bed – S'])
    const lines = toFix.split('\n')
    expect(lines[0]).toMatch(/^\uFEFFProblem,Handle,Title,/)
    expect(toFix).toContain('Variant Price: ')
    // The line of its product comes along.
    expect(toFix).toContain('B-S')
    expect(toFix).not.toContain('good')
    const fixed = toFix
      .replace('ask', '90')
      .replace(',622,', ',,')
      .replace('bare,,', 'bare,Bare Toy,')
      .replace(',X,', ',X-1,')
      .replace(/(X-1.*?100\.00,.*?),(?=1,)/, '$1https://cdn.shop.example/bare.jpg,')
    const result = await post(fixed)
    expect(result.problems).toEqual([])
    expect(result).toMatchObject({ source: 'shopify', added: 2, updated: 0 })
    expect(await products()).toHaveLength(4)
  })
})

describe('An export of WooCommerce', () => {
  test('becomes products, its variations with what their parent has', async () => {
    const file = wooExport([
      wooRow(1, 'طعام قطط بالدجاج', {
        SKU: 'W-1',
        Categories: 'قطط > طعام جاف',
        'Sale price': '80',
        Stock: '7',
        Images: 'https://woo.example/a.jpg, https://woo.example/b.jpg',
        'Short description': 'Fresh\\nfood',
        Description: '<p>Chicken</p>',
        Brands: 'Nile',
      }),
      wooRow(2, 'Dog Collar', {
        Type: 'variable',
        SKU: 'DC',
        'Regular price': '',
        Categories: 'Dogs > Collars',
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': 'S, L',
      }),
      wooRow(3, 'Dog Collar - S', {
        Type: 'variation',
        SKU: 'DC-S',
        Parent: 'DC',
        Images: '',
        'In stock?': '0',
        'Attribute 1 value(s)': 'S',
      }),
      wooRow(4, 'Dog Collar - L', {
        Type: 'variation',
        SKU: 'DC-L',
        Parent: 'id:2',
        'Sale price': '50',
        'Date sale price ends': '2020-01-01',
        'Attribute 1 value(s)': 'L',
      }),
      wooRow(5, 'Private Toy', { Published: '0' }),
    ])
    const result = await post(file)
    expect(result.problems).toEqual([])
    expect(result).toMatchObject({ source: 'woocommerce', added: 4 })
    const [food, small, large, toy] = await products()
    expect(food).toMatchObject({
      pricePiastres: 8_000,
      wasPricePiastres: 10_000,
      stock: 7,
      imageUrl: 'https://woo.example/a.jpg',
      details: {
        brand: 'Nile',
        categoryKeys: ['catdryfood'],
        moreImageUrls: ['https://woo.example/b.jpg'],
        texts: { en: { description: 'Fresh\nfood\n\nChicken' } },
      },
    })
    expect(small).toMatchObject({
      name: 'Dog Collar – S',
      stock: 0,
      imageUrl: 'https://woo.example/2.jpg',
      details: { family: 'DC', categoryKeys: ['accessories'] },
    })
    expect(large).toMatchObject({
      name: 'Dog Collar – L',
      wasPricePiastres: null,
      pricePiastres: 10_000,
    })
    expect(large?.details?.family).toBe('DC')
    expect(toy).toMatchObject({ hidden: true })
    expect(await check(file)).toMatchObject({ added: 0, updated: 0, problem_count: 0 })
  })
})

describe('A file with any columns', () => {
  const FILE = [
    'Artikel;اسم الصنف;السعر;Barcode;Foto link;Qty',
    'A-1;Cat Toy Mouse;EGP 45,5;5901234123457;https://x.example/1.jpg;3',
    'A-2;Dog Bowl;٦٠ جنيه;;https://x.example/2.jpg https://x.example/3.jpg;',
    '',
  ].join('\n')
  const MAPPING = '&columns=sku,name,price,gtin,image_url,stock'

  test('says why a column is not proposed as what its heading says, in the language of the request', async () => {
    const rows = ['n/a', 'soon', 'soon', '12.50'].map((price, index) => `Toy ${index},${price}`)
    const file = `Title,Price\n${rows.join('\n')}\n`
    const noteOf = async (language: string) => {
      const response = await shop.rest('POST', '/products/import?format=any&dry_run=true', {
        token,
        headers: { 'content-type': 'text/csv', 'accept-language': language },
        body: file,
      })
      const result = linesOf(response).at(-1)?.result as AnyResponse | undefined
      return result?.columns?.map(({ column, note }) => [column, note])
    }
    expect(await noteOf('en')).toEqual([
      ['name', null],
      [null, 'Not proposed as “Price”: 3 of 4 values are not amounts (n/a · soon).'],
    ])
    expect(await noteOf('ar')).toEqual([
      ['name', null],
      [null, 'لم يُقترح كعمود «السعر»: 3 من 4 من القيم ليست مبالغ (\u2068n/a · soon\u2069).'],
    ])
    const two = await check('Title,Price,Price\nToy,5,6\n')
    expect(two.columns?.map(({ note }) => note)).toEqual([
      null,
      'Several columns may be “Price”: choose one of them.',
      'Several columns may be “Price”: choose one of them.',
    ])
  })

  test('asks what they are, with a proposal, and remembers it for such files', async () => {
    const asked = await check(FILE)
    expect(asked).toMatchObject({ source: 'unknown', added: 0, problem_count: 0 })
    expect(asked.columns).toEqual([
      { heading: 'Artikel', sample: 'A-1', column: null, note: null },
      { heading: 'اسم الصنف', sample: 'Cat Toy Mouse', column: 'name', note: null },
      { heading: 'السعر', sample: 'EGP 45,5', column: 'price', note: null },
      { heading: 'Barcode', sample: '5901234123457', column: 'gtin', note: null },
      { heading: 'Foto link', sample: 'https://x.example/1.jpg', column: null, note: null },
      { heading: 'Qty', sample: '3', column: 'stock', note: null },
    ])
    expect(await check(FILE, MAPPING)).toMatchObject({ source: 'mapped', added: 2 })
    // In another order, too.
    const [head = '', ...rows] = FILE.split('\n')
    const turn = (line: string) => line.split(';').toReversed().join(';')
    const result = await post([turn(head), ...rows.map(turn)].join('\n'))
    expect(result).toMatchObject({ source: 'mapped', added: 2, problem_count: 0 })
    expect(result.columns?.map(({ column }) => column)).toEqual([
      'stock',
      'image_url',
      'gtin',
      'price',
      'name',
      'sku',
    ])
    const [toy, bowl] = await products()
    expect(toy).toMatchObject({ sku: 'A-1', pricePiastres: 4_550, stock: 3 })
    expect(bowl).toMatchObject({ pricePiastres: 6_000, stock: null })
    expect(bowl?.details?.moreImageUrls).toEqual(['https://x.example/3.jpg'])
    expect(await check(FILE)).toMatchObject({ added: 0, updated: 0 })
  })

  test('changes prices by barcode alone, and says what a new product would need', async () => {
    const { id } = await createProduct(shop.db, { name: 'Cat Toy' })
    await shop.db.query("UPDATE products SET gtin = '05901234123457' WHERE id = $1", [id])
    const file = 'EAN,New price\n5901234123457,99\n4006381333931,20\n'
    const result = await check(file, '&columns=gtin,price')
    expect(result.problems).toEqual([
      {
        line: 3,
        field: null,
        message: 'This product is not in the shop yet. A new one also needs: “name”.',
      },
    ])
    expect(result.changes).toEqual([
      { line: 2, id, name: 'Cat Toy', values: [{ column: 'price', from: '100.00', to: '99.00' }] },
    ])
    expect(result.notes?.[0]).toBe('1 product is already in the shop, found by barcode.')
    expect(await post(file, '&only_valid=true')).toMatchObject({
      added: 0,
      updated: 1,
      problem_count: 1,
    })
  })

  test('never guesses between products of the same name', async () => {
    await createProduct(shop.db, { name: 'Cat Toy' })
    await createProduct(shop.db, { name: 'cat  toy' })
    const file = 'Produkt,Price,Image\nCAT TOY,5,/a.svg\nDog Toy,5,/a.svg\ndog toy,6,/a.svg\n'
    const { problems } = await check(file, '&columns=name,price,image_url')
    expect(problems.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Several products of the shop have this name. Give the row an SKU or a barcode.'],
      [4, 'Line 3 of this file has the same name. Give each of the two an SKU or a barcode.'],
    ])
  })

  test('is refused with a reason when its columns are said wrongly', async () => {
    const messages = async (file: string, columns: string) =>
      (await check(file, `&columns=${columns}`)).problems.map(({ message }) => message)
    expect(await messages(FILE, 'sku,name')).toEqual([
      'The number of columns is 2, but the file has 6.',
    ])
    expect(await messages(FILE, 'sku,sku,,,,')).toEqual(['Duplicate column “sku”.'])
    expect((await messages(FILE, 'sku,colour,,,,'))[0]).toMatch(/Unknown column: “colour”/)
    expect(await messages(`${'a,'.repeat(400)}b\n1\n`, 'sku')).toEqual([
      'The file has too many columns. Import at most 300.',
    ])
    expect(await messages('a,b\n', ',')).toEqual(['The file contains no products, only a header.'])
    for (const file of ['', '\n\n', 'PK\u0003\u0004\u0000\u0000', 'only text']) {
      const { problems } = await check(file)
      expect(problems, file).toHaveLength(1)
    }
  })

  test('is read by rows if it was a spreadsheet', async () => {
    const file = 'Naam,Price,Pic,Text\nBed,5,/a.svg,"two\nlines"\nToy,wrong,/a.svg,\n'
    const { problems } = await check(
      file,
      '&columns=name,price,image_url,description&counts_rows=true',
    )
    expect(problems.map(({ line }) => line)).toEqual([3])
  })
})

test('Junk in files of other shops never causes a server error', async () => {
  const cell = fc.oneof(
    junkText,
    fc.constantFrom('', '1', 'Toy', '5', '/a.svg', '"', "'=", 'variable', 'id:1', '<p>', '&#x;'),
  )
  const header = fc.constantFrom(
    'Handle,Title,Body (HTML),Variant Price,Option1 Value,Image Src,Variant Compare At Price,Status',
    'ID,Type,SKU,Name,Published,Regular price,Parent,Images',
    'Ding,Naam,Prijs,Foto,Code,Tekst,Soort,Rest',
  )
  const lines = fc.array(fc.array(cell, { minLength: 7, maxLength: 9 }), { maxLength: 5 })
  const query = fc.constantFrom('', '&columns=,name,price,image_url,sku,description,categories,')
  await fc.assert(
    fc.asyncProperty(header, lines, query, fc.boolean(), async (head, rows, columns, onlyValid) => {
      const file = [head, ...rows.map((cells) => cells.join(','))].join('\n')
      expect(await post(file, `&only_valid=${onlyValid}${columns}`)).toHaveProperty('problems')
    }),
    runs(60),
  )
})

test('An API key neither sees nor writes what products cost, and matches by barcode', async () => {
  const { key } = await createApiKey(shop.db, {
    name: 'Tool',
    scopes: ['readCatalogue', 'writeCatalogue'],
  })
  const rows = [
    shopifyRow('toy', 'Cat Toy', {
      'Variant SKU': 'T-1',
      'Variant Barcode': '4006381333931',
      'Cost per item': '50',
    }),
  ]
  const result = await importFile(shop, key, shopifyExport(rows), '?format=any')
  expect(result).toMatchObject({ added: 1, problem_count: 0 })
  expect((await products())[0]).toMatchObject({ sku: null, costPricePiastres: null })
  const again = await importFile(shop, key, shopifyExport(rows), '?format=any&dry_run=true')
  expect(again).toMatchObject({ added: 0, updated: 0 })
  const asked = (await importFile(shop, key, 'a,b\n1,2\n', '?format=any')) as AnyResponse
  expect(asked.choices).toContain('price')
  expect(asked.choices).not.toContain('sku')
})

test('Our own export is recognised, and its rows come back fixed', async () => {
  const { id } = await createProduct(shop.db, { name: 'Cat Toy' })
  const file = `id,name,price\n${id},Cat Toy,bad\n,Dog Toy,5\n`
  const checked = await check(file)
  expect(checked).toMatchObject({ source: 'own', problem_count: 1, valid: { added: 1 } })
  const fixed = (checked.rows_to_mend ?? '').replace('bad', '7').replace(/\n[^\n]*Dog Toy.*/, '')
  expect(await post(fixed)).toMatchObject({ source: 'own', updated: 1, problem_count: 0 })
})

test('Queries that cannot be read are refused, each at its field', async () => {
  const response = await shop.rest('POST', '/products/import?format=pdf&only_valid=1&dry_run=yes', {
    token,
    headers: { 'content-type': 'text/csv' },
    body: 'a,b\n',
  })
  expect(response.statusCode).toBe(400)
  expect(
    response
      .json()
      .errors.map(({ field }: { field: string }) => field)
      .toSorted(),
  ).toEqual(['dry_run', 'format', 'only_valid'])
})
