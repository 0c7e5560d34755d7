import { GOVERNORATE_NAMES, GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import type { MessageKey } from '#domain/messages'
import { ORDER_STATUS_KEYS } from '#domain/orders/order-status'
import { ORDER_VIEWS } from '#domain/orders/order-views'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import {
  choiceFilter,
  dayFilter,
  type Filter,
  folded,
  ID_FILTER,
  searchFilter,
  valueFilter,
} from '../../../../platform/admin/list/list-filters'
import { Select } from '../../../../platform/forms/select'
import type { OrderStatus } from '../../../../platform/gql/orders'
import { useCouriersQuery } from '../../../../platform/gql/orders-admin'
import { useLocale, useText } from '../../../../platform/texts/text'
import { StatusSelect } from '../status-select'
import { AmountFilter } from './amount-filter'

const STATUS_FILTER: Filter<OrderStatus | ''> = {
  ...valueFilter(['', ...ORDER_STATUS_KEYS], ''),
  Control({ value, onChange }) {
    const t = useText()
    return (
      <StatusSelect
        label={t('admin.filterStatus')}
        value={value}
        anyLabel={t('admin.anyStatus')}
        onChange={(status) => onChange(status)}
      />
    )
  },
}

const GOVERNORATE_FILTER: Filter<Governorate | ''> = {
  ...valueFilter(['', ...GOVERNORATES], ''),
  Control({ value, onChange }) {
    const t = useText()
    const locale = useLocale()
    return (
      <Select
        label={t('checkout.governorate')}
        value={value}
        options={[
          { value: '', label: t('orders.any') },
          ...GOVERNORATES.map((key) => ({ value: key, label: GOVERNORATE_NAMES[key][locale] })),
        ]}
        onChange={(governorate) => onChange(governorate)}
      />
    )
  },
}

const COURIER_FILTER: Filter<string> = {
  ...ID_FILTER,
  Control({ value, onChange }) {
    const t = useText()
    const { data } = useCouriersQuery({ fetchPolicy: 'cache-and-network' })
    const couriers = data?.couriers ?? []
    const isKnown = value === '' || couriers.some(({ id }) => id === value)
    return (
      <Select
        label={t('orders.courier')}
        value={value}
        options={[
          { value: '', label: t('orders.any') },
          ...couriers.map(({ id, name }) => ({ value: id, label: name })),
          // Of an address that was typed, or while they load.
          ...(isKnown ? [] : [{ value, label: `#${value}` }]),
        ]}
        onChange={(courier) => onChange(courier)}
      />
    )
  },
}

/** An amount in pounds, as it was entered. */
const amountFilter = (label: MessageKey): Filter<string> => ({
  initial: '',
  read: (text) => text,
  Control({ value, onChange }) {
    return (
      <AmountFilter
        label={useText()(label)}
        value={value}
        onChange={(amount) => onChange(amount)}
      />
    )
  },
})

/** What the list of orders is filtered by. On phones, the status is among those behind the button. */
export const ORDER_FILTERS = {
  view: valueFilter(['', ...ORDER_VIEWS], ''),
  search: searchFilter('admin.searchOrders', 'admin.searchOrdersHint'),
  status: folded(STATUS_FILTER, 'phones'),
  governorate: folded(GOVERNORATE_FILTER),
  courier: folded(COURIER_FILTER),
  customer: ID_FILTER,
  since: folded(dayFilter({ label: 'orders.since', to: 'until' })),
  until: folded(dayFilter({ label: 'orders.until', from: 'since' })),
  min: folded(amountFilter('orders.minTotal')),
  max: folded(amountFilter('orders.maxTotal')),
  sort: folded(
    choiceFilter({
      label: 'orders.sort',
      values: ORDER_SORTS,
      initial: 'NEWEST',
      text: (sort) => `orders.sort.${sort}`,
    }),
  ),
}
