import { useAddressParts } from '../../accounts/addresses/use-address-parts'
import type { OrderDetailsFragment } from '../../platform/gql/orders'

/** The parts of an order's address, in the language of the page if it has them; none once it is deleted. */
export function useOrderAddress({
  address,
  city,
  shippingAddress,
}: Pick<OrderDetailsFragment, 'address' | 'city' | 'shippingAddress'>): readonly string[] {
  const partsOf = useAddressParts()
  if (!shippingAddress) return [address, city].filter(Boolean)
  const parts = partsOf(shippingAddress)
  return [...parts.address, ...parts.city]
}
