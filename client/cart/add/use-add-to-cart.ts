import { useState } from 'react'
import { useAddToCartMutation } from '../../gql/cart-add'
import { useApolloLoader } from '../../lib/apollo-loader'
import { getSession } from '../../lib/session'
import { useLoginState } from '../../routing/return-path'
import type { AddToCartOutcome } from './add-to-cart'
import { addWaitingItem } from './waiting-items'

/**
 * Adds a product to the signed-in shopper's cart; loads Apollo Client and the code for it on first
 * use. What a visitor adds waits in the browser until they sign in. Never throws.
 */
export function useAddToCart() {
  const apollo = useApolloLoader()
  const mutate = useAddToCartMutation()
  const [isAdding, setIsAdding] = useState(false)
  const { from } = useLoginState()

  /** @param next is where a visitor is after signing in, if not here. */
  async function add(productId: string, quantity: number, next = from): Promise<AddToCartOutcome> {
    if (!getSession().token) {
      addWaitingItem({ productId, quantity }, next)
      return { kind: 'notSignedIn' }
    }
    setIsAdding(true)
    try {
      const [client, { addToCart }] = await Promise.all([apollo.load(), import('./add-to-cart')])
      const outcome = await addToCart(client, mutate, productId, quantity)
      if (outcome.kind === 'sessionEnded') addWaitingItem({ productId, quantity }, next)
      return outcome
    } catch {
      return { kind: 'failed' }
    } finally {
      setIsAdding(false)
    }
  }

  return { addToCart: add, isAdding }
}
