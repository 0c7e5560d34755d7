import { expect, test } from 'vitest'
import { CSV_COLUMNS } from '#domain/products/product-file'
import { guessProductColumns, isProductHeading } from './product-headings'

function guess(headings: readonly string[], ...rows: readonly (readonly string[])[]) {
  const records = rows.map((cells, index) => ({ line: index + 2, cells, hasStrayQuote: false }))
  return guessProductColumns({ headings, records }, CSV_COLUMNS).mapping
}

test.each([
  [
    ['اسم المنتج', 'Slug', 'الوصف', 'السعر', 'القسم'],
    ['name', null, 'description', 'price', 'categories'],
  ],
  [
    ['Item code', 'Item', 'Price'],
    ['sku', 'name', 'price'],
  ],
  [
    ['Price', 'Cost price', 'Price before discount'],
    ['price', 'cost_price', 'was_price'],
  ],
  [
    ['سعر البيع', 'سعر الشراء', 'السعر قبل الخصم'],
    ['price', 'cost_price', 'was_price'],
  ],
  [
    ['Arabic name', 'Name'],
    ['name_ar', 'name'],
  ],
  [
    ['اسم المنتج بالعربي', 'اسم المنتج'],
    ['name_ar', 'name'],
  ],
  [
    ['productName', 'unit_price', 'in-stock', 'Product Images'],
    ['name', 'price', 'stock', 'image_url'],
  ],
  [
    ['كود الصنف', 'اسم الصنف', 'الرصيد', 'حد الطلب'],
    ['sku', 'name', 'stock', 'low_stock_threshold'],
  ],
  // Parts of words are no words.
  [
    ['Costume', 'Priceless', 'Cobrand', 'Stockings'],
    [null, null, null, null],
  ],
  [
    ['Shelf life', 'Supplier code', 'Category name', 'Brand name'],
    [null, null, 'categories', 'brand'],
  ],
  // Another shop's id is no id of ours.
  [
    ['id', 'name'],
    [null, 'name'],
  ],
  // The best of several.
  [
    ['Wholesale price', 'Retail price', 'Price'],
    [null, 'price', null],
  ],
])('%j are %j', (headings, columns) => {
  expect(guess(headings, [])).toEqual(columns)
})

test('A column whose values are something else is left open, or it is the other one', () => {
  expect(
    guess(['Product', 'Title', 'Price', 'Image'], ['1001', 'Cat Toy', 'on request', 'yes']),
  ).toEqual([null, 'name', null, null])
  expect(
    guess(['Price', 'Price (EGP)', 'Barcode', 'Qty'], ['6221234567890', '450', 'none', '3 pcs']),
  ).toEqual([null, 'price', null, null])
})

test('Of two columns that fit equally well, neither is taken', () => {
  expect(guess(['Old price 2024', 'Old price 2025'], ['50', '60'])).toEqual([null, null])
})

test('A sentence is no heading', () => {
  expect(isProductHeading('Price')).toBe(true)
  expect(isProductHeading('متجر الأصدقاء')).toBe(false)
  expect(isProductHeading('price '.repeat(40))).toBe(false)
})
