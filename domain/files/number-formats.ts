/** The number formats of a workbook, as far as they change the meaning of a number. */
export type NumberFormat =
  | { readonly kind: 'general' }
  | { readonly kind: 'decimals'; readonly decimals: number }
  /** With zeros in front, as barcodes have them. */
  | { readonly kind: 'digits'; readonly pattern: string }
  | { readonly kind: 'date'; readonly hasDay: boolean; readonly hasTime: boolean }
  | { readonly kind: 'percent'; readonly decimals: number }

const GENERAL: NumberFormat = { kind: 'general' }

/** The formats that workbooks name by a number alone. Source: ECMA-376, 18.8.30. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  14: 'yyyy-mm-dd',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'yyyy-mm-dd h:mm',
  37: '#,##0',
  38: '#,##0',
  39: '#,##0.00',
  40: '#,##0.00',
  41: '#,##0',
  42: '#,##0',
  43: '#,##0.00',
  44: '#,##0.00',
  45: 'mm:ss',
  47: 'mm:ss',
}

/** In Arabic and East Asian versions, these are days, too. */
const isBuiltInDay = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Quoted, bracketed and escaped characters are shown literally or not at all. */
const SHOWN_AS_IT_IS = /"[^"]*"|\[[^\][]*\]|[\\_*]./g
const MAX_CODE_LENGTH = 255

/** Reads the code of a format, of which the first part is that of positive numbers. */
export function readFormat(id: number, code: string | undefined): NumberFormat {
  if (code === undefined && isBuiltInDay(id)) return { kind: 'date', hasDay: true, hasTime: false }
  const text = (code ?? BUILT_IN[id] ?? '').slice(0, MAX_CODE_LENGTH)
  // Hours of work, not of a day.
  if (/\[(?:h+|m+|s+)\]/i.test(text)) return GENERAL
  const [first = ''] = text.replace(SHOWN_AS_IT_IS, '').split(';')
  const shown = first.trim()
  if (/[ymdhs]/i.test(shown)) {
    const hasDay = /[yd]/i.test(shown) || (/m/i.test(shown) && !/[hs]/i.test(shown))
    return { kind: 'date', hasDay, hasTime: /[hs]/i.test(shown) }
  }
  // With exponents or fractions, too.
  if (/general|[e/]/i.test(shown)) return GENERAL
  const decimals = /\.(?<places>[0#?]+)/.exec(shown)?.groups?.places?.length ?? 0
  if (shown.includes('%')) return { kind: 'percent', decimals }
  if (/^0[0-]*0$/.test(shown)) return { kind: 'digits', pattern: shown }
  // A comma at the end shows thousands.
  if (!/[0#?]/.test(shown) || /,(?![0#?,])/.test(shown)) return GENERAL
  return { kind: 'decimals', decimals }
}

/** Piastres are always kept. */
const MIN_DECIMALS = 2
/** More digits than a number of a workbook has. */
const SIGNIFICANT_DIGITS = 15
/** Less is written with an exponent. */
const MIN_ROUNDED = 1e-6

export interface ShownNumber {
  readonly cell: string | number
  /** Whether it has more decimals than are shown. */
  readonly isRounded: boolean
}

/** Rounds half up as people do: 1.005 is a little less in binary. */
function round(value: number, decimals: number): number {
  const size = Math.abs(value)
  if (Number.isInteger(size) || size < MIN_ROUNDED) return size < MIN_ROUNDED ? 0 : value
  return Math.sign(value) * Number(`${Math.round(Number(`${size}e${decimals}`))}e-${decimals}`)
}

/** The digits of a number in a pattern such as 0000 or 000-0000, as many as it needs. */
function toDigits(value: number, pattern: string): string {
  const places = pattern.replace(/[^0]/g, '').length
  const digits = String(value).padStart(places, '0')
  let taken = digits.length - places
  const start = digits.slice(0, taken)
  const rest = Array.from(pattern, (mark) => {
    if (mark !== '0') return mark
    taken += 1
    return digits[taken - 1] ?? ''
  })
  return start + rest.join('')
}

const DAY = 24 * 60 * 60
/** From the first day of a workbook to 1970. */
const DAYS_FROM_1900 = 25_569
const DAYS_FROM_1904 = 24_107
const LAST_DAY = 2_958_466

/** A day and a time of a workbook, which has no time zone. */
function toTime(serial: number, isFrom1904: boolean, format: NumberFormat): string | undefined {
  if (format.kind !== 'date' || serial < 0 || serial >= LAST_DAY) return undefined
  // Excel counts a 29 February of 1900 that there was not.
  const days = isFrom1904 || serial >= 60 ? serial : serial + 1
  const seconds = Math.round((days - (isFrom1904 ? DAYS_FROM_1904 : DAYS_FROM_1900)) * DAY)
  const [day = '', time = ''] = new Date(seconds * 1000).toISOString().slice(0, 19).split('T')
  if (!format.hasDay && serial < 1) return time
  return time === '00:00:00' ? day : `${day} ${time}`
}

/** A number of a workbook as its sheet shows it, without losing piastres. */
export function showNumber(value: number, format: NumberFormat, isFrom1904: boolean): ShownNumber {
  const exact = Number(value.toPrecision(SIGNIFICANT_DIGITS))
  const asItIs = { cell: exact, isRounded: false }
  switch (format.kind) {
    case 'general':
      return asItIs
    case 'date': {
      const time = toTime(value, isFrom1904, format)
      return time === undefined ? asItIs : { cell: time, isRounded: false }
    }
    case 'percent':
      return { cell: `${round(exact * 100, Math.max(format.decimals, 2))}%`, isRounded: false }
    case 'digits':
      return Number.isSafeInteger(exact) && exact >= 0
        ? { cell: toDigits(exact, format.pattern), isRounded: false }
        : asItIs
    case 'decimals': {
      const shown = round(exact, Math.max(format.decimals, MIN_DECIMALS))
      return { cell: shown, isRounded: Math.abs(shown - exact) > Math.abs(exact) * 1e-12 }
    }
  }
}
