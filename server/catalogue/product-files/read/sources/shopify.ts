import { createHash } from 'node:crypto'
import type { CsvRecord } from '#domain/files/csv'
import { MAX_FAMILY_LENGTH, MAX_MORE_PICTURES } from '#domain/limits'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import { noteOf } from '../records/import-problem'
import { placesOf, withAmounts } from './amount-cells'
import { categoriesOfWords } from './category-words'
import { htmlToText } from './html-text'
import {
  type CellReader,
  type Cells,
  cellReader,
  convertInTurns,
  filled,
  hasHeading,
  headingsOf,
  type SourceFile,
  type SourceRow,
  type Table,
  toBarcode,
  toWasPrice,
} from './source'

/** The headings of Shopify's product export, of today and of earlier years. */
const HEADINGS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  description: ['body (html)', 'description'],
  vendor: ['vendor'],
  type: ['type'],
  tags: ['tags'],
  category: ['product category', 'standardized product type'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  cost: ['cost per item'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const

const OPTIONS = [1, 2, 3].map((number) => ({
  name: [`option${number} name`],
  value: [`option${number} value`],
}))

/** Shopify's name for the only variant of a product. */
const DEFAULT_VARIANT = 'default title'

/** Whether the headings are those of a product export of Shopify. */
export function isShopify(headings: readonly string[]): boolean {
  const keys = new Set(headings.map(textKey))
  const has = (names: readonly string[]) => names.some((name) => keys.has(name))
  return has(HEADINGS.handle) && has(HEADINGS.title) && has(['variant price', 'option1 value'])
}

/** The group of sizes of a product; names in addresses may be longer than ours. */
export function toFamily(key: string): string {
  if (key.length <= MAX_FAMILY_LENGTH) return key
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 8)
  return `${key.slice(0, MAX_FAMILY_LENGTH - hash.length - 1)}-${hash}`
}

/** The units in stock; empty where they are not tracked, or sold whatever there is. */
function readStock(cell: Reader): string {
  const quantity = cell('quantity')
  const count = numberOrText(quantity)
  if (quantity === '' || /^(?:continue|true)$/i.test(cell('policy'))) return ''
  // Files of the older kind name the tracker, and have a 0 for products that have none.
  if (cell('tracker') === '' && count === 0) return ''
  return typeof count === 'number' && count < 0 ? '0' : quantity
}

type Reader = (field: keyof typeof HEADINGS) => string

/** Whether a product is hidden; empty where the file does not say it. */
function readHidden(cell: Reader): string {
  const [status, published] = [cell('status').toLowerCase(), cell('published').toLowerCase()]
  if (status === '' && published === '') return ''
  return String((status !== '' && status !== 'active') || published === 'false')
}

const GIFT_CARD_TYPE = /^(?:gift ?cards?|بطاقة هدية|بطاقات هدايا)$/i

const isGiftCard = (cell: Reader) =>
  cell('giftCard').toLowerCase() === 'true' || GIFT_CARD_TYPE.test(cell('type'))

/** The pictures of a product in their order. */
function picturesOf(records: readonly CsvRecord[], read: CellReader): readonly string[] {
  const pictures = records.flatMap((record, index) => {
    const url = read(record, ...HEADINGS.image)
    const position = Number(read(record, ...HEADINGS.imagePosition)) || index + 1
    return url ? [{ url, position }] : []
  })
  return pictures.toSorted((a, b) => a.position - b.position).map(({ url }) => url)
}

/** The variant's own picture first. */
function pictureCells(own: string, pictures: readonly string[]): Cells {
  const [first = '', ...others] = [...new Set([...(own ? [own] : []), ...pictures])]
  const more = others.slice(0, MAX_MORE_PICTURES).map((url) => `<${url}>`)
  return { image_url: first, more_image_urls: more.join(' ') }
}

function variantsOf(records: readonly CsvRecord[], read: CellReader): readonly CsvRecord[] {
  const isVariant = (record: CsvRecord) =>
    [HEADINGS.price, HEADINGS.sku, OPTIONS[0]?.value ?? []].some(
      (names) => read(record, ...names) !== '',
    )
  const variants = records.filter(isVariant)
  return variants.length > 0 ? variants : records.slice(0, 1)
}

/** The line of a product that has what its variants share. */
function productOf(records: readonly CsvRecord[], read: CellReader): CsvRecord | undefined {
  return records.find((record) => read(record, ...HEADINGS.title) !== '') ?? records[0]
}

interface TableReader {
  readonly read: CellReader
  /** Whether the file says what prices were before. */
  readonly hasCompareAt: boolean
}

function toRows(
  handle: string,
  records: readonly CsvRecord[],
  { read, hasCompareAt }: TableReader,
): readonly SourceRow[] {
  const product = productOf(records, read)
  if (!product) return []
  const ofProduct: Reader = (field) => read(product, ...HEADINGS[field])
  const pictures = picturesOf(records, read)
  const title = ofProduct('title')
  const words = (['type', 'tags', 'category'] as const).map(ofProduct)
  const shared: Cells = {
    description: htmlToText(ofProduct('description')),
    brand: ofProduct('vendor'),
    seo_title: ofProduct('seoTitle'),
    seo_description: htmlToText(ofProduct('seoDescription')),
    hidden: readHidden(ofProduct),
    categories: categoriesOfWords(words, title).join(' '),
  }
  const variants = variantsOf(records, read)
  return variants.map((variant) => {
    const cell: Reader = (field) => read(variant, ...HEADINGS[field])
    const options = OPTIONS.map(({ value }) => read(variant, ...value)).filter(
      (value) => value && value.toLowerCase() !== DEFAULT_VARIANT,
    )
    const price = cell('price')
    const values = filled({
      ...shared,
      name: title && [title, options.join(' / ')].filter(Boolean).join(' – '),
      family: variants.length > 1 ? toFamily(handle) : '',
      sku: cell('sku').replace(/^'/, ''),
      gtin: toBarcode(cell('barcode')),
      price,
      stock: readStock(cell),
      cost_price: cell('cost'),
      ...pictureCells(cell('variantImage'), pictures),
    })
    return {
      line: variant.line,
      cells: {
        ...values,
        ...(price && hasCompareAt && { was_price: toWasPrice(price, cell('compareAt')) }),
      },
    }
  })
}

const AMOUNTS = [...HEADINGS.price, ...HEADINGS.compareAt, ...HEADINGS.cost]

/** Reads a product export of Shopify: a product for each variant, of several lines; gift cards are none. */
export async function readShopify(original: Table, isWorkbook: boolean): Promise<SourceFile> {
  const { table, notes } = withAmounts(original, placesOf(original, AMOUNTS), isWorkbook)
  const read = cellReader(table)
  const products = new Map<string, CsvRecord[]>()
  for (const record of table.records) {
    const handle = read(record, ...HEADINGS.handle)
    // A line without a handle is a product of its own, which lacks what it needs.
    const key = handle || `\0${record.line}`
    const same = products.get(key)
    if (same) same.push(record)
    else products.set(key, [record])
  }
  const groups = [...products]
  const giftCards = groups.flatMap(([, records]) => {
    const product = productOf(records, read)
    return product && isGiftCard((field) => read(product, ...HEADINGS[field]))
      ? [{ line: product.line, text: read(product, ...HEADINGS.title) }]
      : []
  })
  const giftCardLines = new Set(giftCards.map(({ line }) => line))
  const sold = groups.filter(([, records]) => !records.some(({ line }) => giftCardLines.has(line)))
  const reader = { read, hasCompareAt: hasHeading(table, HEADINGS.compareAt) }
  return {
    rows: await convertInTurns(sold, ([handle, records]) => toRows(handle, records, reader)),
    notes,
    rowNotes: noteOf('import.giftCards', giftCards),
    groups: groups.map(([, records]) => records.map(({ line }) => line)),
    headings: headingsOf(table.headings, table, {
      name: HEADINGS.title,
      price: HEADINGS.price,
      was_price: HEADINGS.compareAt,
      image_url: HEADINGS.image,
      more_image_urls: HEADINGS.image,
      stock: HEADINGS.quantity,
      sku: HEADINGS.sku,
      gtin: HEADINGS.barcode,
      cost_price: HEADINGS.cost,
      brand: HEADINGS.vendor,
      description: HEADINGS.description,
      family: HEADINGS.handle,
    }),
  }
}
