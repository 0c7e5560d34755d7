import { SLIDER_SIZE } from '#domain/limits'
import type { BoughtProductsQuery } from '../../gql/products-bought'

type Orders = BoughtProductsQuery['orders']['nodes']

/** The ordered products that can be bought now, each once, the most recently ordered first. */
export function boughtProducts(orders: Orders) {
  const products = orders
    .flatMap(({ items }) => items.flatMap(({ product }) => product ?? []))
    .filter(({ quantityAvailable }) => quantityAvailable !== 0)
  return [...new Map(products.map((product) => [product.id, product])).values()].slice(
    0,
    SLIDER_SIZE,
  )
}
