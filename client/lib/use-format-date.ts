import { useMemo } from 'react'
import { useIntlLocale } from './text'

/** Shoppers and couriers are in Egypt, whatever the browser's time zone. */
const TIME_ZONE = 'Africa/Cairo'

function useFormat(timeStyle: 'short' | undefined): (isoTime: string) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle,
      timeZone: TIME_ZONE,
    })
    return (isoTime) => formatter.format(new Date(isoTime))
  }, [locale, timeStyle])
}

/** Formats the API's times as date and time in Cairo. */
export function useFormatDate(): (isoTime: string) => string {
  return useFormat('short')
}

/** Formats the API's times as a date in Cairo. */
export function useFormatDay(): (isoTime: string) => string {
  return useFormat(undefined)
}
