import { useSaveLocale } from '../accounts/locale/account-locale'
import { LazyApolloProvider } from '../api/lazy-apollo-provider'
import { useCartCount } from '../cart/use-cart-count'
import { useCartSync } from '../cart/use-cart-sync'
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
