import type { ApolloCache, ApolloClient } from '@apollo/client'
import type { Pounds } from '#domain/money/units'
import { AddToCartDocument, type AddToCartMutation } from '../../platform/gql/add-to-cart'
import { CartCountDocument } from '../../platform/gql/cart'
import { getSession } from '../../platform/session/session'

/** `reason` is the server's error message, if any. */
export type AddToCartOutcome =
  | { readonly kind: 'added' | 'notSignedIn' | 'sessionEnded' }
  | { readonly kind: 'failed'; readonly reason?: string }

function optimisticResponse(cache: ApolloCache, quantity: number): AddToCartMutation | undefined {
  const cart = cache.readQuery({ query: CartCountDocument })?.cart
  if (!cart) return undefined
  const payload = {
    __typename: 'CartPayload',
    cart: { ...cart, quantity: cart.quantity + quantity },
    userErrors: [],
  }
  return { addToCart: payload }
}

let pendingCount = 0
let hasOverlapped = false

/** Responses may arrive out of order: after overlapping requests the count is fetched again. */
function settle(client: ApolloClient): void {
  pendingCount -= 1
  if (pendingCount > 0) return
  if (hasOverlapped) void client.refetchQueries({ include: [CartCountDocument] })
  hasOverlapped = false
}

/**
 * Adds a product to the signed-in shopper's cart and updates the count optimistically. Never
 * throws.
 */
export async function addToCart(
  client: ApolloClient,
  productId: string,
  quantity: number,
  /** The price that the shopper sees. */
  seenPrice?: Pounds,
): Promise<AddToCartOutcome> {
  pendingCount += 1
  hasOverlapped ||= pendingCount > 1
  try {
    const { data } = await client.mutate({
      mutation: AddToCartDocument,
      variables: { productId, quantity, seenPrice },
      optimisticResponse: (_variables, { IGNORE }) =>
        optimisticResponse(client.cache, quantity) ?? IGNORE,
      update: (cache, { data: response }) => {
        const id = response?.addToCart.cart && cache.identify(response.addToCart.cart)
        if (!id) return
        // The response contains neither: the cart page refetches them.
        cache.evict({ id, fieldName: 'lines' })
        cache.evict({ id, fieldName: 'total' })
      },
    })
    const [error] = data?.addToCart.userErrors ?? []
    if (data?.addToCart.cart && !error) return { kind: 'added' }
    return { kind: 'failed', reason: error?.message }
  } catch {
    return getSession().token ? { kind: 'failed' } : { kind: 'sessionEnded' }
  } finally {
    settle(client)
  }
}
