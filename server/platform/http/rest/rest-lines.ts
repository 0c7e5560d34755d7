import type { z } from 'zod'
import { toPounds } from '#domain/money/money'
import {
  type Adjustment,
  linesTotal,
  type PricedLine,
  type PricedLines,
} from '#domain/money/pricing'
import type { restAdjustmentSchema, restLineSchema } from './rest-schemas'

/** A cart line as legacy clients know it; `id` is the product's. */
export function toRestLine({
  id,
  name,
  pricePiastres,
  quantity,
  imageUrl,
}: PricedLine): z.output<typeof restLineSchema> {
  return { id, name, price: toPounds(pricePiastres), quantity, image_url: imageUrl }
}

export function toRestAdjustments(
  adjustments: readonly Adjustment[],
): z.output<typeof restAdjustmentSchema>[] {
  return adjustments.map(({ kind, label, piastres }) => ({
    kind,
    label,
    amount: toPounds(piastres),
  }))
}

/** Lines with their sum, and the amount due if it differs. */
export function toRestLines({ lines, adjustments, totalPiastres }: PricedLines) {
  return {
    cart_items: lines.map(toRestLine),
    total: toPounds(linesTotal(lines)),
    ...(adjustments.length > 0 && {
      adjustments: toRestAdjustments(adjustments),
      amount_due: toPounds(totalPiastres),
    }),
  }
}
