import type { DeliveryAmountsFieldsFragment } from '../../../../platform/gql/orders-admin'
import { useText } from '../../../../platform/texts/text'
import { Price } from '../../../../platform/ui/price'
import { OrderFact } from '../../order-facts'
import './panel-facts.css'

interface DeliveryAmountsProps {
  readonly title?: string
  readonly amounts: DeliveryAmountsFieldsFragment
}

/** The amounts of a delivery, as calculated by the server. */
export function DeliveryAmounts({ title, amounts }: DeliveryAmountsProps) {
  const t = useText()
  const { adjustments, total, amountDue } = amounts
  return (
    <section aria-label={title}>
      {title && <h4>{title}</h4>}
      <dl className="panel-facts">
        {adjustments.map(({ kind, label, amount }) => (
          <OrderFact key={`${kind} ${label}`} title={label}>
            {amount === 0 ? t('fee.free') : <Price pounds={amount} />}
          </OrderFact>
        ))}
        <OrderFact title={t('order.total')}>
          <b>
            <Price pounds={total} />
          </b>
        </OrderFact>
        {amountDue !== total && (
          <OrderFact title={t('editForm.due')}>
            <Price pounds={amountDue} />
          </OrderFact>
        )}
      </dl>
    </section>
  )
}
