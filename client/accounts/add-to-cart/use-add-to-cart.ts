import { useState } from 'react'
import type { Pounds } from '#domain/money/units'
import { useApolloLoader } from '../../platform/api/apollo-loader'
import { nextPaint } from '../../platform/lib/next-paint'
import { useLoginState } from '../../platform/routing/return-path'
import { getSession } from '../../platform/session/session'
import type { AddToCartOutcome } from './add-to-cart'
import { addWaitingItem } from './waiting-items'

/**
 * Adds a product to the signed-in shopper's cart; loads Apollo Client and the code for it on first use. Items
 * that a visitor adds, at the price they see, wait in the browser until they sign in. Never throws.
 */
export function useAddToCart() {
  const apollo = useApolloLoader()
  const [isAdding, setIsAdding] = useState(false)
  const { from } = useLoginState()

  async function add(
    productId: string,
    quantity: number,
    price: Pounds,
  ): Promise<AddToCartOutcome> {
    if (!getSession().token) {
      addWaitingItem({ productId, quantity, price }, from)
      // Paint first, so that the tap gets a response before the message is loaded and rendered.
      await nextPaint()
      return { kind: 'notSignedIn' }
    }
    setIsAdding(true)
    try {
      const [client, { addToCart }] = await Promise.all([apollo.load(), import('./add-to-cart')])
      const outcome = await addToCart(client, productId, quantity, price)
      if (outcome.kind === 'sessionEnded') addWaitingItem({ productId, quantity, price }, from)
      return outcome
    } catch {
      return { kind: 'failed' }
    } finally {
      setIsAdding(false)
    }
  }

  return { addToCart: add, isAdding }
}
