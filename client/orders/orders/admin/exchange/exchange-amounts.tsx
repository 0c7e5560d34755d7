import type { OrderExchangePreviewQuery } from '../../../../platform/gql/orders-admin'
import { useFormatPounds, useText } from '../../../../platform/texts/text'
import { Price } from '../../../../platform/ui/price'
import { OrderFact } from '../../order-facts'
import '../panel/panel-facts.css'

interface ExchangeAmountsProps {
  readonly preview: NonNullable<OrderExchangePreviewQuery['orderExchangePreview']['preview']>
}

/** The result of an exchange: the amount to collect at the door, or to refund later. */
export function ExchangeAmounts({ preview }: ExchangeAmountsProps) {
  const t = useText()
  const format = useFormatPounds()
  const { credit, amountToRefund, new: goesOut } = preview
  const result =
    goesOut.amountDue > 0
      ? t('orders.exchange.collect', { amount: format(goesOut.amountDue) })
      : amountToRefund > 0
        ? t('orders.exchange.giveBack', { amount: format(amountToRefund) })
        : t('orders.exchange.even')
  return (
    <>
      <dl className="panel-facts">
        <OrderFact title={t('orders.exchange.credit')}>
          <Price pounds={credit} />
        </OrderFact>
        {goesOut.adjustments.map(({ kind, label, amount }) => (
          <OrderFact key={`${kind} ${label}`} title={label}>
            {amount === 0 ? t('fee.free') : <Price pounds={amount} />}
          </OrderFact>
        ))}
        <OrderFact title={t('orders.exchange.total')}>
          <Price pounds={goesOut.total} />
        </OrderFact>
      </dl>
      <p className="exchange-form__result">{result}</p>
    </>
  )
}
