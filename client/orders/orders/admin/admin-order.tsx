import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { nationalPhone } from '#domain/addresses/local-phone'
import { useCan } from '../../../platform/admin/use-admin-token'
import type { AdminOrderQuery } from '../../../platform/gql/orders-admin'
import { useText } from '../../../platform/texts/text'
import { useFormatDate } from '../../../platform/texts/use-format-date'
import { Button } from '../../../platform/ui/button'
import { CommaSeparated } from '../../../platform/ui/comma-separated'
import { OrderFact, OrderFacts } from '../order-facts'
import { OrderHistory } from '../order-history'
import { OrderItems } from '../order-items'
import { OrderStatusBadge } from '../order-status-badge'
import { OrderEditForm } from './edit/order-edit-form'
import { TellCourier } from './edit/tell-courier'
import { editScopeOf } from './order-acts'
import { isCancelledOrder } from './order-sheet'
import { ConfirmationSection } from './panel/confirmation-section'
import { CustomerSection } from './panel/customer-section'
import { DeliveriesSection } from './panel/deliveries-section'
import { OrderTimeline } from './panel/order-timeline'
import { PaymentSection } from './panel/payment-section'
import { ReturnsSection } from './panel/returns/returns-section'
import { ShipmentSection } from './panel/shipment-section'
import { paperAddress } from './paper/paper-address'
import { StatusForm } from './status-form'
import '../order-card.css'

interface AdminOrderProps {
  readonly order: NonNullable<AdminOrderQuery['adminOrder']>
  /** Reads the order and its timeline again. */
  readonly reload: () => void
}

/** An order with its customer, and everything that can be done to it. */
export function AdminOrder({ order, reload }: AdminOrderProps) {
  const t = useText()
  const formatDate = useFormatDate()
  const titleId = useId()
  const { id, customer, items } = order
  const [isEditing, setIsEditing] = useState(false)
  const mayEdit = useCan('orders.edit')
  const maySetStatus = useCan('orders.status')
  const mayLookUp = useCan('customers.read')
  const canEdit = mayEdit && editScopeOf(order) !== 'nothing'
  if (isEditing) {
    return (
      <OrderEditForm
        order={order}
        onSaved={() => {
          setIsEditing(false)
          reload()
        }}
        onCancel={() => setIsEditing(false)}
      />
    )
  }

  return (
    <article className="order" aria-labelledby={titleId}>
      <header className="order__head">
        <div className="order-panel__title">
          <h2 id={titleId}>{t('order.number', { id })}</h2>
          <OrderStatusBadge status={order.status} />
        </div>
        <p className="order__date">
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          <Link to={`/adminorder/${id}`} aria-label={t('admin.orderSheetOf', { id })}>
            {t('admin.orderSheet')}
          </Link>
          {!isCancelledOrder(order) && (
            <Link to={paperAddress('invoices', [id])} aria-label={t('paper.invoiceNumber', { id })}>
              {t('paper.invoices')}
            </Link>
          )}
        </p>
        <div className="order-panel__acts">
          {maySetStatus && <StatusForm order={order} />}
          {canEdit && (
            <Button
              variant="secondary"
              aria-label={t('editForm.editNamed', { id })}
              onClick={() => setIsEditing(true)}
            >
              {t('editForm.edit')}
            </Button>
          )}
        </div>
      </header>
      {/* What the next step is about comes first. */}
      {items.length > 0 ? <OrderItems items={items} /> : <p>{t('admin.noItems')}</p>}
      {order.isCourierNotificationDue && <TellCourier order={order} reload={reload} />}
      <ConfirmationSection order={order} reload={reload} />
      <ShipmentSection order={order} reload={reload} />
      <OrderFacts order={order}>
        <OrderFact title={t('admin.customer')}>
          {customer ? (
            <CommaSeparated
              texts={[
                `${customer.firstName} ${customer.secondName}`,
                // Empty for those who may not see the phones of closed orders.
                ...(customer.mobile ? [nationalPhone(customer.mobile)] : []),
              ]}
            />
          ) : (
            order.recipientName || t('admin.noCustomer')
          )}
        </OrderFact>
        {order.unknownCity && (
          <OrderFact title={t('admin.feeUncertain')}>
            {t('admin.feeUncertainText', { city: order.unknownCity })}
          </OrderFact>
        )}
        {order.hasUnseenFee && (
          <OrderFact title={t('admin.feeNotShown')}>{t('admin.feeNotShownText')}</OrderFact>
        )}
      </OrderFacts>
      <PaymentSection order={order} reload={reload} />
      <DeliveriesSection order={order} reload={reload} />
      <ReturnsSection order={order} reload={reload} />
      {order.phone && mayLookUp && <CustomerSection phone={order.phone} />}
      <OrderHistory history={order.history} />
      <OrderTimeline id={id} reload={reload} />
    </article>
  )
}
