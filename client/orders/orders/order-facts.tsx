import type { ReactNode } from 'react'
import { localPhone } from '#domain/addresses/local-phone'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OrderDetailsFragment, OrderLifeFragment } from '../../platform/gql/orders'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { Price } from '../../platform/ui/price'
import { useArrivalDates } from '../../shop/delivery/use-arrival-dates'
import { useDeliveryTexts } from '../../shop/delivery/use-delivery-texts'
import { itemsSubtotal } from './items-subtotal'
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
    | 'cancelReason'
    | 'adjustments'
    | 'deliveryDays'
    | 'total'
  > &
    Partial<Pick<OrderLifeFragment, 'paid' | 'amountDue' | 'prepayUntil'>> & {
      /** Of an order that was placed just now, it is not known. */
      readonly createdAt?: string
      readonly items: Parameters<typeof itemsSubtotal>[0]
    }
  /** By default, “Total”. */
  readonly totalLabel?: string
  /** More facts, shown before these. */
  readonly children?: ReactNode
}

/** Replaces the address and phone of a deleted account. */
const DELETED = '–'

interface FactProps {
  readonly title: string
  readonly children: ReactNode
}

export function OrderFact({ title, children }: FactProps) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The address and delivery of an order, the shopper's notes, and its items, fees and total. */
export function OrderFacts({ order, totalLabel, children }: OrderFactsProps) {
  const t = useText()
  const texts = useDeliveryTexts()
  const formatDate = useFormatDate()
  const { deliveryDays, cancelReason, paid, prepayUntil, amountDue = order.total } = order
  const arrivalDates = useArrivalDates()
  const dates =
    deliveryDays &&
    arrivalDates(
      { minDays: deliveryDays.min, maxDays: deliveryDays.max },
      order.createdAt ? new Date(order.createdAt) : undefined,
    )
  const days = deliveryDays && texts.days({ minDays: deliveryDays.min, maxDays: deliveryDays.max })
  const addressParts = useOrderAddress(order)
  const courierNote = order.shippingAddress?.courierNote
  return (
    <div className="order__facts">
      <dl className="order__shipping">
        {children}
        <OrderFact title={t('order.address')}>
          {addressParts.length > 0 ? <CommaSeparated texts={addressParts} /> : DELETED}
        </OrderFact>
        <OrderFact title={t('checkout.phone')}>
          <bdi dir="ltr">{localPhone(order.phone) || DELETED}</bdi>
        </OrderFact>
        {courierNote && (
          <OrderFact title={t('checkout.courierNote')}>
            <bdi>{courierNote}</bdi>
          </OrderFact>
        )}
        {days && ORDER_STATUS_TABLE[order.status].isOpen && (
          <OrderFact title={t('fee.expected')}>
            <span>{days}</span> {dates && <span>({dates})</span>}
          </OrderFact>
        )}
        {totalLabel && prepayUntil && (
          <OrderFact title={t('order.prepayUntil')}>
            <time dateTime={prepayUntil}>{formatDate(prepayUntil)}</time>
          </OrderFact>
        )}
        {cancelReason && (
          <OrderFact title={t('order.reasonGiven')}>
            <bdi>{cancelReason}</bdi>
          </OrderFact>
        )}
      </dl>
      <dl className="order__totals">
        <OrderFact title={t('fee.items')}>
          <Price pounds={itemsSubtotal(order.items)} />
        </OrderFact>
        {order.adjustments.map(({ kind, label, amount }) => (
          <OrderFact
            key={kind}
            title={kind === 'DISCOUNT' ? t('discount.named', { code: label }) : label}
          >
            {kind === 'DELIVERY' && amount === 0 ? t('fee.free') : <Price pounds={amount} />}
          </OrderFact>
        ))}
        {paid !== undefined && paid > 0 && (
          <OrderFact title={t('order.paidAlready')}>
            <Price pounds={paid} />
          </OrderFact>
        )}
        <div className="order__total">
          <dt>{totalLabel ?? t('order.total')}</dt>
          <dd>
            <Price pounds={totalLabel ? amountDue : order.total} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
