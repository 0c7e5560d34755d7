import { MAX_DELIVERY_DAYS, MAX_DELIVERY_NOTE_LENGTH } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS } from '../money/units'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { DELIVERY_AREAS, type DeliveryArea } from './delivery'

const feeRule = encodeMessage('invalid.fee', { max: MAX_PRICE_POUNDS })
const daysRule = encodeMessage('invalid.days', { max: MAX_DELIVERY_DAYS })

const daysSchema = numberSchema(daysRule)
  .refine((days) => Number.isInteger(days) && days >= 1 && days <= MAX_DELIVERY_DAYS, daysRule)
  .nullish()
  .transform((days) => days ?? null)

/** A delivery rate: amounts in pounds in, piastres out. */
export const deliveryRateSchema = z
  .object({
    fee: poundsToPiastres.refine(isAmount, feeRule),
    freeFrom: poundsToPiastres
      .refine(isAmount, feeRule)
      .nullish()
      .transform((piastres) => piastres || null),
    minDays: daysSchema,
    maxDays: daysSchema,
    note: optionalText(MAX_DELIVERY_NOTE_LENGTH).optional(),
    noteAr: optionalText(MAX_DELIVERY_NOTE_LENGTH).optional(),
  })
  .superRefine(({ minDays, maxDays }, context) => {
    const add = (field: 'minDays' | 'maxDays', message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (minDays === null && maxDays !== null) add('minDays', encodeMessage('invalid.required'))
    if (minDays !== null && maxDays === null) add('maxDays', encodeMessage('invalid.required'))
    if (minDays !== null && maxDays !== null && maxDays < minDays) {
      add('maxDays', encodeMessage('invalid.daysOrder'))
    }
  })
  .transform((rate) => namePiastres(rate, 'fee', 'freeFrom'))

export type DeliveryRateInput = z.input<typeof deliveryRateSchema>

const areasRule = encodeMessage('invalid.noAreas')

export const deliveryAreasSchema = z.object({
  areas: z
    .array(
      z.enum(DELIVERY_AREAS as readonly [DeliveryArea, ...DeliveryArea[]], { error: areasRule }),
      {
        error: areasRule,
      },
    )
    .min(1, areasRule)
    .transform((areas) => [...new Set(areas)]),
})
