import { useCartCountQuery } from '../../platform/gql/cart'
import { useSession } from '../../platform/session/session'

/** The number of items in the signed-in shopper's cart; 0 while unknown. */
export function useCartCount(): number {
  const session = useSession()
  const { data } = useCartCountQuery({ skip: !session?.token })
  return session?.token ? (data?.cart.quantity ?? 0) : 0
}
