import { useApolloClient } from '@apollo/client/react'
import type { CheckoutFormOutput } from '#domain/checkout.schema'
import { cartChanges } from '../cart/cart-changes'
import { useCartLazyQuery } from '../gql/cart'
import { type ErrorCode, type PlaceOrderMutation, usePlaceOrderMutation } from '../gql/checkout'
import { DeliveryRatesDocument } from '../gql/delivery'
import type { UserError } from '../lib/form-errors'
import { getSession } from '../lib/session'
import { beginAttempt, endAttempt } from './attempt'
import type { OrderDraft, SeenOrder } from './order-draft'

export type PlaceOrderOutcome =
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'alreadyPlaced' | 'failed' | 'sessionEnded' }
  | {
      readonly kind: 'changed'
      readonly order: OrderDraft
      readonly code: ErrorCode
      readonly message: string
    }
  | { readonly kind: 'rejected'; readonly userErrors: readonly UserError[] }

type Payload = PlaceOrderMutation['checkout']

function outcomeOf({ order, userErrors }: Payload): PlaceOrderOutcome {
  if (order) return { kind: 'placed', orderId: order.id }
  const changed = userErrors.find((error) => 'lines' in error)
  if (changed && 'lines' in changed) {
    return { kind: 'changed', order: changed, code: changed.code, message: changed.message }
  }
  // An attempt whose response was lost has used the key for an order with other contents.
  if (userErrors.some(({ code }) => code === 'CONFLICT')) return { kind: 'alreadyPlaced' }
  if (userErrors.length === 0) return { kind: 'failed' }
  return {
    kind: 'rejected',
    userErrors: userErrors.map((error) => ({
      ...error,
      field: error.field?.replace(ADDRESS_PREFIX, '') ?? null,
    })),
  }
}

/** What the fields of the form are called in the input of the checkout. */
const ADDRESS_PREFIX = /^shippingAddress\./

function toInput({ addressId, saveAddress, phone, ...address }: CheckoutFormOutput) {
  return { shippingAddress: address, phone, saveAddress: saveAddress && addressId === '' }
}

/** Places an order, exactly once however often it is sent. Never throws. */
export function usePlaceOrder() {
  const client = useApolloClient()
  const [placeOrder] = usePlaceOrderMutation()
  const [fetchCart] = useCartLazyQuery({ fetchPolicy: 'network-only' })

  /** Both may have changed since they were displayed. */
  async function refresh(): Promise<void> {
    try {
      await Promise.all([fetchCart(), client.refetchQueries({ include: [DeliveryRatesDocument] })])
    } catch {
      // The order's outcome matters more, and the cart page fetches the cart anyway.
    }
  }

  return async (
    cartId: string,
    order: SeenOrder,
    shipping: CheckoutFormOutput,
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
        variables: {
          input: {
            ...toInput(shipping),
            lines,
            total: order.total,
            amountDue: order.amountDue,
            discountCode: order.discountCode,
          },
          idempotencyKey: key,
        },
      })
      if (!data) return { kind: 'failed' }
      endAttempt()
      const outcome = outcomeOf(data.checkout)
      if (outcome.kind === 'changed' || outcome.kind === 'alreadyPlaced') await refresh()
      return outcome
    } catch {
      return getSession().token ? { kind: 'failed' } : { kind: 'sessionEnded' }
    }
  }
}
