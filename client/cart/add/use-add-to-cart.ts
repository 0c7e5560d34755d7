import { useState } from 'react'
import { useAddToCartMutation } from '../../gql/cart-add'
import { useApolloLoader } from '../../lib/apollo-loader'
import { getSession } from '../../lib/session'
import type { AddToCartOutcome } from './add-to-cart'

/**
 * Adds a product to the signed-in shopper's cart; loads Apollo Client and the code for it on first
 * use. Never throws.
 */
export function useAddToCart() {
  const apollo = useApolloLoader()
  const mutate = useAddToCartMutation()
  const [isAdding, setIsAdding] = useState(false)

  async function add(productId: string, quantity: number): Promise<AddToCartOutcome> {
    if (!getSession().token) return { kind: 'notSignedIn' }
    setIsAdding(true)
    try {
      const [client, { addToCart }] = await Promise.all([apollo.load(), import('./add-to-cart')])
      return await addToCart(client, mutate, productId, quantity)
    } catch {
      return { kind: 'failed' }
    } finally {
      setIsAdding(false)
    }
  }

  return { addToCart: add, isAdding }
}
