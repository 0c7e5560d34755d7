import { isErrorText } from '#domain/files/cells'
import type { CsvRecord } from '#domain/files/csv'
import { CATEGORIES } from '#domain/products/categories'
import { CSV_COLUMNS, type CsvColumn, NO_CATEGORIES } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import { AMOUNT_COLUMNS, withAmounts } from './amount-cells'
import { categoriesOfWords } from './category-words'
import { htmlToText } from './html-text'
import {
  type Cells,
  convertInTurns,
  filled,
  type SourceFile,
  type SourceRow,
  type Table,
  toBarcode,
  toWasPrice,
} from './source'

/** Columns that only our own export has. */
const OWN_COLUMNS: readonly CsvColumn[] = ['version', 'stock_exported']

/** The columns that the columns of other files can stand for. */
export const MAPPED_COLUMNS: readonly CsvColumn[] = CSV_COLUMNS.filter(
  (column) => !OWN_COLUMNS.includes(column),
)

/** The column that each column of a file is mapped to, in the file's order; null for one that is ignored. */
export type Mapping = readonly (CsvColumn | null)[]

const BETWEEN_URLS = /[\s,;|](?=https?:\/\/|\/)/i
const HIDDEN_WORDS: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  '1': 'true',
  hidden: 'true',
  draft: 'true',
  archived: 'true',
  inactive: 'true',
  نعم: 'true',
  false: 'false',
  no: 'false',
  '0': 'false',
  active: 'false',
  visible: 'false',
  published: 'false',
  لا: 'false',
}
const CATEGORY_KEYS = new Set<string>([
  ...CATEGORIES.map(({ key }) => key.toLowerCase()),
  NO_CATEGORIES,
])

function toCategories(cell: string, name: string): string {
  const keys = cell.split(/[\s,;|،؛]+/).filter(Boolean)
  if (keys.every((key) => CATEGORY_KEYS.has(key.toLowerCase()))) return cell
  return categoriesOfWords([cell], name).join(' ')
}

const TEXTS = /^(?:description|composition|feeding_guide)/

function readCell(column: CsvColumn, cell: string): string {
  if (isErrorText(cell)) return cell
  if (TEXTS.test(column)) return htmlToText(cell)
  if (column === 'gtin') return toBarcode(cell)
  if (column === 'hidden') return HIDDEN_WORDS[textKey(cell)] ?? cell
  return cell
}

/** One column may have all pictures. */
function splitPictures(cells: Cells): Cells {
  const [first = '', ...others] = (cells.image_url ?? '')
    .split(BETWEEN_URLS)
    .map((url) => url.trim().replace(/[,;|]$/, ''))
    .filter(Boolean)
  if (others.length === 0) return cells
  const more = [...others.map((url) => `<${url}>`), cells.more_image_urls ?? '']
  return { ...cells, image_url: first, more_image_urls: more.filter(Boolean).join(' ') }
}

/** Reads a file whose columns somebody has said. */
export async function readMapped(
  read: Table,
  mapping: Mapping,
  isWorkbook = false,
): Promise<SourceFile> {
  const amounts = mapping.flatMap((column, place) =>
    column && AMOUNT_COLUMNS.includes(column) ? [place] : [],
  )
  const { table, notes } = withAmounts(read, amounts, isWorkbook)
  const { headings, records } = table
  const places = mapping.flatMap((column, index) => (column ? [[column, index] as const] : []))
  const toRow = ({ line, cells }: CsvRecord): SourceRow => {
    const own = Object.fromEntries(
      places.map(([column, index]) => [column, readCell(column, (cells[index] ?? '').trim())]),
    ) as Cells
    const { was_price: before, categories } = own
    const values = filled(splitPictures(own))
    const hasBefore = before !== undefined && values.price
    return {
      line,
      cells: {
        ...values,
        ...(categories &&
          !isErrorText(categories) && { categories: toCategories(categories, own.name ?? '') }),
        ...(hasBefore && { was_price: toWasPrice(hasBefore, before) }),
      },
    }
  }
  const rows = await convertInTurns(records, (record) => [toRow(record)])
  return {
    rows,
    groups: [],
    headings: Object.fromEntries(places.map(([column, index]) => [column, headings[index]])),
    notes,
  }
}
