import { useMemo } from 'react'
import { useIntlLocale } from '../../platform/texts/text'

/** Formats how much a figure has changed against an earlier one, such as +50%. */
export function useFormatChange(): (now: number, before: number) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.NumberFormat(locale, {
      style: 'percent',
      signDisplay: 'exceptZero',
      maximumFractionDigits: 0,
    })
    return (now, before) => formatter.format((now - before) / before)
  }, [locale])
}
