import type { ShippingInput } from '#domain/checkout.schema'
import { type CheckoutDefaultsQuery, useCheckoutDefaultsQuery } from '../gql/checkout'
import { COUNTRY_CODE } from '../lib/country-code'

const BLANK: ShippingInput = { address: '', city: '', phone: '' }

function toDefaults({ me, orders }: CheckoutDefaultsQuery): ShippingInput {
  const [last] = orders.nodes
  if (last) return { address: last.address, city: last.city, phone: last.phone }
  return { ...BLANK, phone: me ? `${COUNTRY_CODE}${me.mobile}` : '' }
}

/**
 * Where the shopper's last order went, or else the account's phone number; blank if they cannot be
 * fetched. Undefined while loading.
 */
export function useShippingDefaults(): ShippingInput | undefined {
  const { data, error } = useCheckoutDefaultsQuery({
    // The list of orders in the cache is paged differently.
    fetchPolicy: 'no-cache',
  })
  if (error) return BLANK
  return data && toDefaults(data)
}
