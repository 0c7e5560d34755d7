import type { CsvRecord } from '#domain/files/csv'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import type { ImportNote } from '../records/import-problem'
import {
  type CellReader,
  cellReader,
  hasHeading,
  type SourceFile,
  type SourceRow,
  type Table,
} from './source'

const HANDLE = ['handle', 'url handle']
const SKU = ['sku', 'variant sku']
const LOCATION = ['location']
/** Of a file with a row for each location: what can be sold, and else what is there; the first that the file has. */
const QUANTITIES = ['available', 'on hand']
/** Of a file with a column for each location: they follow these. */
const BEFORE_LOCATIONS = ['coo', 'hs code']
const PRICES = ['variant price', 'price']

const OPTION_VALUES = [1, 2, 3].map((number) => `option${number} value`)
const DEFAULT_VARIANT = 'default title'
const NOTE = / ?\((?:not editable|current|new)\)$/

/** The quantities that a heading has, whatever may be done to them. */
const quantityOf = (heading: string) => textKey(heading).replace(NOTE, '')

interface QuantityColumns {
  /** The heading of the file. */
  readonly heading: string
  readonly places: readonly number[]
}

function quantityColumns({ headings }: Pick<Table, 'headings'>): QuantityColumns | undefined {
  const [place] = QUANTITIES.flatMap((name) => {
    const found = headings.findIndex((heading) => quantityOf(heading) === name)
    return found < 0 ? [] : [found]
  })
  if (place !== undefined) return { heading: headings[place] ?? '', places: [place] }
  const keys = headings.map(textKey)
  const last = Math.max(...BEFORE_LOCATIONS.map((name) => keys.indexOf(name)))
  const places = headings.map((_, index) => index).slice(last + 1)
  return last < 0 || places.length === 0 ? undefined : { heading: '', places }
}

/** Whether the headings are those of Shopify's inventory export: quantities, and no prices. */
export function isShopifyInventory(headings: readonly string[]): boolean {
  const table = { headings }
  const has = (names: readonly string[]) => hasHeading(table, names)
  return (
    has(HANDLE) &&
    has(['title']) &&
    has(SKU) &&
    !has(PRICES) &&
    (has(LOCATION) || has(BEFORE_LOCATIONS)) &&
    quantityColumns(table) !== undefined
  )
}

/** The units at all locations; undefined where it is stocked at none of them. */
function sumOf(cells: readonly string[]): string | undefined {
  const counts = cells.flatMap((cell) => {
    const text = cell.trim()
    return text === '' || /^not stocked$/i.test(text) ? [] : [numberOrText(text)]
  })
  if (counts.length === 0) return undefined
  const unread = counts.find((count) => typeof count !== 'number')
  if (unread !== undefined) return String(unread)
  const sum = counts.reduce<number>((total, count) => total + Number(count), 0)
  // More was sold than there was.
  return String(Math.max(sum, 0))
}

function nameOf(record: CsvRecord, read: CellReader): string {
  const options = OPTION_VALUES.map((heading) => read(record, heading)).filter(
    (value) => value && value.toLowerCase() !== DEFAULT_VARIANT,
  )
  return [read(record, 'title'), options.join(' / ')].filter(Boolean).join(' – ')
}

/** How the stock was read. */
function stockNote(heading: string, locations: readonly string[]): readonly ImportNote[] {
  if (locations.length < 2) return []
  const parameters = { heading, places: locations.length, locations: locations.join(', ') }
  return [{ key: heading ? 'import.locations' : 'import.locationColumns', parameters, cells: [] }]
}

/** Reads Shopify's inventory export: the stock of each variant, summed over its locations. */
export function readShopifyInventory(table: Table): SourceFile {
  const read = cellReader(table)
  const { heading, places } = quantityColumns(table) ?? { heading: '', places: [] }
  const variants = new Map<string, { readonly records: CsvRecord[]; readonly name: string }>()
  for (const record of table.records) {
    const name = nameOf(record, read)
    const key = read(record, ...SKU) || `${read(record, ...HANDLE)}\0${name}`
    const variant = variants.get(key)
    if (variant) variant.records.push(record)
    else variants.set(key, { records: [record], name })
  }
  const rows = [...variants.values()].flatMap(({ records, name }): readonly SourceRow[] => {
    const [first] = records
    const cells = records.flatMap((record) => places.map((place) => record.cells[place] ?? ''))
    const stock = sumOf(cells)
    if (!first || stock === undefined) return []
    const sku = read(first, ...SKU).replace(/^'/, '')
    return [{ line: first.line, cells: { name, ...(sku && { sku }), stock } }]
  })
  const named = heading
    ? table.records.map((record) => read(record, ...LOCATION))
    : places.map((place) => table.headings[place] ?? '')
  return {
    rows,
    groups: [...variants.values()].map(({ records }) => records.map(({ line }) => line)),
    headings: { ...(heading && { stock: heading }) },
    rowNotes: stockNote(heading, [...new Set(named.filter(Boolean))]),
  }
}
