import { setImmediate } from 'node:timers/promises'
import type { CsvRecord } from '#domain/files/csv'
import type { FileNote } from '#domain/files/table'
import type { CsvColumn } from '#domain/products/product-file'
import { textKey } from '#domain/validation/characters'
import { numberOrText } from '#domain/validation/read-number'
import type { ImportNote } from '../records/import-problem'

/**
 * The cells of a product in our columns. What is left out stays as it is stored; an empty cell removes it.
 */
export type Cells = Readonly<Partial<Record<CsvColumn, string>>>

/** A product of a file. */
export interface SourceRow {
  /** Where it starts. */
  readonly line: number
  readonly cells: Cells
}

/** A file of another shop, read as products. */
export interface SourceFile {
  readonly rows: readonly SourceRow[]
  /** The file's own headings of our columns. */
  readonly headings: Readonly<Partial<Record<CsvColumn, string>>>
  /** The lines that belong together, such as those of a product and its variants; of others, itself alone. */
  readonly groups: readonly (readonly number[])[]
  readonly notes?: readonly FileNote[]
  /** Notes on what was left out of its rows, and on how they were read. */
  readonly rowNotes?: readonly ImportNote[]
}

/** A table by its headings. */
export interface Table {
  readonly headings: readonly string[]
  readonly records: readonly CsvRecord[]
}

/** Reads cells by heading; several names for one, as exports of different years have them. */
export type CellReader = (record: CsvRecord, ...headings: readonly string[]) => string

export function cellReader({ headings }: Pick<Table, 'headings'>): CellReader {
  const places = new Map(
    headings.toReversed().map((heading, index) => [textKey(heading), headings.length - 1 - index]),
  )
  return ({ cells }, ...names) => {
    const place = names.map((name) => places.get(name)).find((found) => found !== undefined)
    return place === undefined ? '' : (cells[place] ?? '').trim()
  }
}

/** Whether a file has one of these headings: without its column, it says nothing. */
export function hasHeading(
  { headings }: Pick<Table, 'headings'>,
  names: readonly string[],
): boolean {
  return headings.some((heading) => names.includes(textKey(heading)))
}

/** Returns the file's headings of the columns with these headings in the table, by our column. */
export function headingsOf(
  original: readonly string[],
  { headings }: Pick<Table, 'headings'>,
  names: Readonly<Partial<Record<CsvColumn, readonly string[]>>>,
): SourceFile['headings'] {
  const find = (keys: readonly string[]) =>
    original[headings.findIndex((heading) => keys.includes(textKey(heading)))]
  return Object.fromEntries(
    Object.entries(names).flatMap(([column, keys]) => {
      const heading = find(keys)
      return heading === undefined ? [] : [[column, heading]]
    }),
  )
}

/** Without empty cells, which say nothing about what another shop does not have. */
export function filled(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== ''))
}

/** The cells of a row without those of some columns. */
export function withoutColumns(cells: Cells, isLeftOut: (column: CsvColumn) => boolean): Cells {
  return Object.fromEntries(
    Object.entries(cells).filter(([column]) => !isLeftOut(column as CsvColumn)),
  )
}

/** Items that are converted at once. */
const AT_ONCE = 500

/** Converts many items; the server handles other requests in between. */
export async function convertInTurns<T, R>(
  items: readonly T[],
  convert: (item: T) => readonly R[],
): Promise<readonly R[]> {
  const results: R[] = []
  for (const [index, item] of items.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    results.push(...convert(item))
  }
  return results
}

/** The price that a product was sold for before, where it is above the price; otherwise none. */
export function toWasPrice(price: string, before: string): string {
  const [now, then] = [numberOrText(price), numberOrText(before)]
  return typeof now === 'number' && typeof then === 'number' && then <= now ? '' : before
}

const APOSTROPHE = /^'/

/** The digits of a barcode; some exports put an apostrophe in front, so that spreadsheets keep its zeros. */
export function toBarcode(cell: string): string {
  return cell.replace(APOSTROPHE, '').trim()
}
