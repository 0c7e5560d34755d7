import { createContext, useCallback, useContext } from 'react'
import type { MessageKey, MessageParameters, Messages } from '#domain/messages'
import { shopTexts } from '#domain/messages/en-shop'
import { DEFAULT_LOCALE, interpolate, type Locale } from '#domain/messages/interpolate'
import { formatPounds } from '#domain/money'

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

const loaded: Record<Locale, Partial<Messages>> = { en: shopTexts }

/** Registers messages, which are loaded with the pages that use them. */
export function addTexts(locale: Locale, texts: Partial<Messages>): void {
  loaded[locale] = { ...loaded[locale], ...texts }
}

export type Translate = (key: MessageKey, parameters?: MessageParameters) => string

/** Translates message keys into the page's language. */
export function useText(): Translate {
  const locale = useContext(LocaleContext)
  return useCallback(
    (key, parameters) => interpolate(loaded[locale][key] ?? key, parameters, locale),
    [locale],
  )
}

/** Formats pounds, such as "EGP 249.50". */
export function useFormatPounds(): (pounds: number) => string {
  const locale = useContext(LocaleContext)
  return useCallback((pounds) => formatPounds(pounds, locale), [locale])
}
