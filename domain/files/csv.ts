import { countLineEnds, NotTextError } from './decode-text'

/** One record of a CSV file. */
export interface CsvRecord {
  /** The line on which the record starts: quoted cells may span lines. */
  readonly line: number
  readonly cells: readonly string[]
  /** Whether a quote stands where none can: inside a cell that is not quoted, or before its end. */
  readonly hasStrayQuote: boolean
}

export const DELIMITERS = [',', ';', '\t', '|'] as const

export type Delimiter = (typeof DELIMITERS)[number]

const CELL_END: Readonly<Record<Delimiter, RegExp>> = {
  ',': /[\r\n,]/g,
  ';': /[\r\n;]/g,
  '\t': /[\r\n\t]/g,
  '|': /[\r\n|]/g,
}

/** Where the quotes of a cell end; -1 if they do not. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}

function skipSpaces(text: string, start: number): number {
  let at = start
  while (text[at] === ' ') at += 1
  return at
}

/**
 * The records of a CSV text, without empty lines. Spaces around quotes are not part of the cell. Throws NotTextError for
 * quotes that do not end, with the line of the record.
 */
export function* csvRecords(
  text: string,
  delimiter: Delimiter,
  start = 0,
): Generator<CsvRecord, void> {
  const cellEnd = CELL_END[delimiter]
  let line = 1 + countLineEnds(text.slice(0, start))
  let at = start
  while (at < text.length) {
    const first = line
    const cells: string[] = []
    let hasStrayQuote = false
    let hasQuotes = false
    for (;;) {
      const open = skipSpaces(text, at)
      let cell = ''
      if (text[open] === '"') {
        hasQuotes = true
        const close = closingQuote(text, open + 1)
        if (close < 0) throw new NotTextError(first)
        const quoted = text.slice(open + 1, close)
        line += countLineEnds(quoted)
        cell = quoted.replaceAll('""', '"')
        at = skipSpaces(text, close + 1)
      }
      cellEnd.lastIndex = at
      const end = cellEnd.exec(text)?.index ?? text.length
      if (text[open] === '"') {
        hasStrayQuote ||= end > at
        cell += text.slice(at, end)
      } else {
        cell = text.slice(at, end)
        hasStrayQuote ||= cell.includes('"')
      }
      cells.push(cell)
      at = end
      if (text[at] !== delimiter) break
      at += 1
    }
    if (at < text.length) {
      at += text.startsWith('\r\n', at) ? 2 : 1
      line += 1
    }
    if (cells.length > 1 || cells[0] || hasQuotes) yield { line: first, cells, hasStrayQuote }
  }
}

/** Tells Excel the delimiter, on a line of its own before everything else. */
const DELIMITER_LINE = /^"?sep=([,;\t|])"?(?:\r\n?|\n|$)/i
/** The part of a file by which its delimiter is judged. */
const JUDGED_LENGTH = 1024 * 1024
const JUDGED_RECORDS = 2_000

interface Judgement {
  /** How many of the records have as many cells as most others. */
  readonly share: number
  readonly width: number
}

function judge(text: string, delimiter: Delimiter): Judgement {
  const counts = new Map<number, number>()
  let records = 0
  try {
    for (const { cells, hasStrayQuote } of csvRecords(text, delimiter)) {
      records += 1
      if (cells.length > 1 && !hasStrayQuote) {
        counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
      }
      if (records === JUDGED_RECORDS) break
    }
  } catch {
    // Quotes that are not closed: what was read before them counts.
  }
  const [width, count] = [...counts].reduce<readonly [number, number]>(
    (best, other) => (other[1] > best[1] || (other[1] === best[1] && other > best) ? other : best),
    [1, 0],
  )
  return { share: records === 0 ? 0 : count / records, width }
}

const isBetter = (one: Judgement, other: Judgement) =>
  one.share > other.share || (one.share === other.share && one.width > other.width)

/** The delimiter that gives most rows the same number of cells. */
function delimiterOf(text: string): Delimiter {
  const judged = text.slice(0, JUDGED_LENGTH)
  const judgements = DELIMITERS.filter((delimiter) => judged.includes(delimiter)).map(
    (delimiter) => ({ delimiter, ...judge(judged, delimiter) }),
  )
  const [first, ...others] = judgements
  if (!first) return ','
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), first).delimiter
}

/** How a CSV text is written. */
export interface CsvShape {
  readonly delimiter: Delimiter
  /** How much of the text is before the first record. */
  readonly start: number
}

/** Finds the delimiter of a CSV text: one, judged by all of its rows, unless the file names it. */
export function csvShapeOf(text: string): CsvShape {
  const named = DELIMITER_LINE.exec(text)
  const start = named?.[0].length ?? 0
  return { delimiter: (named?.[1] as Delimiter | undefined) ?? delimiterOf(text), start }
}
