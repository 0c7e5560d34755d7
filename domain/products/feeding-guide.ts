import { withoutInvisible, withWesternDigits } from '../validation/characters'

/** Daily amount of food for a range of an animal's weights. A single figure is both ends of its range. */
export interface FeedingRow {
  readonly fromKg: number
  readonly toKg: number
  readonly fromGrams: number
  readonly toGrams: number
}

/** A part of a feeding guide, in order: Markdown, or the rows of a table. */
export type FeedingPart =
  | { readonly text: string; readonly rows?: never }
  | { readonly rows: readonly FeedingRow[]; readonly text?: never }

const NUMBER = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`
const RANGE = String.raw`${NUMBER}(?:\s*(?:[-–—]|to|إلى|الى|لـ?)\s*${NUMBER})?`
const KILOGRAMS = '(?:kg|kgs|kilos?|كجم|كيلو|كيلوجرام|كغم?)'
const GRAMS = '(?:g|gm|gr|grams?|جم|جرامًا|جراما|جرام|غرام|غم?)'
const A_DAY = String.raw`(?:\s*(?:a day|per day|/\s*day|daily|في اليوم|يوميًا|يوميا))?`

/** A line such as "- 3 kg: 45 g" or "٣–٤ كجم: ٤٥–٦٠ جم في اليوم". */
const ROW = new RegExp(
  String.raw`^\s{0,3}(?:[-*+•]\s+)?${RANGE}\s*${KILOGRAMS}\s*[:：=]\s*${RANGE}\s*${GRAMS}${A_DAY}$`,
  'iu',
)

/** The heaviest animal and the largest portion that a guide can mean; anything else is a slip. */
const MAX_KG = 150
const MAX_GRAMS = 9999

function toNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

function readRow(line: string): FeedingRow | undefined {
  const written = withWesternDigits(withoutInvisible(line)).replaceAll('٫', '.').trimEnd()
  const text = written.replace(/[.،,;؛]$/u, '').trimEnd()
  const [, kg, kgEnd, grams, gramsEnd] = ROW.exec(text) ?? []
  if (kg === undefined || grams === undefined) return undefined
  const row = {
    fromKg: toNumber(kg),
    toKg: toNumber(kgEnd ?? kg),
    fromGrams: toNumber(grams),
    toGrams: toNumber(gramsEnd ?? grams),
  }
  const isPlausible =
    row.fromKg > 0 &&
    row.fromKg <= row.toKg &&
    row.toKg <= MAX_KG &&
    row.fromGrams > 0 &&
    row.fromGrams <= row.toGrams &&
    row.toGrams <= MAX_GRAMS
  return isPlausible ? row : undefined
}

/**
 * Splits a feeding guide, as the owner writes it, into its text and the tables in it: each run of lines with a weight
 * and a portion, such as "- 3–4 kg: 45–60 g". Any other line stays text.
 */
export function readFeedingGuide(guide: string): readonly FeedingPart[] {
  const parts: FeedingPart[] = []
  let text: string[] = []
  let rows: FeedingRow[] = []
  const endText = () => {
    const written = text.join('\n').trim()
    if (written) parts.push({ text: written })
    text = []
  }
  const endRows = () => {
    if (rows.length > 0) parts.push({ rows })
    rows = []
  }
  for (const line of guide.split('\n')) {
    const row = readRow(line)
    if (row) {
      endText()
      rows.push(row)
    } else {
      // A list may have empty lines between its items.
      if (line.trim()) endRows()
      text.push(line)
    }
  }
  endText()
  endRows()
  return parts
}

/** The rows of the first table in a feeding guide, which counts for its animal; none if it has no table. */
export function feedingRows(guide: string | null | undefined): readonly FeedingRow[] {
  const parts = guide ? readFeedingGuide(guide) : []
  return parts.find(({ rows }) => rows)?.rows ?? []
}

/** A range as it is read, such as "3–4", or "3" if both ends are the same. */
export function formatRange(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`
}
