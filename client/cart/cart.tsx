import { useEffect } from 'react'
import { useShownData } from '../api/use-shown-data'
import { type CartDetailsFragment, useCartQuery } from '../gql/cart'
import { useDeliveryRatesQuery } from '../gql/delivery'
import { type SavedCart, saveCart } from '../session/saved-cart'
import { getSession } from '../session/session'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { CartFailed } from './cart-failed'
import { CartLines } from './cart-lines'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import './cart.css'

// Another tab may have changed the cart, and prices change.
const CURRENT = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const

function toSavedCart({ lines, total }: CartDetailsFragment): Omit<SavedCart, 'savedAt'> {
  return {
    total,
    lines: lines.map(({ quantity, total: lineTotal, product: { id, name, imageUrl } }) => ({
      id,
      name,
      imageUrl,
      quantity,
      total: lineTotal,
    })),
  }
}

/** The signed-in shopper's cart. `onEmptied` is called when the last line is removed. */
export function Cart({ onEmptied }: { readonly onEmptied: () => void }) {
  const t = useText()
  const query = useCartQuery(CURRENT)
  const rates = useDeliveryRatesQuery(CURRENT)
  const { error, refetch } = query
  const cart = useShownData(query)?.cart
  const deliveryRates = useShownData(rates)?.deliveryRates ?? []
  const { token } = getSession()
  useEffect(() => {
    if (cart && token) saveCart(token, toSavedCart(cart))
  }, [cart, token])
  if (!cart && error) return <CartFailed error={error} onRetry={refetch} />
  if (!cart || (rates.dataState === 'empty' && !rates.error)) return <CartSkeleton />
  if (cart.lines.length === 0) {
    return (
      <EmptyState art="empty-cart" title={t('cart.empty')} text={t('cart.emptyText')}>
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <div className="cart">
      <CartLines lines={cart.lines} onEmptied={onEmptied} />
      {/* If the rates fail to load, the checkout still shows them before the order. */}
      <CartSummary cart={cart} rates={deliveryRates} />
    </div>
  )
}
