import { shiftDay } from '#domain/delivery/cairo-day'
import { readHoliday } from '#domain/delivery/days-off'

/** A holiday as it is edited: its name may be missing, and its days may be wrong. */
export interface HolidayRow {
  readonly from: string
  readonly to: string
  readonly name: string
}

const ROW = /^(\d{4}-\d{2}-\d{2})?(?: (\d{4}-\d{2}-\d{2}))?(?: (.*))?$/

/** Between two days of what was typed by hand before. */
const LINK = /^(?:-|–|to|إلى)\s/

function toRow(line: string): HolidayRow {
  const [, from = '', to = from, name = ''] = ROW.exec(line) ?? []
  // The name is as it is typed, with the space before its next word.
  if (from && !LINK.test(name)) return { from, to, name }
  return readHoliday(line) ?? { from, to, name: name || line.trim() }
}

/** The holidays of a setting, one on each line. */
export function toHolidayRows(text: string): readonly HolidayRow[] {
  return text
    .split('\n')
    .filter((line) => line.trim())
    .map(toRow)
}

const toLine = ({ from, to, name }: HolidayRow) =>
  [from, ...(to && to !== from ? [to] : []), name].join(' ')

export function toHolidayText(rows: readonly HolidayRow[]): string {
  return rows.map(toLine).join('\n')
}

/** The row that a day is in; -1 without one. */
export const rowOf = (rows: readonly HolidayRow[], day: string) =>
  rows.findIndex(({ from, to }) => from <= day && day <= to)

/** The rows with a day that was chosen: the first or last of a holiday beside it, or a holiday of its own. */
export function withDay(
  rows: readonly HolidayRow[],
  day: string,
): { readonly rows: readonly HolidayRow[]; readonly index: number } {
  const longer = (row: HolidayRow) => {
    if (row.to && shiftDay(row.to, 1) === day) return { ...row, to: day }
    return row.from && shiftDay(row.from, -1) === day ? { ...row, from: day } : row
  }
  const index = rows.findIndex((row) => longer(row) !== row)
  const here = rowOf(rows, day)
  if (here >= 0) return { rows, index: here }
  if (index < 0) return { rows: [...rows, { from: day, to: day, name: '' }], index: rows.length }
  return { rows: rows.map((row, place) => (place === index ? longer(row) : row)), index }
}
