import type { EntityManager } from 'typeorm'
import type { CsvRecord } from '#domain/files/csv'
import type { FileNote } from '#domain/files/table'
import { MAX_IMPORT_COLUMNS } from '#domain/limits'
import type { CsvColumn } from '#domain/products/product-file'
import {
  distinctHeadings,
  type FileColumn,
  isOwn,
  readMapping,
  toFileColumns,
} from './file-columns'
import { findMapping, rememberMapping } from './import-mappings.service'
import { type OwnRows, openOwnRows, problemsOfWidth } from './own-rows'
import type { CsvFormat } from './records/csv-records'
import { countTitles, ofWidth, toTableRows, withoutTitles } from './records/file-table'
import {
  type ImportNote,
  type ImportProblem,
  noHeader,
  noRows,
  unreadable,
} from './records/import-problem'
import { openFile, type RecordOptions, readRecords } from './records/import-records'
import { REQUIRED_COLUMNS } from './required-columns'
import { surveyAmounts } from './sources/amount-cells'
import { MAPPED_COLUMNS, readMapped } from './sources/mapped'
import { guessProductColumns, isProductHeading } from './sources/product-headings'
import { isShopify, readShopify } from './sources/shopify'
import { isShopifyInventory, readShopifyInventory } from './sources/shopify-inventory'
import { type SourceFile, type SourceRow, withoutColumns } from './sources/source'
import { isWooCommerce, readWooCommerce } from './sources/woocommerce'

type ForeignSource = 'shopify' | 'shopifyInventory' | 'woocommerce' | 'mapped'

export interface ReadFileOptions extends RecordOptions {
  /** That the caller may write. */
  readonly columns: readonly CsvColumn[]
  /** The columns of the file, in its order: `name,,price`. If undefined, they are recognised. */
  readonly mapping?: string | undefined
  /** YYYY-MM-DD. */
  readonly today: string
}

/** Facts about a file, whatever its source. */
export interface FileFacts {
  readonly format: CsvFormat
  /** The mapped columns of the file; empty if it needed no mapping. */
  readonly fileColumns: readonly FileColumn[]
  /** The columns that they can be mapped to. */
  readonly choices: readonly CsvColumn[]
  /** The file's own headings of our columns. */
  readonly headings: SourceFile['headings']
  /** The lines that belong to the product of a line. */
  readonly linesWith: (line: number) => readonly number[]
  /** The header and the rows as they are in the file. */
  readonly records: () => AsyncIterable<CsvRecord>
  /** Notes on what was left out of the file. */
  readonly fileNotes: readonly FileNote[]
}

/** A file in our own format, whose rows are read one after the other. */
export interface OwnFile extends FileFacts {
  readonly source: 'own'
  readonly acceptsDrafts: boolean
  /** Throws UnreadableFile. */
  readonly openRows: () => Promise<OwnRows>
}

/** A file that does not know this shop, read as rows of our columns. */
export interface ForeignFile extends FileFacts {
  readonly source: ForeignSource
  readonly rows: readonly SourceRow[]
  /** The problems of the rows that could not be read, one for each. */
  readonly rejected: readonly ImportProblem[]
  /** Our columns that the file has. */
  readonly columns: ReadonlySet<CsvColumn>
  /** That stay as they are in products of the shop. */
  readonly keeps: readonly CsvColumn[]
  /** Whether rows of products that are not in the shop are left out. */
  readonly addsNone: boolean
  /** Notes on what was left out of its rows. */
  readonly rowNotes: readonly ImportNote[]
}

/** A file whose rows have their cells in our columns: what reading hands to matching. */
export type ReadFile = OwnFile | ForeignFile

/** A file whose columns somebody has to say. */
export interface UnknownFile {
  readonly source: 'unknown'
  readonly format: CsvFormat
  readonly fileColumns: readonly FileColumn[]
  readonly choices: readonly CsvColumn[]
  readonly fileNotes: readonly FileNote[]
}

async function collect(records: AsyncIterable<CsvRecord>): Promise<readonly CsvRecord[]> {
  const result: CsvRecord[] = []
  for await (const record of records) result.push(record)
  return result
}

/** Of products that are in the shop, the export of another one says neither what is left of them nor where they belong. */
const KEPT_COLUMNS: readonly CsvColumn[] = ['stock', 'categories']

const NOTHING_MAPPED = { fileColumns: [], choices: [] }

const alone = (line: number) => [line]

