import type { ApolloCache, ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { type AddToCartMutation, CartCountDocument, useAddToCartMutation } from '../gql/cart'
import { getSession } from '../lib/session'

/** What came of adding; the server's `reason` is there where it gave one. */
export type AddToCartOutcome =
  | { readonly kind: 'added' | 'notSignedIn' | 'sessionEnded' }
  | { readonly kind: 'failed'; readonly reason?: string }

/** The count the shopper sees at once, before the server has answered. */
function expected(cache: ApolloCache, quantity: number): AddToCartMutation | undefined {
  const cart = cache.readQuery({ query: CartCountDocument })?.cart
  if (!cart) return undefined
  const answer = {
    __typename: 'CartPayload',
    cart: { ...cart, quantity: cart.quantity + quantity },
    userErrors: [],
  }
  return { addToCart: answer }
}

let underWay = 0
let overlapped = false

/** Answers may overtake each other: the last one to arrive need not be the newest. */
function settle(client: ApolloClient): void {
  underWay -= 1
  if (underWay > 0) return
  if (overlapped) void client.refetchQueries({ include: [CartCountDocument] })
  overlapped = false
}

/** The function that adds a product to the signed-in shopper's cart. It never throws. */
export function useAddToCart() {
  const client = useApolloClient()
  const [mutate, { loading }] = useAddToCartMutation()

  async function addToCart(productId: string, quantity: number): Promise<AddToCartOutcome> {
    if (!getSession().token) return { kind: 'notSignedIn' }
    underWay += 1
    overlapped ||= underWay > 1
    try {
      const { data } = await mutate({
        variables: { productId, quantity },
        optimisticResponse: (_variables, { IGNORE }) => expected(client.cache, quantity) ?? IGNORE,
        update: (target, { data: answer }) => {
          const id = answer?.addToCart.cart && target.identify(answer.addToCart.cart)
          if (!id) return
          // The answer is short: what it leaves out of the cart is read again when it is shown.
          target.evict({ id, fieldName: 'lines' })
          target.evict({ id, fieldName: 'total' })
        },
      })
      const [refusal] = data?.addToCart.userErrors ?? []
      if (data?.addToCart.cart && !refusal) return { kind: 'added' }
      return { kind: 'failed', reason: refusal?.message }
    } catch {
      return getSession().token ? { kind: 'failed' } : { kind: 'sessionEnded' }
    } finally {
      settle(client)
    }
  }

  return { addToCart, isAdding: loading }
}
