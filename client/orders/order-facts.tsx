import type { ReactNode } from 'react'
import { ORDER_STATUS_TABLE } from '#domain/order-status'
import { useDeliveryTexts } from '../delivery/use-delivery-texts'
import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../lib/text'
import { CommaSeparated } from '../ui/comma-separated'
import { Price } from '../ui/price'
import { useOrderAddress } from './use-order-address'
import './order-facts.css'

interface OrderFactsProps {
  readonly order: Pick<
    OrderDetailsFragment,
    | 'address'
    | 'city'
    | 'phone'
    | 'shippingAddress'
    | 'status'
    | 'adjustments'
    | 'deliveryDays'
    | 'total'
  >
  /** What the total is called, if not that. */
  readonly totalLabel?: string
  /** More facts, shown before these. */
  readonly children?: ReactNode
}

/** Replaces the address and phone of a deleted account. */
const DELETED = '–'

/** An order's address, phone, expected delivery, fees and total. */
export function OrderFacts({ order, totalLabel, children }: OrderFactsProps) {
  const t = useText()
  const texts = useDeliveryTexts()
  const { deliveryDays } = order
  const days = deliveryDays && texts.days({ minDays: deliveryDays.min, maxDays: deliveryDays.max })
  const addressParts = useOrderAddress(order)
  return (
    <dl className="order__facts">
      {children}
      <div>
        <dt>{t('order.address')}</dt>
        <dd>{addressParts.length > 0 ? <CommaSeparated texts={addressParts} /> : DELETED}</dd>
      </div>
      <div>
        <dt>{t('checkout.phone')}</dt>
        <dd>
          <bdi dir="ltr">{order.phone || DELETED}</bdi>
        </dd>
      </div>
      {days && ORDER_STATUS_TABLE[order.status].isOpen && (
        <div>
          <dt>{t('fee.expected')}</dt>
          <dd>{days}</dd>
        </div>
      )}
      {order.adjustments.map(({ kind, label, amount }) => (
        <div key={kind}>
          <dt>{kind === 'DISCOUNT' ? t('discount.named', { code: label }) : label}</dt>
          <dd>{kind === 'DELIVERY' && amount === 0 ? t('fee.free') : <Price pounds={amount} />}</dd>
        </div>
      ))}
      <div className="order__total">
        <dt>{totalLabel ?? t('order.total')}</dt>
        <dd>
          <Price pounds={order.total} />
        </dd>
      </div>
    </dl>
  )
}
