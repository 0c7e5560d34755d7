import { SALES_PERIODS, type SalesPeriod } from '#domain/sales.schema'
import { useText } from '../lib/text'
import { type AddressFormat, useAddress } from '../lib/use-address'

const DEFAULT_PERIOD: SalesPeriod = 30

const FORMAT: AddressFormat<{ readonly period: SalesPeriod }> = {
  read: (parameters) => {
    const asked = Number(parameters.get('days'))
    return { period: SALES_PERIODS.find((known) => known === asked) ?? DEFAULT_PERIOD }
  },
  write: ({ period }) => ({ days: String(period) }),
}

/** The period of the page's address in days, and the function that puts another one there. */
export function usePeriod(): [SalesPeriod, (period: SalesPeriod) => void] {
  const [{ period }, change] = useAddress(FORMAT)
  return [period, (chosen) => change({ period: chosen }, { replace: true })]
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
