import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/messages/locale'
import { readStored, store } from '../lib/storage'

/** The language that the visitor has chosen, here or in another tab. */
export function getChosenLocale(): Locale | undefined {
  const chosen = readStored('locale')
  return isLocale(chosen) ? chosen : undefined
}

export function chooseLocale(locale: Locale): void {
  store('locale', locale)
}

/** The language that the browser prefers to all others. */
export function getBrowserLocale(): Locale {
  const language = navigator.language.split('-')[0]
  return isLocale(language) ? language : DEFAULT_LOCALE
}

/** Whether the browser's language has been offered before. */
export function wasLocaleOffered(): boolean {
  return readStored('localeOffered') !== null
}
