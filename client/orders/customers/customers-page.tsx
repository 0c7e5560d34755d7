import { useMemo } from 'react'
import { CUSTOMER_SORTS } from '#domain/orders/customers.schema'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { DebouncedSearchField } from '../../platform/admin/debounced-search-field'
import { DataTable } from '../../platform/admin/table/data-table'
import { TableSkeleton } from '../../platform/admin/table/table-skeleton'
import { useCan } from '../../platform/admin/use-admin-token'
import { Select } from '../../platform/forms/select'
import { useSearchState } from '../../platform/routing/use-search-state'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { LoadFailed } from '../../platform/ui/load-failed'
import { NextPageButton } from '../../platform/ui/next-page-button'
import { customerColumns } from './customer-columns'
import {
  CUSTOMER_LIST_FORMAT,
  type CustomerListParams,
  isBySpent,
  SHOWN_NAMES,
} from './customer-list-params'
import { useCustomers } from './use-customers'
import '../../platform/admin/tools.css'
import './customers-page.css'

export function Component() {
  return (
    <AdminFrame title="customers.title">
      <Customers />
    </AdminFrame>
  )
}

function Customers() {
  const t = useText()
  const seesSpent = useCan('revenue.read')
  const [state, change] = useSearchState(CUSTOMER_LIST_FORMAT)
  const sorts = CUSTOMER_SORTS.filter((sort) => seesSpent || !isBySpent(sort))
  return (
    <div className="customers">
      <div className="admin__tools">
        <DebouncedSearchField
          label={t('customers.search')}
          value={state.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <Select
          label={t('customers.show')}
          value={state.show}
          options={[
            { value: '', label: t('customers.show.all') },
            ...SHOWN_NAMES.map((value) => ({ value, label: t(`customers.show.${value}`) })),
          ]}
          onChange={(show) => change({ show })}
        />
        <Select
          label={t('orders.sort')}
          value={state.sort}
          options={sorts.map((value) => ({ value, label: t(`customers.sort.${value}`) }))}
          onChange={(sort) => change({ sort })}
        />
      </div>
      <CustomerList state={state} seesSpent={seesSpent} onSort={(sort) => change({ sort })} />
    </div>
  )
}

interface CustomerListProps {
  readonly state: CustomerListParams
  readonly seesSpent: boolean
  readonly onSort: (sort: CustomerListParams['sort']) => void
}

function CustomerList({ state, seesSpent, onSort }: CustomerListProps) {
  const t = useText()
  const { customers, error, refetch, nextPage } = useCustomers(state)
  const columns = useMemo(() => customerColumns(seesSpent), [seesSpent])
  if (!customers && error) {
    return <LoadFailed title={t('customers.loadFailed')} onRetry={refetch} />
  }
  if (!customers) return <TableSkeleton />
  if (customers.length === 0) return <EmptyState title={t('customers.none')} />
  return (
    <>
      <DataTable
        label={t('customers.title')}
        columns={columns}
        rows={customers}
        sort={state.sort}
        onSort={onSort}
      />
      <NextPageButton nextPage={nextPage}>{t('customers.more')}</NextPageButton>
    </>
  )
}
