import { use } from 'react'
import { Link } from 'react-router-dom'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import {
  CANCELLED_ORDER_STATUS_KEY,
  INITIAL_ORDER_STATUS_KEY,
  ORDER_STATUS_TABLE,
} from '#domain/orders/order-status'
import type { Column } from '../../../../platform/admin/table/column'
import type { AdminOrderRowFragment } from '../../../../platform/gql/orders-admin'
import { KEEP_SCROLL } from '../../../../platform/routing/use-scroll-restoration'
import { useFormatPounds, useLocale, useText } from '../../../../platform/texts/text'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { Price } from '../../../../platform/ui/price'
import { OrderStatusBadge } from '../../order-status-badge'
import { ContactLinks } from '../contact-links'
import { ConfirmationBadge, PaymentBadge, ShipmentBadge } from '../fact-badge'
import { type OrderListParams, orderListAddress } from '../order-list-params'
import { OrderAge } from './order-age'
import { RowMessages } from './use-list-messages'

type Order = AdminOrderRowFragment

/** Whether the badge of the confirmation says all. */
const isToConfirm = ({ status, confirmationState }: Order) =>
  status === INITIAL_ORDER_STATUS_KEY && confirmationState !== 'CONFIRMED'

/** The columns of the orders. The link to an order covers its row: a click anywhere opens the order. */
export function orderColumns(state: OrderListParams): readonly Column<Order>[] {
  return [
    {
      id: 'number',
      title: 'orders.column.number',
      isRowHeader: true,
      card: 'lead',
      cell: ({ id }) => <OrderLink id={id} state={state} />,
    },
    {
      id: 'age',
      title: 'orders.column.age',
      card: 'end',
      cell: ({ createdAt }) => <OrderAge createdAt={createdAt} />,
    },
    {
      id: 'name',
      title: 'orders.column.recipient',
      card: 'title',
      cell: ({ recipientName }) => <bdi>{recipientName}</bdi>,
    },
    {
      id: 'contact',
      title: 'orders.column.phone',
      card: 'action',
      cell: (order) => <Contact order={order} />,
    },
    {
      id: 'place',
      title: 'orders.column.place',
      card: 'line',
      cell: (order) => <Place order={order} />,
    },
    {
      id: 'due',
      title: 'orders.column.due',
      card: 'amount',
      cell: (order) => <AmountDue order={order} />,
    },
    {
      id: 'status',
      title: 'orders.column.status',
      card: 'badge',
      isUsual: isToConfirm,
      cell: ({ status }) => <OrderStatusBadge status={status} />,
    },
    {
      id: 'confirmation',
      title: 'orders.column.confirmation',
      card: 'badge',
      isUsual: ({ status }) => !ORDER_STATUS_TABLE[status].isOpen,
      cell: ({ confirmationState }) => <ConfirmationBadge state={confirmationState} />,
    },
    {
      id: 'shipment',
      title: 'orders.column.shipment',
      card: 'badge',
      cell: ({ shipmentState }) => <ShipmentBadge state={shipmentState} />,
    },
    {
      id: 'payment',
      title: 'orders.column.payment',
      card: 'badge',
      cell: ({ paymentState }) => <PaymentBadge state={paymentState} />,
    },
  ]
}

interface OrderLinkProps {
  readonly id: string
  readonly state: OrderListParams
}

function OrderLink({ id, state }: OrderLinkProps) {
  const t = useText()
  return (
    <Link
      className="data-table__link"
      to={orderListAddress({ ...state, order: id })}
      replace={state.order !== ''}
      state={KEEP_SCROLL}
      preventScrollReset
      aria-label={t('order.number', { id })}
    >
      #{id}
    </Link>
  )
}

interface OrderProps {
  readonly order: Order
}

/** Calls, or opens a chat with the message, which is noted as sent. */
function Contact({ order: { id, phone, recipientName } }: OrderProps) {
  return <ContactLinks phone={phone} name={recipientName} {...use(RowMessages).get(id)} />
}

function Place({ order: { city, shippingAddress } }: OrderProps) {
  const locale = useLocale()
  const { governorate, area } = shippingAddress ?? {}
  const parts = governorate ? [GOVERNORATE_NAMES[governorate][locale], area ?? ''] : [city]
  return <CommaSeparated texts={parts.filter(Boolean)} />
}

/** The amount due, or that nothing is. */
function AmountDue({ order: { total, amountDue, status } }: OrderProps) {
  const t = useText()
  const format = useFormatPounds()
  return (
    <span className={amountDue > 0 ? 'order-due' : 'order-due order-due--settled'}>
      {amountDue > 0 ? (
        <Price pounds={amountDue} />
      ) : (
        <>
          <s>{format(total)}</s>
          {status !== CANCELLED_ORDER_STATUS_KEY && ` ${t('orders.paid')}`}
        </>
      )}
    </span>
  )
}
