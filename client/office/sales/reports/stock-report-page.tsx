import {
  STOCK_DIMENSION_TABLE,
  STOCK_SORT_TABLE,
  type StockDimensionCode,
  type StockSortCode,
} from '#domain/reports/stock-report'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useShownData } from '../../../platform/api/use-shown-data'
import { Select } from '../../../platform/forms/select'
import { useStockReportQuery } from '../../../platform/gql/sales'
import { type SearchFormat, useSearchState } from '../../../platform/routing/use-search-state'
import { useText } from '../../../platform/texts/text'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { type StockQuestion, StockTable } from './stock-table'
import './reports-page.css'

const DIMENSIONS = Object.keys(STOCK_DIMENSION_TABLE) as StockDimensionCode[]
const SORTS = Object.keys(STOCK_SORT_TABLE) as StockSortCode[]

const FORMAT: SearchFormat<StockQuestion> = {
  read: (parameters) => ({
    by:
      DIMENSIONS.find((code) => STOCK_DIMENSION_TABLE[code].value === parameters.get('by')) ??
      'PRODUCT',
    sort: SORTS.find((code) => STOCK_SORT_TABLE[code].value === parameters.get('sort')) ?? 'VALUE',
  }),
  write: ({ by, sort }) => ({
    by: STOCK_DIMENSION_TABLE[by].value,
    sort: STOCK_SORT_TABLE[sort].value,
  }),
}

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="stockReport.title">
      <p>{t('stockReport.about')}</p>
      <Report />
    </AdminFrame>
  )
}

function Report() {
  const t = useText()
  const [question, change] = useSearchState(FORMAT)
  const query = useStockReportQuery({ variables: question, fetchPolicy: 'cache-and-network' })
  const report = useShownData(query)?.stockReport
  return (
    <>
      <div className="report-question">
        <Select
          label={t('report.by')}
          value={question.by}
          options={DIMENSIONS.map((value) => ({
            value,
            label: t(STOCK_DIMENSION_TABLE[value].label),
          }))}
          onChange={(by) => change({ by }, { replace: true })}
        />
        <Select
          label={t('report.sort')}
          value={question.sort}
          options={SORTS.map((value) => ({ value, label: t(STOCK_SORT_TABLE[value].label) }))}
          onChange={(sort) => change({ sort }, { replace: true })}
        />
      </div>
      <div aria-busy={query.loading}>
        {!report && query.error && (
          <LoadFailed title={t('stockReport.failed')} onRetry={query.refetch} />
        )}
        {!report && !query.error && <Skeleton className="card" blockSize="24rem" />}
        {report && report.rows.length === 0 && <EmptyState title={t('stockReport.empty')} />}
        {report && report.rows.length > 0 && <StockTable question={question} report={report} />}
      </div>
    </>
  )
}
