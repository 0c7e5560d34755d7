import { type ReactNode, use } from 'react'
import { localPhone } from '#domain/addresses/local-phone'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import type { Locale } from '#domain/messages/locale'
import { CONFIRMATION_TABLE, PAYMENT_TABLE, SHIPMENT_TABLE } from '#domain/orders/order-life'
import { ORDER_SOURCE_TABLE } from '#domain/orders/order-source'
import { CANCELLED_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { RowLink } from '../../../../platform/admin/list/row-link'
import type { Column } from '../../../../platform/admin/table/column'
import type { AdminOrdersQuery } from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useLocale, useText } from '../../../../platform/texts/text'
import { CommaSeparated } from '../../../../platform/ui/comma-separated'
import { Price } from '../../../../platform/ui/price'
import { OrderStatusBadge } from '../../order-status-badge'
import { ContactLinks } from '../contact-links'
import { ConfirmationBadge, PaymentBadge, ShipmentBadge } from '../fact-badge'
import { OrderAge } from './order-age'
import { type OrderState, stateThatMatters } from './state-that-matters'
import { RowMessages } from './use-list-messages'

type Order = AdminOrdersQuery['adminOrders']['nodes'][number]

/** The columns that the query reads only if one of them is shown. */
export const PARCEL_COLUMNS: readonly string[] = ['items', 'courier', 'note', 'source']

const itemsText = ({ items = [] }: Order): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n')

/** The columns of the orders. The link to an order covers its row: a click anywhere opens the order. */
export const ORDER_COLUMNS: readonly Column<Order>[] = [
  {
    id: 'number',
    title: 'orders.column.number',
    isRowHeader: true,
    card: 'lead',
    cell: ({ id }) => <OrderLink id={id} />,
    text: ({ id }) => id,
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
    cell: (order) => <bdi title={order.recipientName}>{order.recipientName}</bdi>,
    text: ({ recipientName }) => recipientName,
  },
  {
    id: 'contact',
    title: 'orders.column.phone',
    card: 'action',
    cell: (order) => <Contact order={order} />,
    text: ({ phone }) => phone && localPhone(phone),
  },
  {
    id: 'place',
    title: 'orders.column.place',
    card: 'line',
    cell: (order) => <Place order={order} />,
    text: (order, { locale }) => placeParts(order, locale).join(' – '),
  },
  {
    id: 'items',
    title: 'order.items',
    isOptional: true,
    card: 'none',
    cell: (order) => <Items order={order} />,
    text: (order) => itemsText(order).replaceAll('\n', ', '),
  },
  // No text: files with amounts are for those who may see the revenue, who have them in the file of selected orders.
  {
    id: 'due',
    title: 'orders.column.due',
    isNumber: true,
    card: 'amount',
    cell: (order) => <AmountDue order={order} />,
  },
  {
    id: 'status',
    title: 'orders.column.status',
    card: 'badge',
    // Another state says more.
    isUsual: ({ status }) => ORDER_STATUS_TABLE[status].isOpen,
    cell: (order) => (
      <State order={order} state="status">
        <OrderStatusBadge status={order.status} />
      </State>
    ),
    text: ({ status }, { t }) => t(ORDER_STATUS_TABLE[status].label),
  },
  {
    id: 'confirmation',
    title: 'orders.column.confirmation',
    card: 'badge',
    isUsual: ({ status }) => !ORDER_STATUS_TABLE[status].isOpen,
    cell: (order) => (
      <State order={order} state="confirmation">
        <ConfirmationBadge state={order.confirmationState} />
      </State>
    ),
    text: ({ confirmationState }, { t }) => t(CONFIRMATION_TABLE[confirmationState].label),
  },
  {
    id: 'shipment',
    title: 'orders.column.shipment',
    card: 'badge',
    cell: (order) => (
      <State order={order} state="shipment">
        <ShipmentBadge state={order.shipmentState} />
      </State>
    ),
    text: ({ shipmentState }, { t }) => t(SHIPMENT_TABLE[shipmentState].label),
  },
  {
    id: 'payment',
    title: 'orders.column.payment',
    card: 'badge',
    cell: (order) => (
      <State order={order} state="payment">
        <PaymentBadge state={order.paymentState} />
      </State>
    ),
    text: ({ paymentState }, { t }) => t(PAYMENT_TABLE[paymentState].label),
  },
  {
    id: 'courier',
    title: 'orders.courier',
    isOptional: true,
    card: 'none',
    text: ({ shipment, assignedCourier }) => shipment?.courierName ?? assignedCourier?.name ?? null,
  },
  {
    id: 'note',
    title: 'checkout.courierNote',
    isOptional: true,
    card: 'none',
    text: ({ shippingAddress }) => shippingAddress?.courierNote ?? null,
  },
  {
    id: 'risk',
    title: 'orders.column.risk',
    isOptional: true,
    permission: 'customers.read',
    card: 'badge',
    isUsual: ({ doorHistory }) => !doorHistory?.refusedCount,
    cell: (order) => <Risk order={order} />,
    text: ({ doorHistory }, { t }) => (doorHistory?.refusedCount ? riskText(t, doorHistory) : null),
  },
  {
    id: 'source',
    title: 'orders.column.source',
    isOptional: true,
    card: 'none',
    text: ({ source }, { t }) => (source ? t(ORDER_SOURCE_TABLE[source].label) : null),
  },
]

const riskText = (
  t: ReturnType<typeof useText>,
  { refusedCount, broughtCount }: NonNullable<Order['doorHistory']>,
) => t('orders.risk', { refused: refusedCount, brought: broughtCount })

/** How many parcels of the phone were refused at the door, if any was. */
function Risk({ order: { doorHistory } }: OrderProps) {
  const t = useText()
  if (!doorHistory?.refusedCount) return null
  return <span className="order-risk">{riskText(t, doorHistory)}</span>
}

function OrderLink({ id }: { readonly id: string }) {
  const t = useText()
  return (
    <RowLink id={id} label={t('order.number', { id })}>
      #{id}
    </RowLink>
  )
}

interface StateProps {
  readonly order: Order
  readonly state: OrderState
  readonly children: ReactNode
}

/** A state of an order; only the one that matters has its colour. */
function State({ order, state, children }: StateProps) {
  return (
    <span className="order-state" data-matters={stateThatMatters(order) === state || undefined}>
      {children}
    </span>
  )
}

interface OrderProps {
  readonly order: Order
}

/** Calls, or opens a chat with the message, which is noted as sent. */
function Contact({ order: { id, phone, recipientName } }: OrderProps) {
  return <ContactLinks phone={phone} name={recipientName} {...use(RowMessages).get(id)} />
}

function placeParts({ city, shippingAddress }: Order, locale: Locale): readonly string[] {
  const { governorate, area } = shippingAddress ?? {}
  const parts = governorate ? [GOVERNORATE_NAMES[governorate][locale], area ?? ''] : [city]
  return parts.filter(Boolean)
}

function Place({ order }: OrderProps) {
  const locale = useLocale()
  const parts = placeParts(order, locale)
  return (
    <span className="order-place" title={parts.join(' – ')}>
      <CommaSeparated texts={parts} />
    </span>
  )
}

function Items({ order }: OrderProps) {
  return (
    <ul className="order-items-cell" title={itemsText(order)}>
      {order.items?.map(({ id, name, quantity }) => (
        <li key={id}>
          {quantity} × <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
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
