import { beforeEach, expect, test } from 'vitest'
import { NO_PICTURE_URL } from '#domain/products/no-picture'
import { createAdmin, createProduct } from '../../test/factories'
import { importFile } from '../../test/product-file'
import { setUpShop } from '../../test/shop'
import { shopifyExport, shopifyRow } from '../../test/shop-exports'
import { ProductEntity } from '../products/product.entity'

const shop = setUpShop()

let token: string

beforeEach(async () => {
  token = (await createAdmin(shop.db)).token
})

const post = (file: string, query = '') => importFile(shop, token, file, `?format=any${query}`)
const check = (file: string, query = '') => post(file, `&dry_run=true${query}`)
const products = () => shop.db.find(ProductEntity, { order: { id: 'ASC' } })

const LIST = [
  'اسم المنتج,Slug,الوصف,السعر,القسم',
  'طعام قطط رويال 2 kg,royal-2kg,طعام جاف,٤٥٠ ج.م,طعام قطط',
  'لعبة كلاب,dog-toy,,120,ألعاب',
  'Cat Bed,cat-bed,,300,',
].join('\n')
const LIST_COLUMNS = '&columns=name,,description_ar,price,categories'

test('A list without pictures and English names becomes hidden drafts, and the preview says so', async () => {
  const { notes, problems, added } = await check(LIST, LIST_COLUMNS)
  expect({ problems, added }).toEqual({ problems: [], added: 3 })
  expect(notes).toEqual(
    expect.arrayContaining([
      '3 new products have no picture: they come in hidden, with a placeholder. Add their pictures, then show them.',
      '2 new products have only Arabic names, which stand in both languages until you write the English one.',
    ]),
  )
  expect(notes?.join(' ')).not.toContain('as in the file')
  expect(await post(LIST, LIST_COLUMNS)).toMatchObject({ added: 3, problem_count: 0 })
  expect(await products()).toMatchObject([
    {
      name: 'طعام قطط رويال 2 kg',
      nameAr: 'طعام قطط رويال 2 kg',
      pricePiastres: 45_000,
      imageUrl: NO_PICTURE_URL,
      hidden: true,
    },
    { name: 'لعبة كلاب', nameAr: 'لعبة كلاب', hidden: true },
    { name: 'Cat Bed', nameAr: null, imageUrl: NO_PICTURE_URL, hidden: true },
  ])
})

test('A draft that somebody has translated is found by its Arabic name, and stays translated', async () => {
  await post(LIST, LIST_COLUMNS)
  await shop.db.query("UPDATE products SET name = 'Royal 2 kg' WHERE name LIKE 'طعام%'")
  const again = await post(LIST.replace('٤٥٠', '٤٧٠'), LIST_COLUMNS)
  expect(again).toMatchObject({ added: 0, updated: 1, problem_count: 0 })
  const [first] = await products()
  expect(first).toMatchObject({
    name: 'Royal 2 kg',
    nameAr: 'طعام قطط رويال 2 kg',
    pricePiastres: 47_000,
    hidden: true,
  })
})

test('An Arabic name is shown at once where the file says that its product is', async () => {
  const file = shopifyExport([
    shopifyRow('a', 'لعبة كلاب', { 'Variant SKU': 'A' }),
    shopifyRow('b', 'سرير قطط', { 'Variant SKU': 'B', 'Image Src': '' }),
  ])
  const { notes } = await check(file)
  expect(notes).toEqual(
    expect.arrayContaining([
      '1 new product has no picture: it comes in hidden, with a placeholder. Add its picture, then show it.',
      '2 new products have only Arabic names, which stand in both languages until you write the English one.',
    ]),
  )
  await post(file)
  expect((await products()).map(({ hidden }) => hidden)).toEqual([false, true])
  // The file calls both active: what has no picture stays a draft.
  expect(await check(file)).toMatchObject({ added: 0, updated: 0 })
  await shop.db.query("UPDATE products SET image_url = '/p.svg', hidden = false WHERE sku = 'B'")
  expect(await check(file)).toMatchObject({ added: 0, updated: 0 })
})

test('A picture of the file replaces the placeholder, and no picture replaces none', async () => {
  const withoutPicture = shopifyExport([
    shopifyRow('a', 'Toy', { 'Variant SKU': 'A', 'Image Src': '' }),
  ])
  await post(withoutPicture)
  await post(shopifyExport([shopifyRow('a', 'Toy', { 'Variant SKU': 'A' })]))
  expect(await products()).toMatchObject([
    { imageUrl: 'https://cdn.shop.example/a.jpg', hidden: false },
  ])
  expect(await check(withoutPicture)).toMatchObject({ added: 0, updated: 0 })
})

test('Barcodes that are none, addresses that are none and costs of 0 are left out; the preview lists them', async () => {
  const file = shopifyExport([
    shopifyRow('a', 'Good', { 'Variant SKU': 'A', 'Variant Barcode': '5901234123457' }),
    shopifyRow('b', 'Digit', {
      'Variant SKU': 'B',
      'Variant Barcode': '5901234123450',
      'Cost per item': '0.00',
    }),
    shopifyRow('c', 'Short', {
      'Variant SKU': 'C',
      'Variant Barcode': '622',
      'Image Src': 'photos/short.jpg',
    }),
  ])
  const { notes, added, problems } = await check(file)
  expect({ added, problems }).toEqual({ added: 3, problems: [] })
  expect(notes?.slice(0, 2)).toEqual([
    '2 barcodes have a wrong length or check digit. Their products come in without them: 5901234123450 (line 3), 622 (line 4).',
    '1 picture is left out, because its cell has no address that starts with https:// or /: photos/short.jpg (line 4).',
  ])
  await post(file)
  expect(await products()).toMatchObject([
    { gtin: '5901234123457' },
    { gtin: null, costPricePiastres: null, hidden: false },
    { gtin: null, imageUrl: NO_PICTURE_URL, hidden: true },
  ])
  // A product of the shop keeps its barcode.
  await shop.db.query("UPDATE products SET gtin = '4006381333931' WHERE sku = 'B'")
  expect(await check(file)).toMatchObject({ updated: 0 })
})

test('Many barcodes are counted after the first fifty', async () => {
  const rows = Array.from({ length: 60 }, (_, index) =>
    shopifyRow(`p-${index}`, `Toy ${index}`, {
      'Variant SKU': `S-${index}`,
      'Variant Barcode': '123',
    }),
  )
  const { notes } = await check(shopifyExport(rows))
  expect(notes?.[0]).toContain('60 barcodes')
  expect(notes?.[0]).toMatch(/123 \(line 51\), 10 more\.$/)
})

test('A short list with our own column names becomes drafts, too; prices alone add nothing', async () => {
  expect(await post('name,price\nCat Bed,120\n')).toMatchObject({ added: 1, problem_count: 0 })
  expect(await post('name_ar,price\nلعبة,50\n')).toMatchObject({ added: 1, problem_count: 0 })
  expect(await products()).toMatchObject([
    { name: 'Cat Bed', hidden: true, imageUrl: NO_PICTURE_URL },
    { name: 'لعبة', nameAr: 'لعبة', hidden: true },
  ])
  const { id } = await createProduct(shop.db, { name: 'Shown' })
  expect(await post(`id,price\n${id},75\n`)).toMatchObject({ updated: 1, problem_count: 0 })
  expect((await products()).at(-1)).toMatchObject({ hidden: false, pricePiastres: 7_500 })
})

test('The format of the API keeps what new products need', async () => {
  const { problems } = await importFile(shop, token, 'name,price\nCat Bed,120\n')
  expect(problems).toHaveLength(1)
})
