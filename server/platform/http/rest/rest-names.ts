/** A domain name in REST's snake_case: `productId` is `product_id`, `lines` are `cart_items`. */
export function toRestName(name: string): string {
  if (name === 'lines') return 'cart_items'
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The path of a field in REST's snake_case: `lines.0.productId` is `cart_items.0.product_id`. */
export function toRestField(field: string): string {
  return field.split('.').map(toRestName).join('.')
}
