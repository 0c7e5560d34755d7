import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/messages/locale'

const LOCALE_KEY = 'locale'
export const OFFERED_KEY = 'localeOffered'

// Without storage a choice lasts as long as the page, and an offer is repeated on the next one.
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The language that the visitor has chosen, here or in another tab. */
export function getChosenLocale(): Locale | undefined {
  const chosen = read(LOCALE_KEY)
  return isLocale(chosen) ? chosen : undefined
}

export function chooseLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // See read().
  }
}

/** The language that the browser prefers to all others. */
export function getBrowserLocale(): Locale {
  const language = navigator.language.split('-')[0]
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** Whether the browser's language has been offered before. */
export function wasLocaleOffered(): boolean {
  return read(OFFERED_KEY) !== null
}
