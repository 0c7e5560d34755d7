import type { ApolloCache, ApolloClient } from '@apollo/client'
import { AddToCartDocument, type AddToCartMutation, CartCountDocument } from '../gql/cart'
import { getSession } from '../lib/session'
import type { AddToCartOutcome } from './use-add-to-cart'

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

/** Adds a product to the cart of whoever is signed in. It never throws. */
export async function addToCart(
  client: ApolloClient,
  productId: string,
  quantity: number,
): Promise<AddToCartOutcome> {
  underWay += 1
  overlapped ||= underWay > 1
  try {
    const { data } = await client.mutate({
      mutation: AddToCartDocument,
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
