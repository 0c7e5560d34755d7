import { useApolloClient } from '@apollo/client/react'
import type { ShippingInput } from '#domain/checkout.schema'
import { cartChanges } from '../cart/cart-changes'
import { CartDocument } from '../gql/cart'
import { type ErrorCode, type PlaceOrderMutation, usePlaceOrderMutation } from '../gql/checkout'
import type { Refusal } from '../lib/form-problems'
import { getSession } from '../lib/session'
import { beginAttempt, endAttempt } from './attempt'
import type { ShownOrder } from './shown-order'

export type PlaceOrderOutcome =
  | { readonly kind: 'placed' | 'alreadyPlaced' | 'failed' | 'sessionEnded' }
  | {
      readonly kind: 'changed'
      readonly order: ShownOrder
      readonly code: ErrorCode
      readonly message: string
    }
  | { readonly kind: 'refused'; readonly refusals: readonly Refusal[] }

type Payload = PlaceOrderMutation['checkout']

function outcomeOf({ order, userErrors }: Payload): PlaceOrderOutcome {
  if (order) return { kind: 'placed' }
  const changed = userErrors.find((error) => 'lines' in error)
  if (changed && 'lines' in changed) {
    return { kind: 'changed', order: changed, code: changed.code, message: changed.message }
  }
  // The key already made an order of other contents: an attempt whose answer was lost.
  if (userErrors.some(({ code }) => code === 'CONFLICT')) return { kind: 'alreadyPlaced' }
  return userErrors.length > 0 ? { kind: 'refused', refusals: userErrors } : { kind: 'failed' }
}

/** The function that orders what is shown, once however often it is sent. It never throws. */
export function usePlaceOrder() {
  const client = useApolloClient()
  const [placeOrder] = usePlaceOrderMutation()

  async function readCartAgain(): Promise<void> {
    try {
      await client.query({ query: CartDocument, fetchPolicy: 'network-only' })
    } catch {
      // The order's own outcome is what matters; the cart page reads it again anyway.
    }
  }

  return async (
    cartId: string,
    order: ShownOrder,
    shipping: ShippingInput,
  ): Promise<PlaceOrderOutcome> => {
    await cartChanges(client).settled()
    const { key } = beginAttempt({ cartId, order, shipping })
    const lines = order.lines.map(({ product, quantity }) => ({
      productId: product.id,
      quantity,
      price: product.price,
    }))
    try {
      const { data } = await placeOrder({
        variables: { input: { ...shipping, lines, total: order.total }, idempotencyKey: key },
      })
      if (!data) return { kind: 'failed' }
      endAttempt()
      const outcome = outcomeOf(data.checkout)
      if (outcome.kind === 'changed' || outcome.kind === 'alreadyPlaced') await readCartAgain()
      return outcome
    } catch {
      return getSession().token ? { kind: 'failed' } : { kind: 'sessionEnded' }
    }
  }
}
