import { useEffect, useRef } from 'react'
import { useText } from '../../platform/texts/text'
import { Button, ButtonLink } from '../../platform/ui/button'
import { Price } from '../../platform/ui/price'
import { ProductName } from '../../platform/ui/product-name'
import type { Attempt } from './attempt'
import { useAskAgain } from './use-ask-again'
import { useFinishOrder } from './use-finish-order'
import type { PlaceOrderOutcome } from './use-place-order'
import '../cart/summary.css'
import './unanswered-order.css'

interface UnansweredOrderProps {
  readonly attempt: Attempt
  /** Called when the order was not placed; without an outcome if it belongs to another shopper. */
  readonly onAnswer: (outcome: PlaceOrderOutcome | undefined) => void
}

/** Says that it is unknown whether an order was placed, and finds out. */
export function UnansweredOrder({ attempt, onAnswer }: UnansweredOrderProps) {
  const t = useText()
  const finish = useFinishOrder()
  const title = useRef<HTMLHeadingElement>(null)
  const { isAsking, askNow } = useAskAgain(attempt, (outcome) => {
    if (outcome?.kind === 'placed') void finish(outcome.order, attempt)
    else onAnswer(outcome)
  })
  // The button that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  const { lines, amountDue } = attempt.order
  return (
    <section className="card summary unanswered">
      <div role="alert">
        <h2 ref={title} tabIndex={-1}>
          {t('checkout.unanswered')}
        </h2>
        <p>{t('checkout.unansweredText')}</p>
      </div>
      <ul className="unanswered__lines">
        {lines.map(({ id, quantity, product }) => (
          <li key={id}>
            {quantity} × <ProductName name={product.name} />
          </li>
        ))}
      </ul>
      <p className="summary__total">
        <span>{t('cart.total')}</span>
        <Price pounds={amountDue} />
      </p>
      <div className="unanswered__actions">
        <Button busy={isAsking} onClick={askNow}>
          {t(isAsking ? 'checkout.asking' : 'checkout.askNow')}
        </Button>
        <ButtonLink to="/profile" variant="secondary">
          {t('profile.orders')}
        </ButtonLink>
      </div>
    </section>
  )
}
