import { setImmediate } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'
import type { CsvRecord } from '#domain/files/csv'
import type { FileNote } from '#domain/files/table'
import { MAX_IMPORT_COLUMNS } from '#domain/limits'
import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import type { CsvFormat } from './csv-records'
import { type DraftRow, toDraft, withDraftColumns, withoutUnusable } from './draft-rows'
import { countTitles, ofWidth, toTableRows, withoutTitles } from './file-table'
import { findMapping, rememberMapping } from './import-mappings.service'
import { isBlank, type RecordOptions, readRecords } from './import-records'
import {
  type ImportNote,
  type ImportProblem,
  noteOf,
  REQUIRED_COLUMNS,
  type ReadRow,
  readRow,
  rejectedRow,
  shapeOf,
  UnreadableFile,
} from './product-row'
import {
  noHeader,
  noRows,
  openFile,
  type ProductFile,
  problemsOfWidth,
  readProductRows,
} from './product-rows'
import { type Match, matchRows } from './row-matching'
import { surveyAmounts } from './sources/amount-cells'
import { MAPPED_COLUMNS, type Mapping, readMapped } from './sources/mapped'
import {
  type ColumnDoubtNote,
  guessProductColumns,
  isProductHeading,
  type ProductColumnsGuess,
} from './sources/product-headings'
import { isShopify, readShopify } from './sources/shopify'
import { isShopifyInventory, readShopifyInventory } from './sources/shopify-inventory'
import type { SourceFile, SourceRow, Table } from './sources/source'
import { isWooCommerce, readWooCommerce } from './sources/woocommerce'

/** Where a file comes from. */
export type ImportSource = 'own' | 'shopify' | 'shopifyInventory' | 'woocommerce' | 'mapped'

/** A column of a file that is none of ours. */
export interface FileColumn {
  readonly heading: string
  /** Its first cell that is not empty. */
  readonly sample: string
  /** What it is, or may be. */
  readonly column: CsvColumn | null
  /** Why it is not proposed as what its heading says. */
  readonly doubt: ColumnDoubtNote | null
}

export interface AnyFileOptions extends RecordOptions {
  /** That the caller may write. */
  readonly columns: readonly CsvColumn[]
  /** What the columns of the file are, in its order: `name,,price`. Without it, they are recognised. */
  readonly mapping?: string | undefined
  /** YYYY-MM-DD. */
  readonly today: string
}

/** A file of any origin. */
export interface AnyFile extends ProductFile {
  readonly source: ImportSource
  /** What the columns of a file are that was mapped; empty for others. */
  readonly fileColumns: readonly FileColumn[]
  /** What they may be. */
  readonly choices: readonly CsvColumn[]
  /** What the file calls our columns. */
  readonly headings: SourceFile['headings']
  /** The products that rows were found by. */
  readonly matches: Readonly<Partial<Record<Match, number>>>
  /** Rows of products that are in the shop, and whose stock in the file is not read. */
  readonly stocksKept: number
  /** The lines that belong to the product of a line. */
  readonly linesWith: (line: number) => readonly number[]
  /** The header and the rows as they are in the file. */
  readonly records: () => AsyncIterable<CsvRecord>
  /** What was left out of the file. */
  readonly fileNotes: readonly FileNote[]
  /** What was left out of its rows. */
  readonly rowNotes: readonly ImportNote[]
}

/** A file whose columns somebody has to say. */
export interface UnknownFile {
  readonly source: 'unknown'
  readonly format: CsvFormat
  readonly fileColumns: readonly FileColumn[]
  readonly choices: readonly CsvColumn[]
  readonly fileNotes: readonly FileNote[]
}

const SHOWN_CELL_LENGTH = 80
/** A longer one is none: nothing is searched in it. */
const MAX_HEADING_LENGTH = 200

