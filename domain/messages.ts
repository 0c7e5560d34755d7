import { en } from './messages/en'
import { DEFAULT_LOCALE, fillPlaces, type Locale, type MessageParameters } from './messages/places'

export type { MessageParameters } from './messages/places'

export type MessageKey = keyof typeof en
/** One language's texts; a second language is another file of this type. */
export type Messages = Readonly<Record<MessageKey, string>>

const catalogues: Record<Locale, Messages> = { en }

/** The text for a key, its `{name}` places filled from the parameters. */
export function translate(
  key: MessageKey,
  parameters: MessageParameters = {},
  locale: Locale = DEFAULT_LOCALE,
): string {
  return fillPlaces(catalogues[locale][key], parameters)
}
