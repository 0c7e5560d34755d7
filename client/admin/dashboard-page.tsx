import { useAdminOverviewQuery } from '../gql/admin'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { AdminFrame } from './admin-frame'

export function Component() {
  return (
    <AdminFrame title="admin.dashboard">
      <Overview />
    </AdminFrame>
  )
}

function Overview() {
  const t = useText()
  const { data, error, refetch } = useAdminOverviewQuery({ fetchPolicy: 'cache-and-network' })
  if (!data && error) {
    return (
      <EmptyState title={t('fault.text')}>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('catalogue.retry')}
        </Button>
      </EmptyState>
    )
  }
  const figures = [
    { title: t('admin.pendingOrders'), figure: data?.pending.totalCount, to: '/adminorder' },
    { title: t('admin.allOrders'), figure: data?.all.totalCount, to: '/adminorder' },
    { title: t('admin.products'), figure: data?.products.totalCount, to: '/adminHome' },
  ]
  return (
    <ul className="admin__figures">
      {figures.map(({ title, figure, to }) => (
        <li className="card" key={title}>
          <h2>{title}</h2>
          <p className="admin__figure">{figure ?? <Skeleton inlineSize="3ch" blockSize="1em" />}</p>
          <ButtonLink variant="secondary" to={to} aria-label={t('admin.openNamed', { title })}>
            {t('admin.open')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
