import { type ChangeEvent, useId } from 'react'
import type { OrderStatus } from '../gql/orders'
import { useText } from '../lib/text'

export const STATUSES = [
  ['PENDING', 'order.status.Pending'],
  ['PROCESSING', 'order.status.Processing'],
  ['COMPLETED', 'order.status.Completed'],
  ['CANCELLED', 'order.status.Cancelled'],
] as const

interface StatusSelectProps<Value extends OrderStatus | ''> {
  readonly label: string
  readonly value: Value
  /** A first choice that stands for no status in particular. */
  readonly everything?: string
  readonly onChange: (status: Value) => void
}

export function StatusSelect<Value extends OrderStatus | ''>(props: StatusSelectProps<Value>) {
  const { label, value, everything, onChange } = props
  const t = useText()
  const id = useId()
  return (
    <div className="field admin-status">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="admin-status__select"
        value={value}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value as Value)}
      >
        {everything && <option value="">{everything}</option>}
        {STATUSES.map(([status, text]) => (
          <option key={status} value={status}>
            {t(text)}
          </option>
        ))}
      </select>
    </div>
  )
}
