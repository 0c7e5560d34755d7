import { Link } from 'react-router-dom'
import { defineList } from '../../platform/admin/list/define-list'
import type { Words } from '../../platform/admin/table/use-words'
import { type StockMovementDetailsFragment, useStockMovementsQuery } from '../../platform/gql/stock'
import { useIntlLocale, useText } from '../../platform/texts/text'
import './stock-history.css'

const PAGE_SIZE = 10

type Movement = StockMovementDetailsFragment

const Movements = defineList({
  title: 'stockHistory.title',
  useQuery: useStockMovementsQuery,
  given: ['productId'],
  variables: () => ({ first: PAGE_SIZE }),
  rows: ({ stockMovements }) => stockMovements,
  columns: [
    {
      id: 'reason',
      title: 'stockHistory.reason',
      isRowHeader: true,
      card: 'title',
      cell: (movement) => <Reason movement={movement} />,
      text: reasonText,
    },
    {
      id: 'change',
      title: 'stockHistory.change',
      card: 'end',
      cell: ({ change }) => <Change units={change} />,
      text: ({ change }) => change,
    },
    {
      id: 'after',
      title: 'stockHistory.after',
      card: 'amount',
      text: ({ stockAfter }, { t }) =>
        stockAfter === null ? t('admin.notCounted') : t('desk.inStock', { count: stockAfter }),
    },
    {
      id: 'who',
      title: 'stockHistory.who',
      card: 'field',
      // Expired units are written off automatically.
      text: ({ actorName, reason }, { t }) =>
        actorName ?? (reason === 'EXPIRED' ? t('stockHistory.shop') : null),
    },
    {
      id: 'when',
      title: 'stockHistory.when',
      card: 'field',
      time: ({ happenedAt }) => happenedAt,
    },
  ],
  none: 'stockHistory.none',
  failed: 'stockHistory.loadFailed',
  more: 'stockHistory.more',
})

interface StockHistoryProps {
  readonly productId: string
}

/** Every change of a product's stock, with its reason, order and author. */
export function StockHistory({ productId }: StockHistoryProps) {
  const t = useText()
  return (
    <div className="stock-history">
      <h2>{t('stockHistory.title')}</h2>
      <Movements variables={{ productId }} />
    </div>
  )
}

function reasonText({ reason, order }: Movement, { t }: Words): string {
  const text = t(`stockHistory.reason.${reason}`)
  return order ? `${text} #${order.id}` : text
}

function Reason({ movement: { reason, order } }: { readonly movement: Movement }) {
  const t = useText()
  return (
    <>
      {t(`stockHistory.reason.${reason}`)}
      {order && (
        <>
          {' '}
          <Link to={`/adminorder/${order.id}`}>#{order.id}</Link>
        </>
      )}
    </>
  )
}

function Change({ units }: { readonly units: number }) {
  const format = new Intl.NumberFormat(useIntlLocale(), { signDisplay: 'exceptZero' })
  return (
    <bdi className="stock-history__change" data-direction={units < 0 ? 'out' : 'in'}>
      {format.format(units)}
    </bdi>
  )
}
