import {
  type DeliveryArea,
  deliveryAdjustment,
  missingForFreeDelivery,
  NO_RATE,
} from '#domain/delivery/delivery'
import type { Discount } from '#domain/discounts/discounts'
import { toPiastres, toPounds } from '#domain/money/money'
import type { Totals } from '#domain/money/pricing'
import { asPounds, NO_PIASTRES, type Piastres, type Pounds } from '#domain/money/units'
import { calculateOrderTotals } from '#domain/orders/order-totals'
import type { DeliveryTermsFragment } from '../gql/delivery'

interface Line {
  readonly quantity: number
  readonly product: { readonly price: Pounds }
}

/** What shoppers see of the rate of an area: an area that is not listed is free. */
export function findTerms(
  rates: readonly DeliveryTermsFragment[],
  area: DeliveryArea,
): Omit<DeliveryTermsFragment, 'area'> {
  const { minDays, maxDays } = NO_RATE
  return (
    rates.find((rate) => rate.area === area) ?? {
      fee: asPounds(0),
      freeFrom: null,
      minDays,
      maxDays,
      displayNote: null,
    }
  )
}

function toFee({ fee, freeFrom }: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>) {
  return {
    feePiastres: toPiastres(fee),
    freeFromPiastres: freeFrom === null ? null : toPiastres(freeFrom),
  }
}

/** How many pounds are missing for free delivery; undefined if it never is, or costs nothing anyway. */
export function missingPounds(
  terms: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>,
  itemsTotalPiastres: Piastres,
): Pounds | undefined {
  const missing = missingForFreeDelivery(toFee(terms), itemsTotalPiastres)
  return missing === undefined ? undefined : toPounds(missing)
}

/** What delivery of items with this total costs, in pounds. */
export function deliveryCost(
  terms: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>,
  itemsTotal: Pounds,
): Pounds {
  return toPounds(deliveryAdjustment(toFee(terms), toPiastres(itemsTotal))?.piastres ?? NO_PIASTRES)
}

/** What an order costs, calculated as the server does; without an area, without delivery. */
export function calculateTotals(
  lines: readonly Line[],
  rates: readonly DeliveryTermsFragment[],
  area: DeliveryArea | undefined,
  discount?: Discount,
): Totals {
  const priceable = lines.map(({ quantity, product }) => ({
    quantity,
    pricePiastres: toPiastres(product.price),
  }))
  const delivery = area ? toFee(findTerms(rates, area)) : NO_RATE
  return calculateOrderTotals(priceable, { delivery, discount })
}
