import { useState } from 'react'
import { toPiastres, toPounds } from '#domain/money/money'
import { calculateTotals, lineTotal } from '#domain/money/pricing'
import type { WaitingItem } from '../../accounts/add-to-cart/waiting-items'
import {
  type CartDetailsFragment,
  useVisitorProductsQuery,
  type VisitorProductsQuery,
} from '../../platform/gql/cart'

type Lines = CartDetailsFragment['lines']

export interface VisitorCart {
  /** All lines, in the order in which they were added. */
  readonly lines: Lines
  /** The lines that can be ordered: nothing that is sold out, and no more than is in stock. */
  readonly orderable: Pick<CartDetailsFragment, 'lines' | 'total' | 'quantity'>
  /** The products that are no longer sold. */
  readonly goneIds: readonly string[]
}

/** Merges the lines in the browser with the products of the server. */
function toVisitorCart(
  items: readonly WaitingItem[],
  products: VisitorProductsQuery['productsByIds'],
): VisitorCart {
  const lines = items.flatMap(({ productId, quantity }): Lines => {
    const product = products.find(({ id }) => id === productId)
    if (!product) return []
    const available = Math.min(quantity, product.quantityAvailable ?? quantity)
    const pricePiastres = toPiastres(product.price)
    const total = toPounds(lineTotal({ pricePiastres, quantity: available }))
    return [{ id: `visitor:${productId}`, quantity: available || quantity, total, product }]
  })
  const orderable = lines.filter(({ product }) => product.quantityAvailable !== 0)
  const priced = orderable.map(({ quantity, product }) => ({
    quantity,
    pricePiastres: toPiastres(product.price),
  }))
  return {
    lines,
    orderable: {
      lines: orderable,
      quantity: orderable.reduce((sum, { quantity }) => sum + quantity, 0),
      total: toPounds(calculateTotals(priced).totalPiastres),
    },
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
