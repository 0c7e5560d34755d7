import { REPORT_DIMENSION_TABLE, REPORT_SORT_TABLE } from '#domain/reports/sales-report'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useCan } from '../../../platform/admin/use-admin-token'
import { useShownData } from '../../../platform/api/use-shown-data'
import { Select } from '../../../platform/forms/select'
import { useSalesReportQuery } from '../../../platform/gql/sales'
import { useSearchState } from '../../../platform/routing/use-search-state'
import { useText } from '../../../platform/texts/text'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import { DaysFields } from './days-fields'
import {
  DIMENSION_CODES,
  QUESTION_FORMAT,
  type ReportQuestion,
  SORT_CODES,
} from './report-question'
import { ReportTable } from './report-table'
import { SavedReports } from './saved-reports'
import './reports-page.css'

export function Component() {
  const t = useText()
  return (
    <AdminFrame title="report.title">
      <p>{t('report.about')}</p>
      <Report />
    </AdminFrame>
  )
}

function Report() {
  const t = useText()
  const [question, change] = useSearchState(QUESTION_FORMAT)
  const { by, andBy, sort, from, to } = question
  const variables = { by, andBy, sort, from, to }
  const query = useSalesReportQuery({ variables, fetchPolicy: 'cache-and-network' })
  const report = useShownData(query)?.salesReport
  return (
    <>
      <SavedReports question={question} />
      <Question question={question} onChange={(changes) => change(changes, { replace: true })} />
      <div aria-busy={query.loading}>
        {!report && query.error && (
          <LoadFailed title={t('report.failed')} onRetry={query.refetch} />
        )}
        {!report && !query.error && <Skeleton className="card" blockSize="24rem" />}
        {report && report.rows.length === 0 && <EmptyState title={t('report.empty')} />}
        {report && report.rows.length > 0 && <ReportTable question={question} report={report} />}
      </div>
    </>
  )
}

interface QuestionProps {
  readonly question: ReportQuestion
  readonly onChange: (changes: Partial<ReportQuestion>) => void
}

/** What is divided by what, and of which days. */
function Question({ question, onChange }: QuestionProps) {
  const t = useText()
  const seesCustomers = useCan('customers.read')
  const { by, andBy, sort } = question
  const dimensions = DIMENSION_CODES.filter((code) => code !== 'CUSTOMER' || seesCustomers).map(
    (code) => ({
      value: code,
      label: t(REPORT_DIMENSION_TABLE[code].label),
    }),
  )
  return (
    <div className="report-question">
      <Select
        label={t('report.by')}
        value={by}
        options={dimensions}
        onChange={(value) => onChange({ by: value, ...(value === andBy && { andBy: null }) })}
      />
      <Select
        label={t('report.andBy')}
        value={andBy ?? ''}
        options={[
          { value: '' as const, label: t('report.andByNone') },
          ...dimensions.filter(({ value }) => value !== by),
        ]}
        onChange={(value) => onChange({ andBy: value || null })}
      />
      <Select
        label={t('report.sort')}
        value={sort}
        options={SORT_CODES.map((code) => ({
          value: code,
          label: t(REPORT_SORT_TABLE[code].label),
        }))}
        onChange={(value) => onChange({ sort: value })}
      />
      <DaysFields days={question} onChange={onChange} />
    </div>
  )
}
