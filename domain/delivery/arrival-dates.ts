import { cairoDay } from './cairo-day'
import { type DaysOff, deliveryDay } from './days-off'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/** Formats the days on which an order of a moment arrives; undefined if they are unknown. */
export type FormatArrival = (days: Days, ordered: Date) => string | undefined

/**
 * Returns a function that formats the days on which an order arrives, such as “Tue 24 – Thu 26 Nov”, in a language of
 * Intl. `between` joins two days.
 */
export function arrivalFormat(
  locale: string,
  off: DaysOff,
  between: (days: { readonly first: string; readonly last: string }) => string,
): FormatArrival {
  const day = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
  const withoutMonth = new Intl.DateTimeFormat(locale, day)
  const withMonth = new Intl.DateTimeFormat(locale, { ...day, month: 'short' })
  // “Thu, Nov 26 – 27” leaves open which day is which; where the month comes last, it is said once for both.
  const endsInMonth = withMonth.formatToParts(0).at(-1)?.type === 'month'
  // Arabic writes a comma after the weekday, at which the sentence around it would seem to end.
  const format = (form: Intl.DateTimeFormat, date: Date) => form.format(date).replace('،', '')
  return ({ minDays, maxDays }, ordered) => {
    if (minDays === null || maxDays === null) return undefined
    const first = deliveryDay(cairoDay(ordered), minDays, off)
    const last = deliveryDay(cairoDay(ordered), maxDays, off)
    if (first.getTime() === last.getTime()) return format(withMonth, last)
    const sharesMonth = endsInMonth && first.getUTCMonth() === last.getUTCMonth()
    return between({
      first: format(sharesMonth ? withoutMonth : withMonth, first),
      last: format(withMonth, last),
    })
  }
}
