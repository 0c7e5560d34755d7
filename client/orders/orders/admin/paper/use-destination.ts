import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import { useAddressParts } from '../../../../accounts/addresses/use-address-parts'
import type { AdminOrderDetailsFragment } from '../../../../platform/gql/orders-admin'
import { useLocale } from '../../../../platform/texts/text'

interface Destination {
  /** The governorate by which couriers sort, or the city of an order without structured fields. */
  readonly governorate: string
  /** Undefined if it is the governorate itself, such as Cairo in Cairo. */
  readonly area: string | undefined
  readonly address: readonly string[]
}

/** Says where an order goes, in the language of the page. */
export function useDestination() {
  const partsOf = useAddressParts()
  const locale = useLocale()
  return (
    order: Pick<AdminOrderDetailsFragment, 'address' | 'city' | 'shippingAddress'>,
  ): Destination => {
    const { shippingAddress } = order
    if (!shippingAddress) {
      return { governorate: order.city, area: undefined, address: [order.address].filter(Boolean) }
    }
    const { address, city } = partsOf(shippingAddress)
    return {
      governorate: GOVERNORATE_NAMES[shippingAddress.governorate][locale],
      area: city.length > 1 ? city[0] : undefined,
      address,
    }
  }
}
