import { toPiastres, toPounds } from '#domain/money/money'
import { calculateTotals, lineTotal } from '#domain/money/pricing'
import type { CartDetailsFragment } from '../../platform/gql/cart'

/** The cart with new quantities by product id; 0 removes the line. */
export function withQuantities(
  cart: CartDetailsFragment,
  quantities: ReadonlyMap<string, number>,
): CartDetailsFragment {
  const priced = cart.lines
    .map((line) => ({
      line,
      quantity: quantities.get(line.product.id) ?? line.quantity,
      pricePiastres: toPiastres(line.product.price),
    }))
    .filter(({ quantity }) => quantity > 0)
  return {
    ...cart,
    lines: priced.map(({ line, ...priceable }) => ({
      ...line,
      quantity: priceable.quantity,
      total: toPounds(lineTotal(priceable)),
    })),
    quantity: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    total: toPounds(calculateTotals(priced).totalPiastres),
  }
}
