import { MAX_QUANTITY, MIN_QUANTITY } from '#domain/limits'

/** A product that is ordered alone, without the cart. */
export interface OrderedProduct {
  readonly productId: string
  readonly quantity: number
}

/** The checkout of a product alone. The address names it, so that a reload and signing in keep it. */
export function checkoutPath({ productId, quantity }: OrderedProduct): string {
  const parameters = new URLSearchParams({ product: productId, quantity: String(quantity) })
  return `/checkout?${parameters}`
}

/** The product in the address of a checkout; undefined if it is the cart's. */
export function readOrderedProduct(parameters: URLSearchParams): OrderedProduct | undefined {
  const productId = parameters.get('product')
  if (!productId) return undefined
  const quantity = Number(parameters.get('quantity'))
  const isValid = Number.isInteger(quantity) && quantity >= MIN_QUANTITY && quantity <= MAX_QUANTITY
  return { productId, quantity: isValid ? quantity : MIN_QUANTITY }
}
