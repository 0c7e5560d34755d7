import { memo } from 'react'
import { Link } from 'react-router-dom'
import { GOVERNORATE_NAMES } from '#domain/delivery/governorates'
import {
  CANCELLED_ORDER_STATUS_KEY,
  INITIAL_ORDER_STATUS_KEY,
  ORDER_STATUS_TABLE,
} from '#domain/orders/order-status'
import type { AdminOrderRowFragment } from '../../gql/orders-admin'
import { KEEP_SCROLL } from '../../routing/use-scroll-restoration'
import { useFormatPounds, useLocale, useText } from '../../texts/text'
import { CommaSeparated } from '../../ui/comma-separated'
import { Price } from '../../ui/price'
import { OrderStatusBadge } from '../order-status-badge'
import { ContactLinks } from './contact-links'
import { ConfirmationBadge, PaymentBadge, ShipmentBadge } from './fact-badge'
import { OrderAge } from './order-age'
import { type OrderListParams, orderListAddress } from './order-list-params'

interface OrderRowProps {
  readonly order: AdminOrderRowFragment
  readonly state: OrderListParams
  readonly isSelected: boolean
  readonly onSelect: (id: string, isRange: boolean) => void
}

/** An order in the table. Its link covers the row: a click anywhere opens the order. */
function Row({ order, state, isSelected, onSelect }: OrderRowProps) {
  const t = useText()
  const { id, recipientName, phone } = order
  const { isOpen } = ORDER_STATUS_TABLE[order.status]
  return (
    <tr
      data-order={id}
      data-selected={isSelected || undefined}
      data-open={state.order === id || undefined}
    >
      <td className="orders-table__check">
        <label className="checkbox">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('orders.select', { id })}
            onChange={({ nativeEvent }) =>
              onSelect(id, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
          />
        </label>
      </td>
      <th scope="row" className="orders-table__number">
        <Link
          className="orders-table__link"
          to={orderListAddress({ ...state, order: id })}
          replace={state.order !== ''}
          state={KEEP_SCROLL}
          preventScrollReset
          aria-label={t('order.number', { id })}
        >
          #{id}
        </Link>
      </th>
      <td className="orders-table__age">
        <OrderAge createdAt={order.createdAt} />
      </td>
      <td className="orders-table__name">
        <bdi>{recipientName}</bdi>
      </td>
      <td className="orders-table__contact">
        <ContactLinks phone={phone} name={recipientName} />
      </td>
      <td className="orders-table__place">
        <Place order={order} />
      </td>
      <td className="orders-table__due">
        <AmountDue order={order} />
      </td>
      <td className="orders-table__state" data-usual={isToConfirm(order) || undefined}>
        <OrderStatusBadge status={order.status} />
      </td>
      <td className="orders-table__state" data-usual={!isOpen || undefined}>
        <ConfirmationBadge state={order.confirmationState} />
      </td>
      <td className="orders-table__state">
        <ShipmentBadge state={order.shipmentState} />
      </td>
      <td className="orders-table__state">
        <PaymentBadge state={order.paymentState} />
      </td>
    </tr>
  )
}

export const OrderRow = memo(Row)

/** Whether the badge of the confirmation says all. */
const isToConfirm = ({ status, confirmationState }: AdminOrderRowFragment) =>
  status === INITIAL_ORDER_STATUS_KEY && confirmationState !== 'CONFIRMED'

type RowOrder = Pick<OrderRowProps, 'order'>

function Place({ order: { city, shippingAddress } }: RowOrder) {
  const locale = useLocale()
  const { governorate, area } = shippingAddress ?? {}
  const parts = governorate ? [GOVERNORATE_NAMES[governorate][locale], area ?? ''] : [city]
  return <CommaSeparated texts={parts.filter(Boolean)} />
}

/** What is still to be collected, or that nothing is. */
function AmountDue({ order: { total, amountDue, status } }: RowOrder) {
  const t = useText()
  const format = useFormatPounds()
  if (amountDue > 0) return <Price pounds={amountDue} />
  return (
    <span className="orders-table__settled">
      <s>{format(total)}</s>
      {status !== CANCELLED_ORDER_STATUS_KEY && ` ${t('orders.paid')}`}
    </span>
  )
}
