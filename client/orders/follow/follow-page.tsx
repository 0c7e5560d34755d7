import { useParams } from 'react-router-dom'
import { FollowedOrderDocument, useFollowedOrderQuery } from '../../platform/gql/follow'
import { usePageStatus } from '../../platform/page/page-context'
import { PageHead } from '../../platform/page/page-head'
import type { LoaderArgs } from '../../platform/routing/route'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { FollowedOrder } from './followed-order'
import { useRefetchWhenShown } from './use-refetch-when-shown'

export function loader({ params, context }: LoaderArgs) {
  const { token = '' } = params
  return context.query({ query: FollowedOrderDocument, variables: { token } })
}

/** Where the family of a customer follows an order with a link, without an account. */
export function Component() {
  const { token = '' } = useParams()
  return (
    <div className="page wrap">
      <FollowOrder key={token} token={token} />
    </div>
  )
}

function FollowOrder({ token }: { readonly token: string }) {
  const t = useText()
  const { data, failed, retry } = useFollowedOrderQuery({ token })
  useRefetchWhenShown()
  const order = data?.followedOrder
  if (order === null) return <WrongLink />
  const title = order ? t('order.number', { id: order.id }) : t('follow.title')
  return (
    <>
      <PageHead title={title} description={t('follow.description')} />
      <div className="confirm-page">
        <h1 className="page-title">{title}</h1>
        {failed && <LoadFailed title={t('follow.loadFailed')} onRetry={retry} />}
        {!order && !failed && <Skeleton className="card" blockSize="30rem" />}
        {order && <FollowedOrder order={order} />}
      </div>
    </>
  )
}

function WrongLink() {
  const t = useText()
  usePageStatus(404)
  const title = t('confirm.wrongLink.title')
  return (
    <>
      <PageHead title={title} />
      <EmptyState isPage art="not-found" title={title} text={t('follow.wrongLink')}>
        <ButtonLink to="/">{t('notFound.home')}</ButtonLink>
      </EmptyState>
    </>
  )
}
