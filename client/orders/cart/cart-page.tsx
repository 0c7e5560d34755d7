import { useRef } from 'react'
import { useWaitingItems } from '../../accounts/add-to-cart/waiting-items'
import { PageHead } from '../../platform/page/page-head'
import { SignInLink } from '../../platform/routing/sign-in-link'
import { useSession } from '../../platform/session/session'
import { useText } from '../../platform/texts/text'
import { EmptyState } from '../../platform/ui/empty-state'
import { NeedsScripts } from '../../platform/ui/needs-scripts'
import { Cart } from './cart'
import { CartSkeleton } from './cart-skeleton'
import { VisitorCart } from './visitor-cart'

export function Component() {
  const t = useText()
  const session = useSession()
  const waiting = useWaitingItems()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className="page wrap">
      <PageHead title={t('cart.title')} />
      <h1 className="page-title" tabIndex={-1} ref={heading}>
        {t('cart.title')}
      </h1>
      {!session && (
        <div className="cart-page__loading">
          <NeedsScripts>
            <CartSkeleton />
          </NeedsScripts>
        </div>
      )}
      {!session?.token && waiting.length === 0 && (
        <div className={session ? undefined : 'cart-page__new-visitor'}>
          <EmptyState title={t('cart.needLogin')}>
            <SignInLink />
          </EmptyState>
        </div>
      )}
      {session?.token === null && waiting.length > 0 && (
        <VisitorCart items={waiting} onEmptied={() => heading.current?.focus()} />
      )}
      {session?.token && <Cart key={session.token} onEmptied={() => heading.current?.focus()} />}
    </div>
  )
}
