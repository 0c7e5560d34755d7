import { type ReactNode, useId } from 'react'
import type { DeliveryArea } from '#domain/delivery/delivery'
import type { Totals } from '#domain/money/pricing'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useFormatPounds, useText } from '../../platform/texts/text'
import { Picture } from '../../platform/ui/picture'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import { SummaryTotals } from '../../shop/delivery/summary-totals'
import { PriceChange } from '../cart/price-change'
import type { OrderDraft } from './order-draft'
import '../cart/summary.css'

interface OrderSummaryProps {
  readonly order: OrderDraft
  readonly totals: Totals
  readonly rates: readonly DeliveryTermsFragment[]
  /** The area of delivery; undefined while unknown. */
  readonly area: DeliveryArea | undefined
  /** Shown below the total. */
  readonly children: ReactNode
}

export function OrderSummary({ order, totals, rates, area, children }: OrderSummaryProps) {
  const t = useText()
  const format = useFormatPounds()
  const id = useId()
  return (
    <section className="card summary" aria-labelledby={id}>
      <h2 id={id}>{t('checkout.yourOrder')}</h2>
      <ul className="summary__lines">
        {order.lines.map(({ id: lineId, product, quantity, total, earlierPrice }) => (
          <li className="summary__line" key={lineId}>
            <Picture src={product.imageUrl} alt="" size={48} />
            <div>
              <p className="summary__name">
                <ProductName name={product.name} />
              </p>
              <p className="summary__each">
                {t('order.quantityAt', { quantity, price: format(product.price) })}
              </p>
              <PriceChange earlierPrice={earlierPrice} price={product.price} />
            </div>
            <Price pounds={total} />
          </li>
        ))}
      </ul>
      <SummaryTotals totals={totals} rates={rates} area={area} />
      {children}
    </section>
  )
}
