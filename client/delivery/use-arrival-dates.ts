import { useMemo } from 'react'
import { cairoDay } from '#domain/delivery/cairo-day'
import { deliveryDay } from '#domain/delivery/days-off'
import { usePageContext } from '../page/page-context'
import { useIntlLocale, useText } from '../texts/text'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/**
 * Formats the days on which an order of a moment arrives, such as “Tue 24 – Thu 26 Nov”, by default of now; undefined
 * if they are unknown. Only for the browser: the server's HTML is cached.
 */
export function useArrivalDates(): (days: Days, ordered?: Date) => string | undefined {
  const t = useText()
  const locale = useIntlLocale()
  const { shop } = usePageContext()
  return useMemo(() => {
    const day = { weekday: 'short', day: 'numeric', timeZone: 'UTC' } as const
    const withoutMonth = new Intl.DateTimeFormat(locale, day)
    const withMonth = new Intl.DateTimeFormat(locale, { ...day, month: 'short' })
    // “Thu, Nov 26 – 27” leaves open which day is which; where the month comes last, it is said once for both.
    const endsInMonth = withMonth.formatToParts(0).at(-1)?.type === 'month'
    // Arabic writes a comma after the weekday, at which the sentence around it would seem to end.
    const format = (form: Intl.DateTimeFormat, date: Date) => form.format(date).replace('،', '')
    return ({ minDays, maxDays }, ordered = new Date()) => {
      if (minDays === null || maxDays === null) return undefined
      const first = deliveryDay(cairoDay(ordered), minDays, shop)
      const last = deliveryDay(cairoDay(ordered), maxDays, shop)
      if (first.getTime() === last.getTime()) return format(withMonth, last)
      const sharesMonth = endsInMonth && first.getUTCMonth() === last.getUTCMonth()
      return t('fee.between', {
        first: format(sharesMonth ? withoutMonth : withMonth, first),
        last: format(withMonth, last),
      })
    }
  }, [t, locale, shop])
}
