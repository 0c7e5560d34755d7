import type { Ref } from 'react'
import { roleMay } from '#domain/accounts/permissions'
import { ORDER_STATUS_KEYS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { statusPermission } from '#domain/orders/status-permission'
import { useDeskRole } from '../../../platform/admin/use-admin-token'
import { Select } from '../../../platform/forms/select'
import type { OrderStatus } from '../../../platform/gql/orders'
import { useText } from '../../../platform/texts/text'

interface StatusSelectProps<Value extends OrderStatus | ''> {
  readonly ref?: Ref<HTMLSelectElement>
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly value: Value
  /** The label of an option for any status: a filter, which has all of them. Otherwise, those that the caller may set. */
  readonly anyLabel?: string
  readonly onChange: (status: Value) => void
}

export function StatusSelect<Value extends OrderStatus | ''>(props: StatusSelectProps<Value>) {
  const { ref, label, isLabelHidden, value, anyLabel, onChange } = props
  const t = useText()
  const role = useDeskRole()
  const isFilter = anyLabel !== undefined
  const keys = ORDER_STATUS_KEYS.filter(
    (key) =>
      isFilter ||
      key === value ||
      (role && roleMay(role, statusPermission(ORDER_STATUS_TABLE[key].value))),
  )
  const options = [
    ...(anyLabel ? [{ value: '', label: anyLabel }] : []),
    ...keys.map((key) => ({ value: key, label: t(ORDER_STATUS_TABLE[key].label) })),
  ]
  return (
    <Select<string>
      ref={ref}
      label={label}
      isLabelHidden={isLabelHidden}
      value={value}
      options={options}
      onChange={(selected) => onChange(selected as Value)}
    />
  )
}
