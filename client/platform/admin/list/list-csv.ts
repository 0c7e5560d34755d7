import { cairoTime } from '#domain/delivery/cairo-day'
import { toCsv } from '../../lib/csv'
import type { Column } from '../table/column'
import type { Words } from '../table/use-words'

/** Rows as a CSV file, as they are shown: what has a text or a time, under the headings of its columns. */
export function toListCsv<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  words: Words,
): string {
  const written = columns.filter(({ text, time }) => text ?? time)
  const cell = ({ text, time }: Column<Row>, row: Row) => {
    const moment = time?.(row)
    return moment ? cairoTime(new Date(moment)).replace('T', ' ') : (text?.(row, words) ?? '')
  }
  return toCsv([
    written.map(({ title }) => words.t(title)),
    ...rows.map((row) => written.map((column) => cell(column, row))),
  ])
}
