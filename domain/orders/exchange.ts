import { asPiastres, minPiastres, type Piastres } from '../money/units'

// An exchange: items of a delivered order go back for an order that goes out, whose courier takes them at the door.

/** Settlement of the returned items' value. */
export interface ExchangeAmounts {
  /** Credit applied to the new order. */
  readonly usedPiastres: Piastres
  /** Amount to collect on delivery. */
  readonly amountDuePiastres: Piastres
  /** Amount to refund once the returned items have arrived. */
  readonly toRefundPiastres: Piastres
}

/** Applies the value of the returned items to the new order, as far as it goes. */
export function exchangeAmounts(
  creditPiastres: Piastres,
  totalPiastres: Piastres,
): ExchangeAmounts {
  const usedPiastres = minPiastres(creditPiastres, totalPiastres)
  return {
    usedPiastres,
    amountDuePiastres: asPiastres(totalPiastres - usedPiastres),
    toRefundPiastres: asPiastres(creditPiastres - usedPiastres),
  }
}
