import { lazy, Suspense } from 'react'
import { useWaitingCount } from '../accounts/add-to-cart/waiting-items'
import { useSession } from '../platform/session/session'
import { CartIconLink } from './cart-icon-link'

const CountedCartLink = lazy(async () => {
  try {
    // A signed-in shopper is likely to add to the cart: preload the code for it.
    const [module] = await Promise.all([
      import('./counted-cart-link'),
      import('../accounts/add-to-cart/add-to-cart'),
    ])
    return { default: module.CountedCartLink }
  } catch {
    // The link works without its count.
    return { default: () => <CartIconLink count={0} /> }
  }
})

/** The link to the cart, with the number of items in it or, for visitors, of those that wait. */
export function CartLink() {
  const session = useSession()
  const waiting = useWaitingCount()
  const uncounted = <CartIconLink count={0} />
  if (!session?.token) return <CartIconLink count={waiting} isWaiting />
  return (
    <Suspense fallback={uncounted}>
      <CountedCartLink />
    </Suspense>
  )
}
