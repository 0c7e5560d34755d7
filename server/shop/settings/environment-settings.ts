import { NO_SETTINGS, type SettingsValues } from '#domain/settings/settings'
import type { Env } from '../../platform/config/env'

/** The first values of the settings, which the environment gives. */
export function environmentSettings({
  contact,
  seller,
}: Pick<Env, 'contact' | 'seller'>): SettingsValues {
  const { phone, email, address, addressAr, hours, hoursAr } = contact
  return {
    ...NO_SETTINGS,
    phone: phone ?? null,
    email: email ?? null,
    address: address ?? null,
    addressAr: addressAr ?? null,
    hours: hours ?? null,
    hoursAr: hoursAr ?? null,
    whatsAppNumber: seller.whatsAppNumber ?? null,
    sellerName: seller.name ?? null,
    sellerAddress: seller.address ?? null,
    taxNumber: seller.taxNumber ?? null,
    commercialRegister: seller.commercialRegister ?? null,
  }
}
