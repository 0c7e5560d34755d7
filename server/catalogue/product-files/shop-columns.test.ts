import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin, createProduct } from '../../test/factories'
import { type ImportResponse, importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { shopifyExport, shopifyRow, wooExport, wooRow } from '../../test/shop-exports'
import { ProductEntity } from '../products/product.entity'
import { readProductDetails } from '../products/product-content.service'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

type AnyResponse = ImportResponse & { readonly source: string }

const post = async (file: string, query = '') =>
  (await importFile(shop, token, file, `?format=any${query}`)) as AnyResponse
const check = (file: string) => post(file, '&dry_run=true')
const products = () => shop.db.find(ProductEntity, { order: { id: 'ASC' } })

describe('What a file has no column for', () => {
  async function createOffer(hidden: boolean) {
    await createProduct(shop.db, { name: 'Cat Bowl', sku: 'INV-7', hidden })
    await shop.db.query('UPDATE products SET was_price_piastres = 20000')
  }

  test.each([true, false])('stays: in a file of Shopify, hidden %s', async (hidden) => {
    await createOffer(hidden)
    const file = 'Handle,Title,Variant SKU,Variant Price\nbowl,Cat Bowl,INV-7,90.00\n'
    const { source, changes } = await check(file)
    expect(source).toBe('shopify')
    expect(changes?.[0]?.values).toEqual([{ column: 'price', from: '100.00', to: '90.00' }])
    await post(file)
    expect(await products()).toMatchObject([{ hidden, wasPricePiastres: 20_000 }])
  })

  test.each([true, false])('stays: in a file of WooCommerce, hidden %s', async (hidden) => {
    await createOffer(hidden)
    const file = 'ID,Type,SKU,Name,Regular price\n4,simple,INV-7,Cat Bowl,90\n'
    const { source, changes } = await check(file)
    expect(source).toBe('woocommerce')
    expect(changes?.[0]?.values).toEqual([{ column: 'price', from: '100.00', to: '90.00' }])
  })

  test('stays: in our own', async () => {
    await createOffer(true)
    const [{ id } = { id: 0 }] = await products()
    const { changes } = await check(`id,price\n${id},90\n`)
    expect(changes?.[0]?.values).toEqual([{ column: 'price', from: '100.00', to: '90.00' }])
  })

  test('makes a new product one that is shown', async () => {
    await post('Handle,Title,Variant Price,Image Src\nbowl,Bowl,90,https://cdn.example/b.jpg\n')
    expect(await products()).toMatchObject([{ hidden: false }])
  })
})

describe('A gift card', () => {
  test('of Shopify is no product, by its column or its type', async () => {
    const file = shopifyExport([
      shopifyRow('card', 'Gift for cats', { 'Gift Card': 'true', 'Option1 Value': '100' }),
      { Handle: 'card', 'Option1 Value': '500', 'Variant Price': '500' },
      shopifyRow('voucher', 'Voucher', { Type: 'Gift Cards' }),
      shopifyRow('toy', 'Gift Card Holder'),
    ])
    const { added, problems, notes } = await check(file)
    expect({ added, problems }).toEqual({ added: 1, problems: [] })
    expect(notes).toContain(
      '2 gift cards are left out, because this shop does not sell them: Gift for cats (line 2), Voucher (line 4).',
    )
  })

  test('of WooCommerce is none either', async () => {
    const file = wooExport([wooRow(1, 'Card', { Type: 'pw-gift-card' }), wooRow(2, 'Toy')])
    expect(await check(file)).toMatchObject({ added: 1, problem_count: 0 })
  })
})

describe('An inventory export of Shopify', () => {
  const HEADINGS =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,SKU,HS Code,COO,Location,Incoming (not editable),Unavailable (not editable),Committed (not editable),Available (not editable),On hand (current),On hand (new)'
  const row = (title: string, size: string, sku: string, location: string, available: string) =>
    `x,${title},Size,${size},,,,,${sku},,,${location},0,0,2,${available},9,`

  test('sets the stock of products of the shop, summed over locations, and adds none', async () => {
    await createProduct(shop.db, { name: 'Bed – S', sku: 'BED-S', stock: 1, hidden: true })
    await createProduct(shop.db, { name: 'Bowl', stock: 1 })
    await createProduct(shop.db, { name: 'Kept', sku: 'KEPT', stock: 4 })
    const file = [
      HEADINGS,
      row('Old Bed', 'S', 'BED-S', 'Cairo', '3'),
      row('Old Bed', 'S', 'BED-S', 'Giza', '4'),
      row('Bowl', 'Default Title', '', 'Cairo', '-2'),
      row('Kept', 'Default Title', 'KEPT', 'Cairo', 'not stocked'),
      row('New', 'Default Title', 'NEW-1', 'Cairo', '5'),
    ].join('\n')
    const { source, notes, problems, ...counts } = await check(file)
    expect({ source, problems }).toEqual({ source: 'shopifyInventory', problems: [] })
    expect(counts).toMatchObject({ added: 0, updated: 2 })
    expect(notes).toEqual([
      'The stock is the sum of “Available (not editable)” in 2 locations: Cairo, Giza.',
      '1 row is of a product that is not in this shop, and left out. Import the products first: NEW-1 (line 6).',
      '1 product is already in the shop, found by SKU.',
      '1 product has no SKU and no barcode, and is already in the shop, found by name.',
      'The stock of 2 products is set as it stands in the file, whatever has been sold since.',
    ])
    await post(file)
    expect(await products()).toMatchObject([
      { name: 'Bed – S', stock: 7, hidden: true },
      { name: 'Bowl', stock: 0 },
      { name: 'Kept', stock: 4 },
    ])
  })

  test('may have a column for each location', async () => {
    await createProduct(shop.db, { name: 'Bed', sku: 'BED', stock: 1 })
    const file =
      'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO,Cairo store,Giza\nbed,Bed,Title,Default Title,BED,,,3,not stocked\n'
    const { source, notes, updated } = await check(file)
    expect({ source, updated }).toEqual({ source: 'shopifyInventory', updated: 1 })
    expect(notes?.[0]).toBe('The stock is the sum of 2 locations: Cairo store, Giza.')
    await post(file)
    expect(await products()).toMatchObject([{ stock: 3 }])
  })

  test('that cannot be read is a problem of its row', async () => {
    await createProduct(shop.db, { name: 'Bed', sku: 'BED', stock: 1 })
    const file = [HEADINGS, row('Bed', 'S', 'BED', 'Cairo', 'many')].join('\n')
    expect((await check(file)).problems).toMatchObject([
      { line: 2, field: 'Available (not editable)' },
    ])
  })
})

describe('An export of WooCommerce in Arabic', () => {
  const HEADINGS = [
    'المُعرف',
    'النوع',
    'رمز المنتج (SKU)',
    'GTIN، UPC، EAN، أو ISBN',
    'الاسم',
    'منشور',
    'هل هو مميز؟',
    'الظهور في الكتالوج',
    'وصف قصير',
    'الوصف',
    'تاريخ بدء سعر التخفيض',
    'تاريخ انتهاء سعر التخفيض',
    'حالة الضريبة',
    'متوفر في المخزون؟',
    'المخزون',
    'السماح بالطلبات المسبقة؟',
    'سعر التخفيض',
    'السعر العادي',
    'التصنيفات',
    'الوسوم',
    'الصور',
    'الأب',
    'اسم السمة 1',
    'قيمة (قيم) السمة 1',
    'السمة 1 مرئية',
    'القيمة الافتراضية للسمة 1',
  ]
  const row = (cells: Readonly<Record<string, string>>) =>
    HEADINGS.map((heading) => cells[heading] ?? '').join(',')
  const base = (id: number, name: string): Record<string, string> => ({
    المُعرف: String(id),
    النوع: 'simple',
    الاسم: name,
    منشور: '1',
    'الظهور في الكتالوج': 'visible',
    'متوفر في المخزون؟': '1',
    'السعر العادي': '100',
    الصور: `https://woo.example/${id}.jpg`,
  })

  test('becomes the same products: prices, sizes with their group, drafts hidden', async () => {
    const file = [
      HEADINGS.join(','),
      row({
        ...base(1, 'طعام قطط'),
        'رمز المنتج (SKU)': 'W-1',
        'GTIN، UPC، EAN، أو ISBN': '5901234123457',
        'سعر التخفيض': '80',
        المخزون: '7',
        الوصف: 'دجاج',
        التصنيفات: 'قطط > طعام جاف',
      }),
      row({
        ...base(2, 'طوق كلاب'),
        النوع: 'variable',
        'رمز المنتج (SKU)': 'DC',
        'السعر العادي': '',
        'اسم السمة 1': 'المقاس',
        'قيمة (قيم) السمة 1': 'صغير',
        'القيمة الافتراضية للسمة 1': 'كبير',
      }),
      row({
        ...base(3, 'طوق كلاب - صغير'),
        النوع: 'variation',
        'رمز المنتج (SKU)': 'DC-S',
        الأب: 'DC',
        الصور: '',
        'قيمة (قيم) السمة 1': 'صغير',
      }),
      row({ ...base(4, 'لعبة'), منشور: '-1', 'رمز المنتج (SKU)': 'D-1' }),
      row({ ...base(5, 'كرة'), 'الظهور في الكتالوج': 'hidden', 'رمز المنتج (SKU)': 'D-2' }),
    ].join('\n')
    const { source, problems, added } = await post(file)
    expect({ source, problems, added }).toEqual({ source: 'woocommerce', problems: [], added: 4 })
    const found = await products()
    expect(found).toMatchObject([
      {
        nameAr: 'طعام قطط',
        sku: 'W-1',
        gtin: '5901234123457',
        pricePiastres: 8_000,
        wasPricePiastres: 10_000,
        stock: 7,
        hidden: false,
      },
      {
        nameAr: 'طوق كلاب – صغير',
        family: 'DC',
        pricePiastres: 10_000,
        imageUrl: 'https://woo.example/2.jpg',
        hidden: false,
      },
      { nameAr: 'لعبة', hidden: true },
      { nameAr: 'كرة', hidden: true },
    ])
    const [details] = await readProductDetails(shop.db, [found[0]?.id ?? 0])
    expect(details).toMatchObject({
      categoryKeys: ['catdryfood'],
      texts: { ar: { description: 'دجاج' } },
    })
    expect(await check(file)).toMatchObject({ added: 0, updated: 0, problem_count: 0 })
  })

  test('says what is wrong at its own headings', async () => {
    const file = [HEADINGS.join(','), row({ ...base(1, 'كرة'), 'السعر العادي': 'اسأل' })].join('\n')
    expect((await check(file)).problems).toMatchObject([{ line: 2, field: 'السعر العادي' }])
  })
})

describe('What the old shop says for search engines', () => {
  async function seoTexts() {
    const details = await readProductDetails(
      shop.db,
      (await products()).map(({ id }) => id),
    )
    return details.map(({ texts }) => [
      texts.en?.seoTitle,
      texts.en?.seoDescription,
      texts.ar?.seoTitle,
      texts.ar?.seoDescription,
    ])
  }

  test('comes along from Shopify, in its language, and stays without its columns', async () => {
    const row = shopifyRow('a', 'Toy', {
      'Variant SKU': 'A',
      'SEO Title': 'Toys in Cairo',
      'SEO Description': 'توصيل في يومين',
    })
    const long = shopifyRow('b', 'Ball', { 'Variant SKU': 'B', 'SEO Title': 'x'.repeat(300) })
    const file = shopifyExport([row, long])
    expect(await post(file)).toMatchObject({ added: 2, problem_count: 0 })
    const before = await seoTexts()
    expect(before[0]).toEqual(['Toys in Cairo', null, null, 'توصيل في يومين'])
    expect(before[1]?.[0]).toHaveLength(200)
    expect(await check(file)).toMatchObject({ updated: 0 })
    await post('Handle,Title,Variant SKU,Variant Price\na,Toy,A,90\n')
    expect(await seoTexts()).toEqual(before)
  })

  test('comes along from plugins of WooCommerce, but for what they make of other texts', async () => {
    const headings =
      'ID,Type,SKU,Name,Published,Regular price,Images,Meta: _yoast_wpseo_title,Meta: _yoast_wpseo_metadesc'
    const file = [
      headings,
      '1,simple,A,Toy,1,90,https://woo.example/a.jpg,Toys in Cairo,In two days',
      '2,simple,B,Ball,1,90,https://woo.example/b.jpg,%%title%% %%sep%% %%sitename%%,',
    ].join('\n')
    await post(file)
    expect(await seoTexts()).toEqual([
      ['Toys in Cairo', 'In two days', undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ])
    const arabic = file
      .replace(
        'ID,Type,SKU,Name,Published,Regular price',
        'المعرف,النوع,SKU,الاسم,منشور,السعر العادي',
      )
      .replaceAll('Meta: _yoast_wpseo_title', 'ميتا: rank_math_title')
    expect(await check(arabic.replace('Toys in Cairo', 'Better toys'))).toMatchObject({
      source: 'woocommerce',
      updated: 1,
    })
  })
})

test('Prices of other shops are read as people write them, by the decimal mark of their column', async () => {
  const rows = [
    shopifyRow('a', 'One', { 'Variant SKU': 'A', 'Variant Price': 'EGP 1,250.00' }),
    shopifyRow('b', 'Two', { 'Variant SKU': 'B', 'Variant Price': '١٢٥٫٥٠ ج.م' }),
    shopifyRow('c', 'Three', { 'Variant SKU': 'C', 'Variant Price': '1,500' }),
    shopifyRow('d', 'Four', { 'Variant SKU': 'D', 'Variant Price': '45 (VAT 14%)' }),
  ]
  const { problems } = await check(shopifyExport(rows))
  expect(problems).toMatchObject([{ line: 5, field: 'Variant Price' }])
  await post(shopifyExport(rows.slice(0, 3)))
  expect((await products()).map(({ pricePiastres }) => pricePiastres)).toEqual([
    125_000, 12_550, 150_000,
  ])
})
