import { SALES_PERIODS, type SalesPeriod } from '#domain/orders/sales-period'
import { type SearchFormat, useSearchState } from '../../platform/routing/use-search-state'
import { useText } from '../../platform/texts/text'
import './period-picker.css'

const DEFAULT_PERIOD: SalesPeriod = 30

const FORMAT: SearchFormat<{ readonly period: SalesPeriod }> = {
  read: (parameters) => {
    const days = Number(parameters.get('days'))
    return { period: SALES_PERIODS.find((period) => period === days) ?? DEFAULT_PERIOD }
  },
  write: ({ period }) => ({ days: String(period) }),
}

/** The period in days, stored in the URL, and its setter. */
export function usePeriod(): [SalesPeriod, (period: SalesPeriod) => void] {
  const [{ period }, change] = useSearchState(FORMAT)
  return [period, (newPeriod) => change({ period: newPeriod }, { replace: true })]
}

interface PeriodPickerProps {
  readonly value: SalesPeriod
  readonly onChange: (period: SalesPeriod) => void
}

export function PeriodPicker({ value, onChange }: PeriodPickerProps) {
  const t = useText()
  return (
    <fieldset className="period-picker">
      <legend className="visually-hidden">{t('sales.period')}</legend>
      {SALES_PERIODS.map((period) => (
        <label key={period} className="period-picker__option">
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
