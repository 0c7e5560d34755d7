import { useParams } from 'react-router-dom'
import { useOrderToConfirmQuery } from '../gql/confirmation'
import { PageHead } from '../page/page-head'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { LoadFailed } from '../ui/load-failed'
import { NeedsScripts } from '../ui/needs-scripts'
import { Skeleton } from '../ui/skeleton'
import { OrderToConfirm } from './order-to-confirm'

/** Where a customer confirms one order with a link, without signing in. */
export function Component() {
  const t = useText()
  const { token = '' } = useParams()
  return (
    <div className="page wrap">
      <PageHead title={t('confirm.toConfirm.title')} />
      <LoadOrder key={token} token={token} />
    </div>
  )
}

function LoadOrder({ token }: { readonly token: string }) {
  const t = useText()
  const { data, error, refetch } = useOrderToConfirmQuery({
    variables: { token },
    fetchPolicy: 'cache-and-network',
  })
  const order = data?.orderToConfirm
  if (order) {
    return <OrderToConfirm order={order} token={token} onOutdated={() => refetch()} />
  }
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
        <h1 className="page-title">{t('confirm.toConfirm.title')}</h1>
        <Skeleton className="card" blockSize="30rem" />
      </div>
    </NeedsScripts>
  )
}
