import { useId } from 'react'
import { usePageContext } from '../page/page-context'
import { placedOrder, usePlacedOrder } from '../session/placed-order'
import { useText } from '../texts/text'
import { Button, ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { OrderFacts } from './order-facts'
import { OrderItems } from './order-items'
import { WhatsAppLink } from './whats-app-link'
import './order-page.css'

/** The order that was just placed, as the browser remembers it. It stays until it is closed. */
export function PlacedOrderPanel() {
  const t = useText()
  const titleId = useId()
  const order = usePlacedOrder()
  const { contact } = usePageContext()
  if (!order) return null
  const { id } = order
  return (
    <section className="wrap placed-order" aria-labelledby={titleId}>
      <div className="card order-page">
        <header className="placed-order__head">
          <div>
            <h2 id={titleId}>{t('order.number', { id })}</h2>
            <p>{t('order.thanks')}</p>
          </div>
          <Button
            variant="icon"
            aria-label={t('order.close')}
            onClick={() => placedOrder.write(undefined)}
          >
            <Icon name="close" />
          </Button>
        </header>
        <OrderItems items={order.items} />
        <OrderFacts order={order} totalLabel={t('order.toPay')} />
        <div className="order-page__actions">
          <ButtonLink to={`/orders/${id}`}>{t('order.view')}</ButtonLink>
          <WhatsAppLink number={contact.whatsAppNumber} orderId={id} />
        </div>
      </div>
    </section>
  )
}
