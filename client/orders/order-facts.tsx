import type { ReactNode } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../lib/text'
import { CommaSeparated } from '../ui/comma-separated'
import { Price } from '../ui/price'
import './order-facts.css'

interface OrderFactsProps {
  readonly order: Pick<OrderDetailsFragment, 'address' | 'city' | 'phone' | 'total'>
  /** More facts, shown before these. */
  readonly children?: ReactNode
}

/** Replaces the address and phone of a deleted account. */
const DELETED = '–'

/** An order's address, phone and total. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  const t = useText()
  const addressParts = [order.address, order.city].filter(Boolean)
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
      <div className="order__total">
        <dt>{t('order.total')}</dt>
        <dd>
          <Price pounds={order.total} />
        </dd>
      </div>
    </dl>
  )
}
