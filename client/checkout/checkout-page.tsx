import { useCartQuery } from '../gql/cart'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { RequireSession } from '../routing/require-session'
import { LoadFailed } from '../ui/load-failed'
import { Checkout } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'
import { useShippingDefaults } from './use-shipping-defaults'

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

function CheckoutOfCart() {
  const t = useText()
  const { data, previousData, error, refetch } = useCartQuery({
    // The displayed prices are submitted: they should be current.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const defaults = useShippingDefaults()
  const cart = (data ?? previousData)?.cart
  if (cart && defaults) return <Checkout key={cart.id} cart={cart} defaults={defaults} />
  if (!error) return <CheckoutSkeleton />
  return <LoadFailed title={t('cart.loadFailed')} onRetry={refetch} />
}
