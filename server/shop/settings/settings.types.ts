import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql'
import {
  LIST_KINDS,
  SETTING_NAMES,
  SETTINGS,
  type SettingKind,
  type SettingName,
  type SettingsValues,
} from '#domain/settings/settings'
import { DateTime } from '../../platform/http/graphql/date-time.scalar'
import { toEnum } from '../../platform/http/graphql/enum-values'
import { MutationPayload } from '../../platform/http/graphql/payload.types'

const DESCRIPTIONS: Readonly<Record<SettingName, string>> = {
  shopName: 'The name of the shop.',
  shopNameAr: 'The name of the shop in Arabic.',
  about: 'The description of the shop.',
  aboutAr: 'The description of the shop in Arabic.',
  phone: 'The phone number of the shop.',
  whatsAppNumber: 'The number for WhatsApp: digits with the country code, as in `wa.me` links.',
  email: 'The email address of the shop.',
  address: 'The address of the shop.',
  addressAr: 'The address of the shop in Arabic.',
  hours: 'When the shop is open.',
  hoursAr: 'When the shop is open, in Arabic.',
  daysOff:
    'The days of the week without deliveries, such as `FRI`; null: Friday, an empty list: none.',
  holidays:
    'Holidays without deliveries: the first day, the last one and the name, such as `2026-03-20 2026-03-22 Eid al-Fitr`.',
  isEmailOptional: 'Whether visitors may order without an email address; null: no.',
  lowStock: 'The stock at which products without a threshold of their own are low; null: 5.',
  statementMaxTimes:
    "How many times what is due a line of a courier's statement may have without a confirmation; null: 2.",
  statementMaxAmount: 'The highest amount of such a line in EGP, unless it is due; null: 20,000.',
  statementMaxFee: 'The highest fee of such a line in EGP; null: 500.',
  confirmMessage:
    'The WhatsApp message that asks customers to confirm an order; null: the text of the shop.',
  confirmMessageAr: 'The same in Arabic.',
  reminderMessage: 'The WhatsApp message that reminds them; null: the text of the shop.',
  reminderMessageAr: 'The same in Arabic.',
  driverMessageAr:
    'The WhatsApp message with which drivers get their link; null: the text of the shop.',
  sellerName: 'The legal name of the seller.',
  sellerNameAr: 'The legal name of the seller in Arabic.',
  sellerAddress: 'The legal address of the seller.',
  sellerAddressAr: 'The legal address of the seller in Arabic.',
  taxNumber: 'The tax registration number.',
  commercialRegister: 'The commercial registration number.',
  orderRecipients: 'The recipients of mails about new and cancelled orders; null for the owner.',
  stockRecipients: 'The recipients of mails about products that are sold out; null for the owner.',
  returnRecipients: 'The recipients of mails about requested returns; null for the owner.',
  logoUrl: 'The picture that is the logo; null: the drawing of the shop.',
  accentColor: 'The colour of buttons and links, such as `#0f5c5c`; null: that of the shop.',
}

export const SettingNameEnum = toEnum(SETTING_NAMES)

registerEnumType(SettingNameEnum, {
  name: 'SettingName',
  description: 'A setting.',
  valuesConfig: Object.fromEntries(
    Object.entries(SettingNameEnum).map(([key, name]) => [
      key,
      { description: DESCRIPTIONS[name] },
    ]),
  ),
})

const typeOf = (kind: SettingKind) => {
  if (kind === 'count') return Int
  if (kind === 'yesNo') return Boolean
  return LIST_KINDS.some((list) => list === kind) ? [String] : String
}

/** The settings, for reading and for writing; null is not set. Its fields are those of the table. */
export const SettingsFields = class {} as new () => SettingsValues
export type SettingsFields = SettingsValues

for (const name of SETTING_NAMES) {
  const type = typeOf(SETTINGS[name].kind)
  const options = { nullable: true, description: DESCRIPTIONS[name] }
  Field(() => type, options)(SettingsFields.prototype, name)
}
ObjectType('SettingsValues', { description: 'The settings in force; null if not set.' })(
  SettingsFields,
)
InputType('SettingsInput', {
  description: 'The settings to change: those that are left out stay as they are, null is not set.',
})(SettingsFields)

@ObjectType({ description: 'The change of a setting.' })
export class SettingDifference {
  @Field(() => SettingNameEnum, { description: 'The setting.' })
  name!: SettingName

  @Field(() => String, { nullable: true, description: 'Its value before; null if not set.' })
  before!: string | null

  @Field(() => String, { nullable: true, description: 'Its value since then; null if not set.' })
  after!: string | null
}

@ObjectType({ description: 'A change of the settings.' })
export class SettingsChange {
  @Field(() => Int, { description: 'The version of the settings since then.' })
  version!: number

  @Field(() => DateTime, { name: 'happenedAt', description: 'When they were changed.' })
  changedAt!: Date

  @Field(() => String, {
    nullable: true,
    description: 'The name of the account that changed them; null if it was deleted.',
  })
  changedBy!: string | null

  @Field(() => [SettingDifference], { description: 'The settings that were changed.' })
  differences!: readonly SettingDifference[]
}

@ObjectType({ description: 'The settings of the shop that its owner can change.' })
export class ShopSettings {
  @Field(() => Int, { description: 'How often they were changed.' })
  version!: number

  @Field(() => SettingsFields, { description: 'The settings in force.' })
  values!: SettingsFields

  @Field(() => [SettingsChange], { description: 'Their changes, newest first.' })
  changes?: readonly SettingsChange[]
}

@ObjectType({ description: 'The result of changing the settings.' })
export class SettingsPayload extends MutationPayload {
  @Field(() => ShopSettings, { nullable: true, description: 'The settings; null on failure.' })
  settings?: ShopSettings
}
