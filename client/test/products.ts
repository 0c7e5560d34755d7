import type { Pounds } from '#domain/money/units'
import { categoriesOf, categoryPath } from '#domain/products/categories'
import type { ProductCardFragment } from '../platform/gql/home'

/** The same with amounts as the plain numbers that tests write. */
type Plain<Value> = Value extends Pounds
  ? number
  : Value extends object
    ? { readonly [Name in keyof Value]: Plain<Value[Name]> }
    : Value

type Product = ProductCardFragment & { readonly __typename: 'Product' }

/** A product as the server sends it. */
export function buildProduct(
  id: number,
  changes: Plain<Partial<ProductCardFragment>> = {},
): Product {
  const product: Plain<Product> = {
    __typename: 'Product',
    id: String(id),
    name: `Koura Cat Toy ${id}`,
    price: 249.5,
    wasPrice: null,
    percentSaved: null,
    unitPrice: null,
    imageUrl: `/pictures/${id}.svg`,
    quantityAvailable: null,
    highlights: [],
    rating: null,
    ...changes,
  }
  return product as Product
}

/** The owner's view of a product, as the server sends it. */
export function buildInventory(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    __typename: 'ProductInventory',
    shelf: null,
    sku: null,
    costPrice: null,
    supplier: null,
    lowStockThreshold: null,
    marginPercent: null,
    isLowStock: false,
    ...changes,
  }
}

export function buildProducts(count: number) {
  return Array.from({ length: count }, (_, index) => buildProduct(index + 1))
}

/** A product without any details, as the server sends it to its page. */
export function buildProductDetails(id: number, changes: Plain<Partial<ProductCardFragment>> = {}) {
  const product = buildProduct(id, changes)
  return {
    ...product,
    imageUrls: [product.imageUrl],
    brandName: null,
    gtin: null,
    expiresOn: null,
    sizes: [],
    categories: categoriesOf({ name: product.name, categoryKeys: null }).map((category) => ({
      __typename: 'Category',
      path: categoryPath(category),
    })),
    collections: [],
    questions: [],
    sizesRating: null,
    sizesReviews: {
      __typename: 'ReviewConnection',
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    related: [],
    alternatives: [],
    attributes: {
      __typename: 'ProductAttributes',
      brand: null,
      brandAr: null,
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
      seoTitle: null,
      seoDescription: null,
      sizeChart: null,
      pictureTexts: [],
      facts: [],
    },
  }
}
