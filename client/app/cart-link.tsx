import { lazy, Suspense } from 'react'
import { useSession } from '../lib/session'
import { CartIconLink } from './cart-icon-link'

const CountedCartLink = lazy(async () => {
  try {
    // A signed-in shopper is likely to add to the cart: preload the code for it.
    const [module] = await Promise.all([
      import('./counted-cart-link'),
      import('../cart/add/add-to-cart'),
    ])
    return { default: module.CountedCartLink }
  } catch {
    // The link works without its count.
    return { default: () => <CartIconLink count={0} /> }
  }
})

/** The link to the cart, with the number of items for signed-in shoppers. */
export function CartLink() {
  const session = useSession()
  const uncounted = <CartIconLink count={0} />
  if (!session?.token) return uncounted
  return (
    <Suspense fallback={uncounted}>
      <CountedCartLink />
    </Suspense>
  )
}
