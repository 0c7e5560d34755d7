import { createContext, useCallback, useContext } from 'react'
import type { MessageKey, MessageParameters, Messages } from '#domain/messages'
import { shopTexts } from '#domain/messages/en-shop'
import { DEFAULT_LOCALE, fillPlaces, type Locale } from '#domain/messages/places'
import { formatPounds } from '#domain/money'

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

const loaded: Record<Locale, Partial<Messages>> = { en: shopTexts }

/** Makes known the texts of pages that few people open: they are loaded with those pages. */
export function addTexts(locale: Locale, texts: Partial<Messages>): void {
  loaded[locale] = { ...loaded[locale], ...texts }
}

export type Translate = (key: MessageKey, parameters?: MessageParameters) => string

/** The function that gives a text of the message catalogue in the page's language. */
export function useText(): Translate {
  const locale = useContext(LocaleContext)
  return useCallback(
    (key, parameters) => fillPlaces(loaded[locale][key] ?? key, parameters),
    [locale],
  )
}

/** The function that writes pounds as a screen shows them, such as "EGP 249.50". */
export function useFormatPounds(): (pounds: number) => string {
  const locale = useContext(LocaleContext)
  return useCallback((pounds) => formatPounds(pounds, locale), [locale])
}
