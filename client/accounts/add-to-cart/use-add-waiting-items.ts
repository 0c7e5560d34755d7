import { useApolloClient } from '@apollo/client/react'
import { MAX_QUANTITY } from '#domain/limits'
import { useAddToCartMutation } from '../../platform/gql/add-to-cart'
import {
  type CartDetailsFragment,
  useCartLazyQuery,
  useSetCartQuantityMutation,
} from '../../platform/gql/cart'
import { removeWaitingItem, updateWaitingItem } from './change-waiting-items'
import { readWaiting, type WaitingItem } from './waiting-items'

/** The outcome for the items; `reason` is the server's error message, if any. */
export type WaitingOutcome =
  | { readonly kind: 'none' | 'added' }
  | { readonly kind: 'failed'; readonly reason?: string }

/**
 * Puts the waiting items into the cart of the shopper who has just signed in. Items without a response from
 * the server keep waiting. Never throws.
 */
export function useAddWaitingItems(): () => Promise<WaitingOutcome> {
  const client = useApolloClient()
  const [fetchCart] = useCartLazyQuery({ fetchPolicy: 'network-only' })
  const [add] = useAddToCartMutation()
  const [setQuantity] = useSetCartQuantityMutation()

  /**
   * The quantity to reach is remembered before the first request, so that a repetition after a lost
   * response, or in another tab, adds nothing twice. Returns the server's error message, if any.
   */
  async function putIntoCart(
    cart: CartDetailsFragment,
    item: WaitingItem,
  ): Promise<string | undefined> {
    const { productId } = item
    const inCart = cart.lines.find(({ product }) => product.id === productId)?.quantity ?? 0
    const sum = { cartId: cart.id, quantity: Math.min(inCart + item.quantity, MAX_QUANTITY) }
    const target = item.target?.cartId === cart.id ? item.target : sum
    updateWaitingItem({ ...item, target })
    if (inCart >= target.quantity) return undefined
    const variables = { productId, quantity: target.quantity }
    if (inCart === 0) {
      const { data } = await add({ variables: { ...variables, seenPrice: item.price } })
      return data?.addToCart.userErrors[0]?.message
    }
    const { data } = await setQuantity({ variables })
    return data?.setCartQuantity.userErrors[0]?.message
  }

  return async () => {
    const { items } = readWaiting()
    if (items.length === 0) return { kind: 'none' }
    const reasons: string[] = []
    try {
      const { data } = await fetchCart()
      if (!data) return { kind: 'failed' }
      for (const item of items) {
        const reason = await putIntoCart(data.cart, item)
        removeWaitingItem(item)
        if (reason) reasons.push(reason)
      }
    } catch {
      return { kind: 'failed' }
    } finally {
      // It was fetched before the items were added.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'cart' })
    }
    return reasons.length === 0 ? { kind: 'added' } : { kind: 'failed', reason: reasons[0] }
  }
}
