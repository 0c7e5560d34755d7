import { ADDRESS_FIELDS, type AddressInput } from '#domain/addresses/address.schema'

/** The form values of an address, or of a new one: blank where there is none. */
export function toAddressValues(address?: AddressInput): AddressInput {
  const values: AddressInput = { governorate: '', area: '', street: '' }
  for (const field of ADDRESS_FIELDS) values[field] = address?.[field] ?? ''
  return values
}
