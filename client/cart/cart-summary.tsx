import { useId } from 'react'
import { useText } from '../lib/text'
import { ButtonLink } from '../ui/button'
import { Icon } from '../ui/icon'
import { Price } from '../ui/price'
import './summary.css'

interface CartSummaryProps {
  readonly quantity: number
  readonly total: number
}

export function CartSummary({ quantity, total }: CartSummaryProps) {
  const t = useText()
  const id = useId()
  return (
    <section className="card summary" aria-labelledby={id}>
      <h2 id={id}>{t('cart.summary')}</h2>
      <p className="summary__count">{t('checkout.linesTotal', { count: quantity })}</p>
      <p className="summary__total">
        <span>{t('cart.total')}</span>
        <Price pounds={total} />
      </p>
      <ButtonLink className="summary__action" to="/checkout">
        {t('cart.checkout')}
      </ButtonLink>
      <p className="summary__note">
        <Icon name="cash" />
        {t('product.cash')}
      </p>
    </section>
  )
}
