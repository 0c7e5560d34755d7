import type { WaitingItem } from '../../accounts/add-to-cart/waiting-items'
import { useShownData } from '../../platform/api/use-shown-data'
import { useDeliveryRatesQuery } from '../../platform/gql/delivery'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { useVisitorCart } from '../cart/use-visitor-cart'
import { CURRENT } from './checkout-of-cart'
import { CheckoutSkeleton } from './checkout-skeleton'
import { VisitorForm, type VisitorFormProps } from './visitor-form'

interface CheckoutOfVisitorProps
  extends Pick<VisitorFormProps, 'product' | 'onJoining' | 'onJoined'> {
  readonly items: readonly WaitingItem[]
}

/** Orders the cart of a visitor, which the browser stores, or a product alone. */
export function CheckoutOfVisitor({ items, ...props }: CheckoutOfVisitorProps) {
  const t = useText()
  const { cart, error, refetch } = useVisitorCart(items)
  const rates = useDeliveryRatesQuery(CURRENT)
  const deliveryRates = useShownData(rates)?.deliveryRates
  if (cart && deliveryRates) {
    const { lines, orderable } = cart
    if (orderable.lines.length > 0) {
      const isReduced = orderable.lines.length < lines.length
      return (
        <VisitorForm order={orderable} isReduced={isReduced} rates={deliveryRates} {...props} />
      )
    }
    return (
      <EmptyState
        art="empty-cart"
        title={t(lines.length > 0 ? 'checkout.soldOut' : 'checkout.notSold')}
      >
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  if (!error && !rates.error) return <CheckoutSkeleton />
  const retry = () => Promise.all([refetch(), rates.refetch()])
  return <LoadFailed title={t('cart.loadFailed')} text={t('cart.stillKept')} onRetry={retry} />
}
