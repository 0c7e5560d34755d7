import { RequireSession } from '../accounts/require-session'
import { useCartQuery } from '../gql/cart'
import { PageHead } from '../lib/page-head'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Checkout } from './checkout'
import { CheckoutSkeleton } from './checkout-skeleton'

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
    // What is shown is what is ordered: it should be today's.
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const cart = (data ?? previousData)?.cart
  if (cart) return <Checkout key={cart.id} cart={cart} />
  if (!error) return <CheckoutSkeleton />
  return (
    <div role="alert">
      <EmptyState title={t('cart.loadFailed')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    </div>
  )
}
