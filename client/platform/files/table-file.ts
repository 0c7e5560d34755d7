import { type ColumnRules, isKnownHeading } from '#domain/files/columns'
import { FileError } from '#domain/files/file-error'
import { type FileContent, sheetsToChoose } from '#domain/files/sheet'
import { type FileTable, findTable } from '#domain/files/table'
import { readAnyFile } from './read-any-file'

/** A file that was chosen, with the table of one of its sheets. */
export interface TableFile extends FileTable {
  readonly name: string
  /** The sheets of a workbook that have a table; empty if there is only one. */
  readonly sheets: readonly string[]
  /** The one that is shown. */
  readonly sheet: string
  /** Shows another one. */
  readonly withSheet: (sheet: string) => TableFile
}

function tablesOf(content: FileContent, rules: ColumnRules<string>) {
  const isKnown = (heading: string) => isKnownHeading(heading, rules)
  return sheetsToChoose(content).flatMap(({ name, rows, notes }) => {
    const table = findTable(rows, { isKnown, isText: content.format !== null })
    if (!table || table.headings.filter(Boolean).length < 2) return []
    const known = table.headings.filter(isKnown).length
    return [{ name, known, table: { ...table, notes: [...notes, ...table.notes] } }]
  })
}

/**
 * Reads a file with a table: that of the sheet with the most headings of such files, or the first one. Throws FileError.
 */
export async function readTable(file: File, rules: ColumnRules<string>): Promise<TableFile> {
  const tables = tablesOf(await readAnyFile(file), rules)
  const [first, ...others] = tables
  if (!first) throw new FileError('noTable')
  const sheets = tables.length > 1 ? tables.map(({ name }) => name) : []
  const toFile = ({ name, table }: typeof first): TableFile => ({
    ...table,
    name: file.name,
    sheets,
    sheet: name,
    withSheet: (sheet) => toFile(tables.find((one) => one.name === sheet) ?? first),
  })
  return toFile(others.reduce((best, other) => (other.known > best.known ? other : best), first))
}
