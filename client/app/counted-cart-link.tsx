import { useCartCount } from '../cart/use-cart-count'
import { WithApollo } from '../lib/with-apollo'
import { CartAction } from './cart-action'

function Counted() {
  return <CartAction count={useCartCount()} />
}

export function CountedCartLink() {
  return (
    <WithApollo>
      <Counted />
    </WithApollo>
  )
}
