import { useParams } from 'react-router-dom'
import { useOrderToPayQuery } from '../../platform/gql/payments'
import { PageHead } from '../../platform/page/page-head'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NeedsScripts } from '../../platform/ui/needs-scripts'
import { Skeleton } from '../../platform/ui/skeleton'
import { OrderToPay } from './order-to-pay'

/** Where a customer pays one order with a link, without signing in, and to which the provider sends them back. */
export function Component() {
  const t = useText()
  const { token = '' } = useParams()
  return (
    <div className="page wrap">
      <PageHead title={t('pay.title')} />
      <LoadOrder key={token} token={token} />
    </div>
  )
}

function LoadOrder({ token }: { readonly token: string }) {
  const t = useText()
  const { data, error, refetch } = useOrderToPayQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.orderToPay
  if (order) return <OrderToPay order={order} token={token} />
  if (error) return <LoadFailed title={t('confirm.loadFailed')} onRetry={refetch} />
  if (order === null) {
    return (
      <EmptyState isPage title={t('confirm.wrongLink.title')} text={t('confirm.wrongLink.text')}>
        <ButtonLink to="/profile">{t('profile.orders')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <NeedsScripts>
      <div className="confirm-page">
        <h1 className="page-title">{t('pay.title')}</h1>
        <Skeleton className="card" blockSize="20rem" />
      </div>
    </NeedsScripts>
  )
}
