import { useId } from 'react'
import type { CartDetailsFragment } from '../../platform/gql/cart'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useStored } from '../../platform/lib/stored-value'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { AreaSelect } from '../../shop/delivery/area-select'
import { chosenArea } from '../../shop/delivery/chosen-area'
import { OrderPromises } from '../../shop/delivery/order-promises'
import { calculateTotals } from '../../shop/delivery/order-totals'
import { SummaryTotals } from '../../shop/delivery/summary-totals'
import './summary.css'

interface CartSummaryProps {
  readonly cart: Pick<CartDetailsFragment, 'lines' | 'quantity'>
  readonly rates: readonly DeliveryTermsFragment[]
}

export function CartSummary({ cart, rates }: CartSummaryProps) {
  const t = useText()
  const id = useId()
  const area = useStored(chosenArea)
  return (
    <section className="card summary" aria-labelledby={id}>
      <h2 id={id}>{t('cart.summary')}</h2>
      <p className="summary__count">{t('checkout.linesTotal', { count: cart.quantity })}</p>
      {rates.length > 0 && <AreaSelect />}
      <SummaryTotals totals={calculateTotals(cart.lines, rates, area)} rates={rates} area={area} />
      <ButtonLink className="summary__action" to="/checkout">
        {t('cart.checkout')}
      </ButtonLink>
      <OrderPromises />
    </section>
  )
}
