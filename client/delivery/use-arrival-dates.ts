import { useMemo } from 'react'
import { cairoDay, dayAfter } from '#domain/delivery/cairo-day'
import { useIntlLocale } from '../texts/text'

interface Days {
  readonly minDays: number | null
  readonly maxDays: number | null
}

/**
 * Formats the days on which an order of today arrives, such as “Tue 24 – Thu 26 Nov”; undefined if
 * they are unknown. Only for the browser: the server's HTML is cached.
 */
export function useArrivalDates(): (days: Days) => string | undefined {
  const locale = useIntlLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    })
    const inDays = (days: number) => dayAfter(cairoDay(new Date()), days)
    return ({ minDays, maxDays }) =>
      minDays === null || maxDays === null
        ? undefined
        : format.formatRange(inDays(minDays), inDays(maxDays))
  }, [locale])
}
