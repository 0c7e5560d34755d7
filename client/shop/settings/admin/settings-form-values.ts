import { DEFAULT_DAYS_OFF } from '#domain/delivery/days-off'
import {
  LIST_KINDS,
  SETTING_NAMES,
  SETTINGS,
  type SettingKind,
  type SettingName,
} from '#domain/settings/settings'
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

type SettingOf<Kind extends SettingKind> = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends Kind ? Name : never
}[SettingName]
type ListSetting = SettingOf<(typeof LIST_KINDS)[number]>
type CountSetting = SettingOf<'count'>
type YesNoSetting = SettingOf<'yesNo'>
type ReadSetting = ListSetting | CountSetting | YesNoSetting

const isList = (name: SettingName): name is ListSetting =>
  LIST_KINDS.some((kind) => kind === SETTINGS[name].kind)

const isCount = (name: SettingName): name is CountSetting => SETTINGS[name].kind === 'count'

const isYesNo = (name: SettingName): name is YesNoSetting => SETTINGS[name].kind === 'yesNo'

const isRead = (name: SettingName): name is ReadSetting =>
  isList(name) || isCount(name) || isYesNo(name)

/** The value of the answer yes in the form; no is blank. */
export const YES = 'true'

/** The number that a text is, in any digits; null if it is blank. What is no number is for the rule to refuse. */
function toCount(text: string): number | null {
  const digits = withWesternDigits(text).trim()
  return digits === '' ? null : Number(digits)
}

/** Parses the text of a list, number or answer. */
const read = (name: ReadSetting, text: string) => {
  if (isYesNo(name)) return text === YES
  if (isCount(name)) return toCount(text)
  return name === 'holidays' ? rowsOf(text) : linesOf(text)
}

/** A list, one entry per line, a number or an answer. What is wrong with one of the entries is said of the field. */
function fieldText(name: ReadSetting) {
  return z.string().superRefine((text, context) => {
    const { error } = settingsFields.shape[name].safeParse(read(name, text))
    for (const { message } of error?.issues ?? []) context.addIssue({ code: 'custom', message })
  })
}

const readNames = SETTING_NAMES.filter(isRead)

/** The settings as the form has them: all of them texts. */
export const settingsFormSchema = settingsFields.extend(
  Object.fromEntries(readNames.map((name) => [name, fieldText(name)])) as Record<
    ReadSetting,
    ReturnType<typeof fieldText>
  >,
)

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

function toText(value: string | number | boolean | readonly string[] | null): string {
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

function toValue(name: SettingName, values: SettingsFormValues) {
  return isRead(name) ? read(name, values[name] ?? '') : values[name]
}

/**
 * Returns the changed settings only, so that the others stay as they are. A text equal to the shop's default is not
 * stored.
 */
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
