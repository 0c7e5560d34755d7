import { useContext, useMemo } from 'react'
import { LocaleContext } from '../lib/text'

/** The shop's clock: its shoppers and couriers are in Egypt, wherever a browser thinks it is. */
const TIME_ZONE = 'Africa/Cairo'

/** The function that writes a time of the API as the day and hour in Cairo. */
export function useFormatDate(): (isoTime: string) => string {
  const locale = useContext(LocaleContext)
  return useMemo(() => {
    const formatter = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: TIME_ZONE,
    })
    return (isoTime) => formatter.format(new Date(isoTime))
  }, [locale])
}
