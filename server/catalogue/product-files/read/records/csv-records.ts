import { setImmediate } from 'node:timers/promises'
import { type CsvRecord, csvRecords, csvShapeOf, type Delimiter } from '#domain/files/csv'
import { decodeText, NotTextError, type TextEncoding } from '#domain/files/decode-text'

/** How a file is written, as far as it had to be guessed. */
export interface CsvFormat {
  readonly encoding: TextEncoding
  readonly delimiter: Delimiter
}

/** A file whose format is known. */
export interface CsvFile {
  readonly format: CsvFormat
  readonly text: string
  /** How much of the text is before the first record. */
  readonly start: number
}

/** Detects the encoding and the delimiter of a file. Throws NotTextError for one that is no text. */
export function openCsv(bytes: Buffer): CsvFile {
  const { encoding, text } = decodeText(bytes)
  const { delimiter, start } = csvShapeOf(text)
  return { format: { encoding, delimiter }, text, start }
}

/** Records that are read at once: the server handles other requests in between. */
const RECORDS_AT_ONCE = 500

/** Reads the records of a CSV file. Empty lines are skipped. Throws NotTextError, for misplaced quotes, too. */
export async function* readCsv({ text, format, start }: CsvFile): AsyncGenerator<CsvRecord, void> {
  let count = 0
  for (const record of csvRecords(text, format.delimiter, start)) {
    if (record.hasStrayQuote) throw new NotTextError(record.line)
    if (count % RECORDS_AT_ONCE === 0) await setImmediate()
    count += 1
    yield record
  }
}
