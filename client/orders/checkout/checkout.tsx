import { useState } from 'react'
import type { DeliveryTermsFragment } from '../../platform/gql/delivery'
import { useText } from '../../platform/texts/text'
import { ButtonLink } from '../../platform/ui/button'
import { EmptyState } from '../../platform/ui/empty-state'
import { type Attempt, findAttempt } from './attempt'
import { CheckoutForm } from './checkout-form'
import { findFormDraft } from './form-draft'
import { discountScope, type OrderDraft, type OrderSource } from './order-draft'
import type { CheckoutDefaults } from './use-checkout-defaults'
import type { Answer } from './use-place-order'

interface CheckoutProps {
  readonly source: OrderSource
  /** The current cart, or the current product. */
  readonly current: OrderDraft
  /** Whether something of the cart is sold out, and not part of the order. */
  readonly isReduced: boolean
  readonly defaults: CheckoutDefaults
  readonly rates: readonly DeliveryTermsFragment[]
  /** The outcome of an attempt that had no response for a while. */
  readonly answer: Answer | undefined
  readonly onUnanswered: (attempt: Attempt) => void
}

/** Selects the order to display: the current one, or the lines that the server has corrected. */
export function Checkout({ source, current, answer, ...props }: CheckoutProps) {
  const { isReduced, defaults, rates, onUnanswered } = props
  const t = useText()
  const { cartId } = source
  const isOwn = answer && discountScope(answer.attempt) === discountScope(source)
  const own = isOwn ? answer : undefined
  const [attempt] = useState(() => own?.attempt ?? findAttempt(cartId))
  const [draft] = useState(() => findFormDraft(cartId))
  const [changed, setChanged] = useState(
    own?.outcome.kind === 'changed' ? own.outcome.order : undefined,
  )
  const [isSoldOut, setIsSoldOut] = useState(
    own?.outcome.kind === 'changed' && own.outcome.code === 'OUT_OF_STOCK',
  )
  const [isAlreadyPlaced, setIsAlreadyPlaced] = useState(answer?.outcome.kind === 'alreadyPlaced')
  const order = changed ?? current
  if (isAlreadyPlaced) {
    return (
      <div role="alert">
        <EmptyState title={t('checkout.alreadyPlaced')}>
          <ButtonLink to="/profile">{t('profile.orders')}</ButtonLink>
          <ButtonLink to="/cartpage" variant="secondary">
            {t('cart.title')}
          </ButtonLink>
        </EmptyState>
      </div>
    )
  }
  if (order.lines.length === 0) {
    return (
      <EmptyState
        art="empty-cart"
        title={t(isSoldOut || isReduced ? 'checkout.soldOut' : 'checkout.emptyCart')}
      >
        <ButtonLink to="/">{t('cart.browse')}</ButtonLink>
      </EmptyState>
    )
  }
  return (
    <CheckoutForm
      source={source}
      order={order}
      isReduced={isReduced}
      rates={rates}
      addresses={defaults.addresses}
      shipping={{ ...defaults.shipping, ...(attempt?.shipping ?? draft) }}
      answer={own}
      notice={answer && !own ? t('checkout.notPlaced') : undefined}
      onChanged={(newOrder, code) => {
        setChanged(newOrder)
        setIsSoldOut(code === 'OUT_OF_STOCK')
      }}
      onAlreadyPlaced={() => setIsAlreadyPlaced(true)}
      onUnanswered={onUnanswered}
    />
  )
}
