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

/** A product without any details, as the server sends it to its page. */
export function buildProductDetails(id: number, changes: Partial<ProductCardFragment> = {}) {
  const product = buildProduct(id, changes)
  return {
    ...product,
    originalName: product.name,
    related: [],
    unitPrice: null,
    attributes: {
      __typename: 'ProductAttributes',
      brand: null,
      animal: null,
      lifeStage: null,
      flavour: null,
      flavourAr: null,
      netAmount: null,
      netUnit: null,
    },
    content: {
      __typename: 'ProductContent',
      summary: null,
      descriptionHtml: null,
      compositionHtml: null,
      feedingGuideHtml: null,
      facts: [],
    },
  }
}
