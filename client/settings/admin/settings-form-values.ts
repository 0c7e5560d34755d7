import { SETTING_NAMES, SETTINGS } from '#domain/settings/settings'
import { settingsFields } from '#domain/settings/settings.schema'
import { z } from '#domain/validation/zod'
import type { SettingsDetailsFragment, SettingsInput } from '../../gql/settings-admin'

const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Addresses, one per line. What is wrong with one of them is said of the field. */
function recipientsText(name: 'orderRecipients' | 'stockRecipients' | 'returnRecipients') {
  return z.string().superRefine((text, context) => {
    const { error } = settingsFields.shape[name].safeParse(linesOf(text))
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })
}

/** The settings as the form has them: all of them texts. */
export const settingsFormSchema = settingsFields.extend({
  orderRecipients: recipientsText('orderRecipients'),
  stockRecipients: recipientsText('stockRecipients'),
  returnRecipients: recipientsText('returnRecipients'),
})

export type SettingsFormValues = z.input<typeof settingsFormSchema>

type Values = SettingsDetailsFragment['values']

function toText(value: string | readonly string[] | null): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : value.join('\n')
}

export function toFormValues(values: Values): SettingsFormValues {
  const entries = SETTING_NAMES.map((name) => [name, toText(values[name])])
  return Object.fromEntries(entries) as SettingsFormValues
}

/** What was changed: the others are left out, so that they stay as they are. */
export function toInput(values: SettingsFormValues, initial: SettingsFormValues): SettingsInput {
  return Object.fromEntries(
    SETTING_NAMES.filter((name) => values[name] !== initial[name]).map((name) => [
      name,
      SETTINGS[name].kind === 'emails' ? linesOf(values[name] ?? '') : values[name],
    ]),
  )
}

/** The field of the form that an error of the server is about: an address is a part of its field. */
export function toFieldName(field: string | null): string | null {
  return field?.split('.')[0] ?? null
}
