import { toPiastres, toPounds } from '#domain/money/money'
import { addPiastres, asPiastres, asPounds, type Pounds } from '#domain/money/units'
import { calculateRefund } from '#domain/orders/returns'
import type { OwnReturnsQuery } from '../../../platform/gql/orders-returns'

const NO_POUNDS = asPounds(0)

/** An order with what its refunds are calculated from. */
export type ReturnableOrder = Pick<
  NonNullable<OwnReturnsQuery['order']>,
  'id' | 'items' | 'itemsTotal' | 'total' | 'paid'
>

/** How many units of each item come back, by its ID. */
export type Quantities = ReadonlyMap<string, number>

/** Returns the refund for these units, less the `credit` that has paid for the items sent in exchange. */
export function refundOf(
  { items, itemsTotal, total, paid }: ReturnableOrder,
  quantities: Quantities,
  includesDelivery: boolean,
  credit = NO_POUNDS,
): Pounds {
  const refund = calculateRefund(
    {
      items: items.map(({ id, price, quantity, returnedQuantity }) => ({
        pricePiastres: toPiastres(price),
        quantity,
        returnedQuantity,
        returning: quantities.get(id) ?? 0,
      })),
      itemsTotalPiastres: toPiastres(itemsTotal),
      totalPiastres: toPiastres(total),
      paidPiastres: addPiastres(toPiastres(paid), toPiastres(credit)),
    },
    includesDelivery,
  )
  return toPounds(asPiastres(Math.max(0, refund.totalPiastres - toPiastres(credit))))
}
