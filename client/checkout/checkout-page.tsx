import { useCartQuery } from '../gql/cart'
import { useDeliveryRatesQuery } from '../gql/delivery'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { RequireSession } from '../routing/require-session'
import { LoadFailed } from '../ui/load-failed'
import { Checkout } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'
import { useCheckoutDefaults } from './use-checkout-defaults'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('checkout.title')} />
      <h1 className="page-title">{t('checkout.title')}</h1>
      <RequireSession placeholder={<CheckoutSkeleton />}>
        <CheckoutOfCart />
      </RequireSession>
    </div>
  )
}

// The displayed amounts are submitted: they should be current.
const CURRENT = {
  fetchPolicy: 'cache-and-network',
  nextFetchPolicy: 'cache-first',
} as const

function CheckoutOfCart() {
  const t = useText()
  const { data, previousData, error, refetch } = useCartQuery(CURRENT)
  const rates = useDeliveryRatesQuery(CURRENT)
  const defaults = useCheckoutDefaults()
  const cart = (data ?? previousData)?.cart
  const deliveryRates = (rates.data ?? rates.previousData)?.deliveryRates
  if (cart && defaults && deliveryRates) {
    return <Checkout key={cart.id} cart={cart} defaults={defaults} rates={deliveryRates} />
  }
  if (!error && !rates.error) return <CheckoutSkeleton />
  const retry = () => Promise.all([refetch(), rates.refetch()])
  return <LoadFailed title={t('cart.loadFailed')} onRetry={retry} />
}
