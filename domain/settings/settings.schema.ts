import { parsePhone } from '../addresses/phone'
import { readHoliday, WEEKDAYS } from '../delivery/days-off'
import { MAX_HOLIDAY_LENGTH } from '../limits'
import { imageUrlSchema } from '../products/image-url.schema'
import { cleanLine, withWesternDigits } from '../validation/characters'
import { emailProblem } from '../validation/email'
import { encodeMessage, optionalLines, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { accentProblem, isColour } from './accent'
import {
  MAX_TEMPLATE_LENGTH,
  MESSAGE_TEMPLATES,
  type MessageTemplate,
  templateProblem,
} from './message-templates'
import { SETTINGS } from './settings'

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

const logoUrl = z
  .union([z.literal('').transform(() => null), imageUrlSchema], {
    error: encodeMessage('invalid.url'),
  })
  .nullable()

const accentColor = checkedText(SETTINGS.accentColor.max, (text) =>
  isColour(text) ? accentProblem(text) : encodeMessage('invalid.colour'),
)

const WEEKDAY_NAMES: readonly string[] = WEEKDAYS
const weekdayRule = encodeMessage('invalid.weekday')

/** An empty list is a week without a day off. */
const daysOff = z
  .array(
    z.string({ error: weekdayRule }).refine((day) => WEEKDAY_NAMES.includes(day), weekdayRule),
    { error: encodeMessage('invalid.list') },
  )
  .max(SETTINGS.daysOff.max, encodeMessage('invalid.everyDayOff'))
  .transform((days) => WEEKDAY_NAMES.filter((day) => days.includes(day)))
  .nullable()

const countRule = encodeMessage('invalid.lowStockThreshold', { max: SETTINGS.lowStock.max })

const lowStock = z
  .number({ error: countRule })
  .int(countRule)
  .min(0, countRule)
  .max(SETTINGS.lowStock.max, countRule)
  .nullable()

/** A limit of couriers' statements. */
function limit(max: number) {
  const rule = encodeMessage('invalid.count', { min: 1, max })
  return z.number({ error: rule }).int(rule).min(1, rule).max(max, rule).nullable()
}

/** A message that the owner words; null is the text of the shop. */
function template(name: MessageTemplate) {
  return optionalLines(MAX_TEMPLATE_LENGTH).superRefine((text, context) => {
    const message =
      text === null ? undefined : templateProblem(text, MESSAGE_TEMPLATES[name].placeholders)
    if (message) context.addIssue({ code: 'custom', message })
  })
}

const holidayRule = encodeMessage('invalid.holiday')

const holidays = z
  .array(
    requiredText(MAX_HOLIDAY_LENGTH)
      .overwrite(withWesternDigits)
      .refine((line) => readHoliday(line) !== undefined, holidayRule),
    { error: encodeMessage('invalid.list') },
  )
  .max(
    SETTINGS.holidays.max,
    encodeMessage('invalid.tooManyHolidays', { max: SETTINGS.holidays.max }),
  )
  .transform((lines) => (lines.length > 0 ? [...lines].sort() : null))
  .nullable()

/** The settings, each with its rule; a blank one is not set. */
export const settingsFields = z.object({
  shopName: optionalText(SETTINGS.shopName.max),
  shopNameAr: optionalText(SETTINGS.shopNameAr.max),
  about: optionalLines(SETTINGS.about.max),
  aboutAr: optionalLines(SETTINGS.aboutAr.max),
  phone,
  whatsAppNumber,
  email: checkedText(SETTINGS.email.max, (text) => (isEmail(text) ? undefined : emailRule)),
  address: optionalText(SETTINGS.address.max),
  addressAr: optionalText(SETTINGS.addressAr.max),
  hours: optionalText(SETTINGS.hours.max),
  hoursAr: optionalText(SETTINGS.hoursAr.max),
  daysOff,
  holidays,
  lowStock,
  statementMaxTimes: limit(SETTINGS.statementMaxTimes.max),
  statementMaxAmount: limit(SETTINGS.statementMaxAmount.max),
  statementMaxFee: limit(SETTINGS.statementMaxFee.max),
  confirmMessage: template('confirm'),
  confirmMessageAr: template('confirm'),
  reminderMessage: template('remind'),
  reminderMessageAr: template('remind'),
  driverMessageAr: template('drive'),
  sellerName: optionalText(SETTINGS.sellerName.max),
  sellerAddress: optionalText(SETTINGS.sellerAddress.max),
  taxNumber: optionalText(SETTINGS.taxNumber.max),
  commercialRegister: optionalText(SETTINGS.commercialRegister.max),
  orderRecipients: recipientsSchema(SETTINGS.orderRecipients.max),
  stockRecipients: recipientsSchema(SETTINGS.stockRecipients.max),
  returnRecipients: recipientsSchema(SETTINGS.returnRecipients.max),
  logoUrl,
  accentColor,
})

/** A change of some settings: those that are left out stay as they are. */
export const settingsSchema = settingsFields.partial()

export type SettingsInput = z.input<typeof settingsSchema>

const versionRule = encodeMessage('invalid.version')

/** The version of the settings that an editor has seen; 0 before the first change. */
export const settingsVersionSchema = z.object({
  expectedVersion: z.number({ error: versionRule }).int(versionRule).min(0, versionRule),
})
