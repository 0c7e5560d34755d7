import type { ReactNode } from 'react'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/order-status'
import { usePendingOrdersQuery } from '../gql/orders-admin'
import type { SalesQuery } from '../gql/sales'
import { useFormatPounds, useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { useFormatCount } from './use-format-count'
import './sales-figures.css'

/** The key figures of the period; placeholders while they load. */
export function SalesFigures({ sales }: { readonly sales: SalesQuery['sales'] | undefined }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  return (
    <ul className="admin__figures">
      <Figure title={t('sales.orders')} figure={sales && formatCount(sales.orders)} />
      <Figure title={t('sales.revenue')} figure={sales && formatPounds(sales.revenue)} />
      <PendingFigure />
    </ul>
  )
}

/** The number of pending orders, independent of the period. */
function PendingFigure() {
  const t = useText()
  const formatCount = useFormatCount()
  const { data, error } = usePendingOrdersQuery({
    variables: { status: INITIAL_ORDER_STATUS_KEY },
    fetchPolicy: 'cache-and-network',
  })
  const count = data && formatCount(data.adminOrders.totalCount)
  const title = t('admin.pendingOrders')
  return (
    <Figure title={title} figure={count ?? (error && '–')}>
      <ButtonLink variant="secondary" to="/adminorder" aria-label={t('admin.openNamed', { title })}>
        {t('admin.open')}
      </ButtonLink>
    </Figure>
  )
}

interface FigureProps {
  readonly title: string
  /** Undefined while it loads. */
  readonly figure: string | undefined
  readonly children?: ReactNode
}

function Figure({ title, figure, children }: FigureProps) {
  return (
    <li className="card">
      <h2>{title}</h2>
      <p className="admin__figure">{figure ?? <Skeleton inlineSize="5ch" blockSize="1em" />}</p>
      {children}
    </li>
  )
}
