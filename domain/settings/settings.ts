import { MAX_LOW_STOCK_THRESHOLD } from '../limits'
import type { MessageKey } from '../messages'
import { MAX_PRICE_POUNDS } from '../money/units'
import { MAX_TEMPLATE_LENGTH } from './message-templates'

/** Types of settings, which decide how they are validated and edited. */
export type SettingKind =
  | 'line'
  | 'lines'
  | 'template'
  | 'phone'
  | 'whatsApp'
  | 'email'
  | 'emails'
  | 'picture'
  | 'colour'
  | 'weekdays'
  | 'holidays'
  | 'count'
  | 'yesNo'

/** The parts of the settings page, in its order. */
export const SETTING_SECTIONS = [
  'shop',
  'contact',
  'delivery',
  'checkout',
  'stock',
  'cash',
  'messages',
  'legal',
  'mails',
  'look',
] as const
export type SettingSection = (typeof SETTING_SECTIONS)[number]

interface SettingDescription {
  readonly section: SettingSection
  readonly kind: SettingKind
  /** The maximum length of a text, number of addresses, or number. */
  readonly max: number
  /** The minimum of a number. */
  readonly min?: number
  readonly label: MessageKey
  readonly hint?: MessageKey
  /** The language of a text that shoppers read. */
  readonly language?: 'en' | 'ar'
}

const NAME = 40
const TEXT = 300
const ABOUT = 600
const RECIPIENTS = 10
const WORKING_WEEK = 6
const HOLIDAYS = 40

