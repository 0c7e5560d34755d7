import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type InfoRecord, parse } from 'csv-parse'

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line of the file where the record begins: quoted cells may go on over more lines. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Thrown for a file that cannot be read as CSV text, with the line where that shows. */
export class NotCsvError extends Error {
  readonly line: number

  constructor(line: number) {
    super(`Not CSV text, line ${line}`)
    this.name = 'NotCsvError'
    this.line = line
  }
}

const LF = 10
const CR = 13
const BYTE_ORDER_MARK = Buffer.from('\uFEFF')
const CHUNK_BYTES = 64 * 1024
/** Where to look for the line that shows the delimiter. */
const HEADER_BYTES = 4096
const DELIMITERS = [',', ';', '\t'] as const

/** Gives the line of each place in a file, for places that only go forward. */
function lineCounter(csv: Buffer): (offset: number) => number {
  let line = 1
  let at = 0
  const isLineEnd = () => csv[at] === LF || csv[at] === CR
  return (offset) => {
    // Beyond empty lines too, which csv-parse skips.
    for (; at < offset || isLineEnd(); at += 1) {
      if (csv[at] === LF || (csv[at] === CR && csv[at + 1] !== LF)) line += 1
    }
    return line
  }
}

/** Throws NotCsvError at the first line that is not UTF-8 or has a NUL, which no text has. */
function checkText(csv: Buffer): void {
  const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)
  if (isText(csv)) return
  let start = 0
  // No character of UTF-8 spans a line end, so each line can be judged alone.
  for (let end = 0; start < csv.length; start = end) {
    end = csv.indexOf(LF, start) + 1 || csv.length
    if (!isText(csv.subarray(start, end))) break
  }
  throw new NotCsvError(lineCounter(csv)(start))
}

/** The delimiter that the header has most of. */
function delimiterOf(csv: Buffer): string {
  const text = csv.subarray(0, HEADER_BYTES).toString()
  const header = text.match(/[^\r\n]+/)?.[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** The file in pieces, between which the server does other work. */
async function* piecesOf(csv: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < csv.length; start += CHUNK_BYTES) {
    await setImmediate()
    yield csv.subarray(start, start + CHUNK_BYTES)
  }
}

/**
 * Reads the records of a CSV file in UTF-8, with or without a byte order mark; the delimiter is a
 * comma, a semicolon or a tab. Empty lines are left out. Throws NotCsvError.
 */
export async function* readCsv(file: Buffer): AsyncGenerator<CsvRecord, void> {
  const hasMark = file.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
  const csv = hasMark ? file.subarray(BYTE_ORDER_MARK.length) : file
  checkText(csv)
  // csv-parse tells where a record ends; its own line numbers count CRLF in a quoted cell twice.
  const lineAt = lineCounter(csv)
  let start = 0
  let readTo = 0
  const parser = parse({
    delimiter: delimiterOf(csv),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
    on_record: (record, { bytes }) => {
      readTo = bytes
      return record
    },
  })
  type Parsed = { readonly record: readonly string[]; readonly info: InfoRecord }
  try {
    for await (const { record, info } of Readable.from(piecesOf(csv)).pipe(
      parser,
    ) as AsyncIterable<Parsed>) {
      const line = lineAt(start)
      start = info.bytes
      yield { line, cells: record }
    }
  } catch (error) {
    // Quotes that are not closed, or stand where none may; in the record after the last good one.
    if (error instanceof CsvError) throw new NotCsvError(lineAt(readTo))
    throw error
  }
}
