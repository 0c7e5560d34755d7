import { useApolloClient } from '@apollo/client/react'
import { useEffect } from 'react'
import { listenToCartChanges } from '../../platform/session/cart-channel'

/** The queries of the cart; each includes the fields of those after it. */
const CART_QUERIES = ['Cart', 'CartCount']

/**
 * Fetches the displayed cart again when another tab has changed it, and when the shopper returns to this
 * tab, perhaps from another device.
 */
export function useCartSync(): void {
  const client = useApolloClient()
  useEffect(() => {
    const refetch = () => {
      if (document.visibilityState === 'hidden') return
      const active = [...client.getObservableQueries('active')]
      const name = CART_QUERIES.find((one) => active.some(({ queryName }) => queryName === one))
      void client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => queryName === name,
      })
    }
    const stopListening = listenToCartChanges(refetch)
    document.addEventListener('visibilitychange', refetch)
    window.addEventListener('focus', refetch)
    return () => {
      stopListening()
      document.removeEventListener('visibilitychange', refetch)
      window.removeEventListener('focus', refetch)
    }
  }, [client])
}
