import {
  useCartLazyQuery,
  useRemoveFromCartMutation,
  useSetCartQuantityMutation,
} from '../../platform/gql/cart'
import { getSession } from '../../platform/session/session'

export type SendOutcome = 'done' | 'failed' | 'sessionEnded'

/** Sends a line's quantity, 0 to remove it, unless the session has changed since. Never throws. */
export type SendQuantity = (
  token: string | null,
  productId: string,
  quantity: number,
) => Promise<SendOutcome>

const OPTIONS = {
  ignoreResults: true,
  // A change right before leaving the page is still saved.
  context: { fetchOptions: { keepalive: true } },
}

export function useSendQuantity(): SendQuantity {
  const [setCartQuantity] = useSetCartQuantityMutation(OPTIONS)
  const [removeFromCart] = useRemoveFromCartMutation(OPTIONS)
  const [fetchCart] = useCartLazyQuery({ fetchPolicy: 'network-only' })

  async function send(productId: string, quantity: number) {
    if (quantity > 0) {
      const { data } = await setCartQuantity({ variables: { productId, quantity } })
      return data?.setCartQuantity
    }
    const { data } = await removeFromCart({ variables: { productId } })
    return data?.removeFromCart
  }

  return async (token, productId, quantity) => {
    if (getSession().token !== token) return 'sessionEnded'
    try {
      const payload = await send(productId, quantity)
      if (payload?.cart) return 'done'
      // The displayed cart is out of date.
      await fetchCart()
      const isGone = payload?.userErrors.some(({ code }) => code === 'NOT_FOUND')
      return isGone && quantity === 0 ? 'done' : 'failed'
    } catch {
      return getSession().token === token ? 'failed' : 'sessionEnded'
    }
  }
}
