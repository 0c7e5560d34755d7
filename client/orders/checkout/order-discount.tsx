import type { DeliveryArea } from '#domain/delivery/delivery'
import { reachesMinimum } from '#domain/discounts/discounts'
import { toPiastres, toPounds } from '#domain/money/money'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { toDiscount } from '../discounts/applied-discount'
import { DiscountField } from '../discounts/discount-field'
import type { OrderDraft } from './order-draft'
import type { UsedDiscount } from './use-order-discount'

interface OrderDiscountProps {
  readonly discount: UsedDiscount
  readonly order: OrderDraft
  readonly area: DeliveryArea | undefined
  /** Whether the lines are not those of a cart that the server knows. */
  readonly isAlone: boolean
}

/** The field for a discount code, and what it needs to count. */
export function OrderDiscount({ discount, order, area, isAlone }: OrderDiscountProps) {
  const t = useText()
  const format = useFormatPounds()
  const { applied, refusal, apply } = discount
  const terms = applied && toDiscount(applied)
  const lines = order.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }))
  return (
    <>
      <DiscountField
        applied={applied}
        refusal={refusal}
        area={area}
        lines={isAlone ? lines : undefined}
        onChange={apply}
      />
      {terms && !reachesMinimum(terms, toPiastres(order.total)) && (
        <p className="delivery-detail">
          {t('discount.belowMinimum', { amount: format(toPounds(terms.minItemsPiastres)) })}
        </p>
      )}
    </>
  )
}
