import { useIntlLocale } from '../../platform/texts/text'

/** Formats days: 2026-11-21 as Nov 21. */
export function useFormatShortDay(): (day: string) => string {
  const locale = useIntlLocale()
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return (day) => format.format(new Date(`${day}T00:00:00Z`))
}
