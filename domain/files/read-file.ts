import { MAX_FILE_CELLS, MAX_FILE_COLUMNS } from '../limits'
import { type FileRow, textCell } from './cells'
import { csvRecords, csvShapeOf, type Delimiter } from './csv'
import { decodeText, NotTextError, type TextEncoding } from './decode-text'
import { FileError } from './file-error'
import type { FileNote } from './table'

/** A sheet of a workbook, or the only one of a file of text. */
export interface Sheet {
  /** Empty in a file of text. */
  readonly name: string
  readonly isHidden: boolean
  /** Those that have cells. */
  readonly rows: readonly FileRow[]
  readonly notes: readonly FileNote[]
}

/** What a file of any program has. */
export interface FileContent {
  /** How a file of text is written; null for a workbook. */
  readonly format: { readonly encoding: TextEncoding; readonly delimiter: Delimiter } | null
  readonly sheets: readonly Sheet[]
}

function readText(bytes: Uint8Array): FileContent {
  const { encoding, text } = decodeText(bytes)
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

/** Reads a file of text: the encoding and the delimiter are found. Throws FileError. */
export function readFile(bytes: Uint8Array): FileContent {
  try {
    return readText(bytes)
  } catch (error) {
    if (error instanceof NotTextError) throw new FileError('notReadable')
    throw error
  }
}

/** The sheets that somebody can mean: those that are shown and have cells, or else all that have cells. */
export function sheetsToChoose({ sheets }: FileContent): readonly Sheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  const shown = filled.filter(({ isHidden }) => !isHidden)
  return shown.length > 0 ? shown : filled
}
