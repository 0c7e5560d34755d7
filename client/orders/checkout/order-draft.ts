import type { Pounds } from '#domain/money/units'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import type { CartDetailsFragment } from '../../platform/gql/cart'
import type { OrderedProduct } from '../../platform/routing/checkout-path'

/** The lines and total as displayed and submitted. */
export type OrderDraft = Pick<CartDetailsFragment, 'lines' | 'total'>

/** The same with the amount due, as displayed. */
export interface SeenOrder extends OrderDraft {
  readonly amountDue: Pounds
  /** The discount code in it. */
  readonly discountCode: string | undefined
  /** How it is paid, if not in cash. */
  readonly onlineWay?: OnlineWay | undefined
}

/** The source of an order: a shopper's cart, or a single product. */
export interface OrderSource {
  readonly cartId: string
  readonly product?: OrderedProduct | undefined
}

/**
 * The key under which the discount of an order is stored, so that one for the cart is not used for another
 * order.
 */
export function discountScope({ cartId, product }: OrderSource): string {
  return product ? `${cartId}/${product.productId}` : cartId
}
