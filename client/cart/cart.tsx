import { useCartQuery } from '../gql/cart'
import { useDeliveryRatesQuery } from '../gql/delivery'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { CartLines } from './cart-lines'
import { CartSkeleton } from './cart-skeleton'
import { CartSummary } from './cart-summary'
import './cart.css'

// Another tab may have changed the cart, and prices change.
const CURRENT = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const

/** The signed-in shopper's cart. `onEmptied` is called when the last line is removed. */
export function Cart({ onEmptied }: { readonly onEmptied: () => void }) {
  const t = useText()
  const { data, previousData, error, refetch } = useCartQuery(CURRENT)
  const rates = useDeliveryRatesQuery(CURRENT)
  const cart = (data ?? previousData)?.cart
  if (!cart && error) {
    return <LoadFailed title={t('cart.loadFailed')} onRetry={refetch} />
  }
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
      <CartSummary cart={cart} rates={(rates.data ?? rates.previousData)?.deliveryRates ?? []} />
    </div>
  )
}
