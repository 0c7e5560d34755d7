import { type DecimalMark, decimalMarkOf, readAmount, withoutCurrency } from '#domain/files/amounts'
import { isErrorText } from '#domain/files/cells'
import type { FileNote } from '#domain/files/table'
import { toDecimalString } from '#domain/money/money'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import type { Table } from './source'

/** An amount as our own file has it; what is no amount stays, and is reported as it is. */
export function toAmountCell(
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
