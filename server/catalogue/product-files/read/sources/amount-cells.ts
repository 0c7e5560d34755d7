import { type DecimalMark, decimalMarkOf, readAmount, withoutCurrency } from '#domain/files/amounts'
import { isErrorText } from '#domain/files/cells'
import type { CsvRecord } from '#domain/files/csv'
import type { FileNote } from '#domain/files/table'
import { toDecimalString } from '#domain/money/money'
import type { CsvColumn } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import type { Cells, Table } from './source'

/** Our columns that are amounts. */
export const AMOUNT_COLUMNS: readonly CsvColumn[] = ['price', 'was_price', 'cost_price']

/** An amount as our own file has it; what is no amount stays, and is reported as it is. */
function toAmountCell(
  cell: string,
  decimalMark?: DecimalMark,
  isWorkbook = false,
  onRound?: () => void,
): string {
  if (isErrorText(cell)) return cell
  // Numbers of workbooks have as many decimals as their formulas made.
  const reading = readAmount(isWorkbook ? numberOrText(cell) : cell, decimalMark)
  if (reading.kind !== 'amount') return withoutCurrency(cell)
  if (reading.isRounded) onRound?.()
  return toDecimalString(reading.piastres)
}

export interface TableWithAmounts {
  readonly table: Table
  readonly notes: readonly FileNote[]
}

/** A table whose cells at these places are amounts as our own file has them, each column by its decimal mark. */
export function withAmounts(
  { headings, records }: Table,
  places: readonly number[],
  isWorkbook: boolean,
): TableWithAmounts {
  let count = 0
  const onRound = () => {
    count += 1
  }
  const marks = new Map(
    places.map((place) => [place, decimalMarkOf(records.map(({ cells }) => cells[place]))]),
  )
  const toCell = (cell: string, place: number) =>
    marks.has(place) ? toAmountCell(cell.trim(), marks.get(place), isWorkbook, onRound) : cell
  const table = {
    headings,
    records: records.map((record) => ({ ...record, cells: record.cells.map(toCell) })),
  }
  return { table, notes: count > 0 ? [{ kind: 'piastres', count }] : [] }
}

/** The places of the columns with these headings. */
export function placesOf(
  { headings }: Pick<Table, 'headings'>,
  names: readonly string[],
): readonly number[] {
  return headings.flatMap((heading, place) => (names.includes(textKey(heading)) ? [place] : []))
}

/** How the amounts of a file in our own format are read. */
export interface OwnAmounts {
  readonly marks: ReadonlyMap<CsvColumn, DecimalMark>
  readonly isWorkbook: boolean
  readonly notes: readonly FileNote[]
}

/**
 * Reads the amounts of a file in our own format once, its header first: what 1,250 is depends on the others of its column.
 */
export async function surveyAmounts(
  records: AsyncIterable<CsvRecord>,
  isWorkbook = false,
): Promise<OwnAmounts> {
  let columns: readonly (readonly [CsvColumn, number])[] | undefined
  const cells = new Map<CsvColumn, string[]>()
  for await (const record of records) {
    if (columns) {
      for (const [column, place] of columns) cells.get(column)?.push(record.cells[place] ?? '')
      continue
    }
    const names = record.cells.map((cell) => cell.trim().toLowerCase())
    columns = AMOUNT_COLUMNS.flatMap((column) =>
      names.includes(column) ? [[column, names.indexOf(column)] as const] : [],
    )
    if (columns.length === 0) break
    for (const [column] of columns) cells.set(column, [])
  }
  const marks = new Map<CsvColumn, DecimalMark>()
  let count = 0
  const onRound = () => {
    count += 1
  }
  for (const [column, texts] of cells) {
    const mark = decimalMarkOf(texts)
    if (mark) marks.set(column, mark)
    if (isWorkbook) for (const text of texts) toAmountCell(text.trim(), mark, isWorkbook, onRound)
  }
  return { marks, isWorkbook, notes: count > 0 ? [{ kind: 'piastres', count }] : [] }
}

/** The cells of a row in our own format, its amounts as our own export has them. */
export function withOwnAmounts(cells: Cells, { marks, isWorkbook }: OwnAmounts): Cells {
  const amounts = AMOUNT_COLUMNS.flatMap((column) => {
    const cell = cells[column]
    return cell === undefined ? [] : [[column, toAmountCell(cell, marks.get(column), isWorkbook)]]
  })
  return { ...cells, ...Object.fromEntries(amounts) }
}
