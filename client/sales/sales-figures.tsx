import type { ReactNode } from 'react'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { usePendingOrdersQuery } from '../gql/orders-admin'
import type { SalesQuery } from '../gql/sales'
import { useFormatPounds, useText } from '../texts/text'
import { useFormatDay } from '../texts/use-format-date'
import { ButtonLink } from '../ui/button'
import { Skeleton } from '../ui/skeleton'
import { useFormatCount } from './use-format-count'
import './sales-figures.css'

/** The key figures of the period; placeholders while they load. */
export function SalesFigures({ sales }: { readonly sales: SalesQuery['sales'] | undefined }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const { booked, delivered } = sales ?? {}
  return (
    <>
      <p className="sales__period">
        {sales ? <Period days={sales.days} /> : <Skeleton inlineSize="20ch" blockSize="1em" />}
      </p>
      <ul className="admin__figures">
        <Figure title={t('sales.orders')} figure={sales && formatCount(sales.orders)}>
          <p>{t('sales.ordersNote')}</p>
        </Figure>
        <Figure title={t('sales.booked')} figure={booked && formatPounds(booked.items)}>
          <p>{t('sales.bookedNote')}</p>
        </Figure>
        <Figure title={t('sales.delivered')} figure={delivered && formatPounds(delivered.items)}>
          {delivered && <p>{t('sales.deliveredNote', { count: delivered.orders })}</p>}
        </Figure>
        <Figure
          title={t('sales.deliveryFees')}
          figure={booked && formatPounds(booked.deliveryFees)}
        >
          {delivered && (
            <p>{t('sales.deliveryFeesNote', { amount: formatPounds(delivered.deliveryFees) })}</p>
          )}
        </Figure>
        <PendingFigure />
      </ul>
    </>
  )
}

/** The first and the last day. */
function Period({ days }: { readonly days: SalesQuery['sales']['days'] }) {
  const t = useText()
  const formatDay = useFormatDay()
  const [from, to] = [days.at(0), days.at(-1)].map((one) => formatDay(`${one?.day}T12:00:00Z`))
  return t('sales.ofPeriod', { from: from ?? '', to: to ?? '' })
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
  const title = t('sales.pending')
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
