import { useId, useState } from 'react'
import { GOVERNORATE_NAMES, GOVERNORATES } from '#domain/delivery/governorates'
import { ORDER_SORTS } from '#domain/orders/orders.schema'
import { DebouncedSearchField } from '../../../../platform/admin/debounced-search-field'
import { Field } from '../../../../platform/forms/field'
import { Select } from '../../../../platform/forms/select'
import { useCouriersQuery } from '../../../../platform/gql/orders-admin'
import { useLocale, useText } from '../../../../platform/texts/text'
import { Button } from '../../../../platform/ui/button'
import { Icon } from '../../../../platform/ui/icon'
import { FILTERS, NO_FILTERS, type OrderListParams } from '../order-list-params'
import { StatusSelect } from '../status-select'
import { AmountFilter } from './amount-filter'
import '../../../../platform/admin/tools.css'
import './order-filters.css'

interface OrderFiltersProps {
  readonly state: OrderListParams
  readonly onChange: (
    changes: Partial<OrderListParams>,
    options?: { readonly replace: boolean },
  ) => void
}

/** The search, and the filters that a button shows. On phones, the status is among them. */
export function OrderFilters({ state, onChange }: OrderFiltersProps) {
  const t = useText()
  const moreId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const count = FILTERS.filter((name) => name !== 'search' && state[name] !== '').length
  return (
    <div className="order-filters" data-open={isOpen || undefined}>
      <DebouncedSearchField
        label={t('admin.searchOrders')}
        hint={t('admin.searchOrdersHint')}
        value={state.search}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      <StatusSelect
        label={t('admin.filterStatus')}
        value={state.status}
        anyLabel={t('admin.anyStatus')}
        onChange={(status) => onChange({ status })}
      />
      <Button
        variant="secondary"
        className="order-filters__button"
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" />
        {count > 0 ? t('orders.filtersSet', { count }) : t('orders.filters')}
      </Button>
      <div id={moreId} className="order-filters__more" hidden={!isOpen}>
        {isOpen && <MoreFilters state={state} onChange={onChange} />}
      </div>
    </div>
  )
}

function MoreFilters({ state, onChange }: OrderFiltersProps) {
  const t = useText()
  const locale = useLocale()
  const any = t('orders.any')
  return (
    <>
      <Select
        label={t('checkout.governorate')}
        value={state.governorate}
        options={[
          { value: '', label: any },
          ...GOVERNORATES.map((value) => ({ value, label: GOVERNORATE_NAMES[value][locale] })),
        ]}
        onChange={(governorate) => onChange({ governorate })}
      />
      <CourierFilter value={state.courier} onChange={(courier) => onChange({ courier })} />
      <Field
        label={t('orders.since')}
        type="date"
        max={state.until || undefined}
        value={state.since}
        onChange={({ target }) => onChange({ since: target.value })}
      />
      <Field
        label={t('orders.until')}
        type="date"
        min={state.since || undefined}
        value={state.until}
        onChange={({ target }) => onChange({ until: target.value })}
      />
      <AmountFilter
        label={t('orders.minTotal')}
        value={state.min}
        onChange={(min) => onChange({ min })}
      />
      <AmountFilter
        label={t('orders.maxTotal')}
        value={state.max}
        onChange={(max) => onChange({ max })}
      />
      <Select
        label={t('orders.sort')}
        value={state.sort}
        options={ORDER_SORTS.map((value) => ({ value, label: t(`orders.sort.${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
      {FILTERS.some((name) => state[name] !== '') && (
        <Button
          variant="quiet"
          className="admin__beside-field"
          onClick={() => onChange(NO_FILTERS)}
        >
          {t('orders.clearFilters')}
        </Button>
      )}
    </>
  )
}

interface CourierFilterProps {
  /** The ID of a courier; empty for any. */
  readonly value: string
  readonly onChange: (value: string) => void
}

function CourierFilter({ value, onChange }: CourierFilterProps) {
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
      onChange={onChange}
    />
  )
}
