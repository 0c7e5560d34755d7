import { useState } from 'react'
import type { CartDetailsFragment } from '../gql/cart'
import type { DeliveryTermsFragment } from '../gql/delivery'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { findAttempt } from './attempt'
import { CheckoutForm } from './checkout-form'
import { findFormDraft } from './form-draft'
import type { OrderDraft } from './order-draft'
import type { CheckoutDefaults } from './use-checkout-defaults'

interface CheckoutProps {
  readonly cart: CartDetailsFragment
  readonly defaults: CheckoutDefaults
  readonly rates: readonly DeliveryTermsFragment[]
}

/**
 * Selects the order to display: the cart, an unconfirmed attempt, or the lines that the server has
 * corrected.
 */
export function Checkout({ cart, defaults, rates }: CheckoutProps) {
  const t = useText()
  const [attempt] = useState(() => findAttempt(cart.id))
  const [draft] = useState(() => findFormDraft(cart.id))
  const [changed, setChanged] = useState<OrderDraft>()
  const [isSoldOut, setIsSoldOut] = useState(false)
  const [isAlreadyPlaced, setIsAlreadyPlaced] = useState(false)
  // The attempt may have emptied the cart: retrying it is safe and shows its outcome.
  const unconfirmed = cart.lines.length === 0 ? attempt?.order : undefined
  const order = changed ?? unconfirmed ?? cart
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
      rates={rates}
      addresses={defaults.addresses}
      shipping={{ ...defaults.shipping, ...(attempt?.shipping ?? draft) }}
      isUnconfirmed={order === unconfirmed}
      onChanged={(newOrder, code) => {
        setChanged(newOrder)
        setIsSoldOut(code === 'OUT_OF_STOCK')
      }}
      onAlreadyPlaced={() => setIsAlreadyPlaced(true)}
    />
  )
}
