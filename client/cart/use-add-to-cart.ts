import { useState } from 'react'
import { useClientSource } from '../lib/client-source'
import { getSession } from '../lib/session'

/** What came of adding; the server's `reason` is there where it gave one. */
export type AddToCartOutcome =
  | { readonly kind: 'added' | 'notSignedIn' | 'sessionEnded' }
  | { readonly kind: 'failed'; readonly reason?: string }

/** The function that adds a product to the signed-in shopper's cart. It never throws. */
export function useAddToCart() {
  const source = useClientSource()
  const [isAdding, setIsAdding] = useState(false)

  async function add(productId: string, quantity: number): Promise<AddToCartOutcome> {
    if (!getSession().token) return { kind: 'notSignedIn' }
    setIsAdding(true)
    try {
      const [client, { addToCart }] = await Promise.all([source.load(), import('./add-to-cart')])
      return await addToCart(client, productId, quantity)
    } catch {
      return { kind: 'failed' }
    } finally {
      setIsAdding(false)
    }
  }

  return { addToCart: add, isAdding }
}
