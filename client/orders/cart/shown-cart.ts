import { toPiastres, toPounds } from '#domain/money/money'
import { lineTotal } from '#domain/money/pricing'
import { orderableQuantity, priceCart } from '#domain/orders/cart-totals'
import type { CartDetailsFragment } from '../../platform/gql/cart'

type Line = CartDetailsFragment['lines'][number]

export interface ShownCart {
  /** All lines, in the order in which they were added. */
  readonly lines: Line[]
  /** The lines that can be ordered: nothing that is sold out, and no more than is in stock. */
  readonly orderable: Pick<CartDetailsFragment, 'lines' | 'total' | 'quantity'>
}

/** A cart as it is shown and ordered, with the totals of the server: a shopper's and a visitor's alike. */
export function toShownCart(lines: readonly Omit<Line, 'total'>[]): ShownCart {
  const items = lines.map((line) => {
    const { price, quantityAvailable } = line.product
    const item = { quantity: line.quantity, pricePiastres: toPiastres(price), quantityAvailable }
    const orderable = orderableQuantity(item)
    const total = toPounds(lineTotal({ ...item, quantity: orderable }))
    // What is sold out keeps its quantity, which does not count.
    return { ...item, line: { ...line, quantity: orderable || line.quantity, total } }
  })
  const priced = priceCart(items)
  return {
    lines: items.map(({ line }) => line),
    orderable: {
      lines: priced.lines.map(({ line }) => line),
      quantity: priced.quantity,
      total: toPounds(priced.totalPiastres),
    },
  }
}
