import type { Address } from '#domain/addresses/address.schema'
import { addressParts } from '#domain/addresses/compose-address'
import { useLocale, useText } from '../../platform/texts/text'

/** Gives the parts of an address in the language of the page. */
export function useAddressParts() {
  const t = useText()
  const locale = useLocale()
  return (address: Omit<Address, 'courierNote'>) => addressParts(address, locale, t)
}
