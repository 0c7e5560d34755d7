import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { FollowedOrderQuery } from '../../platform/gql/follow'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { useArrivalDates } from '../../shop/delivery/use-arrival-dates'
import { CallLink } from '../orders/call-link'
import { OrderFact } from '../orders/order-facts'
import { OrderSteps } from '../orders/order-steps'
import { OtherDeliveries } from '../orders/other-deliveries'
import { WhatsAppLink } from '../orders/whats-app-link'
import '../orders/order-page.css'
import '../orders/order-items.css'
import './followed-order.css'

type Order = NonNullable<FollowedOrderQuery['followedOrder']>

/** The status, arrival and cash due of an order that is followed by a link. */
export function FollowedOrder({ order }: { readonly order: Order }) {
  const t = useText()
  const { contact } = usePageContext()
  const { id, status, isOnItsWay, items } = order
  const { isOpen, value } = ORDER_STATUS_TABLE[status]
  return (
    <article className="card order-page">
      <p className="follow__text" role="status">
        {t(isOnItsWay ? 'follow.onItsWay' : `follow.${value}`)}
      </p>
      {isOpen && <NextFacts order={order} />}
      <OtherDeliveries orders={order.otherDeliveries} />
      <OrderSteps order={order} />
      <ul className="order__items" aria-label={t('order.items')}>
        {items.map((item) => (
          <li key={item.id}>
            <span>{t('follow.quantity', { quantity: item.quantity })}</span>
            <div>
              <ProductName name={item.name} />
            </div>
          </li>
        ))}
      </ul>
      <div className="order-page__actions">
        <WhatsAppLink number={contact.whatsAppNumber} orderId={id} />
        <CallLink phone={contact.phone} />
      </div>
    </article>
  )
}

function NextFacts({ order }: { readonly order: Order }) {
  const t = useText()
  const arrivalDates = useArrivalDates()
  const { createdAt, deliveryDays, amountDue } = order
  const dates =
    deliveryDays &&
    arrivalDates({ minDays: deliveryDays.min, maxDays: deliveryDays.max }, new Date(createdAt))
  return (
    <dl className="placed-order__next">
      {dates && <OrderFact title={t('order.arrives')}>{dates}</OrderFact>}
      <OrderFact title={t('order.cashReady')}>
        {amountDue > 0 ? <Price pounds={amountDue} /> : t('follow.paid')}
      </OrderFact>
    </dl>
  )
}
