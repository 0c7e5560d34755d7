import { localPhone } from '#domain/addresses/local-phone'
import type { ConfirmableOrderFragment } from '../../platform/gql/confirmation'
import { useText } from '../../platform/texts/text'
import { useFormatDate } from '../../platform/texts/use-format-date'
import { CommaSeparated } from '../../platform/ui/comma-separated'
import { Price } from '../../platform/ui/price'
import { OrderFact } from '../orders/order-facts'
import { useOrderAddress } from '../orders/use-order-address'

/** Where the order of a link goes, and what is to be paid for it. */
export function ConfirmFacts({ order }: { readonly order: ConfirmableOrderFragment }) {
  const t = useText()
  const formatDate = useFormatDate()
  const address = useOrderAddress(order)
  const { prepayUntil } = order
  const courierNote = order.shippingAddress?.courierNote
  return (
    <div className="order__facts">
      <dl className="order__shipping">
        <OrderFact title={t('order.address')}>
          <CommaSeparated texts={address} />
        </OrderFact>
        <OrderFact title={t('checkout.phone')}>
          <bdi dir="ltr">{localPhone(order.phone)}</bdi>
        </OrderFact>
        {prepayUntil && (
          <OrderFact title={t('order.prepayUntil')}>
            <time dateTime={prepayUntil}>{formatDate(prepayUntil)}</time>
          </OrderFact>
        )}
        {courierNote && (
          <OrderFact title={t('checkout.courierNote')}>
            <bdi>{courierNote}</bdi>
          </OrderFact>
        )}
      </dl>
      <dl className="order__totals">
        {order.adjustments.map(({ kind, label, amount }) => (
          <OrderFact
            key={kind}
            title={kind === 'DISCOUNT' ? t('discount.named', { code: label }) : label}
          >
            {kind === 'DELIVERY' && amount === 0 ? t('fee.free') : <Price pounds={amount} />}
          </OrderFact>
        ))}
        <div className="order__total">
          <dt>{t('order.toPay')}</dt>
          <dd>
            <Price pounds={order.amountDue} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
