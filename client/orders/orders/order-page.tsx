import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import {
  DELIVERED_ORDER_STATUS_KEY,
  INITIAL_ORDER_STATUS_KEY,
  ORDER_STATUS_TABLE,
} from '#domain/orders/order-status'
import type { OwnOrderQuery } from '../../platform/gql/orders'
import { PageHead } from '../../platform/page/page-head'
import { RequireSession } from '../../platform/routing/require-session'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { Button, ButtonLink } from '../../platform/ui/button'
import { Skeleton } from '../../platform/ui/skeleton'
import { CancelOrderDialog } from './cancel-order-dialog'
import { CorrectOrder } from './correct-order'
import { LoadOwnOrder } from './load-own-order'
import { OrderAgain } from './order-again'
import { OrderFact, OrderFacts } from './order-facts'
import { OrderItems } from './order-items'
import { OrderSteps } from './order-steps'
import { OtherDeliveries } from './other-deliveries'
import { ParcelEvents } from './parcel-events'
import { payPath } from './pay-path'
import { OrderReturns } from './returns/order-returns'
import { ShareOrder } from './share-order'
import { WhatsAppLink } from './whats-app-link'
import './order-page.css'

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const title = t('order.number', { id })
  return (
    <div className="page wrap">
      <PageHead title={title} />
      <h1 className="page-title">{title}</h1>
      <RequireSession placeholder={<Skeleton className="card" blockSize="30rem" />}>
        <LoadOwnOrder key={id} id={id}>
          {(order, shop, customer) => <Order order={order} shop={shop} customer={customer} />}
        </LoadOwnOrder>
      </RequireSession>
    </div>
  )
}

/** Only what is eaten runs out. */
const FOOD = '/allfood'

interface OrderProps {
  readonly order: NonNullable<OwnOrderQuery['order']>
  readonly shop: OwnOrderQuery['shop']
  readonly customer: string
}

function Order({ order, shop, customer }: OrderProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const dialog = useRef<HTMLDialogElement>(null)
  const { id, createdAt, status, items } = order
  const { isOpen } = ORDER_STATUS_TABLE[status]
  const isFood = items.some(({ product }) => product?.categories.some(({ path }) => path === FOOD))
  const { packedAt, handedOverAt } = order.shipment ?? {}
  const canBeCorrected = isOpen && !packedAt && !handedOverAt
  return (
    <article className="card order-page">
      <p>
        <time dateTime={createdAt}>{t('order.placedOn', { date: formatDate(createdAt) })}</time>
      </p>
      <OtherDeliveries orders={order.relatedOrders} isLinked />
      <OrderSteps order={order} />
      <ParcelEvents order={order} />
      <OrderItems items={items} areDelivered={status === DELIVERED_ORDER_STATUS_KEY} />
      <OrderFacts
        order={order}
        totalLabel={isOpen ? t(order.payUrl ? 'order.amountDue' : 'order.toPay') : undefined}
      >
        <OrderFact title={t('order.customer')}>
          <bdi>{customer}</bdi>
        </OrderFact>
      </OrderFacts>
      {status === DELIVERED_ORDER_STATUS_KEY && <OrderReturns orderId={id} />}
      <div className="order-page__actions">
        {order.payUrl && <ButtonLink to={payPath(order.payUrl)}>{t('pay.payNow')}</ButtonLink>}
        <OrderAgain id={id} />
        <ButtonLink variant="secondary" to={`/orders/${id}/receipt`}>
          {t('order.receipt')}
        </ButtonLink>
        <WhatsAppLink number={shop.whatsAppNumber} orderId={id} />
        {isFood && (isOpen || status === DELIVERED_ORDER_STATUS_KEY) && (
          <ButtonLink variant="quiet" to="/pets">
            {t('order.foodReminder')}
          </ButtonLink>
        )}
        {canBeCorrected && <CorrectOrder order={order} />}
        {status === INITIAL_ORDER_STATUS_KEY && (
          <>
            <Button variant="quiet" onClick={() => dialog.current?.showModal()}>
              {t('order.cancel')}
            </Button>
            <CancelOrderDialog ref={dialog} id={id} />
          </>
        )}
      </div>
      {isOpen && <ShareOrder id={id} url={order.followUrl} />}
    </article>
  )
}
