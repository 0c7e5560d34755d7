import { ROLES } from '#domain/accounts/roles'
import { EXPENSE_CATEGORY_TABLE } from '#domain/cash/expenses'
import type { MessageKey } from '#domain/messages'
import { asPounds, type Pounds } from '#domain/money/units'
import { CONFIRMATION_TABLE, PAYMENT_TABLE, SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { FIELD_KEYS } from './field-keys'

type Translate = (key: MessageKey) => string

/** The translations and formats with which values are written. */
export interface ValueFormat {
  readonly t: Translate
  readonly formatTime: (isoTime: string) => string
  readonly formatDay: (isoDay: string) => string
  readonly formatPounds: (pounds: Pounds) => string
  /** The name of a courier by its ID; undefined if it is not known. */
  readonly courierName: (id: string) => string | undefined
}

/** The name of a field of the log, such as “Price”. */
export function fieldText(t: Translate, field: string): string {
  const key = FIELD_KEYS[field]
  return key ? t(key) : field.replaceAll('_', ' ')
}

interface State {
  readonly value: string
  readonly label: MessageKey
}

/** The fields whose values have names. */
const STATES: Readonly<Record<string, Readonly<Record<string, State>>>> = {
  status: ORDER_STATUS_TABLE,
  confirmation_state: CONFIRMATION_TABLE,
  shipment_state: SHIPMENT_TABLE,
  payment_state: PAYMENT_TABLE,
  category: EXPENSE_CATEGORY_TABLE,
}

function stateKey(field: string, value: string): MessageKey | undefined {
  return Object.values(STATES[field] ?? {}).find((state) => state.value === value)?.label
}

/** Whether the values of a field are IDs of couriers. */
export const isCourier = (field: string) =>
  field === 'courier_id' || field === 'assigned_courier_id'

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DAY = /^\d{4}-\d\d-\d\d$/

interface Field {
  readonly field: string
  readonly isAmount: boolean
}

/** A value of a field of the log as the rest of the desk writes it: amounts in EGP, times of Cairo, couriers, states and roles by their names, yes or no. */
export function valueText(
  { t, formatTime, formatDay, formatPounds, courierName }: ValueFormat,
  { field, isAmount }: Field,
  value: string | null,
): string {
  if (value === null || value === '') return t('changes.nothing')
  if (isAmount) return formatPounds(asPounds(Number(value)))
  if (value === 'true') return t('changes.yes')
  if (value === 'false') return t('changes.no')
  if (TIME.test(value)) return formatTime(value)
  if (DAY.test(value)) return formatDay(value)
  if (isCourier(field)) return courierName(value) ?? value
  const state = stateKey(field, value)
  if (state) return t(state)
  const role = field === 'role' && ROLES.find((known) => known === value)
  return role && role !== 'shopper' ? t(`staff.role.${role}`) : value
}
