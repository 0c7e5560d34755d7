import type { Locale } from '#domain/messages/locale'
import type { SettingsValues } from '#domain/settings/settings'

/** Who sells, as receipts, invoices and legal pages name it. What is not set is null. */
export interface Seller extends Pick<SettingsValues, 'taxNumber' | 'commercialRegister'> {
  readonly name: string | null
  readonly address: string | null
}

/** The seller in a language, or else in the other one. */
export function sellerOf(settings: SettingsValues, locale: Locale): Seller {
  const { sellerName, sellerNameAr, sellerAddress, sellerAddressAr } = settings
  const { taxNumber, commercialRegister } = settings
  const isArabic = locale === 'ar'
  return {
    name: isArabic ? (sellerNameAr ?? sellerName) : (sellerName ?? sellerNameAr),
    address: isArabic ? (sellerAddressAr ?? sellerAddress) : (sellerAddress ?? sellerAddressAr),
    taxNumber,
    commercialRegister,
  }
}
