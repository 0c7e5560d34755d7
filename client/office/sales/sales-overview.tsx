import { useShownData } from '../../platform/api/use-shown-data'
import { type SalesQuery, useSalesQuery } from '../../platform/gql/sales'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { Skeleton } from '../../platform/ui/skeleton'
import { PeriodPicker, usePeriod } from './period-picker'
import { RefusalTables } from './refusals'
import { SalesCharts } from './sales-charts'
import { SalesFigures } from './sales-figures'
import './sales-overview.css'

const CHARTS = ['revenue', 'orders', 'statuses', 'bestSellers']

/** The sales of the selected period, as figures and charts. */
export function SalesOverview() {
  const t = useText()
  const [days, setDays] = usePeriod()
  const query = useSalesQuery({ variables: { days }, fetchPolicy: 'cache-and-network' })
  const { loading, error, refetch } = query
  const sales = useShownData(query)?.sales
  return (
    <>
      <PeriodPicker value={days} onChange={setDays} />
      {!sales && error ? (
        <LoadFailed title={t('sales.failed')} onRetry={refetch} />
      ) : (
        <div className="sales" aria-busy={loading}>
          <SalesFigures sales={sales} />
          {sales ? <Charts sales={sales} /> : <ChartSkeletons />}
          {sales && <RefusalTables refusals={sales.refusals} />}
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
