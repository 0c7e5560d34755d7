import { useMemo } from 'react'
import { SHOP_TIME_ZONE } from '#domain/delivery/cairo-day'
import { useIntlLocale } from './text'

function useFormat(timeStyle: 'short' | undefined): (isoTime: string) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle,
      // Shoppers and couriers are in Egypt, whatever the browser's time zone.
      timeZone: SHOP_TIME_ZONE,
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
