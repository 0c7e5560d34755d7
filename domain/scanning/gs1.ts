import { hasCheckDigit } from '../products/gtin'

/** Elements of a GS1 barcode. */
export interface Gs1Elements {
  readonly gtin14: string
  /** The batch (10). */
  readonly batch: string | null
  /** The last day of use (17), as an ISO date; a barcode without a day means the last one of the month. */
  readonly expiresOn: string | null
  /** The serial number (21). */
  readonly serial: string | null
  /** The number of units (37, or 30). */
  readonly count: number | null
}

/** Stands for FNC1, which ends an element of variable length, in texts from the desk: they have no control characters. */
export const GROUP_SEPARATOR = '\u241d'

/** The lengths of elements that have a fixed one, by the first two digits of their identifiers (GS1 General Specifications 7.8.5). */
const FIXED: Readonly<Record<string, number>> = {
  '00': 18,
  '01': 14,
  '02': 14,
  '03': 14,
  11: 6,
  12: 6,
  13: 6,
  15: 6,
  16: 6,
  17: 6,
  20: 2,
}

/** The longest values of the others that products carry. */
const LONGEST: Readonly<Record<string, number>> = {
  10: 20,
  21: 20,
  22: 20,
  30: 8,
  37: 8,
  235: 28,
  240: 30,
  241: 30,
  250: 30,
  251: 30,
}

/** Weights and measures: a fourth digit says where the decimal point is. */
const MEASURE = /^3[1-6]\d{2}/

const MEASURE_LENGTH = 6

interface Identifier {
  readonly identifier: string
  readonly length: number
  readonly isFixed: boolean
}

function readIdentifier(text: string): Identifier | undefined {
  const two = text.slice(0, 2)
  const fixed = FIXED[two]
  if (fixed !== undefined) return { identifier: two, length: fixed, isFixed: true }
  if (MEASURE.test(text)) {
    return { identifier: text.slice(0, 4), length: MEASURE_LENGTH, isFixed: true }
  }
  for (const identifier of [two, text.slice(0, 3)]) {
    const length = LONGEST[identifier]
    if (length !== undefined) return { identifier, length, isFixed: false }
  }
  return undefined
}

type Elements = ReadonlyMap<string, string>

/** The elements of a text without brackets; undefined unless all of it is understood. */
function readElements(text: string): Elements | undefined {
  const elements = new Map<string, string>()
  let rest = text
  while (rest !== '') {
    if (rest.startsWith(GROUP_SEPARATOR)) {
      rest = rest.slice(1)
      continue
    }
    const found = readIdentifier(rest)
    if (!found) return undefined
    const { identifier, length, isFixed } = found
    const after = rest.slice(identifier.length)
    const end = after.indexOf(GROUP_SEPARATOR)
    const value = isFixed ? after.slice(0, length) : after.slice(0, end < 0 ? undefined : end)
    if (value === '' || (isFixed ? value.length < length : value.length > length)) return undefined
    elements.set(identifier, value)
    rest = after.slice(value.length)
  }
  return elements
}

const BRACKETED = /^(?:\(\d{2,4}\)[^()]+)+$/
const ELEMENT = /\((\d{2,4})\)([^()]+)/g

/** The elements as they are printed under a barcode: `(01)09501101530003(17)270300`. */
function readBracketed(text: string): Elements | undefined {
  if (!BRACKETED.test(text)) return undefined
  return new Map(
    [...text.matchAll(ELEMENT)].map(([, identifier = '', value = '']) => [
      identifier,
      value.replaceAll(GROUP_SEPARATOR, '').trim(),
    ]),
  )
}

const DATE = /^(\d{2})(\d{2})(\d{2})$/

function readDate(text: string | undefined): string | null {
  const [, year, month, day] = DATE.exec(text ?? '') ?? []
  if (!year || !month || !day) return null
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  const dayOfMonth = Number(day) || last
  if (Number(month) < 1 || Number(month) > 12 || dayOfMonth > last) return null
  return `20${year}-${month}-${String(dayOfMonth).padStart(2, '0')}`
}

const DIGITS = /^\d+$/

/**
 * Reads a GS1 element string with the number of a product, with brackets or without; undefined for anything else, or where a part
 * of it is not understood.
 */
export function readGs1(text: string): Gs1Elements | undefined {
  // With the Arabic layout, the keys of the brackets have changed places.
  const brackets = text.replace(/\)(\d{2,4})\(/g, '($1)')
  const elements = readBracketed(brackets) ?? readElements(text)
  // 02 is what the units inside a case are.
  const gtin14 = elements?.get('01') ?? elements?.get('02')
  if (!elements || !gtin14 || !/^\d{14}$/.test(gtin14) || !hasCheckDigit(gtin14)) return undefined
  const count = elements.get('37') ?? elements.get('30')
  return {
    gtin14,
    batch: elements.get('10') ?? null,
    expiresOn: readDate(elements.get('17')),
    serial: elements.get('21') ?? null,
    count: count && DIGITS.test(count) && Number(count) > 0 ? Number(count) : null,
  }
}
