import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { useApolloClient } from '@apollo/client/react'
import type { CheckoutFormOutput } from '#domain/orders/checkout.schema'
import type { UserError } from '../../platform/forms/form-errors'
import { useCartLazyQuery } from '../../platform/gql/cart'
import {
  type ErrorCode,
  type PlaceOrderMutation,
  usePlaceOrderMutation,
} from '../../platform/gql/checkout'
import { DeliveryRatesDocument } from '../../platform/gql/delivery'
import { getSession } from '../../platform/session/session'
import { cartChanges } from '../cart/cart-changes'
import { GRAPHQL_WAYS } from '../payments/ways'
import { type Attempt, beginAttempt, endAttempt, failAttempt } from './attempt'
import { beforeConnectionIsLost } from './connection-loss'
import type { OrderDraft } from './order-draft'

type Payload = PlaceOrderMutation['checkout']

export type PlacedOrder = NonNullable<Payload['order']> & Pick<Payload, 'paymentUrl'>

export type PlaceOrderOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  /** `unanswered`: nobody knows whether the order was placed. */
  | { readonly kind: 'alreadyPlaced' | 'failed' | 'unanswered' }
  /** `isRefused`: the server has said so, and placed nothing. */
  | { readonly kind: 'sessionEnded'; readonly isRefused: boolean }
  | {
      readonly kind: 'changed'
      readonly order: OrderDraft
      readonly code: ErrorCode
      readonly message: string
    }
  | { readonly kind: 'rejected'; readonly userErrors: readonly UserError[] }

/** The outcome of an attempt. */
export interface Answer {
  readonly attempt: Attempt
  readonly outcome: PlaceOrderOutcome
}

function outcomeOf({ order, paymentUrl, userErrors }: Payload): PlaceOrderOutcome {
  if (order) return { kind: 'placed', order: { ...order, paymentUrl } }
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

/** The names of the form's fields in the input of the checkout. */
const ADDRESS_PREFIX = /^shippingAddress\./

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Whether the shop itself has responded that it failed. A gateway does not know what the shop has done,
 * nor does the shop while it cannot reach its database.
 */
function isFailureOfShop(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.every(({ extensions }) => extensions?.code !== 'SERVICE_UNAVAILABLE')
  }
  if (!ServerError.is(error)) return false
  const { statusCode, bodyText } = error
  return isJson(bodyText) && statusCode !== 408 && statusCode <= 500
}

function toInput({ shipping, order, product }: Attempt) {
  const { addressId, saveAddress, phone, ...shippingAddress } = shipping
  return {
    shippingAddress,
    phone,
    saveAddress: saveAddress && addressId === '',
    lines: order.lines.map(({ product: { id, price }, quantity }) => ({
      productId: id,
      quantity,
      price,
    })),
    total: order.total,
    amountDue: order.amountDue,
    discountCode: order.discountCode,
    ...(product && { keepCart: true }),
    ...(order.onlineWay && { wayToPay: GRAPHQL_WAYS[order.onlineWay] }),
  }
}

/** Sends an attempt, which places one order however often it is sent. Never throws. */
export function useSendAttempt(): (attempt: Attempt) => Promise<PlaceOrderOutcome> {
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

  return async (attempt) => {
    try {
      const { data } = await beforeConnectionIsLost(
        placeOrder({ variables: { input: toInput(attempt), idempotencyKey: attempt.key } }),
      )
      if (!data) return { kind: 'unanswered' }
      endAttempt()
      const outcome = outcomeOf(data.checkout)
      if (outcome.kind === 'changed' || outcome.kind === 'alreadyPlaced') await refresh()
      return outcome
    } catch (error) {
      if (!getSession().token) {
        const isRefused = Boolean(getSession().hasEnded) && isFailureOfShop(error)
        return { kind: 'sessionEnded', isRefused }
      }
      if (!isFailureOfShop(error)) return { kind: 'unanswered' }
      failAttempt(attempt)
      return { kind: 'failed' }
    }
  }
}

/** Places an order, exactly once however often it is sent. Never throws. */
export function usePlaceOrder() {
  const client = useApolloClient()
  const send = useSendAttempt()
  return async (
    details: Omit<Attempt, 'key' | 'shipping' | 'hasFailed'>,
    shipping: CheckoutFormOutput,
  ): Promise<Answer> => {
    await cartChanges(client).settled()
    const attempt = beginAttempt({ ...details, shipping })
    const outcome = await send(attempt)
    // After signing in again the form is there, rather than a question about an order that was refused.
    if (outcome.kind === 'sessionEnded' && outcome.isRefused) failAttempt(attempt)
    return { attempt, outcome }
  }
}
