import type { CartDetailsFragment } from '../../platform/gql/cart'
import { toShownCart } from './shown-cart'

/** The cart with new quantities by product id; 0 removes the line. */
export function withQuantities(
  cart: CartDetailsFragment,
  quantities: ReadonlyMap<string, number>,
): CartDetailsFragment {
  const lines = cart.lines
    .map((line) => ({ ...line, quantity: quantities.get(line.product.id) ?? line.quantity }))
    .filter(({ quantity }) => quantity > 0)
  const { lines: priced, orderable } = toShownCart(lines)
  return {
    ...cart,
    lines: priced.map((line, index) => ({ ...line, quantity: lines[index]?.quantity ?? 0 })),
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: orderable.total,
  }
}
