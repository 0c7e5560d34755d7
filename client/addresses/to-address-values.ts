import { ADDRESS_FIELDS, type AddressInput } from '#domain/addresses/address.schema'

/** The values of a form for an address, or for a new one: blank where there is nothing. */
export function toAddressValues(address?: AddressInput): AddressInput {
  const values: AddressInput = { governorate: '', area: '', street: '' }
  for (const field of ADDRESS_FIELDS) values[field] = address?.[field] ?? ''
  return values
}
