import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useWaitingItems, type WaitingItem } from '../../accounts/add-to-cart/waiting-items'
import { PageHead } from '../../platform/page/page-head'
import { readOrderedProduct } from '../../platform/routing/checkout-path'
import { RequireSession } from '../../platform/routing/require-session'
import { useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { findUnanswered } from './attempt'
import { CheckoutOfCart } from './checkout-of-cart'
import { CheckoutOfProduct } from './checkout-of-product'
import { CheckoutOfVisitor } from './checkout-of-visitor'
import { CheckoutSkeleton } from './checkout-skeleton'
import { UnansweredOrder } from './unanswered-order'
import type { Answer } from './use-place-order'

export function Component() {
  const t = useText()
  return (
    <div className="page wrap">
      <PageHead title={t('checkout.title')} />
      <h1 className="page-title">{t('checkout.title')}</h1>
      <CheckoutOfAnybody />
    </div>
  )
}

function CheckoutOfAnybody() {
  const session = useSession()
  const [parameters] = useSearchParams()
  const product = readOrderedProduct(parameters)
  const waiting = useWaitingItems()
  const [hasAttempt] = useState(() => findUnanswered() !== undefined)
  // While the visitor is being signed in, the form stays, with what was ordered.
  const [joining, setJoining] = useState<readonly WaitingItem[]>()
  const [answer, setAnswer] = useState<Answer>()
  const items = joining ?? (product ? [product] : waiting)
  const isVisitor = session?.token === null && !session.hasEnded && !hasAttempt
  if (joining || (isVisitor && items.length > 0)) {
    return (
      <CheckoutOfVisitor
        product={product}
        items={items}
        onJoining={() => setJoining(items)}
        onJoined={(outcome) => {
          setAnswer(outcome)
          setJoining(undefined)
        }}
      />
    )
  }
  return (
    <RequireSession placeholder={<CheckoutSkeleton />}>
      <CheckoutOfSession earlier={answer} />
    </RequireSession>
  )
}

interface CheckoutOfSessionProps {
  /** The response to an order that was sent while the shopper was signing in. */
  readonly earlier: Answer | undefined
}

/** While it is unknown whether an order was placed, nothing else can be ordered. */
function CheckoutOfSession({ earlier }: CheckoutOfSessionProps) {
  const [parameters] = useSearchParams()
  const product = readOrderedProduct(parameters)
  const [unanswered, setUnanswered] = useState(findUnanswered)
  const [answer, setAnswer] = useState(earlier)
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
