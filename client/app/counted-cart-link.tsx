import { useCartCount } from '../cart/use-cart-count'
import { LazyApolloProvider } from '../lib/lazy-apollo-provider'
import { CartIconLink } from './cart-icon-link'

function Counted() {
  return <CartIconLink count={useCartCount()} />
}

export function CountedCartLink() {
  return (
    <LazyApolloProvider>
      <Counted />
    </LazyApolloProvider>
  )
}
