import { type SalesQuery, useSalesQuery } from '../gql/sales'
import { useText } from '../lib/text'
import { Button } from '../ui/button'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import { PeriodChoice, usePeriod } from './period-choice'
import { SalesCharts } from './sales-charts'
import { SalesFigures } from './sales-figures'

const CHARTS = ['revenue', 'orders', 'statuses', 'bestSellers']

/** What was sold in a period of the owner's choice, in figures and charts. */
export function SalesOverview() {
  const t = useText()
  const [days, setDays] = usePeriod()
  const { data, previousData, loading, error, refetch } = useSalesQuery({
    variables: { days },
    fetchPolicy: 'cache-and-network',
  })
  // The period before stays while the next one comes, and not when it does not come.
  const sales = (data ?? (error ? undefined : previousData))?.sales
  return (
    <>
      <PeriodChoice value={days} onChange={setDays} />
      {!sales && error ? (
        <div role="alert">
          <EmptyState title={t('sales.failed')}>
            <Button variant="secondary" onClick={() => void refetch().catch(() => undefined)}>
              {t('catalogue.retry')}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <div className="sales" aria-busy={loading}>
          <SalesFigures sales={sales} />
          {sales ? <Charts sales={sales} /> : <ChartSkeletons />}
        </div>
      )}
    </>
  )
}

function Charts({ sales }: { readonly sales: SalesQuery['sales'] }) {
  const t = useText()
  const isEmpty = sales.statuses.every(({ orders }) => orders === 0)
  return isEmpty ? <EmptyState title={t('sales.none')} /> : <SalesCharts sales={sales} />
}

function ChartSkeletons() {
  return (
    <div className="charts">
      {CHARTS.map((chart) => (
        <Skeleton key={chart} className="card" blockSize="23rem" />
      ))}
    </div>
  )
}
