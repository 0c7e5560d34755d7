import { ORDERS_PAGE_SIZE } from '#domain/limits'
import { CUSTOMER_SORTS } from '#domain/orders/customers.schema'
import { AdminFrame } from '../../platform/admin/admin-frame'
import { defineList } from '../../platform/admin/list/define-list'
import { choiceFilter, searchFilter } from '../../platform/admin/list/list-filters'
import { useCustomersQuery } from '../../platform/gql/customers'
import { CUSTOMER_COLUMNS, SPENT_PERMISSION } from './customer-columns'
import './customers-page.css'

export function Component() {
  return (
    <AdminFrame title="customers.title">
      <Customers />
    </AdminFrame>
  )
}

/** The filters of the list, by their word in the address. */
const SHOWN = {
  blocked: { isBlocked: true },
  prepayOnly: { isPrepayOnly: true },
  refused: { hasRefused: true },
  account: { hasAccount: true },
} as const

const SHOWN_NAMES = Object.keys(SHOWN) as readonly (keyof typeof SHOWN)[]

const Customers = defineList({
  title: 'customers.title',
  className: 'customers',
  useQuery: useCustomersQuery,
  filters: {
    search: searchFilter('customers.search'),
    show: choiceFilter({
      label: 'customers.show',
      values: ['', ...SHOWN_NAMES],
      text: (shown) => (shown ? `customers.show.${shown}` : 'customers.show.all'),
    }),
    sort: choiceFilter({
      label: 'orders.sort',
      values: CUSTOMER_SORTS,
      initial: 'LAST_ORDER_DESC',
      text: (sort) => `customers.sort.${sort}`,
      // Such an order reveals who has spent more.
      permissionFor: (sort) => (sort.startsWith('SPENT') ? SPENT_PERMISSION : undefined),
    }),
  },
  variables: ({ search, show, sort }) => ({
    first: ORDERS_PAGE_SIZE,
    search: search || null,
    sort,
    ...(show && SHOWN[show]),
  }),
  rows: ({ customers }) => customers,
  columns: CUSTOMER_COLUMNS,
  none: 'customers.none',
  failed: 'customers.loadFailed',
  more: 'customers.more',
})
