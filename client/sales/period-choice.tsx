import { useSearchParams } from 'react-router-dom'
import { SALES_PERIODS, type SalesPeriod } from '#domain/sales.schema'
import { useText } from '../lib/text'

const DEFAULT_PERIOD: SalesPeriod = 30

/** The period of the page's address in days, and the function that puts another one there. */
export function usePeriod(): [SalesPeriod, (period: SalesPeriod) => void] {
  const [parameters, setParameters] = useSearchParams()
  const asked = Number(parameters.get('days'))
  const period = SALES_PERIODS.find((known) => known === asked) ?? DEFAULT_PERIOD
  return [
    period,
    (chosen) =>
      setParameters({ days: String(chosen) }, { replace: true, preventScrollReset: true }),
  ]
}

interface PeriodChoiceProps {
  readonly value: SalesPeriod
  readonly onChange: (period: SalesPeriod) => void
}

export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const t = useText()
  return (
    <fieldset className="periods">
      <legend className="visually-hidden">{t('sales.period')}</legend>
      {SALES_PERIODS.map((period) => (
        <label key={period} className="periods__choice">
          <input
            type="radio"
            name="days"
            value={period}
            checked={period === value}
            onChange={() => onChange(period)}
          />
          {t('sales.days', { days: period })}
        </label>
      ))}
    </fieldset>
  )
}
