import { asPounds, type Pounds } from '#domain/money/units'
import { withQuantities } from '../orders/cart/with-quantities'
import type { CartDetailsFragment } from '../platform/gql/cart'
import { buildProduct } from './products'

/** A cart line as the server sends it; the product is named after its id. */
export function buildLine(productId: number, quantity: number, price = 100) {
  return {
    __typename: 'CartLine',
    id: `1:${productId}`,
    quantity,
    total: asPounds(price * quantity),
    earlierPrice: null as Pounds | null,
    product: buildProduct(productId, { name: `Product ${productId}`, price }),
  }
}

export function buildCart(...lines: ReturnType<typeof buildLine>[]) {
  return {
    __typename: 'Cart',
    id: '1',
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: asPounds(lines.reduce((sum, line) => sum + line.total, 0)),
    lines,
  }
}

/** Handlers of the cart's operations that share one cart. */
export function createCartHandlers(initialCart: CartDetailsFragment) {
  let cart = initialCart
  function change(productId: unknown, quantity: unknown) {
    cart = withQuantities(cart, new Map([[String(productId), Number(quantity)]]))
    return { __typename: 'CartPayload', cart, userErrors: [] }
  }
  return {
    cart: () => ({ cart }),
    cartCount: () => ({ cart: { __typename: 'Cart', id: cart.id, quantity: cart.quantity } }),
    setCartQuantity: (variables: Readonly<Record<string, unknown>>) => ({
      setCartQuantity: change(variables.productId, variables.quantity),
    }),
    removeFromCart: (variables: Readonly<Record<string, unknown>>) => ({
      removeFromCart: change(variables.productId, 0),
    }),
  }
}
