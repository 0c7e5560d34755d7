import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Contact } from '#domain/contact'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { SettingsValues } from '#domain/settings/settings'
import type { Env } from '../../platform/config/env'
import { VersionCache } from '../../platform/database/events/version-cache'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'

/** Says that it is a sample, in a domain that belongs to nobody. */
function sampleContact(locale: Locale): Contact {
  return {
    email: 'hello@pets.example.com',
    address: translate('shop.sampleAddress', {}, locale),
    hours: translate('shop.sampleHours', {}, locale),
  }
}

const findSamples = statement({
  name: 'shop.findSamples',
  sql: `SELECT EXISTS (SELECT FROM products WHERE image_url LIKE '/pictures/%') AS "hasSamples"`,
  row: z.object({ hasSamples: z.boolean() }),
})

/** Whether the shop has products of the sample catalogue, recognised by their pictures. */
export async function hasSampleProducts(db: EntityManager): Promise<boolean> {
  const [row] = await findSamples(db)
  return row?.hasSamples ?? false
}

export const hasSamples = resource(
  ({ catalogueVersion }) => new VersionCache(catalogueVersion, hasSampleProducts),
)

/** Contact details of the shop besides WhatsApp. */
const CONTACT_SETTINGS = [
  'phone',
  'email',
  'address',
  'addressAr',
  'hours',
  'hoursAr',
] as const satisfies readonly (keyof SettingsValues)[]

/** Whether the owner has set any contact detail. */
export function isContactSet(settings: SettingsValues): boolean {
  return CONTACT_SETTINGS.some((name) => settings[name] !== null)
}

/** Whether a shop may show the contact of the sample shop until something is set: never in production. */
export function mayShowSampleContact(
  { mode, seed }: Pick<Env, 'mode' | 'seed'>,
  settings: SettingsValues,
): boolean {
  return mode !== 'production' && seed === 'demo' && !isContactSet(settings)
}

/**
 * How to reach the shop in a language, or else in the other one. What is not set is left out.
 */
export function contactOf(settings: SettingsValues, locale: Locale): Contact {
  const { address, addressAr, hours, hoursAr } = settings
  const isArabic = locale === 'ar'
  return {
    phone: settings.phone ?? undefined,
    email: settings.email ?? undefined,
    address: (isArabic ? (addressAr ?? address) : (address ?? addressAr)) ?? undefined,
    hours: (isArabic ? (hoursAr ?? hours) : (hours ?? hoursAr)) ?? undefined,
    whatsAppNumber: settings.whatsAppNumber ?? undefined,
  }
}

/** The same for a shop with the sample catalogue. */
export function sampleContactOf(settings: SettingsValues, locale: Locale): Contact {
  return { ...contactOf(settings, locale), ...sampleContact(locale) }
}
