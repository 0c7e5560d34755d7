import {
  type DeliveryArea,
  deliveryAdjustment,
  missingForFreeDelivery,
  NO_RATE,
} from '#domain/delivery/delivery'
import type { Discount } from '#domain/discounts/discounts'
import { toPiastres, toPounds } from '#domain/money/money'
import type { Totals } from '#domain/money/pricing'
import { NO_PIASTRES, type Piastres, type Pounds } from '#domain/money/units'
import { calculateOrderTotals } from '#domain/orders/order-totals'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'

interface Line {
  readonly quantity: number
  readonly product: { readonly price: Pounds }
}

/** The rate of an area; undefined if the owner has set none, and so promised nothing. */
export function findTerms(
  rates: readonly DeliveryTermsFragment[],
  area: DeliveryArea,
): DeliveryTermsFragment | undefined {
  return rates.find((rate) => rate.area === area)
}

function toFee({ fee, freeFrom }: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>) {
  return {
    feePiastres: toPiastres(fee),
    freeFromPiastres: freeFrom === null ? null : toPiastres(freeFrom),
  }
}

/** The pounds missing for free delivery; undefined if delivery is never free, or always. */
export function missingPounds(
  terms: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>,
  itemsTotalPiastres: Piastres,
): Pounds | undefined {
  const missing = missingForFreeDelivery(toFee(terms), itemsTotalPiastres)
  return missing === undefined ? undefined : toPounds(missing)
}

/** The delivery fee for items with this total, in pounds. */
export function deliveryCost(
  terms: Pick<DeliveryTermsFragment, 'fee' | 'freeFrom'>,
  itemsTotal: Pounds,
): Pounds {
  return toPounds(deliveryAdjustment(toFee(terms), toPiastres(itemsTotal))?.piastres ?? NO_PIASTRES)
}

/** The totals of an order, calculated as on the server; without an area that has a rate, they exclude delivery. */
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
  const terms = area && findTerms(rates, area)
  const delivery = terms ? toFee(terms) : NO_RATE
  return calculateOrderTotals(priceable, { delivery, discount })
}
