import type { AddressInput } from '#domain/addresses/address.schema'
import { localPhone, nationalPhone } from '#domain/addresses/local-phone'
import { findGovernorate } from '#domain/delivery/find-governorate'
import type { CheckoutFormInput } from '#domain/orders/checkout.schema'
import { toAddressValues } from '../../accounts/addresses/to-address-values'
import type { AddressFieldsFragment } from '../../platform/gql/addresses'
import { type CheckoutDefaultsQuery, useCheckoutDefaultsQuery } from '../../platform/gql/checkout'

export interface CheckoutDefaults {
  readonly addresses: readonly AddressFieldsFragment[]
  readonly shipping: CheckoutFormInput
}

type LastOrder = CheckoutDefaultsQuery['orders']['nodes'][number]

/** The address of an order. Two free texts of an older client go to the fields that fit best. */
function addressOf({ shippingAddress, address, city }: LastOrder): AddressInput {
  if (shippingAddress) return shippingAddress
  return { governorate: findGovernorate(city) ?? '', area: city, street: address }
}

function toDefaults(data?: CheckoutDefaultsQuery): CheckoutDefaults {
  const addresses = data?.me?.addresses ?? []
  const [last] = data?.orders.nodes ?? []
  // The first of the saved addresses is the default one.
  const [saved] = addresses
  const address = saved ?? (last && addressOf(last))
  const mobile = data?.me ? nationalPhone(data.me.mobile) : ''
  return {
    addresses,
    shipping: {
      ...toAddressValues(address),
      addressId: saved?.id ?? '',
      phone: localPhone(last?.phone ?? '') || mobile,
      saveAddress: addresses.length === 0,
    },
  }
}

/**
 * The default address, or else where the last order went, and the phone number of that order or of the
 * account; blank if they cannot be fetched. Undefined while loading.
 */
export function useCheckoutDefaults(): CheckoutDefaults | undefined {
  const { data, error } = useCheckoutDefaultsQuery({
    // The list of orders in the cache is paged differently.
    fetchPolicy: 'no-cache',
  })
  return data || error ? toDefaults(data) : undefined
}
