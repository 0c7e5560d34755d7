import { MAX_FILE_CELLS, MAX_FILE_COLUMNS } from '../limits'
import { type FileRow, textCell } from './cells'
import { csvRecords, csvShapeOf } from './csv'
import { decodeText, NotTextError } from './decode-text'
import { FileError } from './file-error'
import { isHtmlTable, readHtmlTables } from './html-tables'
import type { FileContent } from './sheet'
import { readWorkbook } from './workbook'

function readText(bytes: Uint8Array): FileContent {
  const { encoding, text } = decodeText(bytes)
  if (isHtmlTable(text)) return { format: null, sheets: readHtmlTables(text) }
  if (OLD_FORMATS.some((format) => format.test(text.slice(0, 1_000)))) {
    throw new FileError('oldWorkbook')
  }
  const { delimiter, start } = csvShapeOf(text)
  const rows: FileRow[] = []
  let cellCount = 0
  for (const { line, cells } of csvRecords(text, delimiter, start)) {
    cellCount += cells.length
    if (cellCount > MAX_FILE_CELLS) throw new FileError('tooLarge')
    rows.push({ line, cells: cells.slice(0, MAX_FILE_COLUMNS).map(textCell) })
  }
  return {
    format: { encoding, delimiter },
    sheets: [{ name: '', isHidden: false, rows, notes: [] }],
  }
}

const ZIP = [0x50, 0x4b, 3, 4]
/** Of Excel before 2007, and of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0]
/** Of Excel: its XML of 2003, and pages with their pictures in one file. */
const OLD_FORMATS = [
  /urn:schemas-microsoft-com:office:spreadsheet/,
  /^content-type: *multipart\/related\b/im,
]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Reads a file with tables by its content, whatever its name: a workbook, a page, or text. Throws FileError. */
export function readFile(bytes: Uint8Array): FileContent {
  if (startsWith(bytes, OLE)) throw new FileError('oldWorkbook')
  if (startsWith(bytes, ZIP)) return { format: null, sheets: readWorkbook(bytes) }
  try {
    return readText(bytes)
  } catch (error) {
    if (error instanceof NotTextError) throw new FileError('notReadable')
    throw error
  }
}
