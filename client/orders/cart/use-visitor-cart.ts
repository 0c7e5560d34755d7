import { useState } from 'react'
import { earlierPrice } from '#domain/orders/cart-totals'
import type { WaitingItem } from '../../accounts/add-to-cart/waiting-items'
import { useVisitorProductsQuery, type VisitorProductsQuery } from '../../platform/gql/cart'
import { type ShownCart, toShownCart } from './shown-cart'

export interface VisitorCart extends ShownCart {
  /** The products that are no longer sold. */
  readonly goneIds: readonly string[]
}

/** Merges the lines in the browser with the products of the server. */
function toVisitorCart(
  items: readonly WaitingItem[],
  products: VisitorProductsQuery['productsByIds'],
): VisitorCart {
  const lines = items.flatMap(({ productId, quantity, price }) => {
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    const earlier = earlierPrice(price, product.price)
    return [{ id: `visitor:${productId}`, quantity, earlierPrice: earlier, product }]
  })
  return {
    ...toShownCart(lines),
    goneIds: items
      .map(({ productId }) => productId)
      .filter((productId) => !products.some(({ id }) => id === productId)),
  }
}

/** The products of a visitor's cart at today's prices, read in one request; undefined while loading. */
export function useVisitorCart(items: readonly WaitingItem[]) {
  const ids = items.map(({ productId }) => productId)
  // Fewer ids, and other quantities, need no other request.
  const [asked, setAsked] = useState(ids)
  if (ids.some((id) => !asked.includes(id))) setAsked(ids)
  const { data, previousData, error, refetch } = useVisitorProductsQuery({
    variables: { ids: asked },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const products = (data ?? previousData)?.productsByIds
  return { cart: products && toVisitorCart(items, products), error, refetch }
}
