import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useIntlLocale } from '../../texts/text'

/** Gives the components of React Aria the page's language and direction; by default, they have the browser's. */
export function AriaProvider({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={useIntlLocale()}>{children}</I18nProvider>
}
