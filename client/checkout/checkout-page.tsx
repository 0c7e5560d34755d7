import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../page/page-head'
import { readOrderedProduct } from '../routing/checkout-path'
import { RequireSession } from '../routing/require-session'
import { useText } from '../texts/text'
import { findUnanswered } from './attempt'
import { CheckoutOfCart } from './checkout-of-cart'
import { CheckoutOfProduct } from './checkout-of-product'
import { CheckoutSkeleton } from './checkout-skeleton'
import { UnansweredOrder } from './unanswered-order'
import type { Answer } from './use-place-order'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('checkout.title')} />
      <h1 className="page-title">{t('checkout.title')}</h1>
      <RequireSession placeholder={<CheckoutSkeleton />}>
        <CheckoutOfSession />
      </RequireSession>
    </div>
  )
}

/** While it is unknown whether an order was placed, nothing else can be ordered. */
function CheckoutOfSession() {
  const [parameters] = useSearchParams()
  const product = readOrderedProduct(parameters)
  const [unanswered, setUnanswered] = useState(findUnanswered)
  const [answer, setAnswer] = useState<Answer>()
  if (unanswered) {
    return (
      <UnansweredOrder
        attempt={unanswered}
        onAnswer={(outcome) => {
          setAnswer(outcome && { attempt: unanswered, outcome })
          setUnanswered(undefined)
        }}
      />
    )
  }
  const props = { answer, onUnanswered: setUnanswered }
  return product ? (
    <CheckoutOfProduct key={product.productId} product={product} {...props} />
  ) : (
    <CheckoutOfCart {...props} />
  )
}