/** Every setting that the owner can change while the shop is open; secrets stay in the environment. */
export const SETTINGS = {
  shopName: { section: 'shop', kind: 'line', max: NAME, label: 'settings.name', language: 'en' },
  shopNameAr: { section: 'shop', kind: 'line', max: NAME, label: 'settings.name', language: 'ar' },
  about: {
    section: 'shop',
    kind: 'lines',
    max: ABOUT,
    label: 'settings.about',
    hint: 'settings.aboutHint',
    language: 'en',
  },
  aboutAr: {
    section: 'shop',
    kind: 'lines',
    max: ABOUT,
    label: 'settings.about',
    hint: 'settings.aboutHint',
    language: 'ar',
  },
  phone: {
    section: 'contact',
    kind: 'phone',
    max: 31,
    label: 'settings.phone',
    hint: 'settings.phoneHint',
  },
  whatsAppNumber: {
    section: 'contact',
    kind: 'whatsApp',
    max: 40,
    label: 'settings.whatsApp',
    hint: 'settings.whatsAppHint',
  },
  email: { section: 'contact', kind: 'email', max: 254, label: 'settings.email' },
  address: {
    section: 'contact',
    kind: 'line',
    max: TEXT,
    label: 'settings.address',
    language: 'en',
  },
  addressAr: {
    section: 'contact',
    kind: 'line',
    max: TEXT,
    label: 'settings.address',
    language: 'ar',
  },
  hours: { section: 'contact', kind: 'line', max: TEXT, label: 'settings.hours', language: 'en' },
  hoursAr: { section: 'contact', kind: 'line', max: TEXT, label: 'settings.hours', language: 'ar' },
  daysOff: {
    section: 'delivery',
    kind: 'weekdays',
    max: WORKING_WEEK,
    label: 'settings.daysOff',
  },
  holidays: {
    section: 'delivery',
    kind: 'holidays',
    max: HOLIDAYS,
    label: 'settings.holidays',
    hint: 'settings.holidaysHint',
  },
  isEmailOptional: {
    section: 'checkout',
    kind: 'yesNo',
    max: 1,
    label: 'settings.emailOptional',
    hint: 'settings.emailOptionalHint',
  },
  lowStock: {
    section: 'stock',
    kind: 'count',
    min: 0,
    max: MAX_LOW_STOCK_THRESHOLD,
    label: 'settings.lowStock',
    hint: 'settings.lowStockHint',
  },
  statementMaxTimes: {
    section: 'cash',
    kind: 'count',
    min: 1,
    max: 100,
    label: 'settings.statementMaxTimes',
    hint: 'settings.statementMaxTimesHint',
  },
  statementMaxAmount: {
    section: 'cash',
    kind: 'count',
    min: 1,
    max: MAX_PRICE_POUNDS,
    label: 'settings.statementMaxAmount',
    hint: 'settings.statementMaxAmountHint',
  },
  statementMaxFee: {
    section: 'cash',
    kind: 'count',
    min: 1,
    max: MAX_PRICE_POUNDS,
    label: 'settings.statementMaxFee',
    hint: 'settings.statementMaxFeeHint',
  },
  confirmMessage: {
    section: 'messages',
    kind: 'template',
    max: MAX_TEMPLATE_LENGTH,
    label: 'settings.confirmMessage',
    language: 'en',
  },
  confirmMessageAr: {
    section: 'messages',
    kind: 'template',
    max: MAX_TEMPLATE_LENGTH,
    label: 'settings.confirmMessage',
    language: 'ar',
  },
  reminderMessage: {
    section: 'messages',
    kind: 'template',
    max: MAX_TEMPLATE_LENGTH,
    label: 'settings.reminderMessage',
    language: 'en',
  },
  reminderMessageAr: {
    section: 'messages',
    kind: 'template',
    max: MAX_TEMPLATE_LENGTH,
    label: 'settings.reminderMessage',
    language: 'ar',
  },
  driverMessageAr: {
    section: 'messages',
    kind: 'template',
    max: MAX_TEMPLATE_LENGTH,
    label: 'settings.driverMessage',
    language: 'ar',
  },
  sellerName: {
    section: 'legal',
    kind: 'line',
    max: TEXT,
    label: 'settings.sellerName',
    language: 'en',
  },
  sellerNameAr: {
    section: 'legal',
    kind: 'line',
    max: TEXT,
    label: 'settings.sellerName',
    language: 'ar',
  },
  sellerAddress: {
    section: 'legal',
    kind: 'line',
    max: TEXT,
    label: 'settings.sellerAddress',
    language: 'en',
  },
  sellerAddressAr: {
    section: 'legal',
    kind: 'line',
    max: TEXT,
    label: 'settings.sellerAddress',
    language: 'ar',
  },
  taxNumber: { section: 'legal', kind: 'line', max: TEXT, label: 'settings.taxNumber' },
  commercialRegister: { section: 'legal', kind: 'line', max: TEXT, label: 'settings.register' },
  orderRecipients: {
    section: 'mails',
    kind: 'emails',
    max: RECIPIENTS,
    label: 'settings.orderRecipients',
    hint: 'settings.recipientsHint',
  },
  stockRecipients: {
    section: 'mails',
    kind: 'emails',
    max: RECIPIENTS,
    label: 'settings.stockRecipients',
    hint: 'settings.recipientsHint',
  },
  returnRecipients: {
    section: 'mails',
    kind: 'emails',
    max: RECIPIENTS,
    label: 'settings.returnRecipients',
    hint: 'settings.recipientsHint',
  },
  logoUrl: {
    section: 'look',
    kind: 'picture',
    max: 2000,
    label: 'settings.logo',
    hint: 'settings.logoHint',
  },
  accentColor: {
    section: 'look',
    kind: 'colour',
    max: 7,
    label: 'settings.accent',
    hint: 'settings.accentHint',
  },
} as const satisfies Readonly<Record<string, SettingDescription>>

export type SettingName = keyof typeof SETTINGS

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** The kinds that hold several texts, which are edited as one per line. */
export const LIST_KINDS = [
  'emails',
  'weekdays',
  'holidays',
] as const satisfies readonly SettingKind[]

type ListKind = (typeof LIST_KINDS)[number]

type ValueOf<Kind extends SettingKind> = Kind extends ListKind
  ? readonly string[]
  : Kind extends 'count'
    ? number
    : Kind extends 'yesNo'
      ? boolean
      : string

type SettingValue = ValueOf<SettingKind> | null

/** The settings in force; null is not set, and is left out wherever it would be shown. */
export type SettingsValues = {
  readonly [Name in SettingName]: ValueOf<(typeof SETTINGS)[Name]['kind']> | null
}

/** The settings with the recipients of a kind of mail to the owner. */
export type RecipientsSetting = {
  [Name in SettingName]: (typeof SETTINGS)[Name]['kind'] extends 'emails' ? Name : never
}[SettingName]

/** Nothing is set. */
export const NO_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, null]),
) as SettingsValues

/** A setting as a text, for the history. */
export function settingText(value: SettingValue): string | null {
  if (value === null || typeof value === 'string') return value
  return typeof value === 'object' ? value.join(', ') : String(value)
}

export function isSameSetting(one: SettingValue, other: SettingValue): boolean {
  return settingText(one) === settingText(other)
}