/** Different headings, without the empty ones at the end. */
function headingsOf(cells: readonly string[]): readonly string[] {
  const headings = cells.map((cell) => cell.trim().slice(0, MAX_HEADING_LENGTH))
  while (headings.at(-1) === '') headings.pop()
  const counts = new Map<string, number>()
  return headings.map((heading) => {
    const count = (counts.get(textKey(heading)) ?? 0) + 1
    counts.set(textKey(heading), count)
    return count === 1 ? heading : `${heading} (${count})`
  })
}

function isOwn(headings: readonly string[]): boolean {
  const columns = headings.map((heading) =>
    CSV_COLUMNS.find((column) => column === heading.toLowerCase()),
  )
  // No other file has these two.
  return (
    columns.every(Boolean) || columns.some((one) => one === 'version' || one === 'stock_exported')
  )
}

function unreadable(key: ImportProblem['key'], parameters: Record<string, string | number>) {
  return new UnreadableFile([{ line: 1, field: null, key, parameters }])
}

/** Throws UnreadableFile. */
function readMapping(
  text: string,
  headings: readonly string[],
  allowed: readonly CsvColumn[],
): Mapping {
  const names = text.split(',').map((name) => name.trim())
  if (names.length !== headings.length) {
    throw unreadable('import.mappingLength', { count: names.length, expected: headings.length })
  }
  const mapping = names.map((name) => {
    const column = allowed.find((one) => one === name)
    if (name && !column)
      throw unreadable('import.unknownColumns', {
        count: 1,
        unknown: `“${name}”`,
        columns: allowed.join(', '),
      })
    return column ?? null
  })
  const repeated = mapping.find((column, index) => column && mapping.indexOf(column) !== index)
  if (repeated) throw unreadable('import.repeatedColumn', { column: repeated })
  return mapping
}

function toFileColumns(
  { headings, records }: Table,
  mapping: Mapping,
  doubts: ProductColumnsGuess['doubts'] = [],
): readonly FileColumn[] {
  return headings.map((heading, index) => {
    const sample = records.find(({ cells }) => !isBlank(cells[index] ?? ''))?.cells[index] ?? ''
    return {
      heading: heading.slice(0, SHOWN_CELL_LENGTH),
      sample: sample.trim().slice(0, SHOWN_CELL_LENGTH),
      column: mapping[index] ?? null,
      doubt: doubts[index] ?? null,
    }
  })
}

async function collect(records: AsyncIterable<CsvRecord>): Promise<readonly CsvRecord[]> {
  const result: CsvRecord[] = []
  for await (const record of records) result.push(record)
  return result
}

/** Of products that are in the shop, the export of another one says neither what is left of them nor where they belong. */
const KEPT_COLUMNS: readonly CsvColumn[] = ['stock', 'categories']

function without(cells: SourceRow['cells'], isLeftOut: (column: CsvColumn) => boolean) {
  return Object.fromEntries(
    Object.entries(cells).filter(([column]) => !isLeftOut(column as CsvColumn)),
  ) as SourceRow['cells']
}

/** Rows that are read at once: the embedded database serves other requests in between. */
const ROWS_AT_ONCE = 500

interface ReadOptions {
  /** That the file has. */
  readonly fileColumns: ReadonlySet<CsvColumn>
  /** That the caller may write. */
  readonly columns: readonly CsvColumn[]
  /** That stay as they are in products of the shop. */
  readonly keeps: readonly CsvColumn[]
  /** Whether rows of products that are not in the shop are left out. */
  readonly addsNone?: boolean
}

