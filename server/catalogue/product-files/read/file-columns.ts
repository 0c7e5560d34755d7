import { CSV_COLUMNS, type CsvColumn } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import { unreadable } from './records/import-problem'
import { isBlank } from './records/import-records'
import type { Mapping } from './sources/mapped'
import type { ColumnDoubtNote, ProductColumnsGuess } from './sources/product-headings'
import type { Table } from './sources/source'

/** A column of a file that is none of ours. */
export interface FileColumn {
  readonly heading: string
  /** Its first cell that is not empty. */
  readonly sample: string
  /** The assigned or proposed column. */
  readonly column: CsvColumn | null
  /** Why it is not proposed as what its heading says. */
  readonly doubt: ColumnDoubtNote | null
}

const SHOWN_CELL_LENGTH = 80
/** A longer one is none: nothing is searched in it. */
const MAX_HEADING_LENGTH = 200

/** Different headings, without the empty ones at the end. */
export function distinctHeadings(cells: readonly string[]): readonly string[] {
  const headings = cells.map((cell) => cell.trim().slice(0, MAX_HEADING_LENGTH))
  while (headings.at(-1) === '') headings.pop()
  const counts = new Map<string, number>()
  return headings.map((heading) => {
    const count = (counts.get(textKey(heading)) ?? 0) + 1
    counts.set(textKey(heading), count)
    return count === 1 ? heading : `${heading} (${count})`
  })
}

/** Whether the headings are those of our own export. */
export function isOwn(headings: readonly string[]): boolean {
  const columns = headings.map((heading) =>
    CSV_COLUMNS.find((column) => column === heading.toLowerCase()),
  )
  // No other file has these two.
  return (
    columns.every(Boolean) || columns.some((one) => one === 'version' || one === 'stock_exported')
  )
}

/** Throws UnreadableFile. */
export function readMapping(
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

export function toFileColumns(
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
