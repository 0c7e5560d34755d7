import { createContext, useCallback, useContext } from 'react'
import {
  DEFAULT_LOCALE,
  type Locale,
  type MessageKey,
  type MessageParameters,
  translate,
} from '#domain/messages'
import { formatPounds } from '#domain/money'

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

export type Translate = (key: MessageKey, parameters?: MessageParameters) => string

/** The function that gives a text of the message catalogue in the page's language. */
export function useText(): Translate {
  const locale = useContext(LocaleContext)
  return useCallback((key, parameters) => translate(key, parameters, locale), [locale])
}

/** The function that writes pounds as a screen shows them, such as "EGP 249.50". */
export function useFormatPounds(): (pounds: number) => string {
  const locale = useContext(LocaleContext)
  return useCallback((pounds) => formatPounds(pounds, locale), [locale])
}
