import type { Contact } from '#domain/contact'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { SettingsValues } from '#domain/settings/settings'
import type { Env } from '../../platform/config/env'
import { VersionCache } from '../../platform/database/events/version-cache'
import { resource } from '../../platform/features/feature'

/** Says that it is a sample, in a domain that belongs to nobody. */
function sampleContact(locale: Locale): Contact {
  return {
    email: 'hello@pets.example.com',
    address: translate('shop.sampleAddress', {}, locale),
    hours: translate('shop.sampleHours', {}, locale),
  }
}

/** Whether the shop still has samples of any feature. */
export const hasSamples = resource(
  ({ features, catalogueVersion }) =>
    new VersionCache(catalogueVersion, async (db) => {
      const found = await Promise.all(features.flatMap((feature) => feature.hasSamples?.(db) ?? []))
      return found.includes(true)
    }),
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
