import { useApolloClient } from '@apollo/client/react'
import { useAddToCart } from '../../accounts/add-to-cart/use-add-to-cart'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { type CartDetailsFragment, CartDocument } from '../../platform/gql/cart'
import { notifyError, notifySuccess } from '../../platform/lib/notify'
import { useText } from '../../platform/texts/text'
import { cartChanges } from './cart-changes'
import { CartLineList } from './cart-line-list'
import { useSayRemoved } from './use-say-removed'
import { useSendQuantity } from './use-send-quantity'

type Line = CartDetailsFragment['lines'][number]

/** Handlers that change a line of the cart and show the result as a toast. */
function useCartLineActions() {
  const t = useText()
  const client = useApolloClient()
  const changes = cartChanges(client)
  const sendQuantity = useSendQuantity()
  const sayRemoved = useSayRemoved()
  const { addToCart } = useAddToCart()

  async function setQuantity({ product }: Line, quantity: number): Promise<void> {
    const outcome = await changes.set(product.id, quantity, sendQuantity)
    if (outcome === 'done') notifySuccess(t('cart.updated'))
    if (outcome === 'failed') notifyError(t('cart.updateFailed'))
  }

  async function putBack({ product, quantity, earlierPrice }: Line): Promise<void> {
    const outcome = await addToCart(product.id, quantity, earlierPrice ?? product.price)
    if (outcome.kind === 'failed') notifyError(outcome.reason ?? t('cart.undoFailed'))
    // The response has only the count.
    refetchSilently(() => client.refetchQueries({ include: [CartDocument] }))
  }

  async function remove(line: Line): Promise<void> {
    const outcome = await changes.set(line.product.id, 0, sendQuantity)
    if (outcome === 'done') sayRemoved(line.product.name, () => void putBack(line))
    if (outcome === 'failed') notifyError(t('cart.removeFailed'))
  }

  return { setQuantity, remove }
}

interface CartLinesProps {
  readonly lines: CartDetailsFragment['lines']
  readonly onEmptied: () => void
}

export function CartLines({ lines, onEmptied }: CartLinesProps) {
  const { setQuantity, remove } = useCartLineActions()
  return (
    <CartLineList
      lines={lines}
      onQuantity={(line, quantity) => void setQuantity(line, quantity)}
      onRemove={(line) => void remove(line)}
      onEmptied={onEmptied}
    />
  )
}
