import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, type InfoRecord, parse } from 'csv-parse'
import { type CsvEncoding, decodeCsv } from './csv-encoding'

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which the record starts: quoted cells may span lines. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Thrown for a file that is not valid CSV, with the line of the error. */
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
const CHUNK_BYTES = 64 * 1024
/** The part of the file that is searched for the header. */
const HEADER_BYTES = 4096
const DELIMITERS = [',', ';', '\t'] as const
/** Tells Excel the delimiter, on a line of its own before the header. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?\r?\n?/i

/** How a file is written, as far as it had to be guessed. */
export interface CsvFormat {
  readonly encoding: CsvEncoding
  readonly delimiter: string
}

/** A file whose format is known. */
export interface CsvFile {
  readonly format: CsvFormat
  /** In UTF-8, without a byte order mark. */
  readonly text: Buffer
  /** How much of the text is before the header. */
  readonly start: number
}

/** Converts byte offsets to lines; offsets must not decrease. */
function lineCounter(csv: Buffer): (offset: number) => number {
  let line = 1
  let at = 0
  const isLineEnd = () => csv[at] === LF || csv[at] === CR
  return (offset) => {
    // Counts the empty lines that csv-parse skips, too.
    for (; at < offset || isLineEnd(); at += 1) {
      if (csv[at] === LF || (csv[at] === CR && csv[at + 1] !== LF)) line += 1
    }
    return line
  }
}

/** Throws NotCsvError with the first line that is not UTF-8 or contains a NUL. */
function checkText(csv: Buffer): void {
  const isText = (bytes: Buffer) => isUtf8(bytes) && !bytes.includes(0)
  if (isText(csv)) return
  let start = 0
  // No UTF-8 character spans lines, so each line can be checked alone.
  for (let end = 0; start < csv.length; start = end) {
    end = csv.indexOf(LF, start) + 1 || csv.length
    if (!isText(csv.subarray(start, end))) break
  }
  throw new NotCsvError(lineCounter(csv)(start))
}

/** Detects the encoding and the delimiter of a file. Throws NotCsvError for one that is no text. */
export function openCsv(bytes: Buffer): CsvFile {
  const { encoding, text } = decodeCsv(bytes)
  checkText(text)
  const named = DELIMITER_LINE.exec(text.subarray(0, HEADER_BYTES).toString())
  const start = Buffer.byteLength(named?.[0] ?? '')
  const delimiter = named?.[1] ?? delimiterOf(text)
  return { format: { encoding, delimiter }, text, start }
}

/** The most frequent delimiter of the header. */
function delimiterOf(csv: Buffer): string {
  const text = csv.subarray(0, HEADER_BYTES).toString()
  const header = text.match(/[^\r\n]+/)?.[0] ?? ''
  const count = (delimiter: string) => header.split(delimiter).length
  return DELIMITERS.reduce((best, other) => (count(other) > count(best) ? other : best))
}

/** The file in chunks; the server handles other requests in between. */
async function* chunksOf(csv: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < csv.length; start += CHUNK_BYTES) {
    await setImmediate()
    yield csv.subarray(start, start + CHUNK_BYTES)
  }
}

/** Reads the records of a CSV file. Empty lines are skipped. Throws NotCsvError. */
export async function* readCsv(file: CsvFile): AsyncGenerator<CsvRecord, void> {
  const csv = file.text.subarray(file.start)
  // Only csv-parse's byte offsets are reliable: it counts a CRLF inside a quoted cell as two lines.
  const lineOf = lineCounter(file.text)
  const lineAt = (offset: number) => lineOf(file.start + offset)
  let start = 0
  let readTo = 0
  const parser = parse({
    delimiter: file.format.delimiter,
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
    for await (const { record, info } of Readable.from(chunksOf(csv)).pipe(
      parser,
    ) as AsyncIterable<Parsed>) {
      const line = lineAt(start)
      start = info.bytes
      yield { line, cells: record }
    }
  } catch (error) {
    // An unclosed or misplaced quote, in the record after the last valid one.
    if (error instanceof CsvError) throw new NotCsvError(lineAt(readTo))
    throw error
  }
}
