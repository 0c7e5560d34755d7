import { Field } from '../../../platform/forms/field'
import { Select } from '../../../platform/forms/select'
import { useText } from '../../../platform/texts/text'
import { daysIn, REPORT_PERIODS, type ReportDays, type ReportPeriod } from './report-question'

interface DaysFieldsProps {
  readonly days: ReportDays
  readonly onChange: (days: ReportDays) => void
}

/** Chooses the days of a report: a period, or the first and the last of them. */
export function DaysFields({ days: { period, from, to }, onChange }: DaysFieldsProps) {
  const t = useText()
  const textOf = (value: ReportPeriod) =>
    t(
      value === 'last7' || value === 'last30'
        ? `report.period.${value}`
        : `exports.period.${value}`,
    )
  return (
    <>
      <Select
        label={t('sales.period')}
        value={period ?? ''}
        options={[
          ...(period ? [] : [{ value: '' as const, label: t('exports.period.other') }]),
          ...REPORT_PERIODS.map((value) => ({ value, label: textOf(value) })),
        ]}
        onChange={(value) => value && onChange(daysIn(value))}
      />
      <Field
        label={t('orders.since')}
        type="date"
        max={to}
        value={from}
        onChange={({ target }) =>
          target.value && onChange({ period: null, from: target.value, to })
        }
      />
      <Field
        label={t('orders.until')}
        type="date"
        min={from}
        value={to}
        onChange={({ target }) =>
          target.value && onChange({ period: null, from, to: target.value })
        }
      />
    </>
  )
}
