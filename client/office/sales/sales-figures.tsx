import type { ReactNode } from 'react'
import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres, asPounds } from '#domain/money/units'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { usePendingOrdersQuery } from '../../platform/gql/orders-admin'
import type { SalesQuery } from '../../platform/gql/sales'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { useFormatDay } from '../../platform/texts/use-format-date'
import { useFormatPercent } from '../../platform/texts/use-format-percent'
import { ButtonLink } from '../../platform/ui/button'
import { Skeleton } from '../../platform/ui/skeleton'
import { useFormatChange } from './use-format-change'
import { useFormatCount } from './use-format-count'
import './sales-figures.css'

/** The key figures of the period; placeholders while they load. */
export function SalesFigures({ sales }: { readonly sales: SalesQuery['sales'] | undefined }) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatCount = useFormatCount()
  const formatDate = useFormatDay()
  const formatDay = (day: string) => formatDate(`${day}T12:00:00Z`)
  const { booked, delivered, comparison, margin } = sales ?? {}
  const before = comparison?.before
  const formatAmount = (pounds: number) => formatPounds(asPounds(pounds))
  return (
    <>
      <p className="sales__period">
        {sales ? <Period days={sales.days} /> : <Skeleton inlineSize="20ch" blockSize="1em" />}
      </p>
      {before && (
        <p>{t('sales.comparedWith', { from: formatDay(before.from), to: formatDay(before.to) })}</p>
      )}
      <ul className="admin__figures">
        <Figure title={t('sales.orders')} figure={sales && formatCount(sales.orders)}>
          <p>{t('sales.ordersNote')}</p>
          {sales && (
            <Before now={sales.orders} before={before?.booked.orders} format={formatCount} />
          )}
        </Figure>
        <Figure title={t('sales.booked')} figure={booked && formatPounds(booked.items)}>
          <p>{t('sales.bookedNote')}</p>
          {booked && (
            <Before now={booked.items} before={before?.booked.items} format={formatAmount} />
          )}
        </Figure>
        <Figure title={t('sales.delivered')} figure={delivered && formatPounds(delivered.items)}>
          {delivered && (
            <>
              <p>{t('sales.deliveredNote', { count: delivered.orders })}</p>
              <Before
                now={delivered.items}
                before={before?.delivered.items}
                format={formatAmount}
              />
            </>
          )}
        </Figure>
        <Figure title={t('sales.cash')} figure={comparison && formatPounds(comparison.cash)}>
          <p>{t('sales.cashNote')}</p>
          {comparison && (
            <Before now={comparison.cash} before={before?.cash} format={formatAmount} />
          )}
        </Figure>
        <Figure
          title={t('sales.deliveryFees')}
          figure={booked && formatPounds(booked.deliveryFees)}
        >
          {delivered && (
            <p>{t('sales.deliveryFeesNote', { amount: formatPounds(delivered.deliveryFees) })}</p>
          )}
        </Figure>
        {margin && <MarginFigure margin={margin} />}
        <PendingFigure />
      </ul>
    </>
  )
}

interface BeforeProps {
  readonly now: number
  /** Undefined while it loads. */
  readonly before: number | undefined
  readonly format: (value: number) => string
}

/** The figure of the same weekdays before, and the change since. */
function Before({ now, before, format }: BeforeProps) {
  const t = useText()
  const formatChange = useFormatChange()
  if (before === undefined) return null
  if (before <= 0) return <p>{t('sales.before', { before: format(before) })}</p>
  const change = formatChange(now, before)
  return <p>{t('sales.changed', { change, before: format(before) })}</p>
}

interface MarginFigureProps {
  readonly margin: NonNullable<SalesQuery['sales']['margin']>
}

/** The margin of the items sold, as far as their costs are known. */
function MarginFigure({ margin: { items, cost, unknown } }: MarginFigureProps) {
  const t = useText()
  const formatPounds = useFormatPounds()
  const formatPercent = useFormatPercent()
  if (items === 0) {
    return (
      <Figure title={t('sales.margin')} figure="–">
        <p>{t('sales.marginUnknown')}</p>
      </Figure>
    )
  }
  const profit = toPounds(asPiastres(toPiastres(items) - toPiastres(cost)))
  return (
    <Figure title={t('sales.margin')} figure={formatPounds(profit)}>
      <p>
        {t('sales.marginNote', {
          percent: formatPercent(profit / items),
          items: formatPounds(items),
        })}
      </p>
      {unknown > 0 && <p>{t('sales.marginRest', { unknown: formatPounds(unknown) })}</p>}
    </Figure>
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
