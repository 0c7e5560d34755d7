import { en } from './messages/en'
import {
  DEFAULT_LOCALE,
  interpolate,
  type Locale,
  type MessageParameters,
} from './messages/interpolate'

export type { MessageParameters } from './messages/interpolate'

export type MessageKey = keyof typeof en
/** The texts of one language. */
export type Messages = Readonly<Record<MessageKey, string>>

const catalogues: Record<Locale, Messages> = { en }

/** The text of a key, with its `{name}` placeholders replaced by the parameters. */
export function translate(
  key: MessageKey,
  parameters: MessageParameters = {},
  locale: Locale = DEFAULT_LOCALE,
): string {
  return interpolate(catalogues[locale][key], parameters, locale)
}
