import { en } from './messages/en'

export type MessageKey = keyof typeof en
export type MessageParameters = Readonly<Record<string, string | number>>
/** One language's texts; a second language is another file of this type. */
export type Messages = Readonly<Record<MessageKey, string>>

export const LOCALES = ['en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

const catalogues: Record<Locale, Messages> = { en }

/** The text for a key, its `{name}` places filled from the parameters. */
export function translate(
  key: MessageKey,
  parameters: MessageParameters = {},
  locale: Locale = DEFAULT_LOCALE,
): string {
  return catalogues[locale][key].replace(/\{(\w+)\}/g, (place, name: string) =>
    String(parameters[name] ?? place),
  )
}
