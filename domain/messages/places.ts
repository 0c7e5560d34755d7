export const LOCALES = ['en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

export type MessageParameters = Readonly<Record<string, string | number>>

/** A text with its `{name}` places filled from the parameters. */
export function fillPlaces(text: string, parameters: MessageParameters = {}): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(parameters[name] ?? place))
}