/** Reads a file in our own format, as an export has it. Throws UnreadableFile. */
export async function readOwnFile(bytes: Buffer, columns: readonly CsvColumn[]): Promise<OwnFile> {
  const csv = openFile(bytes)
  const records = () => readRecords(csv)
  const amounts = await surveyAmounts(records())
  const acceptsDrafts = false
  return {
    source: 'own',
    format: csv.format,
    acceptsDrafts,
    openRows: () => openOwnRows(records(), columns, { amounts, acceptsDrafts }),
    records,
    headings: {},
    linesWith: alone,
    fileNotes: [],
    ...NOTHING_MAPPED,
  }
}

/**
 * Reads a file of any origin: our own export, that of Shopify or WooCommerce, or one whose columns are said, or were said of
 * one with the same headings. What is said is remembered. Throws UnreadableFile.
 */
export async function readFile(
  db: EntityManager,
  bytes: Buffer,
  options: ReadFileOptions,
): Promise<ReadFile | UnknownFile> {
  const { columns, mapping: given, today } = options
  const csv = openFile(bytes)
  const { format } = csv
  const isWorkbook = Boolean(options.countsRows || options.hasRowNumbers)
  const titleCount = await countTitles(readRecords(csv, options), isProductHeading)
  const records = () => withoutTitles(readRecords(csv, options), titleCount)
  const header = (await records().next()).value
  const headings = distinctHeadings(header?.cells ?? [])
  if (!header || headings.length < 2) throw noHeader(columns)
  if (headings.length > MAX_IMPORT_COLUMNS) {
    throw unreadable('import.tooManyColumns', { max: MAX_IMPORT_COLUMNS })
  }
  const titleNotes = titleCount > 0 ? [{ kind: 'headingsRow' as const, line: header.line }] : []
  if (isOwn(headings) && given === undefined) {
    const inTable = () => (isWorkbook ? ofWidth(records(), headings.length) : records())
    const amounts = await surveyAmounts(inTable(), isWorkbook)
    const acceptsDrafts = true
    return {
      source: 'own',
      format,
      acceptsDrafts,
      openRows: () => openOwnRows(inTable(), columns, { amounts, acceptsDrafts }),
      records,
      headings: {},
      linesWith: alone,
      fileNotes: [...titleNotes, ...amounts.notes],
      ...NOTHING_MAPPED,
    }
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

  const toForeignFile = (
    source: ForeignSource,
    file: SourceFile,
    ofSource: Pick<ForeignFile, 'columns' | 'keeps'> & { readonly addsNone?: boolean },
  ): ForeignFile => {
    const groups = new Map(
      file.groups.flatMap((lines) => lines.map((line) => [line, lines] as const)),
    )
    return {
      source,
      format,
      headings: file.headings,
      linesWith: (line) => groups.get(line) ?? [line],
      records,
      fileNotes: [...fileNotes, ...(file.notes ?? [])],
      rows: file.rows.map(({ line, cells }) => ({
        line,
        cells: withoutColumns(cells, (column) => !columns.includes(column)),
      })),
      rejected: [...widthProblems.values()].flat(),
      rowNotes: file.rowNotes ?? [],
      addsNone: false,
      ...NOTHING_MAPPED,
      ...ofSource,
    }
  }
  const ofShop = (source: 'shopify' | 'woocommerce', file: SourceFile) => {
    const filledColumns = file.rows.flatMap(({ cells }) => Object.keys(cells) as CsvColumn[])
    return toForeignFile(source, file, {
      columns: new Set([...filledColumns, ...REQUIRED_COLUMNS]),
      keeps: KEPT_COLUMNS,
    })
  }

  if (given === undefined && isShopifyInventory(headings)) {
    return toForeignFile('shopifyInventory', readShopifyInventory(table), {
      columns: new Set<CsvColumn>(['stock']),
      // A product that is found by one of these keeps both.
      keeps: ['name', 'sku'],
      addsNone: true,
    })
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
    const guessed = guessProductColumns(table, choices)
    const fileColumns = toFileColumns(table, guessed.mapping, guessed.doubts)
    return { source: 'unknown', format, fileColumns, choices, fileNotes }
  }
  const file = toForeignFile('mapped', await readMapped(table, mapping, isWorkbook), {
    columns: new Set(mapping.filter((column) => column !== null)),
    keeps: [],
  })
  return { ...file, fileColumns: toFileColumns(table, mapping), choices }
}
