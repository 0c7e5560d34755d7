import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/messages/locale'

const LOCALE_KEY = 'locale'
const OFFERED_KEY = 'localeOffered'

/** The language that the visitor has chosen, here or in another tab. */
export function getChosenLocale(): Locale | undefined {
  try {
    const chosen = localStorage.getItem(LOCALE_KEY)
    return isLocale(chosen) ? chosen : undefined
  } catch {
    // The browser blocks storage.
    return undefined
  }
}

export function chooseLocale(locale: Locale): void {
  try {
    localStorage.setItem(LOCALE_KEY, locale)
  } catch {
    // The choice lasts as long as the page.
  }
}

/** The language that the browser prefers to all others. */
export function getBrowserLocale(): Locale {
  const [language = ''] = navigator.languages[0]?.toLowerCase().split('-') ?? []
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** Whether the browser's language has been offered before. */
export function wasLocaleOffered(): boolean {
  try {
    return localStorage.getItem(OFFERED_KEY) !== null
  } catch {
    // Without storage it would be offered on every page.
    return true
  }
}

export function rememberLocaleOffer(): void {
  try {
    localStorage.setItem(OFFERED_KEY, 'true')
  } catch {
    // See wasLocaleOffered().
  }
}
