import { useState } from 'react'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { useCan } from '../../../../platform/admin/use-admin-token'
import type { AdminOrderDetailsFragment } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { useFormatDate } from '../../../../platform/texts/use-format-date'
import { Button } from '../../../../platform/ui/button'
import { Price } from '../../../../platform/ui/price'
import { OrderFact } from '../../order-facts'
import { PaymentBadge } from '../fact-badge'
import { PanelSection } from './panel-section'
import { type Payment, PaymentForm } from './payment-form'
import { Prepayments } from './prepayments'
import './panel-facts.css'

interface PaymentSectionProps {
  readonly order: AdminOrderDetailsFragment
  readonly reload: () => void
}

/** The payments and the amount due of an order, with forms to record a payment or a refund. */
export function PaymentSection({ order, reload }: PaymentSectionProps) {
  const t = useText()
  const [open, setOpen] = useState<Payment>()
  const formatDate = useFormatDate()
  const mayRead = useCan('money.read')
  const mayRecord = useCan('money.record')
  const { paid, amountDue, prepayUntil, status } = order
  const possible: readonly Payment[] = [
    ...(amountDue > 0 && ORDER_STATUS_TABLE[status].isOpen ? (['prepayment'] as const) : []),
    ...(paid > 0 ? (['refund'] as const) : []),
  ]
  const form = open && possible.includes(open) ? open : undefined

  function close(): void {
    setOpen(undefined)
    reload()
  }

  return (
    <PanelSection
      title={t('orders.column.payment')}
      badge={<PaymentBadge state={order.paymentState} />}
    >
      <dl className="panel-facts">
        <OrderFact title={t('orders.paid')}>
          <Price pounds={paid} />
        </OrderFact>
        <OrderFact title={t('admin.toCollect')}>
          <Price pounds={amountDue} />
        </OrderFact>
        {prepayUntil && (
          <OrderFact title={t('orders.prepayUntil')}>
            <time dateTime={prepayUntil}>{formatDate(prepayUntil)}</time>
          </OrderFact>
        )}
      </dl>
      {mayRead && <Prepayments orderId={order.id} />}
      {form && (
        <PaymentForm
          key={form}
          payment={form}
          orderId={order.id}
          amount={form === 'prepayment' ? amountDue : paid}
          onDone={close}
        />
      )}
      {!form && mayRecord && possible.length > 0 && (
        <div className="order-panel__acts">
          {possible.map((payment) => (
            <Button key={payment} variant="secondary" onClick={() => setOpen(payment)}>
              {t(`orders.${payment}`)}
            </Button>
          ))}
        </div>
      )}
    </PanelSection>
  )
}
