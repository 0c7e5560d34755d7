import { isSpreadsheet, readSpreadsheet } from './spreadsheet'

/** A file of a table: the headings of its columns, and its rows as text. */
export interface TableFile {
  readonly name: string
  readonly headings: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

async function readRows(file: File): Promise<readonly (readonly string[])[]> {
  if (await isSpreadsheet(file)) return readSpreadsheet(file)
  const { parse } = await import('csv-parse/browser/esm/sync')
  const text = await file.text()
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  })
  return rows
}

/** Reads a CSV file or a spreadsheet. Throws for a file that is neither, or has no rows below its headings. */
export async function readTable(file: File): Promise<TableFile> {
  const [headings = [], ...rows] = (await readRows(file)).filter((row) => row.some(Boolean))
  if (headings.length < 2 || rows.length === 0) throw new Error('The file has no rows')
  return { name: file.name, headings, rows }
}

/** The heading of each field's column; null if the file has none. */
export type Columns<Field extends string> = Readonly<Record<Field, string | null>>

/** The columns of the last file where this one has them, else those whose heading says so. */
export function guessColumns<Field extends string>(
  { headings }: TableFile,
  usualHeadings: Readonly<Record<Field, RegExp>>,
  last: Partial<Columns<Field>> | null,
): Columns<Field> {
  const guess = (field: Field) => {
    const remembered = last?.[field]
    if (remembered && headings.includes(remembered)) return remembered
    return headings.find((heading) => usualHeadings[field].test(heading)) ?? null
  }
  const fields = Object.keys(usualHeadings) as Field[]
  return Object.fromEntries(fields.map((field) => [field, guess(field)])) as Columns<Field>
}

/** The text of a field in a row; null if it has none. */
export function readCell<Field extends string>(
  { headings }: TableFile,
  columns: Columns<Field>,
  row: readonly string[],
  field: Field,
): string | null {
  const heading = columns[field]
  return (heading !== null && row[headings.indexOf(heading)]) || null
}
