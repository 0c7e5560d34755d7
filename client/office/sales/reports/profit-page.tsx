import { Link } from 'react-router-dom'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useShownData } from '../../../platform/api/use-shown-data'
import { useProfitQuery } from '../../../platform/gql/sales'
import { useSearchState } from '../../../platform/routing/use-search-state'
import { useText } from '../../../platform/texts/text'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { DaysFields } from './days-fields'
import { ProfitStatement } from './profit-statement'
import { DAYS_FORMAT } from './report-question'
import './reports-page.css'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="profit.title">
      <p>
        {t('profit.about')} <Link to="/adminexpenses">{t('profit.expensesLink')}</Link>
      </p>
      <Statement />
    </AdminFrame>
  )
}

function Statement() {
  const t = useText()
  const [days, change] = useSearchState(DAYS_FORMAT)
  const { from, to } = days
  const query = useProfitQuery({ variables: { from, to }, fetchPolicy: 'cache-and-network' })
  const statement = useShownData(query)?.profit
  return (
    <>
      <div className="report-question">
        <DaysFields days={days} onChange={(changed) => change(changed, { replace: true })} />
      </div>
      <div aria-busy={query.loading}>
        {!statement && query.error && (
          <LoadFailed title={t('profit.failed')} onRetry={query.refetch} />
        )}
        {!statement && !query.error && <Skeleton className="card" blockSize="24rem" />}
        {statement && <ProfitStatement days={days} statement={statement} />}
      </div>
    </>
  )
}
