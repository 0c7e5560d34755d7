import { useMemo } from 'react'
import { useIntlLocale } from './text'

/** Formats a share, such as 0.25 as 25%. */
export function useFormatPercent(): (share: number) => string {
  const locale = useIntlLocale()
  return useMemo(() => {
    const formatter = new Intl.NumberFormat(locale, { style: 'percent' })
    return (share) => formatter.format(share)
  }, [locale])
}
