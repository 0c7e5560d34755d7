import { LOCALE_SETTINGS, type Locale } from './locale'

export type MessageParameters = Readonly<Record<string, string | number | readonly string[]>>

/** A message that was compiled from ICU MessageFormat. */
export type CompiledMessage = (parameters: Readonly<Record<string, string | number>>) => string

const LETTERS = {
  ltr: /[a-zà-ɏ]/i,
  rtl: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/,
} as const

/** Isolates a name of the other writing direction, so that it does not reorder the text around it. */
export function isolate(name: string, locale: Locale): string {
  const other = LOCALE_SETTINGS[locale].direction === 'ltr' ? LETTERS.rtl : LETTERS.ltr
  return other.test(name) ? `\u2068${name}\u2069` : name
}

/** Fills in a message's parameters; lists are joined with "or". */
export function formatMessage(
  message: CompiledMessage,
  parameters: MessageParameters,
  locale: Locale,
): string {
  const { intl, direction } = LOCALE_SETTINGS[locale]
  // Product names and addresses are mostly Latin; English pages isolate the few others in HTML.
  const toValue = (text: string) => (direction === 'rtl' ? isolate(text, locale) : text)
  const values = Object.entries(parameters).map(([name, value]) => {
    if (typeof value === 'number') return [name, value] as const
    if (typeof value === 'string') return [name, toValue(value)] as const
    const list = value.map(toValue)
    return [name, new Intl.ListFormat(intl, { type: 'disjunction' }).format(list)] as const
  })
  return message(Object.fromEntries(values))
}
