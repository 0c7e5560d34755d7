import { type Cell, cellText } from '#domain/files/cells'
import { FileError } from '#domain/files/file-error'
import { type FileContent, type Sheet, sheetsToChoose } from '#domain/files/sheet'
import type { FileNote } from '#domain/files/table'
import { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#domain/limits'
import { readAnyFile } from '../../platform/files/read-any-file'

/** A file as the server reads it. */
export interface ProductFile {
  readonly csv: File
  /** Whether each record starts with the number of its row: it was made of a workbook. */
  readonly hasRowNumbers: boolean
  /** The sheets that it may be about; empty if there is only one. */
  readonly sheets: readonly string[]
  readonly sheet: string
  /** Notes on parts of the file that are not sent to the server. */
  readonly notes: readonly FileNote[]
}

const ZIP = [0x50, 0x4b, 3, 4]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** A page starts with a tag, after marks and white space. */
const PAGE = /^[\s\uFEFF]*</

/** Whether a file is a workbook or a page with tables: the server reads text. */
async function isWorkbook(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, 100).arrayBuffer())
  const startsWith = (bytes: readonly number[]) =>
    bytes.every((byte, index) => start[index] === byte)
  return startsWith(ZIP) || startsWith(OLE) || PAGE.test(new TextDecoder().decode(start))
}

/** 33.067 can be read in two ways as a text, and in one as a number. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/

function toText(cell: Cell): string {
  const text = cellText(cell)
  return typeof cell === 'number' && AMBIGUOUS.test(text) ? `${text}0` : text
}

async function toCsv(sheet: Sheet, name: string): Promise<ProductFile['csv']> {
  // Plus the header.
  if (sheet.rows.length > MAX_IMPORT_ROWS + 1) throw new FileError('tooLarge')
  const { stringify } = await import('csv-stringify/browser/esm/sync')
  const text = stringify(sheet.rows.map(({ line, cells }) => [line, ...cells.map(toText)]))
  // Its lines are separated by commas, whatever is most frequent in its cells.
  const csv = new File([`sep=,\n${text}`], name, { type: 'text/csv' })
  if (csv.size > MAX_IMPORT_BYTES) throw new FileError('tooLarge')
  return csv
}

/** The sheets of a workbook that may have products: a heading and a row at least. */
function sheetsOf(content: FileContent): readonly [Sheet, ...Sheet[]] {
  const [first, ...others] = sheetsToChoose(content).filter(({ rows }) => rows.length > 1)
  if (!first) throw new FileError('noTable')
  return [first, ...others]
}

/** Reads a CSV file, or turns a sheet of a workbook into one: the first, or the one of this name. Throws FileError. */
export async function toProductFile(file: File, sheetName?: string): Promise<ProductFile> {
  if (!(await isWorkbook(file))) {
    // The type that browsers detect depends on the installed programs.
    const csv = new File([file], file.name, { type: 'text/csv' })
    return { csv, hasRowNumbers: false, sheets: [], sheet: '', notes: [] }
  }
  const [first, ...others] = sheetsOf(await readAnyFile(file))
  const sheet = others.find(({ name }) => name === sheetName) ?? first
  return {
    csv: await toCsv(sheet, file.name),
    hasRowNumbers: true,
    sheets: others.length > 0 ? [first, ...others].map(({ name }) => name) : [],
    sheet: sheet.name,
    notes: sheet.notes,
  }
}
