import { useState } from 'react'
import type { CartDetailsFragment } from '../gql/cart'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { findAttempt } from './attempt'
import { CheckoutForm } from './checkout-form'
import type { ShownOrder } from './shown-order'

/** Chooses what is ordered: what the cart holds, unless an earlier answer or attempt says otherwise. */
export function Checkout({ cart }: { readonly cart: CartDetailsFragment }) {
  const t = useText()
  const [attempt] = useState(() => findAttempt(cart.id))
  const [changed, setChanged] = useState<ShownOrder>()
  const [isSoldOut, setIsSoldOut] = useState(false)
  const [isAlreadyPlaced, setIsAlreadyPlaced] = useState(false)
  // An empty cart may mean that the attempt did go through: asking again tells, and orders it once.
  const unanswered = cart.lines.length === 0 ? attempt?.order : undefined
  const order = changed ?? unanswered ?? cart
  if (isAlreadyPlaced) {
    return (
      <div role="alert">
        <EmptyState title={t('checkout.alreadyPlaced')}>
          <ButtonLink to="/profile">{t('profile.orders')}</ButtonLink>
          <ButtonLink to="/cartpage" variant="secondary">
            {t('cart.title')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  if (order.lines.length === 0) {
    return (
      <EmptyState art="empty-cart" title={t(isSoldOut ? 'checkout.soldOut' : 'checkout.emptyCart')}>
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <CheckoutForm
      cartId={cart.id}
      order={order}
      shipping={attempt?.shipping}
      isUnanswered={order === unanswered}
      onChanged={(newOrder, code) => {
        setChanged(newOrder)
        setIsSoldOut(code === 'OUT_OF_STOCK')
      }}
      onAlreadyPlaced={() => setIsAlreadyPlaced(true)}
    />
  )
}
