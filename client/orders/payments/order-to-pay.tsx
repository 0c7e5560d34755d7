import { toPiastres, toPounds } from '#domain/money/money'
import { asPiastres } from '#domain/money/units'
import type { PayPageState } from '#domain/payments/pay-page'
import type { ShownOrderToPayFragment } from '../../platform/gql/payments'
import { usePageContext } from '../../platform/page/page-context'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { ButtonLink } from '../../platform/ui/button'
import { Message } from '../../platform/ui/message'
import { Price } from '../../platform/ui/price'
import { CallLink } from '../orders/call-link'
import { OrderFact } from '../orders/order-facts'
import { WhatsAppLink } from '../orders/whats-app-link'
import { PayButtons } from './pay-buttons'
import { useAwaitAnswer } from './use-await-answer'
import '../orders/order-page.css'
import '../confirmation/order-to-confirm.css'

const KEYS: Readonly<Record<ShownOrderToPayFragment['state'], PayPageState>> = {
  TO_PAY: 'toPay',
  WAITING: 'waiting',
  FAILED: 'failed',
  PAID: 'paid',
  TO_REFUND: 'toRefund',
  EXPIRED: 'expired',
  NOTHING_TO_PAY: 'nothingToPay',
}

interface OrderToPayProps {
  readonly order: ShownOrderToPayFragment
  readonly token: string
}

/** Where the payment of an order is, and what its customer can do now. */
export function OrderToPay({ order, token }: OrderToPayProps) {
  const t = useText()
  const { contact } = usePageContext()
  const { id, amountToPayNow } = order
  const state = KEYS[order.state]
  useAwaitAnswer(token, state === 'waiting')
  const canPay = amountToPayNow > 0 && state !== 'expired'
  return (
    <div className="confirm-page">
      <h1 className="page-title">{t(`pay.${state}.title`)}</h1>
      <article className="card confirm">
        <p className="confirm__text" role="status">
          <Message text={`pay.${state}.text`} values={{ id }} />
        </p>
        <Amounts order={order} />
        {canPay && <PayButtons order={order} token={token} />}
        <div className="confirm__actions">
          <ButtonLink variant={canPay ? 'quiet' : 'primary'} to={`/orders/${id}`}>
            {t('order.view')}
          </ButtonLink>
          <WhatsAppLink number={contact.whatsAppNumber} orderId={id} />
          <CallLink phone={contact.phone} />
        </div>
      </article>
    </div>
  )
}

function Amounts({ order }: Pick<OrderToPayProps, 'order'>) {
  const t = useText()
  const formatDate = useFormatDate()
  const { amountToPayNow, amountDue, paid, prepayUntil } = order
  const atTheDoor = toPounds(asPiastres(toPiastres(amountDue) - toPiastres(amountToPayNow)))
  return (
    <dl className="placed-order__next">
      {amountToPayNow > 0 && (
        <OrderFact title={t('pay.amount')}>
          <Price pounds={amountToPayNow} />
        </OrderFact>
      )}
      {amountToPayNow > 0 && prepayUntil && (
        <OrderFact title={t('pay.until')}>
          <time dateTime={prepayUntil}>{formatDate(prepayUntil)}</time>
        </OrderFact>
      )}
      {paid > 0 && (
        <OrderFact title={t('order.paidAlready')}>
          <Price pounds={paid} />
        </OrderFact>
      )}
      {atTheDoor > 0 && (
        <OrderFact title={t('order.cashReady')}>
          <Price pounds={atTheDoor} />
        </OrderFact>
      )}
    </dl>
  )
}
