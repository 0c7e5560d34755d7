import type { ReactNode } from 'react'
import type { OrderDetailsFragment } from '../gql/orders'
import { useText } from '../lib/text'
import { Price } from '../ui/price'

interface OrderFactsProps {
  readonly order: Pick<OrderDetailsFragment, 'address' | 'city' | 'phone' | 'total'>
  /** More facts, in front of these. */
  readonly children?: ReactNode
}

/** What a deleted account leaves of its address and phone. */
const GONE = '–'

/** Where an order goes and what it costs. */
export function OrderFacts({ order, children }: OrderFactsProps) {
  const t = useText()
  return (
    <dl className="order__facts">
      {children}
      <div>
        <dt>{t('order.address')}</dt>
        <dd>{[order.address, order.city].filter(Boolean).join(', ') || GONE}</dd>
      </div>
      <div>
        <dt>{t('checkout.phone')}</dt>
        <dd dir="ltr">{order.phone || GONE}</dd>
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