/** Finds the products of the rows, which are read when they are asked for. */
async function readSource(
  db: EntityManager,
  file: SourceFile,
  { fileColumns, columns, keeps, addsNone = false }: ReadOptions,
) {
  const { rows: usable, notes } = withoutUnusable(
    file.rows.map(({ line, cells }) => ({
      line,
      cells: without(cells, (column) => !columns.includes(column)),
    })),
  )
  const all = await matchRows(db, usable)
  const isAdded = (index: number) => !all[index]?.by && all[index]?.problems.length === 0
  const isRead = (_: unknown, index: number) => !(addsNone && isAdded(index))
  const [permitted, found] = [usable.filter(isRead), all.filter(isRead)]
  const unknown = usable.filter((row, index) => !isRead(row, index))
  const matches: Partial<Record<Match, number>> = {}
  for (const { by } of found) if (by) matches[by] = (matches[by] ?? 0) + 1
  const isKept = (index: number) => found[index]?.by !== undefined && keeps.includes('stock')
  const stocks = permitted.filter(({ cells }, index) => cells.stock !== undefined && isKept(index))
  const drafts = permitted.map(
    (row, index): DraftRow => (found[index]?.by ? { ...row, isDraft: false } : toDraft(row)),
  )
  const hasDrafts = drafts.some(({ isDraft }) => isDraft)
  const newColumns = hasDrafts ? withDraftColumns(fileColumns) : fileColumns
  const forNew = shapeOf(newColumns, 'import.missingHere')
  const others = new Set([...fileColumns].filter((column) => !REQUIRED_COLUMNS.includes(column)))
  // All rows of a file have details, or none.
  const forUpdates = { ...shapeOf(others), hasDetails: forNew.hasDetails, missing: [] }

  function read({ line, cells: all }: SourceRow, index: number): ReadRow {
    const { id, by, problems = [] } = found[index] ?? {}
    // A barcode that it was found by may be written with fewer zeros.
    const isKeptHere = (column: CsvColumn) =>
      keeps.includes(column) || (by === 'gtin' && column === by)
    const cells = by ? without(all, isKeptHere) : all
    const cellOf = (column: CsvColumn) => (column === 'id' ? id : cells[column])
    const shape = id === undefined ? forNew : forUpdates
    const row = { ...readRow(line, cellOf, shape), isForeign: true }
    if (problems.length === 0) return row
    const own = addsNone ? [] : row.problems
    return { ...row, product: undefined, problems: [...own, ...problems] }
  }

  return {
    matches,
    stocksKept: stocks.length,
    rowNotes: [
      ...(file.rowNotes ?? []),
      ...notes,
      ...noteOf(
        'import.notHere',
        unknown.map(({ line, cells }) => ({ line, text: cells.sku || cells.name || '' })),
      ),
    ],
    /** In the order of the file, with those that could not be read. */
    rows: async function* (rejected: readonly ReadRow[]): AsyncGenerator<ReadRow, void> {
      const readers = [
        ...drafts.map((row, index) => ({ line: row.line, read: () => read(row, index) })),
        ...rejected.map((row) => ({ line: row.line, read: () => row })),
      ].toSorted((a, b) => a.line - b.line)
      for (const [index, reader] of readers.entries()) {
        if (index % ROWS_AT_ONCE === 0) await setImmediate()
        yield reader.read()
      }
    },
  }
}

/**
 * Opens a file of any origin: our own export, that of Shopify or WooCommerce, or one whose columns are said, or were said of
 * one with the same headings. What is said is remembered. Throws UnreadableFile.
 */
