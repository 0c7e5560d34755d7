import type { ProductCardFragment } from '../gql/catalogue'

/** A product as the server sends it. */
export function buildProduct(id: number, changes: Partial<ProductCardFragment> = {}) {
  return {
    __typename: 'Product',
    id: String(id),
    name: `Koura Cat Toy ${id}`,
    price: 249.5,
    imageUrl: `/pictures/${id}.svg`,
    quantityAvailable: null,
    ...changes,
  }
}

export function buildProducts(count: number) {
  return Array.from({ length: count }, (_, index) => buildProduct(index + 1))
}
