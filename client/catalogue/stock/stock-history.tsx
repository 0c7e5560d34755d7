import { Link } from 'react-router-dom'
import type { Column } from '../../platform/admin/table/column'
import { DataTable } from '../../platform/admin/table/data-table'
import { refetchSilently } from '../../platform/api/refetch-silently'
import { PAGINATED, useNextPage } from '../../platform/api/use-next-page'
import { useShownData } from '../../platform/api/use-shown-data'
import { type StockMovementDetailsFragment, useStockMovementsQuery } from '../../platform/gql/stock'
import { notifyError } from '../../platform/lib/notify'
import { useIntlLocale, useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { Skeleton } from '../../platform/ui/skeleton'
import './stock-history.css'

const PAGE_SIZE = 10

type Row = StockMovementDetailsFragment

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'reason',
    title: 'stockHistory.reason',
    isRowHeader: true,
    card: 'title',
    cell: (row) => <Reason row={row} />,
  },
  {
    id: 'change',
    title: 'stockHistory.change',
    card: 'end',
    cell: ({ change }) => <Change units={change} />,
  },
  {
    id: 'after',
    title: 'stockHistory.after',
    card: 'amount',
    cell: ({ stockAfter }) => <StockAfter units={stockAfter} />,
  },
  {
    id: 'who',
    title: 'stockHistory.who',
    card: 'field',
    cell: (row) => <Who row={row} />,
  },
  {
    id: 'when',
    title: 'stockHistory.when',
    card: 'field',
    cell: ({ happenedAt }) => <Time at={happenedAt} />,
  },
]

interface StockHistoryProps {
  readonly productId: string
}

/** Every change of a product's stock, with why, for which order and by whom. */
export function StockHistory({ productId }: StockHistoryProps) {
  const t = useText()
  const query = useStockMovementsQuery({
    variables: { productId, first: PAGE_SIZE },
    ...PAGINATED,
  })
  const { error, refetch, fetchMore } = query
  const list = useShownData(query)?.stockMovements
  const failed = t('stockHistory.loadFailed')
  const nextPage = useNextPage(list, fetchMore, () => notifyError(failed))
  return (
    <section className="stock-history" aria-labelledby="stock-history">
      <h2 id="stock-history">{t('stockHistory.title')}</h2>
      {!list && error && <LoadFailed title={failed} onRetry={() => refetchSilently(refetch)} />}
      {!list && !error && <Skeleton className="card" blockSize="6rem" />}
      {list?.nodes.length === 0 && <EmptyState title={t('stockHistory.none')} />}
      {list && list.nodes.length > 0 && (
        <DataTable label={t('stockHistory.title')} columns={COLUMNS} rows={list.nodes} />
      )}
      <NextPageButton nextPage={nextPage}>{t('stockHistory.more')}</NextPageButton>
    </section>
  )
}

function Reason({ row: { reason, orderId } }: { readonly row: Row }) {
  const t = useText()
  return (
    <>
      {t(`stockHistory.reason.${reason}`)}
      {orderId !== null && (
        <>
          {' '}
          <Link to={`/adminorder/${orderId}`}>#{orderId}</Link>
        </>
      )}
    </>
  )
}

function Who({ row: { actorName, reason } }: { readonly row: Row }) {
  const t = useText()
  // Expired units are written off automatically.
  return <bdi>{actorName ?? (reason === 'EXPIRED' ? t('stockHistory.shop') : null)}</bdi>
}

function Change({ units }: { readonly units: number }) {
  const format = new Intl.NumberFormat(useIntlLocale(), { signDisplay: 'exceptZero' })
  return (
    <bdi className="stock-history__change" data-direction={units < 0 ? 'out' : 'in'}>
      {format.format(units)}
    </bdi>
  )
}

function StockAfter({ units }: { readonly units: number | null }) {
  const t = useText()
  return units === null ? t('admin.notCounted') : t('desk.inStock', { count: units })
}

function Time({ at }: { readonly at: string }) {
  const formatDate = useFormatDate()
  return <time dateTime={at}>{formatDate(at)}</time>
}
