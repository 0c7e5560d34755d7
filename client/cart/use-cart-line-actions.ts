import { useApolloClient } from '@apollo/client/react'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../texts/text'
import { cartChanges } from './cart-changes'
import { useSendQuantity } from './use-send-quantity'

/** Handlers that change a line of the cart and show the result as a toast. */
export function useCartLineActions() {
  const t = useText()
  const changes = cartChanges(useApolloClient())
  const sendQuantity = useSendQuantity()

  async function setQuantity(productId: string, quantity: number): Promise<void> {
    const outcome = await changes.set(productId, quantity, sendQuantity)
    if (outcome === 'done') notifySuccess(t('cart.updated'))
    if (outcome === 'failed') notifyError(t('cart.updateFailed'))
  }

  async function remove(productId: string): Promise<void> {
    const outcome = await changes.set(productId, 0, sendQuantity)
    if (outcome === 'done') notifySuccess(t('cart.removed'))
    if (outcome === 'failed') notifyError(t('cart.removeFailed'))
  }

  return { setQuantity, remove }
}
