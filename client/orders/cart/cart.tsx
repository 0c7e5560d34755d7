import { useEffect } from 'react'
import { classifyError } from '../../platform/api/request-failure'
import { useShownData } from '../../platform/api/use-shown-data'
import { type CartDetailsFragment, useCartQuery } from '../../platform/gql/cart'
import { useDeliveryRatesQuery } from '../../platform/gql/delivery'
import { readSavedCart, type SavedCart, saveCart } from '../../platform/session/saved-cart'
import { getSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { CartLines } from './cart-lines'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import { OfflineCart } from './offline-cart'
import { toShownCart } from './shown-cart'
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
  const { lines, orderable } = toShownCart(cart.lines)
  return (
    <div className="cart">
      <CartLines lines={lines} onEmptied={onEmptied} />
      <div className="cart__side">
        {/* If the rates fail to load, the checkout still shows them before the order. */}
        {orderable.lines.length > 0 && <CartSummary cart={orderable} rates={deliveryRates} />}
        {orderable.lines.length < lines.length && <p>{t('cart.clampedNote')}</p>}
      </div>
    </div>
  )
}

interface CartFailedProps {
  readonly error: Error
  readonly onRetry: () => unknown
}

/** Replaces a cart that failed to load; without a connection, by the cart as it was last seen. */
function CartFailed({ error, onRetry }: CartFailedProps) {
  const t = useText()
  const { token } = getSession()
  const isUnreachable = classifyError(error).kind === 'network'
  const saved = isUnreachable && token ? readSavedCart(token) : undefined
  return (
    <>
      {/* A browser that knows that it is offline need not try again. */}
      {(!saved || navigator.onLine) && (
        <LoadFailed title={t('cart.loadFailed')} onRetry={onRetry} />
      )}
      {saved && <OfflineCart cart={saved} />}
    </>
  )
}
