import { useId } from 'react'
import { AreaSelect } from '../delivery/area-select'
import { chosenArea } from '../delivery/chosen-area'
import { OrderPromises } from '../delivery/order-promises'
import { calculateTotals } from '../delivery/order-totals'
import { SummaryTotals } from '../delivery/summary-totals'
import type { CartDetailsFragment } from '../gql/cart'
import type { DeliveryTermsFragment } from '../gql/delivery'
import { useStored } from '../lib/stored-value'
import { useText } from '../texts/text'
import { ButtonLink } from '../ui/button'
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
