import { stringify } from 'csv-stringify/sync'
import type { CsvRecord } from '#domain/files/csv'

/**
 * Writes the rows with problems to a CSV file of the same columns and one for the problems, with the other rows of the
 * same products. Once fixed, it can be imported on its own.
 */
export async function rowsToFix(
  records: AsyncIterable<CsvRecord>,
  problems: ReadonlyMap<number, readonly string[]>,
  linesWith: (line: number) => readonly number[],
  heading: string,
): Promise<string> {
  const lines = new Set([...problems.keys()].flatMap(linesWith))
  let isHeader = true
  const rows: (readonly string[])[] = []
  for await (const { line, cells } of records) {
    if (isHeader) rows.push([heading, ...cells])
    else if (lines.has(line)) rows.push([(problems.get(line) ?? []).join('\n'), ...cells])
    isHeader = false
  }
  // Its cells are those of the file; one that a spreadsheet takes for a formula was one before.
  return stringify(rows, { bom: true })
}
