import { dayAfter } from '../delivery/cairo-day'
import { withWesternDigits } from '../validation/characters'

// A day on which units expire is the last one on which they may be used, such as 2027-03-31.

/** The periods of the list of what expires, in days; 0 has only what has expired. */
export const EXPIRY_PERIODS = [0, 30, 60, 90, 180] as const

export const DEFAULT_EXPIRY_PERIOD = 60

/** How many days before it expires something is a task of the day. */
export const EXPIRING_SOON_DAYS = 30

const SEPARATED = /[-/. ]+/

const LAST_YEAR = 2099

/** The parts of a date that was typed without separators: day if there is one, month, year. */
function splitDigits(digits: string): readonly string[] | undefined {
  const cut = (...ends: number[]) =>
    ends.map((end, index) => digits.slice(index === 0 ? 0 : ends[index - 1], end))
  switch (digits.length) {
    case 3:
      return cut(1, 3)
    case 4:
      return cut(2, 4)
    case 6:
      // Years begin with 20, which is no month: 032027 is a month and its year, 150327 a day.
      return digits.slice(2, 4) === '20' ? cut(2, 6) : cut(2, 4, 6)
    case 8:
      return cut(2, 4, 8)
  }
  return undefined
}

function lastDayOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The day that is printed on a package, as a person types it: 0327, 3/27 or 03/2027 for the last day of March 2027,
 * 150327, 15/3/2027 or 2027-03-15 for a day. Undefined for anything else.
 */
export function readExpiry(text: string): string | undefined {
  const typed = withWesternDigits(text.trim())
  if (!/^\d[\d\-/. ]*\d$/.test(typed)) return undefined
  const parts = SEPARATED.test(typed) ? typed.split(SEPARATED) : splitDigits(typed)
  if (!parts || parts.length > 3 || parts.length < 2) return undefined
  const isIso = parts[0]?.length === 4
  const [yearText = '', monthText = '', dayText] = isIso ? parts : [...parts].reverse()
  if (monthText.length > 2 || (dayText?.length ?? 0) > 2) return undefined
  if (yearText.length !== 2 && yearText.length !== 4) return undefined
  const year = Number(yearText) + (yearText.length === 2 ? 2000 : 0)
  const month = Number(monthText)
  if (year < 2000 || year > LAST_YEAR || month < 1 || month > 12) return undefined
  const last = lastDayOf(year, month)
  const day = dayText === undefined ? last : Number(dayText)
  if (day < 1 || day > last) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/** How a day is printed on a package: a month if it is its last day, such as 2027-03, or else a day. */
export function formatExpiry(expiresOn: string): string {
  const isEndOfMonth = dayAfter(expiresOn, 1).getUTCDate() === 1
  return isEndOfMonth ? expiresOn.slice(0, 'yyyy-mm'.length) : expiresOn
}

const MILLISECONDS_OF_DAY = 86_400_000

/** Days until something expires: 0 on its last day, negative after it. */
export function daysLeft(expiresOn: string, today: string): number {
  return (dayAfter(expiresOn, 0).getTime() - dayAfter(today, 0).getTime()) / MILLISECONDS_OF_DAY
}
