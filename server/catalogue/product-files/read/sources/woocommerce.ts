import type { CsvRecord } from '#domain/files/csv'
import { MAX_MORE_PICTURES } from '#domain/limits'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import { type NotedCell, noteOf } from '../records/import-problem'
import { placesOf, withAmounts } from './amount-cells'
import { categoriesOfWords } from './category-words'
import { htmlToText } from './html-text'
import { toFamily } from './shopify'
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
import { inEnglish, kindsOf } from './woocommerce-arabic'

/** The headings of WooCommerce's product export in English; those in Arabic are translated before. */
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
  // Of the plugins Yoast SEO, Rank Math, All in One SEO and SEOPress.
  seoTitle: [
    'meta: _yoast_wpseo_title',
    'meta: rank_math_title',
    'meta: _aioseo_title',
    'meta: _seopress_titles_title',
  ],
  seoDescription: [
    'meta: _yoast_wpseo_metadesc',
    'meta: rank_math_description',
    'meta: _aioseo_description',
    'meta: _seopress_titles_desc',
  ],
} as const

type Reader = (field: keyof typeof HEADINGS) => string

/** Whether the headings are those of a product export of WooCommerce. */
export function isWooCommerce(headings: readonly string[]): boolean {
  const keys = new Set(headings.map((heading) => textKey(inEnglish(heading))))
  const has = (...names: readonly string[]) => names.some((name) => keys.has(name))
  return (
    has('type') &&
    has('name') &&
    has('sku', 'id') &&
    has('published', 'regular price', 'sale price', 'visibility in catalog', 'parent')
  )
}

/** Texts have their line breaks as two characters. */
const toText = (cell: string) => htmlToText(cell.replaceAll('\\n', '\n'))

/** Texts of the plugins may be made of others, such as %%title%% or %title%: then they say nothing of their own. */
const withoutVariables = (text: string) => (/%%?\w+%%?/.test(text) ? '' : text)

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

const ATTRIBUTE_VALUES = /^attribute \d+ value\(s\)$/

/** The headings of the values of attributes, such as sizes, in their order. */
function attributeHeadings({ headings }: Pick<Table, 'headings'>): readonly string[] {
  return headings.map(textKey).filter((heading) => ATTRIBUTE_VALUES.test(heading))
}

const PUBLISHED = /^(?:1|true|yes|publish|published|نعم|منشور)$/i

/** Whether a product is hidden; empty where the file does not say it. */
function readHidden(cell: Reader): string {
  const [published, visibility] = [cell('published'), cell('visibility').toLowerCase()]
  if (published === '' && visibility === '') return ''
  return String((published !== '' && !PUBLISHED.test(published)) || visibility === 'hidden')
}

const GIFT_CARD = /gift[-_ ]?card/

/** The readers and the context of a table. */
interface TableReader {
  readonly read: CellReader
  readonly attributes: readonly string[]
  /** Whether the file says which prices are of an offer. */
  readonly hasOffers: boolean
  readonly today: string
}

interface Family {
  readonly parent: CsvRecord | undefined
  readonly key: string
}

function toRow(
  record: CsvRecord,
  family: Family | undefined,
  { read, attributes, hasOffers, today }: TableReader,
): SourceRow {
  const cell: Reader = (field) => read(record, ...HEADINGS[field])
  const ofParent: Reader = (field) =>
    family?.parent ? read(family.parent, ...HEADINGS[field]) : ''
  const orParents = (field: keyof typeof HEADINGS) => cell(field) || ofParent(field)
  const title = ofParent('name')
  const options = attributes.flatMap((heading) => read(record, heading) || []).join(' / ')
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
    // Hidden where one of the two is.
    hidden: [readHidden(cell), readHidden(ofParent)].filter(Boolean).toSorted().at(-1) ?? '',
    categories: categoriesOfWords(words, name).join(' '),
    family: family ? toFamily(family.key) : '',
    seo_title: withoutVariables(orParents('seoTitle')),
    seo_description: withoutVariables(toText(orParents('seoDescription'))),
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
  return {
    line: record.line,
    cells: { ...values, ...(price && hasOffers && { was_price: wasPrice }) },
  }
}

const AMOUNTS = [...HEADINGS.price, ...HEADINGS.salePrice, ...HEADINGS.cost]

/** Reads a product export of WooCommerce on a day (YYYY-MM-DD): variations become products, their parents none. */
export async function readWooCommerce(
  original: Table,
  today: string,
  isWorkbook: boolean,
): Promise<SourceFile> {
  const english = { ...original, headings: original.headings.map(inEnglish) }
  const { table, notes } = withAmounts(english, placesOf(english, AMOUNTS), isWorkbook)
  const read = cellReader(table)
  const attributes = attributeHeadings(table)
  const hasOffers = hasHeading(table, HEADINGS.salePrice)
  const reader = { read, attributes, hasOffers, today }
  const giftCards: NotedCell[] = []
  const typesOf = (record: CsvRecord) => kindsOf(read(record, ...HEADINGS.type))
  const parents = new Map<string, CsvRecord>()
  for (const record of table.records) {
    if (!typesOf(record).includes('variable')) continue
    const [id, sku] = [read(record, ...HEADINGS.id), read(record, ...HEADINGS.sku)]
    if (id) parents.set(`id:${id}`, record)
    if (sku) parents.set(sku, record)
  }
  const families = new Map<CsvRecord | string, number[]>()
  const toRows = (record: CsvRecord): readonly SourceRow[] => {
    if (typesOf(record).some((type) => GIFT_CARD.test(type))) {
      giftCards.push({ line: record.line, text: read(record, ...HEADINGS.name) })
      return []
    }
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
    return [toRow(record, family, reader)]
  }
  const rows = await convertInTurns(table.records, toRows)
  return {
    rows,
    groups: [...families.values()],
    notes,
    rowNotes: noteOf('import.giftCards', giftCards),
    headings: headingsOf(original.headings, table, {
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
