import type { Address } from '#domain/address.schema'
import { composeAddress } from '#domain/compose-address'
import { useLocale, useText } from '../lib/text'

/** Composes the two lines of an address in the language of the page. */
export function useAddressText() {
  const t = useText()
  const locale = useLocale()
  return (address: Omit<Address, 'courierNote'>) => composeAddress(address, locale, t)
}