export async function openAnyFile(
  db: EntityManager,
  bytes: Buffer,
  options: AnyFileOptions,
): Promise<AnyFile | UnknownFile> {
  const { columns, mapping: given, today } = options
  const csv = openFile(bytes)
  const { format } = csv
  const isWorkbook = Boolean(options.countsRows || options.hasRowNumbers)
  const titleCount = await countTitles(readRecords(csv, options), isProductHeading)
  const records = () => withoutTitles(readRecords(csv, options), titleCount)
  const header = (await records().next()).value
  const headings = headingsOf(header?.cells ?? [])
  if (!header || headings.length < 2) throw noHeader(columns)
  if (headings.length > MAX_IMPORT_COLUMNS) {
    throw unreadable('import.tooManyColumns', { max: MAX_IMPORT_COLUMNS })
  }
  const linesWith = (line: number) => [line]
  const titleNotes = titleCount > 0 ? [{ kind: 'headingsRow' as const, line: header.line }] : []
  if (isOwn(headings) && given === undefined) {
    const inTable = () => (isWorkbook ? ofWidth(records(), headings.length) : records())
    const amounts = await surveyAmounts(inTable(), isWorkbook)
    const rowOptions = { missingKey: 'import.missingHere', acceptsDrafts: true, amounts } as const
    const rows = () => readProductRows(inTable(), columns, rowOptions)
    const ownNotes = [...titleNotes, ...amounts.notes]
    const nothing = {
      fileColumns: [],
      choices: [],
      headings: {},
      matches: {},
      stocksKept: 0,
      rowNotes: [],
    }
    return { source: 'own', format, rows, linesWith, records, fileNotes: ownNotes, ...nothing }
  }

  const [, ...below] = await collect(records())
  const { records: all, notes } = toTableRows(below, header, headings.length, isWorkbook)
  if (all.length === 0) throw noRows()
  const fileNotes = [...titleNotes, ...notes]
  const widthProblems = new Map(
    all.map((record) => [record, problemsOfWidth(record, headings.length)]),
  )
  const table = {
    headings,
    records: all.filter((record) => widthProblems.get(record)?.length === 0),
  }
  const rejected = [...widthProblems.values()].flatMap(([problem]) =>
    problem ? [rejectedRow(problem.line, true, [problem])] : [],
  )

  const toAnyFile = async (
    source: ImportSource,
    file: SourceFile,
    readOptions: Omit<ReadOptions, 'columns'>,
  ): Promise<AnyFile> => {
    const { rows, ...read } = await readSource(db, file, { ...readOptions, columns })
    const groups = new Map(
      file.groups.flatMap((lines) => lines.map((line) => [line, lines] as const)),
    )
    return {
      source,
      format,
      headings: file.headings,
      fileColumns: [],
      choices: [],
      linesWith: (line) => groups.get(line) ?? [line],
      records,
      fileNotes: [...fileNotes, ...(file.notes ?? [])],
      rows: () => rows(rejected),
      ...read,
    }
  }
  const ofShop = (source: 'shopify' | 'woocommerce', file: SourceFile) => {
    const filledColumns = file.rows.flatMap(({ cells }) => Object.keys(cells) as CsvColumn[])
    const fileColumns = new Set([...filledColumns, ...REQUIRED_COLUMNS])
    return toAnyFile(source, file, { fileColumns, keeps: KEPT_COLUMNS })
  }

  if (given === undefined && isShopifyInventory(headings)) {
    const fileColumns = new Set<CsvColumn>(['stock'])
    // A product that is found by one of these keeps both.
    const keeps: readonly CsvColumn[] = ['name', 'sku']
    const inventory = readShopifyInventory(table)
    return toAnyFile('shopifyInventory', inventory, { fileColumns, keeps, addsNone: true })
  }
  if (given === undefined && isShopify(headings)) {
    return ofShop('shopify', await readShopify(table, isWorkbook))
  }
  if (given === undefined && isWooCommerce(headings)) {
    return ofShop('woocommerce', await readWooCommerce(table, today, isWorkbook))
  }
  const choices = MAPPED_COLUMNS.filter((column) => columns.includes(column))
  const said = given === undefined ? undefined : readMapping(given, headings, choices)
  if (said) await rememberMapping(db, headings, said)
  const remembered = said ?? (await findMapping(db, headings))
  const mapping = remembered?.map((column) => (column && columns.includes(column) ? column : null))
  if (!mapping) {
    const guessed = guessProductColumns(
      table,
      MAPPED_COLUMNS.filter((column) => columns.includes(column)),
    )
    return {
      source: 'unknown',
      format,
      fileColumns: toFileColumns(table, guessed.mapping, guessed.doubts),
      choices,
      fileNotes,
    }
  }
  const mapped = new Set(mapping.filter((column) => column !== null))
  const file = await toAnyFile('mapped', await readMapped(table, mapping, isWorkbook), {
    fileColumns: mapped,
    keeps: [],
  })
  return { ...file, fileColumns: toFileColumns(table, mapping), choices }
}
