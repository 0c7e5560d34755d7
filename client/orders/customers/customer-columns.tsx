import { Link } from 'react-router-dom'
import { localPhone } from '#domain/addresses/local-phone'
import { GOVERNORATE_NAMES, type Governorate } from '#domain/delivery/governorates'
import type { CustomerSort } from '#domain/orders/customers.schema'
import type { Column } from '../../platform/admin/table/column'
import type { CustomerRowFragment } from '../../platform/gql/customers'
import { useLocale, useText } from '../../platform/texts/text'
import { useFormatPercent } from '../../platform/texts/use-format-percent'
import { Price } from '../../platform/ui/price'
import { ContactLinks } from '../orders/admin/contact-links'
import { OrderAge } from '../orders/admin/list/order-age'
import { CustomerFlags } from './customer-flags'

type Customer = CustomerRowFragment

export const SPENT_PERMISSION = 'revenue.read'

export const CUSTOMER_COLUMNS: readonly Column<Customer, CustomerSort>[] = [
  {
    id: 'name',
    title: 'customers.name',
    isRowHeader: true,
    card: 'title',
    cell: (customer) => <CustomerLink customer={customer} />,
    text: ({ name }) => name,
  },
  {
    id: 'contact',
    title: 'orders.column.phone',
    card: 'action',
    cell: ({ phone, name }) => <ContactLinks phone={localPhone(phone)} name={name} />,
    text: ({ phone }) => phone,
  },
  {
    id: 'place',
    title: 'checkout.governorate',
    card: 'line',
    text: ({ governorate }, { locale }) => governorate && GOVERNORATE_NAMES[governorate][locale],
  },
  {
    id: 'orders',
    title: 'customers.orders',
    sort: { ascending: 'ORDERS_ASC', descending: 'ORDERS_DESC' },
    card: 'badge',
    cell: ({ orderCount }) => <Count count={orderCount} />,
    text: ({ orderCount }) => orderCount,
  },
  {
    id: 'delivered',
    title: 'customers.delivered',
    hiddenBelow: 768,
    card: 'none',
    text: ({ deliveredCount }) => deliveredCount,
  },
  {
    id: 'refused',
    title: 'customers.refused',
    sort: { ascending: 'REFUSED_ASC', descending: 'REFUSED_DESC' },
    card: 'badge',
    isUsual: ({ refusedCount }) => refusedCount === 0,
    cell: (customer) => <RefusedShare customer={customer} />,
    text: ({ refusedCount }) => refusedCount,
  },
  {
    id: 'spent',
    title: 'customers.spent',
    permission: SPENT_PERMISSION,
    sort: { ascending: 'SPENT_ASC', descending: 'SPENT_DESC' },
    card: 'amount',
    cell: ({ spent }) => spent !== null && <Price pounds={spent} />,
    text: ({ spent }) => spent,
  },
  {
    id: 'lastOrder',
    title: 'customers.lastOrder',
    sort: { ascending: 'LAST_ORDER_ASC', descending: 'LAST_ORDER_DESC' },
    card: 'end',
    cell: ({ lastOrderAt }) => lastOrderAt && <OrderAge createdAt={lastOrderAt} />,
    text: ({ lastOrderAt }, { formatDate }) => lastOrderAt && formatDate(lastOrderAt),
  },
  {
    id: 'flags',
    title: 'customers.flags',
    card: 'badge',
    isUsual: ({ isBlocked, isPrepayOnly }) => !isBlocked && !isPrepayOnly,
    cell: (customer) => <CustomerFlags customer={customer} />,
    text: ({ isBlocked, isPrepayOnly }, { t }) =>
      [isBlocked && t('customers.blocked'), isPrepayOnly && t('customers.prepayOnly')]
        .filter(Boolean)
        .join(', '),
  },
]

interface CustomerProps {
  readonly customer: Customer
}

function CustomerLink({ customer: { id, name, phone } }: CustomerProps) {
  const local = localPhone(phone)
  return (
    <Link
      className="data-table__link"
      to={`/admincustomers/${id}`}
      aria-label={`${name} ${local}`.trim()}
    >
      <bdi>{name || local}</bdi>
    </Link>
  )
}

export function GovernorateName({ governorate }: { readonly governorate: Governorate | null }) {
  const locale = useLocale()
  return governorate && GOVERNORATE_NAMES[governorate][locale]
}

/** In a table, the heading of the column says what is counted; in a card, the cell does. */
function Count({ count }: { readonly count: number }) {
  const t = useText()
  return (
    <>
      <span className="customers__number">{count}</span>
      <span className="customers__words">{t('customer.orders', { count })}</span>
    </>
  )
}

function RefusedShare({ customer: { refusedCount, broughtCount, refusedPercent } }: CustomerProps) {
  const t = useText()
  const formatPercent = useFormatPercent()
  if (broughtCount === 0) return null
  const share = formatPercent(refusedPercent / 100)
  return (
    <span className="customers__refused" data-some={refusedCount > 0 || undefined}>
      <span className="customers__number">{share}</span>
      <span className="customers__words">{t('customers.refusedShare', { share })}</span>
    </span>
  )
}
