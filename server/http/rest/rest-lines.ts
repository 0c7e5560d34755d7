import type { z } from 'zod'
import { toPounds } from '#domain/money'
import type { PricedLine, PricedLines } from '#domain/pricing'
import type { restLineSchema } from './rest-schemas'

/** A cart line as legacy clients know it; `id` is the product's. */
export function toRestLine({
  productId,
  name,
  pricePiastres,
  quantity,
  imageUrl,
}: PricedLine): z.output<typeof restLineSchema> {
  return { id: productId, name, price: toPounds(pricePiastres), quantity, image_url: imageUrl }
}

export function toRestLines({ lines, totalPiastres }: PricedLines) {
  return { cart_items: lines.map(toRestLine), total: toPounds(totalPiastres) }
}
