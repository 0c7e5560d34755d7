import { type RefObject, Suspense, useId, useRef } from 'react'
import { INITIAL_ORDER_STATUS_KEY } from '#domain/orders/order-status'
import { LazyApolloProvider } from '../../platform/api/lazy-apollo-provider'
import { usePageContext } from '../../platform/page/page-context'
import { type PlacedOrder, placedOrder, usePlacedOrder } from '../../platform/session/placed-order'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { Icon } from '../../platform/ui/icon'
import { Price } from '../../platform/ui/price'
import { useArrivalDates } from '../../shop/delivery/use-arrival-dates'
import { CallLink } from './call-link'
import { CancelOrderDialog } from './cancel-order-dialog'
import { OrderFact, OrderFacts } from './order-facts'
import { OrderItems } from './order-items'
import { ShareOrder } from './share-order'
import { WhatsAppLink } from './whats-app-link'
import './order-page.css'

/** The order that was just placed, as the browser remembers it. It stays until it is closed. */
export function PlacedOrderPanel() {
  const t = useText()
  const titleId = useId()
  const order = usePlacedOrder()
  const { contact } = usePageContext()
  const dialog = useRef<HTMLDialogElement>(null)
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
        <NextFacts order={order} />
        <OrderItems items={order.items} />
        <OrderFacts order={order} totalLabel={t('order.toPay')} />
        <div className="order-page__actions">
          <ButtonLink to={`/orders/${id}`}>{t('order.view')}</ButtonLink>
          <WhatsAppLink number={contact.whatsAppNumber} orderId={id} />
          <CallLink phone={contact.phone} />
          {order.status === INITIAL_ORDER_STATUS_KEY && <Cancel dialog={dialog} id={id} />}
        </div>
        {order.followUrl && <ShareOrder id={id} url={order.followUrl} />}
      </div>
    </section>
  )
}

/** The expected arrival of the order, and the cash to have ready. */
function NextFacts({ order }: { readonly order: PlacedOrder }) {
  const t = useText()
  const arrivalDates = useArrivalDates()
  const { deliveryDays, total } = order
  const dates =
    deliveryDays && arrivalDates({ minDays: deliveryDays.min, maxDays: deliveryDays.max })
  return (
    <dl className="placed-order__next">
      {dates && <OrderFact title={t('order.arrives')}>{dates}</OrderFact>}
      {total > 0 && (
        <OrderFact title={t('order.cashReady')}>
          <Price pounds={total} />
        </OrderFact>
      )}
    </dl>
  )
}

interface CancelProps {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly id: string
}

function Cancel({ dialog, id }: CancelProps) {
  const t = useText()
  return (
    <>
      <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
        {t('order.cancel')}
      </Button>
      {/* The checkout has loaded Apollo Client; after a reload, the button waits for it. */}
      <Suspense>
        <LazyApolloProvider>
          <CancelOrderDialog
            ref={dialog}
            id={id}
            onCancelled={() => placedOrder.write(undefined)}
          />
        </LazyApolloProvider>
      </Suspense>
    </>
  )
}
