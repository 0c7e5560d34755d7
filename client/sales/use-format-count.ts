import { useContext, useMemo } from 'react'
import { LocaleContext } from '../lib/text'

/** Formats counts, such as 1,250. */
export function useFormatCount(): (count: number) => string {
  const locale = useContext(LocaleContext)
  return useMemo(() => {
    const formatter = new Intl.NumberFormat(locale)
    return (count) => formatter.format(count)
  }, [locale])
}
