import { useMemo } from 'react'
import { cairoDay } from '#domain/delivery/cairo-day'
import { deliveryDay } from '#domain/delivery/days-off'
import { usePageContext } from '../page/page-context'
import { useIntlLocale } from '../texts/text'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/**
 * Formats the days on which an order of a moment arrives, such as “Tue 24 – Thu 26 Nov”, by default of now; undefined
 * if they are unknown. Only for the browser: the server's HTML is cached.
 */
export function useArrivalDates(): (days: Days, ordered?: Date) => string | undefined {
  const locale = useIntlLocale()
  const { shop } = usePageContext()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    return ({ minDays, maxDays }, ordered = new Date()) => {
      if (minDays === null || maxDays === null) return undefined
      const arrives = (days: number) => deliveryDay(cairoDay(ordered), days, shop)
      return format.formatRange(arrives(minDays), arrives(maxDays))
    }
  }, [locale, shop])
}
