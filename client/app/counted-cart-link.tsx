import { useSaveLocale } from '../accounts/accounts/locale/account-locale'
import { useCartCount } from '../orders/cart/use-cart-count'
import { useCartSync } from '../orders/cart/use-cart-sync'
import { LazyApolloProvider } from '../platform/api/lazy-apollo-provider'
import { CartIconLink } from './cart-icon-link'

function Counted() {
  // Both here, since it is loaded on every page, but for signed-in users only.
  useSaveLocale()
  useCartSync()
  return <CartIconLink count={useCartCount()} />
}

export function CountedCartLink() {
  return (
    <LazyApolloProvider>
      <Counted />
    </LazyApolloProvider>
  )
}
