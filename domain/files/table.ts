import { textKey } from '../validation/characters'
import { readAmount } from './amounts'
import { type Cell, cellText, type FileRow, isBlankCell } from './cells'
import { headingWords } from './words'

/** Notes on a file besides its rows. */
export type FileNote =
  /** The headings are not in the first row: what is above them is left out. */
  | { readonly kind: 'headingsRow'; readonly line: number }
  /** The file has none: its first row is a row. */
  | { readonly kind: 'noHeadings' }
  | { readonly kind: 'sumRow'; readonly line: number }
  /** Cells without a heading are left out; with the first row that has one. */
  | { readonly kind: 'besideTable'; readonly count: number; readonly line: number }
  | { readonly kind: 'merged'; readonly count: number }
  /** Numbers that a workbook has with more decimals than it shows. */
  | { readonly kind: 'rounded'; readonly count: number }
  /** Amounts of a workbook that had parts of a piastre. */
  | { readonly kind: 'piastres'; readonly count: number }

/** A table of a file: from its headings on, without title rows, sums and cells beside it. */
export interface FileTable {
  /** All different; empty for a column without one. */
  readonly headings: readonly string[]
  readonly headingsLine: number
  /** With as many cells as there are headings. */
  readonly rows: readonly FileRow[]
  /** The last row of sums. */
  readonly sumRow: FileRow | undefined
  readonly notes: readonly FileNote[]
}

/** Rows among which the headings are looked for. */
const SEARCHED_ROWS = 30
/** Rows by which the width of a table is judged. */
const JUDGED_ROWS = 100
/** Of the cells that rows usually have, how many headings there must be. */
const SHARE_OF_HEADINGS = 0.75
const MAX_HEADING_LENGTH = 200

const SUM_WORDS: ReadonlySet<string> = new Set([
  'total',
  'subtotal',
  'sum',
  'اجمالي',
  'مجموع',
  'جمله',
])
/** That may stand with those. */
const SUM_ADDITIONS: ReadonlySet<string> = new Set([
  'grand',
  'sub',
  'all',
  'of',
  'overall',
  'net',
  'egp',
  'page',
  'كلي',
  'عام',
  'نهايي',
  'نهائي',
  'كل',
])

/** Words for summed quantities: they mark a sum row only if the row also has the sums themselves. */
const SUMMED_WORDS: ReadonlySet<string> = new Set(
  [
    'cod',
    'cash',
    'amount',
    'value',
    'fee',
    'charge',
    'collected',
    'collection',
    'order',
    'shipment',
    'parcel',
  ]
    .concat([
      'مبلغ',
      'مبالغ',
      'قيمه',
      'رسوم',
      'تحصيل',
      'تحصيلات',
      'محصل',
      'طلبات',
      'طلب',
      'شحنات',
      'شحنه',
    ])
    .concat(['طرود', 'طرد', 'عدد']),
)

const HAS_LETTER = /\p{L}/u
const HAS_DIGIT = /\d/

/** Whether a cell can be a heading: words, no value. */
function isLabel(cell: Cell): boolean {
  if (typeof cell !== 'string' || cell.length > MAX_HEADING_LENGTH) return false
  if (!HAS_LETTER.test(cell)) return false
  return readAmount(cell).kind !== 'amount'
}

const filledCells = ({ cells }: FileRow) => cells.filter((cell) => !isBlankCell(cell))

function median(counts: readonly number[]): number {
  return [...counts].sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
}

/** Returns unique headings: the second of two equal ones gets a number. */
function uniqueHeadings(cells: readonly Cell[]): readonly string[] {
  const headings = cells.map((cell) => cellText(cell).trim())
  while (headings.at(-1) === '') headings.pop()
  const counts = new Map<string, number>()
  return headings.map((heading) => {
    const key = textKey(heading)
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === 1 || heading === '' ? heading : `${heading} (${count})`
  })
}

/**
 * The place of the row of headings: that with the most known ones, or else the first that has words in nearly all columns
 * of the table. Undefined if no row has two cells.
 */
