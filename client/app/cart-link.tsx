import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session'
import { CartAction } from './cart-action'

const CountedCartLink = lazy(async () => {
  try {
    // Whoever has a cart can add to it: the code for that comes along.
    const [module] = await Promise.all([
      import('./counted-cart-link'),
      import('../cart/add-to-cart'),
    ])
    return { default: module.CountedCartLink }
  } catch {
    // A link without its count is still a link.
    return { default: () => <CartAction count={0} /> }
  }
})

/** Leads to the cart; for the signed-in it says how much is in it. */
export function CartLink() {
  const session = useSession()
  const uncounted = <CartAction count={0} />
  if (!session?.token) return uncounted
  return (
    <Suspense fallback={uncounted}>
      <CountedCartLink />
    </Suspense>
  )
}
