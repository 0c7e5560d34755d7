import { MAX_ORDER_NOTE_LENGTH } from '../limits'
import { poundsToPiastres } from '../money/money.schema'
import { isAmount, NO_PIASTRES } from '../money/units'
import { requiredOr } from '../validation/number.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { orderedLinesSchema } from './checkout.schema'
import { RETURN_REASONS } from './returns'
import { returnedItemsSchema } from './returns.schema'

/**
 * An exchange: the returned items, the lines sent in exchange, the delivery fee, and the total that was shown for the
 * new order. Pounds in, piastres out.
 */
export const exchangeSchema = z
  .object({
    back: returnedItemsSchema,
    out: orderedLinesSchema,
    reason: z.enum(RETURN_REASONS, { error: requiredOr('invalid.text') }),
    note: optionalText(MAX_ORDER_NOTE_LENGTH).default(null),
    deliveryFee: poundsToPiastres
      .refine(
        (piastres) => piastres >= NO_PIASTRES && (piastres === NO_PIASTRES || isAmount(piastres)),
        encodeMessage('invalid.amount'),
      )
      .nullish(),
    expectedTotal: poundsToPiastres.nullish(),
  })
  .transform(({ deliveryFee, expectedTotal, ...exchange }) => ({
    ...exchange,
    deliveryFeePiastres: deliveryFee ?? NO_PIASTRES,
    expectedTotalPiastres: expectedTotal ?? undefined,
  }))

export type ExchangeInput = z.input<typeof exchangeSchema>
export type ExchangeFields = z.output<typeof exchangeSchema>
