import { sumPiastres, toPiastres, toPounds } from '#domain/money'
import type { CartDetailsFragment } from '../gql/cart'

/** The cart as it will be with these quantities by product; 0 takes a line out. */
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
    lines: priced.map(({ line, quantity, pricePiastres }) => ({
      ...line,
      quantity,
      total: toPounds(pricePiastres * quantity),
    })),
    quantity: priced.reduce((sum, { quantity }) => sum + quantity, 0),
    total: toPounds(sumPiastres(priced)),
  }
}
