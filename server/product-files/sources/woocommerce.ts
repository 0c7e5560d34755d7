import type { CsvRecord } from '#domain/files/csv'
import { MAX_MORE_PICTURES } from '#domain/limits'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import { categoriesOfWords } from './category-words'
import { htmlToText } from './html-text'
import { toFamily } from './shopify'
import {
  type CellReader,
  type Cells,
  cellReader,
  convertInTurns,
  filled,
  headingsOf,
  type SourceFile,
  type SourceRow,
  type Table,
  toBarcode,
  toWasPrice,
} from './source'

/** The headings of WooCommerce's product export in English. */
const HEADINGS = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  barcode: ['gtin, upc, ean, or isbn', 'gtin', 'barcode', 'ean'],
  name: ['name'],
  published: ['published'],
  visibility: ['visibility in catalog'],
  summary: ['short description'],
  description: ['description'],
  saleStarts: ['date sale price starts'],
  saleEnds: ['date sale price ends'],
  inStock: ['in stock?'],
  stock: ['stock'],
  backorders: ['backorders allowed?'],
  salePrice: ['sale price'],
  price: ['regular price'],
  categories: ['categories'],
  tags: ['tags'],
  images: ['images'],
  parent: ['parent'],
  brands: ['brands', 'brand'],
  cost: ['cost of goods', 'cost'],
} as const

type Reader = (field: keyof typeof HEADINGS) => string

/** Whether the headings are those of a product export of WooCommerce. */
export function isWooCommerce(headings: readonly string[]): boolean {
  const keys = new Set(headings.map(textKey))
  return ['type', 'sku', 'name', 'published', 'regular price'].every((name) => keys.has(name))
}

/** Texts have their line breaks as two characters. */
const toText = (cell: string) => htmlToText(cell.replaceAll('\\n', '\n'))

/** A list, whose commas inside a value are escaped. */
const toList = (cell: string) =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

const toPictures = (cell: string) =>
  cell
    .split(/,(?= ?(?:https?:\/\/|\/))/)
    .map((url) => url.trim())
    .filter(Boolean)

/** Whether the sale price holds today. */
function isOnSale(cell: Reader, today: string): boolean {
  const [starts, ends] = [cell('saleStarts').slice(0, 10), cell('saleEnds').slice(0, 10)]
  return cell('salePrice') !== '' && starts <= today && (ends === '' || ends >= today)
}

/** The units in stock; empty where they are not counted. */
function readStock(cell: Reader): string {
  const stock = cell('stock')
  const count = numberOrText(stock)
  if (typeof count === 'number') {
    if (count > 0) return stock
    return /^(?:1|notify)$/.test(cell('backorders')) ? '' : '0'
  }
  // A variation says that its parent counts them.
  if (stock !== '' && stock !== 'parent') return stock
  return cell('inStock') === '0' ? '0' : ''
}

function attributesOf(record: CsvRecord, read: CellReader): readonly string[] {
  return [1, 2, 3, 4].flatMap((number) => read(record, `attribute ${number} value(s)`) || [])
}

function isHidden(cell: Reader): boolean {
  return cell('published') !== '1' || cell('visibility') === 'hidden'
}

interface Family {
  readonly parent: CsvRecord | undefined
  readonly key: string
}

function toRow(
  record: CsvRecord,
  family: Family | undefined,
  read: CellReader,
  today: string,
): SourceRow {
  const cell: Reader = (field) => read(record, ...HEADINGS[field])
  const ofParent: Reader = (field) =>
    family?.parent ? read(family.parent, ...HEADINGS[field]) : ''
  const orParents = (field: keyof typeof HEADINGS) => cell(field) || ofParent(field)
  const title = ofParent('name')
  const options = attributesOf(record, read).join(' / ')
  const name = title && options ? `${title} – ${options}` : cell('name') || title
  const pictures = [...new Set([...toPictures(cell('images')), ...toPictures(ofParent('images'))])]
  const [regular, onSale] = [cell('price'), isOnSale(cell, today)]
  const price = onSale ? cell('salePrice') : regular
  const words = [...toList(orParents('categories')), ...toList(orParents('tags'))]
  const description = [orParents('summary'), orParents('description')].map(toText).filter(Boolean)
  const values: Cells = filled({
    name,
    description: [...new Set(description)].join('\n\n'),
    brand: toList(orParents('brands'))[0] ?? '',
    hidden: String(isHidden(cell) || (family?.parent !== undefined && isHidden(ofParent))),
    categories: categoriesOfWords(words, name).join(' '),
    family: family ? toFamily(family.key) : '',
    sku: cell('sku'),
    gtin: toBarcode(cell('barcode')),
    price,
    stock: readStock(cell),
    cost_price: cell('cost'),
    image_url: pictures[0] ?? '',
    more_image_urls: pictures
      .slice(1, MAX_MORE_PICTURES + 1)
      .map((url) => `<${url}>`)
      .join(' '),
  })
  const wasPrice = onSale ? toWasPrice(price, regular) : ''
  return { line: record.line, cells: { ...values, ...(price && { was_price: wasPrice }) } }
}

/** Reads a product export of WooCommerce on a day (YYYY-MM-DD): variations become products, their parents none. */
export async function readWooCommerce(table: Table, today: string): Promise<SourceFile> {
  const read = cellReader(table)
  const typesOf = (record: CsvRecord) =>
    read(record, ...HEADINGS.type)
      .toLowerCase()
      .split(/,\s*/)
  const parents = new Map<string, CsvRecord>()
  for (const record of table.records) {
    if (!typesOf(record).includes('variable')) continue
    const [id, sku] = [read(record, ...HEADINGS.id), read(record, ...HEADINGS.sku)]
    if (id) parents.set(`id:${id}`, record)
    if (sku) parents.set(sku, record)
  }
  const families = new Map<CsvRecord | string, number[]>()
  const toRows = (record: CsvRecord): readonly SourceRow[] => {
    if (typesOf(record).includes('variable')) {
      families.set(record, [record.line, ...(families.get(record) ?? [])])
      return []
    }
    const key = read(record, ...HEADINGS.parent)
    const parent = parents.get(key)
    const isVariation = typesOf(record).includes('variation')
    const group = (isVariation && parent) || `\0${record.line}`
    families.set(group, [...(families.get(group) ?? []), record.line])
    const parentsKey = parent
      ? read(parent, ...HEADINGS.sku) || read(parent, ...HEADINGS.name)
      : key
    const family = isVariation ? { parent, key: parentsKey } : undefined
    return [toRow(record, family, read, today)]
  }
  const rows = await convertInTurns(table.records, toRows)
  return {
    rows,
    groups: [...families.values()],
    headings: headingsOf(table, {
      name: HEADINGS.name,
      price: HEADINGS.price,
      was_price: HEADINGS.price,
      image_url: HEADINGS.images,
      more_image_urls: HEADINGS.images,
      stock: HEADINGS.stock,
      sku: HEADINGS.sku,
      gtin: HEADINGS.barcode,
      brand: HEADINGS.brands,
      description: HEADINGS.description,
      cost_price: HEADINGS.cost,
      family: HEADINGS.parent,
    }),
  }
}
