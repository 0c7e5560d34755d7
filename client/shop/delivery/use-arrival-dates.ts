import { useMemo } from 'react'
import { arrivalFormat, type FormatArrival } from '#domain/delivery/arrival-dates'
import { usePageContext } from '../../platform/page/page-context'
import { useIntlLocale, useText } from '../../platform/texts/text'

type Days = Parameters<FormatArrival>[0]

/**
 * Formats the days on which an order of a moment arrives, such as “Tue 24 – Thu 26 Nov”, by default of now; undefined
 * if they are unknown. Of now only for the browser: the server's HTML is cached.
 */
export function useArrivalDates(): (days: Days, ordered?: Date) => string | undefined {
  const t = useText()
  const locale = useIntlLocale()
  const { shop } = usePageContext()
  return useMemo(() => {
    const format = arrivalFormat(locale, shop, (days) => t('fee.between', days))
    return (days, ordered = new Date()) => format(days, ordered)
  }, [t, locale, shop])
}
