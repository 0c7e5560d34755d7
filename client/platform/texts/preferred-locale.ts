import { DEFAULT_LOCALE, isLocale, type Locale } from '#domain/messages/locale'
import { defineStored } from '../lib/stored-value'

/** The language that the visitor has chosen, here or in another tab. */
export const chosenLocale = defineStored<Locale>(
  'locale',
  (text) => (isLocale(text) ? text : undefined),
  String,
)

/** The language that the browser prefers to all others. */
export function getBrowserLocale(): Locale {
  const language = navigator.language.split('-')[0]
  return isLocale(language) ? language : DEFAULT_LOCALE
}
