import { toPiastres, toPounds } from '#domain/money/money'
import { linesTotal } from '#domain/money/pricing'
import type { Pounds } from '#domain/money/units'
import type { OrderDetailsFragment } from '../../platform/gql/orders'

/** The sum of an order's items in pounds, before discounts and fees. */
export function itemsSubtotal(
  items: readonly Pick<OrderDetailsFragment['items'][number], 'price' | 'quantity'>[],
): Pounds {
  const lines = items.map(({ price, quantity }) => ({ pricePiastres: toPiastres(price), quantity }))
  return toPounds(linesTotal(lines))
}
