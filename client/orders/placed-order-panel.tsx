import { useId } from 'react'
import { useOwnOrderQuery } from '../gql/orders'
import { LazyApolloProvider } from '../lib/lazy-apollo-provider'
import { setPlacedOrder, usePlacedOrder } from '../lib/placed-order'
import { useText } from '../lib/text'
import { Button, ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { OrderFacts } from './order-facts'
import { OrderItems } from './order-items'
import { WhatsAppLink } from './whats-app-link'
import './order-page.css'

/** The order that was just placed. It stays until it is closed. Import it lazily. */
export function PlacedOrderPanel() {
  const id = usePlacedOrder()
  if (!id) return null
  return (
    <LazyApolloProvider>
      <Panel id={id} />
    </LazyApolloProvider>
  )
}

function Panel({ id }: { readonly id: string }) {
  const t = useText()
  const titleId = useId()
  const { data } = useOwnOrderQuery({ variables: { id } })
  // The order is in the profile, too: a panel that cannot be loaded is left out.
  if (!data?.order) return null
  const { order, shop } = data
  return (
    <section className="wrap placed-order" aria-labelledby={titleId}>
      <div className="card order-page">
        <header className="placed-order__head">
          <div>
            <h2 id={titleId}>{t('order.number', { id })}</h2>
            <p>{t('order.thanks')}</p>
          </div>
          <Button variant="icon" aria-label={t('order.close')} onClick={() => setPlacedOrder(null)}>
            <Icon name="close" />
          </Button>
        </header>
        <OrderItems items={order.items} />
        <OrderFacts order={order} totalLabel={t('order.toPay')} />
        <div className="order-page__actions">
          <ButtonLink to={`/orders/${id}`}>{t('order.view')}</ButtonLink>
          <WhatsAppLink number={shop.whatsAppNumber} orderId={id} />
        </div>
      </div>
    </section>
  )
}
