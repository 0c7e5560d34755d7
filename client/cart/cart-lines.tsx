import { useRef } from 'react'
import type { CartDetailsFragment } from '../gql/cart'
import { useText } from '../texts/text'
import { CartLine } from './cart-line'
import { useCartLineActions } from './use-cart-line-actions'

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
