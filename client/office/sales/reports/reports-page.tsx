import { REPORT_DIMENSION_TABLE, REPORT_SORT_TABLE } from '#domain/reports/sales-report'
import { AdminFrame } from '../../../platform/admin/admin-frame'
import { useCan } from '../../../platform/admin/use-admin-token'
import { useShownData } from '../../../platform/api/use-shown-data'
import { Field } from '../../../platform/forms/field'
import { Select } from '../../../platform/forms/select'
import { useSalesReportQuery } from '../../../platform/gql/sales'
import { useSearchState } from '../../../platform/routing/use-search-state'
import { useText } from '../../../platform/texts/text'
import { EmptyState } from '../../../platform/ui/empty-state'
import { LoadFailed } from '../../../platform/ui/load-failed'
import { Skeleton } from '../../../platform/ui/skeleton'
import {
  DIMENSION_CODES,
  daysOf,
  QUESTION_FORMAT,
  REPORT_PERIODS,
  type ReportQuestion,
  SORT_CODES,
} from './report-question'
import { ReportTable } from './report-table'
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
  const query = useSalesReportQuery({ variables: question, fetchPolicy: 'cache-and-network' })
  const report = useShownData(query)?.salesReport
  return (
    <>
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
  const { by, andBy, sort, from, to } = question
  const dimensions = DIMENSION_CODES.filter((code) => code !== 'CUSTOMER' || seesCustomers).map(
    (code) => ({
      value: code,
      label: t(REPORT_DIMENSION_TABLE[code].label),
    }),
  )
  const period = REPORT_PERIODS.find((one) => {
    const days = daysOf(one)
    return days.from === from && days.to === to
  })
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
      <Select
        label={t('sales.period')}
        value={period ?? ''}
        options={[
          ...(period ? [] : [{ value: '' as const, label: t('exports.period.other') }]),
          ...REPORT_PERIODS.map((value) => ({
            value,
            label: t(
              value === 'last7' || value === 'last30'
                ? `report.period.${value}`
                : `exports.period.${value}`,
            ),
          })),
        ]}
        onChange={(value) => value && onChange(daysOf(value))}
      />
      <Field
        label={t('orders.since')}
        type="date"
        max={to}
        value={from}
        onChange={({ target }) => target.value && onChange({ from: target.value })}
      />
      <Field
        label={t('orders.until')}
        type="date"
        min={from}
        value={to}
        onChange={({ target }) => target.value && onChange({ to: target.value })}
      />
    </div>
  )
}
