import type { Contact } from '#domain/contact'
import { type DaysOff, readHoliday, WEEKDAYS } from '#domain/delivery/days-off'
import { translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import type { PublicShop } from '#domain/settings/public-shop'
import type { SettingsValues } from '#domain/settings/settings'
import { resource } from '../../platform/features/feature'
import { currentSettings } from '../settings/current-settings'
import { contactOf, hasSamples, mayShowSampleContact, sampleContactOf } from './contact.service'
import { offeredWays } from './offered-ways'

/** The name of the shop in a language, or else in the other one. */
export function shopName({ shopName: name, shopNameAr }: SettingsValues, locale: Locale): string {
  const own = locale === 'ar' ? (shopNameAr ?? name) : (name ?? shopNameAr)
  return own ?? translate('shop.name', {}, locale)
}

/** The days off, if they are set. */
function daysOffOf({ daysOff, holidays }: SettingsValues): DaysOff {
  return {
    daysOff: daysOff ? WEEKDAYS.filter((day) => daysOff.includes(day)) : undefined,
    holidays: holidays?.flatMap((line) => {
      const holiday = readHoliday(line)
      return holiday ? [{ from: holiday.from, to: holiday.to }] : []
    }),
  }
}

/** Returns the public part of the settings, in a language. */
function publicShopOf(
  settings: SettingsValues,
  locale: Locale,
  contact: Contact = contactOf(settings, locale),
): Omit<PublicShop, 'onlineWays'> {
  const { about, aboutAr, logoUrl, accentColor, isEmailOptional } = settings
  const name = shopName(settings, locale)
  const own = locale === 'ar' ? (aboutAr ?? about) : (about ?? aboutAr)
  return {
    name,
    about: own ?? translate('shop.about', { shop: name }, locale),
    logoUrl: logoUrl ?? undefined,
    isEmailOptional: isEmailOptional === true ? true : undefined,
    accentColor: accentColor ?? undefined,
    ...daysOffOf(settings),
    contact,
  }
}

/** Returns who the shop is and how to reach it, in a language. */
export type ReadPublicShop = (locale: Locale) => Promise<PublicShop>

/**
 * Who the shop is: as its owner has set it, or as it was last known while the database is unavailable. Reads
 * nothing from the database unless the settings have changed.
 */
export const publicShop = resource(({ env, db, get }): ReadPublicShop => {
  const settings = get(currentSettings)
  const ways = get(offeredWays)
  return async (locale) => {
    const { values } = await settings.get(db).catch(() => settings.latest)
    const isSample =
      mayShowSampleContact(env, values) &&
      (await get(hasSamples)
        .get(db)
        .catch(() => false))
    const contact = isSample ? sampleContactOf(values, locale) : undefined
    return {
      ...publicShopOf(values, locale, contact),
      ...(ways.length > 0 && { onlineWays: ways }),
    }
  }
})
