import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import type { PhoneOrderFormInput } from '#domain/orders/phone-order.schema'
import type { PhoneCustomer } from './use-phone-customer'

/** The fields in the order of the page. */
export const FIELDS = ['phone', 'recipientName', ...ADDRESS_FIELDS] as const

export const EMPTY: PhoneOrderFormInput = {
  phone: '',
  recipientName: '',
  governorate: '',
  area: '',
  street: '',
  floor: '',
  apartment: '',
  landmark: '',
  courierNote: '',
}

/** Returns the known values of a customer: recipient and address of the last order, or of the account. */
export function valuesOf({ lastOrder, accounts: [account] }: PhoneCustomer): PhoneOrderFormInput {
  const address = lastOrder?.shippingAddress ?? account?.address
  const name = account ? `${account.firstName} ${account.secondName}` : ''
  return {
    ...EMPTY,
    recipientName: lastOrder?.recipientName || name,
    ...(address &&
      Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? '']))),
  }
}
