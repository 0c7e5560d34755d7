import type { Ref } from 'react'
import { ORDER_STATUS_KEYS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { Select } from '../../forms/select'
import type { OrderStatus } from '../../gql/orders'
import { useText } from '../../texts/text'

interface StatusSelectProps<Value extends OrderStatus | ''> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly label: string
  readonly value: Value
  /** The label of an option for any status. */
  readonly anyLabel?: string
  readonly onChange: (status: Value) => void
}

export function StatusSelect<Value extends OrderStatus | ''>(props: StatusSelectProps<Value>) {
  const { ref, label, value, anyLabel, onChange } = props
  const t = useText()
  const options = [
    ...(anyLabel ? [{ value: '', label: anyLabel }] : []),
    ...ORDER_STATUS_KEYS.map((key) => ({ value: key, label: t(ORDER_STATUS_TABLE[key].label) })),
  ]
  return (
    <Select<string>
      ref={ref}
      label={label}
      value={value}
      options={options}
      onChange={(selected) => onChange(selected as Value)}
    />
  )
}
