import { withQuantities } from '../cart/with-quantities'
import type { CartDetailsFragment } from '../gql/cart'
import { buildProduct } from './products'

/** A line of a cart as the server sends it; the product's id is its name's number. */
export function buildLine(productId: number, quantity: number, price = 100) {
  return {
    __typename: 'CartLine',
    id: `1:${productId}`,
    quantity,
    total: price * quantity,
    product: buildProduct(productId, { name: `Product ${productId}`, price }),
  }
}

export function buildCart(...lines: ReturnType<typeof buildLine>[]) {
  return {
    __typename: 'Cart',
    id: '1',
    quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    total: lines.reduce((sum, line) => sum + line.total, 0),
    lines,
  }
}

/** Answers to the cart's operations by a server that keeps the cart. */
export function keepCart(start: CartDetailsFragment) {
  let cart = start
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
