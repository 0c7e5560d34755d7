import { useCartCountQuery } from '../gql/cart'
import { useSession } from '../lib/session'

/** How many pieces the signed-in shopper's cart holds; 0 while that is not known. */
export function useCartCount(): number {
  const session = useSession()
  const { data } = useCartCountQuery({ skip: !session?.token })
  return session?.token ? (data?.cart.quantity ?? 0) : 0
}
