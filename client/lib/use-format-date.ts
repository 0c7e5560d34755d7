import { useMemo } from 'react'
import { useIntlLocale } from './text'

/** Shoppers and couriers are in Egypt, whatever the browser's time zone. */
const TIME_ZONE = 'Africa/Cairo'

/** Formats the API's times as date and time in Cairo. */
export function useFormatDate(): (isoTime: string) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    })
    return (isoTime) => formatter.format(new Date(isoTime))
  }, [locale])
}
