import { useMemo } from 'react'
import { useIntlLocale } from '../../platform/texts/text'

/** Formats counts, such as 1,250. */
export function useFormatCount(): (count: number) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.NumberFormat(locale)
    return (count) => formatter.format(count)
  }, [locale])
}
