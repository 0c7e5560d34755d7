import { useApolloClient } from '@apollo/client/react'
import { addToCart } from '../../accounts/add-to-cart/add-to-cart'
import { type OwnOrderQuery, useOwnOrderLazyQuery } from '../../platform/gql/orders'
import { useFormatPounds, useText } from '../../platform/texts/text'

type OrderAgainOutcome =
  | { readonly kind: 'failed' }
  /** Added, with the differences between the cart and the order. */
  | { readonly kind: 'added'; readonly changes: readonly string[]; readonly isEmpty: boolean }

type Item = NonNullable<OwnOrderQuery['order']>['items'][number]

/**
 * Puts the items of an order that are still available into the cart, and reports which are gone or cost more.
 * Never throws.
 */
export function useOrderAgain() {
  const t = useText()
  const format = useFormatPounds()
  const client = useApolloClient()
  const [fetchProducts] = useOwnOrderLazyQuery({ fetchPolicy: 'network-only' })

  function describeChange({ name, price, quantity, product }: Item): string | undefined {
    const available = product?.quantityAvailable
    if (!product || available === 0) return t('order.gone', { name })
    if (typeof available === 'number' && available < quantity) {
      return t('order.fewer', { name, count: available })
    }
    if (product.price <= price) return undefined
    return t('order.dearer', { name, price: format(product.price), old: format(price) })
  }

  return async (id: string): Promise<OrderAgainOutcome> => {
    try {
      const { data } = await fetchProducts({ variables: { id } })
      if (!data?.order) return { kind: 'failed' }
      const changes: string[] = []
      let added = 0
      for (const item of data.order.items) {
        const change = describeChange(item)
        if (change) changes.push(change)
        const { product, quantity } = item
        const available = Math.min(quantity, product?.quantityAvailable ?? quantity)
        if (!product || available === 0) continue
        const outcome = await addToCart(client, product.id, available)
        if (outcome.kind === 'added') added += 1
        else if (outcome.kind === 'failed' && outcome.reason) changes.push(outcome.reason)
        else return { kind: 'failed' }
      }
      return { kind: 'added', changes, isEmpty: added === 0 }
    } catch {
      return { kind: 'failed' }
    }
  }
}
