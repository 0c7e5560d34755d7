import { useShownData } from '../../platform/api/use-shown-data'
import { useCartQuery } from '../../platform/gql/cart'
import { useDeliveryRatesQuery } from '../../platform/gql/delivery'
import { useText } from '../../platform/texts/text'
import { LoadFailed } from '../../platform/ui/load-failed'
import { toShownCart } from '../cart/shown-cart'
import type { Attempt } from './attempt'
import { Checkout } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'
import { useCheckoutDefaults } from './use-checkout-defaults'
import type { Answer } from './use-place-order'

export interface CheckoutSourceProps {
  readonly answer: Answer | undefined
  readonly onUnanswered: (attempt: Attempt) => void
}

/** The displayed amounts are submitted: they should be current. */
export const CURRENT = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const

/** Orders the shopper's cart. */
export function CheckoutOfCart(props: CheckoutSourceProps) {
  const t = useText()
  const query = useCartQuery(CURRENT)
  const rates = useDeliveryRatesQuery(CURRENT)
  const defaults = useCheckoutDefaults()
  const cart = useShownData(query)?.cart
  const deliveryRates = useShownData(rates)?.deliveryRates
  if (cart && defaults && deliveryRates) {
    const { orderable } = toShownCart(cart.lines)
    return (
      <Checkout
        key={cart.id}
        source={{ cartId: cart.id }}
        current={orderable}
        isReduced={orderable.lines.length < cart.lines.length}
        defaults={defaults}
        rates={deliveryRates}
        {...props}
      />
    )
  }
  if (!query.error && !rates.error) return <CheckoutSkeleton />
  const retry = () => Promise.all([query.refetch(), rates.refetch()])
  return <LoadFailed title={t('cart.loadFailed')} onRetry={retry} />
}