export function findHeadings(
  rows: readonly FileRow[],
  isKnown: (heading: string) => boolean,
): number | undefined {
  const searched = rows.slice(0, SEARCHED_ROWS)
  const known = searched.map((row) => {
    const count = row.cells.filter((cell) => typeof cell === 'string' && isKnown(cell)).length
    // A sentence may have such words, too.
    return count * 2 >= filledCells(row).length ? count : 0
  })
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const counts = rows.slice(0, JUDGED_ROWS).map((row) => filledCells(row).length)
  const usual = median(counts.filter((count) => count >= 2))
  const needed = Math.max(2, Math.ceil(usual * SHARE_OF_HEADINGS))
  const place = searched.findIndex((row) => row.cells.filter(isLabel).length >= needed)
  if (place >= 0) return place
  const first = searched.findIndex((row) => filledCells(row).length >= 2)
  return first >= 0 ? first : undefined
}

/** Whether the row of headings is a row of values like those below it. */
function isRowOfValues({ cells }: FileRow, rows: readonly FileRow[]): boolean {
  const isValue = (cell: Cell | undefined) =>
    cell !== undefined && !isBlankCell(cell) && HAS_DIGIT.test(cellText(cell))
  const places = cells.flatMap((cell, place) => (readAmount(cell).kind === 'amount' ? [place] : []))
  return (
    places.length > 0 &&
    rows.length > 0 &&
    places.every((place) => rows.slice(0, JUDGED_ROWS).some((row) => isValue(row.cells[place]))) &&
    cells.filter((cell) => isLabel(cell) && !HAS_DIGIT.test(cellText(cell))).length <=
      cells.length / 2
  )
}

/** Whether a cell says that its row has sums. */
function isSumLabel(cell: Cell): boolean {
  if (typeof cell !== 'string') return false
  const words = headingWords(cell)
  return (
    words.some((word) => SUM_WORDS.has(word)) &&
    words.every((word) => SUM_WORDS.has(word) || SUM_ADDITIONS.has(word))
  )
}

/** Whether a cell is an amount, by whatever decimal mark: 1.500 alone does not say it. */
function isNumeric(cell: Cell): boolean {
  const reading = readAmount(cell)
  return (
    reading.kind === 'amount' || (reading.kind === 'problem' && reading.problem === 'ambiguous')
  )
}

/** Whether a row has sums instead of values of its own: it says so, and has no other text. */
export function saysSum({ cells }: FileRow): boolean {
  const texts = cells.filter((cell) => !isBlankCell(cell) && !isNumeric(cell))
  return texts.length > 0 && texts.length < cells.length && texts.every(isSumLabel)
}

const piastresOf = (cell: Cell | undefined) => {
  const reading = readAmount(cell)
  return reading.kind === 'amount' ? reading.piastres : undefined
}

/** Whether the last row has nothing but the sums of those above it. */
function isSumOf(last: FileRow, rows: readonly FileRow[]): boolean {
  const filled = last.cells.flatMap((cell, place) => (isBlankCell(cell) ? [] : [place]))
  const usual = median(rows.map((row) => filledCells(row).length))
  if (rows.length < 2 || filled.length === 0 || filled.length >= usual) return false
  return filled.every((place) => {
    const values = rows.map((row) => piastresOf(row.cells[place]) ?? 0)
    return piastresOf(last.cells[place]) === values.reduce<number>((sum, value) => sum + value, 0)
  })
}

/** Whether a row may have sums, as one with “Total COD” or “Total (38 orders)” does. */
function mayBeSum({ cells }: FileRow): boolean {
  const texts = cells.filter((cell) => !isBlankCell(cell) && readAmount(cell).kind !== 'amount')
  const words = texts.flatMap((text) => headingWords(cellText(text)))
  return (
    words.some((word) => SUM_WORDS.has(word)) &&
    words.every((word) => SUM_WORDS.has(word) || SUM_ADDITIONS.has(word) || SUMMED_WORDS.has(word))
  )
}

/** The rows that say that they are sums, and have those of all others. */
function namedSums(rows: readonly FileRow[]): ReadonlySet<FileRow> {
  const possible = new Set(rows.filter((row) => saysSum(row) || mayBeSum(row)))
  const others = rows.filter((row) => !possible.has(row))
  const isSum = (cell: Cell, place: number) => {
    const piastres = piastresOf(cell)
    if (piastres === undefined) return true
    const sum = others.reduce((total, row) => total + (piastresOf(row.cells[place]) ?? 0), 0)
    return piastres === sum
  }
  const isNamed = (row: FileRow) =>
    saysSum(row) ||
    (others.length > 0 && row.cells.some((cell) => piastresOf(cell)) && row.cells.every(isSum))
  return new Set([...possible].filter(isNamed))
}

interface Split {
  readonly rows: readonly FileRow[]
  readonly sumRow: FileRow | undefined
  readonly notes: readonly FileNote[]
}

