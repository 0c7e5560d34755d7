import { parsePhone } from '../addresses/phone'
import { readHoliday, WEEKDAYS } from '../delivery/days-off'
import { MAX_HOLIDAY_LENGTH } from '../limits'
import { imageUrlSchema } from '../products/image-url.schema'
import { cleanLine, withWesternDigits } from '../validation/characters'
import { emailProblem } from '../validation/email'
import { encodeMessage, optionalLines, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { accentProblem, isColour } from './accent'
import { MESSAGE_TEMPLATES, templateProblem } from './message-templates'
import { SETTING_NAMES, SETTINGS, type SettingKind, type SettingName } from './settings'

/** Also short numbers, such as 19123, and those of other countries. */
const PHONE = /^\+?\d[\d ()-]{3,28}\d$/
const WHATSAPP = /^[1-9]\d{7,14}$/

/** An optional text with a rule of its own; null when blank. */
function checkedText(max: number, check: (text: string) => string | undefined) {
  return optionalText(max)
    .superRefine((text, context) => {
      const message = text === null ? undefined : check(text)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .nullable()
}

const phone = z
  .string({ error: encodeMessage('invalid.text') })
  .overwrite((text) => withWesternDigits(cleanLine(text)))
  .refine((text) => text === '' || PHONE.test(text), encodeMessage('invalid.shopPhone'))
  .transform((text) => text || null)
  .nullable()

/** As people write it, or international, in digits alone: as `wa.me` links have it. */
function toWhatsAppNumber(text: string): string {
  const own = parsePhone(text)?.e164
  const digits = (own ?? withWesternDigits(cleanLine(text))).replace(/[\s()-]/g, '')
  return digits.replace(/^(?:\+|00)/, '')
}

const whatsAppNumber = z
  .string({ error: encodeMessage('invalid.text') })
  .transform((text) => toWhatsAppNumber(text) || null)
  .refine(
    (digits) => digits === null || WHATSAPP.test(digits),
    encodeMessage('invalid.whatsAppNumber'),
  )
  .nullable()

const isEmail = (text: string) => emailProblem(text.toLowerCase(), '*') === undefined
const emailRule = encodeMessage('invalid.email')

const recipientsSchema = (max: number) =>
  z
    .array(
      z
        .string({ error: emailRule })
        .overwrite((text) => cleanLine(text).toLowerCase())
        .refine(isEmail, emailRule),
      { error: encodeMessage('invalid.list') },
    )
    .max(max, encodeMessage('invalid.tooManyRecipients', { max }))
    .transform((emails) => (emails.length > 0 ? [...new Set(emails)] : null))
    .nullable()

const picture = z
  .union([z.literal('').transform(() => null), imageUrlSchema], {
    error: encodeMessage('invalid.url'),
  })
  .nullable()

const colourProblem = (text: string) =>
  isColour(text) ? accentProblem(text) : encodeMessage('invalid.colour')

const WEEKDAY_NAMES: readonly string[] = WEEKDAYS
const weekdayRule = encodeMessage('invalid.weekday')

/** An empty list is a week without a day off. */
const weekdaysSchema = (max: number) =>
  z
    .array(
      z.string({ error: weekdayRule }).refine((day) => WEEKDAY_NAMES.includes(day), weekdayRule),
      { error: encodeMessage('invalid.list') },
    )
    .max(max, encodeMessage('invalid.everyDayOff'))
    .transform((days) => WEEKDAY_NAMES.filter((day) => days.includes(day)))
    .nullable()

function countSchema(min: number, max: number) {
  const rule = encodeMessage('invalid.count', { min, max })
  return z.number({ error: rule }).int(rule).min(min, rule).max(max, rule).nullable()
}

/** Placeholders that the template of a setting can contain in braces. */
const placeholdersOf = (name: SettingName) =>
  Object.values(MESSAGE_TEMPLATES).find(({ settings }) =>
    Object.values<string>(settings).includes(name),
  )?.placeholders ?? []

/** A message that the owner words; null is the text of the shop. */
function templateSchema(name: SettingName, max: number) {
  return optionalLines(max).superRefine((text, context) => {
    const message = text === null ? undefined : templateProblem(text, placeholdersOf(name))
    if (message) context.addIssue({ code: 'custom', message })
  })
}

/** Of a question whose answer is no until the owner says yes. */
const yesNo = z
  .boolean({ error: encodeMessage('invalid.boolean') })
  .transform((answer) => answer || null)
  .nullable()

const holidayRule = encodeMessage('invalid.holiday')

const holidaysSchema = (max: number) =>
  z
    .array(
      requiredText(MAX_HOLIDAY_LENGTH)
        .overwrite(withWesternDigits)
        .refine((line) => readHoliday(line) !== undefined, holidayRule),
      { error: encodeMessage('invalid.list') },
    )
    .max(max, encodeMessage('invalid.tooManyHolidays', { max }))
    .transform((lines) => (lines.length > 0 ? [...lines].sort() : null))
    .nullable()

interface Limits {
  readonly max: number
  readonly min?: number
}

/** The rule of each kind of setting; a blank one is not set. */
const RULES = {
  line: (_name: SettingName, { max }: Limits) => optionalText(max),
  lines: (_name: SettingName, { max }: Limits) => optionalLines(max),
  template: (name: SettingName, { max }: Limits) => templateSchema(name, max),
  phone: () => phone,
  whatsApp: () => whatsAppNumber,
  email: (_name: SettingName, { max }: Limits) =>
    checkedText(max, (text) => (isEmail(text) ? undefined : emailRule)),
  emails: (_name: SettingName, { max }: Limits) => recipientsSchema(max),
  picture: () => picture,
  colour: (_name: SettingName, { max }: Limits) => checkedText(max, colourProblem),
  weekdays: (_name: SettingName, { max }: Limits) => weekdaysSchema(max),
  holidays: (_name: SettingName, { max }: Limits) => holidaysSchema(max),
  count: (_name: SettingName, { min = 0, max }: Limits) => countSchema(min, max),
  yesNo: () => yesNo,
} satisfies Readonly<Record<SettingKind, (name: SettingName, limits: Limits) => z.ZodType>>

type Fields = {
  [Name in SettingName]: ReturnType<(typeof RULES)[(typeof SETTINGS)[Name]['kind']]>
}

/** The settings, each with the rule of its kind. */
export const settingsFields = z.object(
  Object.fromEntries(
    SETTING_NAMES.map((name) => [name, RULES[SETTINGS[name].kind](name, SETTINGS[name])]),
  ) as Fields,
)

/** A change of some settings: those that are left out stay as they are. */
export const settingsSchema = settingsFields.partial()

export type SettingsInput = z.input<typeof settingsSchema>

const versionRule = encodeMessage('invalid.version')

/** The version of the settings that an editor has seen; 0 before the first change. */
export const settingsVersionSchema = z.object({
  expectedVersion: z.number({ error: versionRule }).int(versionRule).min(0, versionRule),
})
