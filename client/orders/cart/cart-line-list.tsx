import { useRef } from 'react'
import type { CartDetailsFragment } from '../../platform/gql/cart'
import { useText } from '../../platform/texts/text'
import { CartLine } from './cart-line'

type Line = CartDetailsFragment['lines'][number]

interface CartLineListProps {
  readonly lines: readonly Line[]
  readonly onQuantity: (line: Line, quantity: number) => void
  readonly onRemove: (line: Line) => void
  readonly onEmptied: () => void
}

export function CartLineList({ lines, onQuantity, onRemove, onEmptied }: CartLineListProps) {
  const t = useText()
  const removeButtons = useRef(new Map<string, HTMLButtonElement>())

  function removeAt(index: number, line: Line): void {
    // Move the focus before the focused button is removed.
    const neighbour = lines[index + 1] ?? lines[index - 1]
    if (neighbour) removeButtons.current.get(neighbour.product.id)?.focus()
    else onEmptied()
    onRemove(line)
  }

  return (
    <ul className="cart__lines card" aria-label={t('cart.title')}>
      {lines.map((line, index) => (
        <CartLine
          key={line.product.id}
          line={line}
          onQuantity={(quantity) => onQuantity(line, quantity)}
          onRemove={() => removeAt(index, line)}
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
