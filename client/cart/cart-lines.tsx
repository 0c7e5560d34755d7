import { useApolloClient } from '@apollo/client/react'
import { useRef } from 'react'
import type { CartDetailsFragment } from '../gql/cart'
import { notifyError, notifySuccess } from '../lib/notify'
import { useText } from '../texts/text'
import { cartChanges } from './cart-changes'
import { CartLine } from './cart-line'
import { useSendQuantity } from './use-send-quantity'

/** Handlers that change a line of the cart and show the result as a toast. */
function useCartLineActions() {
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

interface CartLinesProps {
  readonly lines: CartDetailsFragment['lines']
  readonly onEmptied: () => void
}

export function CartLines({ lines, onEmptied }: CartLinesProps) {
  const t = useText()
  const { setQuantity, remove } = useCartLineActions()
  const removeButtons = useRef(new Map<string, HTMLButtonElement>())

  function removeAt(index: number, productId: string): void {
    // Move the focus before the focused button is removed.
    const neighbour = lines[index + 1] ?? lines[index - 1]
    if (neighbour) removeButtons.current.get(neighbour.product.id)?.focus()
    else onEmptied()
    void remove(productId)
  }

  return (
    <ul className="cart__lines card" aria-label={t('cart.title')}>
      {lines.map((line, index) => (
        <CartLine
          key={line.product.id}
          line={line}
          onQuantity={(quantity) => void setQuantity(line.product.id, quantity)}
          onRemove={() => removeAt(index, line.product.id)}
          removeButton={(button) => {
            if (!button) return
            const buttons = removeButtons.current
            buttons.set(line.product.id, button)
            return () => {
              buttons.delete(line.product.id)
            }
          }}
        />
      ))}
    </ul>
  )
}
