import type { OrderStatus } from '../gql/orders'
import { useText } from '../lib/text'
import { Select } from '../ui/select'

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
  const options = [
    ...(everything ? [{ value: '', label: everything }] : []),
    ...STATUSES.map(([status, text]) => ({ value: status, label: t(text) })),
  ]
  return (
    <Select<string>
      label={label}
      value={value}
      options={options}
      onChange={(chosen) => onChange(chosen as Value)}
    />
  )
}