/** Takes the sums out of the rows of a table. */
function withoutSums(rows: readonly FileRow[]): Split {
  const named = namedSums(rows)
  const saying = [...named]
  const others = saying.length > 0 ? rows.filter((row) => !named.has(row)) : rows
  const last = others.at(-1)
  const isUnnamed = saying.length === 0 && last !== undefined && isSumOf(last, others.slice(0, -1))
  const sumRow = isUnnamed ? last : saying.at(-1)
  const sums = isUnnamed ? [last] : saying
  return {
    rows: isUnnamed ? others.slice(0, -1) : others,
    sumRow,
    notes: sums.map(({ line }) => ({ kind: 'sumRow', line })),
  }
}

function withWidth({ line, cells }: FileRow, width: number): FileRow {
  return { line, cells: Array.from({ length: width }, (_, place) => cells[place] ?? '') }
}

/**
 * The rows of a file of text in which a delimiter may have cut a cell in two, such as 1,250.00 without quotes: a number stands
 * where there is no heading, or below the last one, which has texts in other rows.
 */
export function shiftedRows<Row extends FileRow>(
  rows: readonly Row[],
  width: number,
): ReadonlySet<Row> {
  const isWider = ({ cells }: Row) => !isBlankCell(cells[width])
  const isNumber = (cell: Cell | undefined) => cell !== undefined && isNumeric(cell)
  const lastCells = rows
    .filter((row) => !isWider(row))
    .flatMap(({ cells }) => cells.slice(width - 1, width).filter((cell) => !isBlankCell(cell)))
  const endsWithTexts = lastCells.filter((cell) => !isNumber(cell)).length * 2 > lastCells.length
  return new Set(
    rows.filter(
      (row) =>
        isWider(row) &&
        (isNumber(row.cells[width]) || (endsWithTexts && isNumber(row.cells[width - 1]))),
    ),
  )
}

export interface TableOptions {
  /** Whether a heading is one that such files have, in any language. */
  readonly isKnown?: (heading: string) => boolean
  /** Whether the file is text with delimiters. */
  readonly isText?: boolean
}

/** Finds the table of a file; undefined if it has none: no headings, or no rows below them. */
export function findTable(
  fileRows: readonly FileRow[],
  { isKnown = () => false, isText = false }: TableOptions = {},
): FileTable | undefined {
  const filled = fileRows.filter(({ cells }) => cells.some((cell) => !isBlankCell(cell)))
  const place = findHeadings(filled, isKnown)
  const header = place === undefined ? undefined : filled[place]
  if (place === undefined || !header) return undefined
  const below = filled.slice(place + 1)
  const known = header.cells.some((cell) => typeof cell === 'string' && isKnown(cell))
  const hasHeadings = known || !isRowOfValues(header, below)
  const headings = hasHeadings
    ? uniqueHeadings(header.cells)
    : header.cells.map((_, index) => columnName(index))
  const width = headings.length
  const inTable = hasHeadings ? below : filled.slice(place)
  // A heading may be empty.
  const mayShift = isText && hasHeadings && header.cells.length === width
  const shifted = mayShift ? shiftedRows(inTable, width) : new Set<FileRow>()
  const all = inTable.map((row) => ({
    row: { ...withWidth(row, width), ...(shifted.has(row) && { isShifted: true as const }) },
    hasMore:
      !shifted.has(row) && row.cells.some((cell, index) => !headings[index] && !isBlankCell(cell)),
  }))
  if (all.length === 0) return undefined
  const beside = all.filter(({ hasMore }) => hasMore)
  const { rows, sumRow, notes } = withoutSums(
    all.map(({ row }) => row).filter(({ cells }) => cells.some((cell) => !isBlankCell(cell))),
  )
  return {
    headings,
    headingsLine: header.line,
    rows,
    sumRow,
    notes: [
      ...(hasHeadings && place > 0 ? [{ kind: 'headingsRow' as const, line: header.line }] : []),
      ...(hasHeadings ? [] : [{ kind: 'noHeadings' as const }]),
      ...notes,
      ...(beside[0]
        ? [{ kind: 'besideTable' as const, count: beside.length, line: beside[0].row.line }]
        : []),
    ],
  }
}

const LETTERS = 26

/** The name of a column as spreadsheets have it: A, B, … AA. */
function columnName(place: number): string {
  const last = String.fromCharCode(65 + (place % LETTERS))
  return place < LETTERS ? last : columnName(Math.floor(place / LETTERS) - 1) + last
}
