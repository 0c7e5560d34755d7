import { linesTotal, type Priceable } from '../money/pricing'
import type { Piastres } from '../money/units'

/** A line of a cart, of which there may be less than it asks for. */
export interface CartItem extends Priceable {
  /** The stock when it is low; 0 is sold out, null is plenty or not tracked. */
  readonly quantityAvailable: number | null
}

/** What of a cart can be ordered, and what it costs before delivery and discounts. */
export interface OrderableCart<Item extends CartItem> {
  readonly lines: readonly Item[]
  readonly quantity: number
  readonly totalPiastres: Piastres
}

/** How much of a line can be ordered: nothing of what is sold out, and no more than is left. */
export function orderableQuantity({
  quantity,
  quantityAvailable,
}: Pick<CartItem, 'quantity' | 'quantityAvailable'>): number {
  return Math.min(quantity, quantityAvailable ?? quantity)
}

/** The lines of a cart that can be ordered, with their total: the same on the server, in a visitor's cart and in checkouts. */
export function priceCart<Item extends CartItem>(items: readonly Item[]): OrderableCart<Item> {
  const lines = items
    .map((item) => ({ ...item, quantity: orderableQuantity(item) }))
    .filter(({ quantity }) => quantity > 0)
  return {
    lines,
    quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totalPiastres: linesTotal(lines),
  }
}

/** The price at which a product was added to a cart, if it has changed since; null otherwise, or if that is unknown. */
export function earlierPrice<Amount extends number>(
  added: Amount | null | undefined,
  current: Amount,
): Amount | null {
  return added == null || added === current ? null : added
}
