import type { ApolloClient } from '@apollo/client'
import { CartDocument, RemoveFromCartDocument, SetCartQuantityDocument } from '../gql/cart'
import { getSession } from '../lib/session'

export type SendOutcome = 'done' | 'failed' | 'sessionEnded'

// The request outlives the page: whoever changes a quantity and leaves at once has changed it.
const context = { fetchOptions: { keepalive: true } }

async function change(client: ApolloClient, productId: string, quantity: number) {
  if (quantity > 0) {
    const variables = { productId, quantity }
    const { data } = await client.mutate({ mutation: SetCartQuantityDocument, variables, context })
    return data?.setCartQuantity
  }
  const variables = { productId }
  const { data } = await client.mutate({ mutation: RemoveFromCartDocument, variables, context })
  return data?.removeFromCart
}

/**
 * Tells the server a line's quantity, 0 to take it out, for the session of this token only.
 * After a refusal the cart is read again, since it is not what the shopper saw. Never throws.
 */
export async function sendQuantity(
  client: ApolloClient,
  token: string | null,
  productId: string,
  quantity: number,
): Promise<SendOutcome> {
  if (getSession().token !== token) return 'sessionEnded'
  try {
    const payload = await change(client, productId, quantity)
    if (payload?.cart) return 'done'
    await client.query({ query: CartDocument, fetchPolicy: 'network-only' })
    const isGone = payload?.userErrors.some(({ code }) => code === 'NOT_FOUND')
    return isGone && quantity === 0 ? 'done' : 'failed'
  } catch {
    return getSession().token === token ? 'failed' : 'sessionEnded'
  }
}
