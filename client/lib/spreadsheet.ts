import { MAX_UNPACKED_IMPORT_BYTES } from '#domain/limits'

/** Why a spreadsheet cannot be read. */
export type SpreadsheetProblem = 'notSpreadsheet' | 'tooLarge'

export class SpreadsheetError extends Error {
  readonly problem: SpreadsheetProblem

  constructor(problem: SpreadsheetProblem) {
    super(`The spreadsheet cannot be read: ${problem}`)
    this.name = 'SpreadsheetError'
    this.problem = problem
  }
}

const ZIP = [0x50, 0x4b, 3, 4]
/** Of Excel's format before 2007. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0]

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte)

/** Whether a file is a spreadsheet by its content or name: one of an old format cannot be read, but is no text either. */
export async function isSpreadsheet(file: File): Promise<boolean> {
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer())
  return /\.xlsx?$/i.test(file.name) || startsWith(start, ZIP) || startsWith(start, OLD)
}

/**
 * The parts of a workbook that have its cells, not compressed: the size is known before anything is unpacked, and the
 * reader, which would compress in a worker that our security policy does not permit, has nothing left to do.
 */
async function unpack(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { unzipSync, zipSync } = await import('fflate')
  let size = 0
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false
      size += originalSize
      if (size > MAX_UNPACKED_IMPORT_BYTES) throw new SpreadsheetError('tooLarge')
      return true
    },
  })
  return zipSync(parts, { level: 0 })
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // Spreadsheets have no time zone.
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00.*$/, '')
  return String(cell).trim()
}

/** The cells of the first sheet as they are shown, results instead of formulas. Throws SpreadsheetError. */
export async function readSpreadsheet(file: File): Promise<readonly (readonly string[])[]> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (!startsWith(bytes, ZIP)) throw new SpreadsheetError('notSpreadsheet')
    const { readSheet } = await import('read-excel-file/browser')
    const rows = await readSheet(new Blob([await unpack(bytes)]))
    return rows.map((row) => row.map(cellText))
  } catch (error) {
    if (error instanceof SpreadsheetError) throw error
    throw new SpreadsheetError('notSpreadsheet')
  }
}
