export const LOCALES = ['en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

export type MessageParameters = Readonly<Record<string, string | number | readonly string[]>>

/** In ICU's syntax: `{count, plural, one {1 product} other {# products}}`. */
const PLURAL = /\{(\w+), plural,((?: (?:zero|one|two|few|many|other) \{[^{}]*\})+)\}/g
const FORM = /(\w+) \{([^{}]*)\}/g

/**
 * Selects a message's plural forms and replaces its `{name}` placeholders with the parameters;
 * lists are joined with "or".
 */
export function interpolate(
  text: string,
  parameters: MessageParameters = {},
  locale: Locale = DEFAULT_LOCALE,
): string {
  return text
    .replace(PLURAL, (placeholder, name: string, choices: string) => {
      const count = Number(parameters[name])
      if (Number.isNaN(count)) return placeholder
      const forms = new Map(Array.from(choices.matchAll(FORM), ([, form, text]) => [form, text]))
      const chosen = forms.get(new Intl.PluralRules(locale).select(count)) ?? forms.get('other')
      return chosen?.replaceAll('#', String(count)) ?? placeholder
    })
    .replace(/\{(\w+)\}/g, (placeholder, name: string) => {
      const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
      if (value === undefined) return placeholder
      return typeof value === 'object'
        ? new Intl.ListFormat(locale, { type: 'disjunction' }).format(value)
        : String(value)
    })
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates a right-to-left name, so that it does not reorder the text around it. */
export function isolate(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
