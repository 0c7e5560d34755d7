import { createContext, useCallback, useContext } from 'react'
import type { MessageKey, MessageParameters } from '#domain/messages'
import { type CompiledMessage, formatMessage } from '#domain/messages/format-message'
import {
  DEFAULT_LOCALE,
  type Direction,
  LOCALE_SETTINGS,
  type Locale,
} from '#domain/messages/locale'
import { formatPounds } from '#domain/money/money'
import type { Pounds } from '#domain/money/units'

export const LocaleContext = createContext<Locale>(DEFAULT_LOCALE)

/** The language of the page. */
export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The page's language as Intl takes it. */
export function useIntlLocale(): string {
  return LOCALE_SETTINGS[useLocale()].intl
}

/** The direction of the page's text. */
export function useDirection(): Direction {
  return LOCALE_SETTINGS[useLocale()].direction
}

type Texts = Readonly<Record<string, CompiledMessage>>

const loaded: Record<Locale, Texts> = { en: {}, ar: {} }

/** Registers texts, which are loaded with the pages that use them. */
export function addTexts(locale: Locale, texts: Texts): void {
  loaded[locale] = { ...loaded[locale], ...texts }
}

export type Translate = (key: MessageKey, parameters?: MessageParameters) => string

/** Translates message keys into the page's language. */
export function useText(): Translate {
  const locale = useLocale()
  return useCallback(
    (key, parameters = {}) => {
      const message = loaded[locale][key]
      return message ? formatMessage(message, parameters, locale) : key
    },
    [locale],
  )
}

/** Formats pounds, such as "EGP 249.50". */
export function useFormatPounds(): (pounds: Pounds) => string {
  const locale = useLocale()
  return useCallback((pounds) => formatPounds(pounds, locale), [locale])
}
