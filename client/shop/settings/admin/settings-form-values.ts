import { DEFAULT_DAYS_OFF } from '#domain/delivery/days-off'
import { LIST_KINDS, SETTING_NAMES, SETTINGS, type SettingName } from '#domain/settings/settings'
import { settingsFields } from '#domain/settings/settings.schema'
import { withWesternDigits } from '#domain/validation/characters'
import { z } from '#domain/validation/zod'
import type {
  AdminSettingsQuery,
  SettingsDetailsFragment,
  SettingsInput,
} from '../../../platform/gql/settings-admin'
import { settingOf } from './setting-of'

/** The entries of a list, which are edited as one per line. */
export const linesOf = (text: string) =>
  text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean)

/** As {@link linesOf}, but names may have commas. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

type ListSetting = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends (typeof LIST_KINDS)[number]
    ? Name
    : never
}[SettingName]

/** A list, one entry per line. What is wrong with one of them is said of the field. */
function listText(name: ListSetting, read = linesOf) {
  return z.string().superRefine((text, context) => {
    const { error } = settingsFields.shape[name].safeParse(read(text))
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })
}

type CountSetting = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends 'count' ? Name : never
}[SettingName]

function countText(name: CountSetting) {
  return z.string().superRefine((text, context) => {
    const { error } = settingsFields.shape[name].safeParse(toCount(text))
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })
}

/** The number that a text is, in any digits; null if it is blank. What is no number is for the rule to refuse. */
function toCount(text: string): number | null {
  const digits = withWesternDigits(text).trim()
  return digits === '' ? null : Number(digits)
}

/** The settings as the form has them: all of them texts. */
export const settingsFormSchema = settingsFields.extend({
  orderRecipients: listText('orderRecipients'),
  stockRecipients: listText('stockRecipients'),
  returnRecipients: listText('returnRecipients'),
  daysOff: listText('daysOff'),
  holidays: listText('holidays', rowsOf),
  lowStock: countText('lowStock'),
  statementMaxTimes: countText('statementMaxTimes'),
  statementMaxAmount: countText('statementMaxAmount'),
  statementMaxFee: countText('statementMaxFee'),
})

export type SettingsFormValues = z.input<typeof settingsFormSchema>

type Values = SettingsDetailsFragment['values']

/** The templates with the texts that they have until they are changed. */
export type Templates = AdminSettingsQuery['messageTemplates']

/** The text that a message has until the owner changes it, by its setting. */
function defaultTexts(templates: Templates): ReadonlyMap<SettingName, string> {
  return new Map(
    templates.flatMap(({ setting, defaultText }) => {
      const name = settingOf(setting)
      return name ? [[name, defaultText] as const] : []
    }),
  )
}

function toText(value: string | number | readonly string[] | null): string {
  if (value === null) return ''
  return typeof value === 'object' ? value.join('\n') : String(value)
}

export function toFormValues(values: Values, templates: Templates): SettingsFormValues {
  const inForce = { ...values, daysOff: values.daysOff ?? DEFAULT_DAYS_OFF }
  const defaults = defaultTexts(templates)
  const entries = SETTING_NAMES.map((name) => [
    name,
    toText(inForce[name] ?? defaults.get(name) ?? null),
  ])
  return Object.fromEntries(entries) as SettingsFormValues
}

const isList = (name: SettingName): name is ListSetting =>
  LIST_KINDS.some((kind) => kind === SETTINGS[name].kind)

const isCount = (name: SettingName): name is CountSetting => SETTINGS[name].kind === 'count'

function toValue(name: SettingName, values: SettingsFormValues) {
  if (isCount(name)) return toCount(values[name] ?? '')
  if (!isList(name)) return values[name]
  return (name === 'holidays' ? rowsOf : linesOf)(values[name] ?? '')
}

/** What was changed: the others are left out, so that they stay as they are. A text of the shop is not stored. */
export function toInput(
  values: SettingsFormValues,
  initial: SettingsFormValues,
  templates: Templates,
): SettingsInput {
  const defaults = defaultTexts(templates)
  return Object.fromEntries(
    SETTING_NAMES.filter((name) => values[name] !== initial[name]).map((name) => [
      name,
      values[name]?.trim() === defaults.get(name) ? null : toValue(name, values),
    ]),
  )
}

/** The field of the form that an error of the server is about: an address is a part of its field. */
export function toFieldName(field: string | null): string | null {
  return field?.split('.')[0] ?? null
}
