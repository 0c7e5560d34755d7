export const LOCALES = ['en', 'ar'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export type Direction = 'ltr' | 'rtl'

interface LocaleSettings {
  /** The tag for Intl and for the `lang` attribute. */
  readonly intl: string
  /** The name for link previews. */
  readonly openGraph: string
  readonly direction: Direction
  readonly comma: string
  /** The language's name in that language. */
  readonly name: string
}

/**
 * Arabic numbers have Western digits, as Egyptian shops write prices: they are the same on the server
 * and in every browser, and shoppers can paste them into a phone's keypad.
 */
export const LOCALE_SETTINGS: Readonly<Record<Locale, LocaleSettings>> = {
  en: { intl: 'en', openGraph: 'en_US', direction: 'ltr', comma: ',', name: 'English' },
  ar: {
    intl: 'ar-EG-u-nu-latn',
    openGraph: 'ar_EG',
    direction: 'rtl',
    comma: '،',
    name: 'العربية',
  },
}

/** Path prefix of a language's pages: English has the paths of docs/specification.md. */
export function localePrefix(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? '' : `/${locale}`
}

/** A page's path in a language, from its path without prefix. Never the address of another site, such as `//host`. */
export function localizePath(path: string, locale: Locale): string {
  const own = path.replace(/^[/\\]+/, '/')
  return own === '/' ? localePrefix(locale) || '/' : localePrefix(locale) + own
}

export interface LocalizedPath {
  readonly locale: Locale
  /** The path without the language's prefix. */
  readonly path: string
}

/** Separates a path such as /ar/catfood into the language and the path. */
export function splitLocale(path: string): LocalizedPath {
  const [, first, rest] = /^\/([^/]*)(\/.*)?$/s.exec(path) ?? []
  return isLocale(first) && first !== DEFAULT_LOCALE
    ? { locale: first, path: rest || '/' }
    : { locale: DEFAULT_LOCALE, path }
}
