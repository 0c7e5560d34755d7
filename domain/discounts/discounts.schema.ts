import { MAX_DISCOUNT_USES } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS, NO_PIASTRES } from '../money/units'
import { numberSchema, requiredOr } from '../validation/number.schema'
import { encodeMessage } from '../validation/text.schema'
import { z } from '../validation/zod'
import { DISCOUNT_KINDS, normalizeCode } from './discounts'

const codeRule = encodeMessage('invalid.discountCode')

const codeSchema = z
  .string({ error: requiredOr('invalid.discountCode') })
  .transform((text, context) => {
    const code = normalizeCode(text)
    if (code) return code
    context.addIssue({ code: 'custom', message: codeRule, input: text })
    return z.NEVER
  })

const percentRule = encodeMessage('invalid.percent')
const amountRule = encodeMessage('invalid.fee', { max: MAX_PRICE_POUNDS })
const usesRule = encodeMessage('invalid.uses', { max: MAX_DISCOUNT_USES })
const dayRule = encodeMessage('invalid.day')

const usesSchema = numberSchema(usesRule)
  .refine((uses) => Number.isInteger(uses) && uses >= 1 && uses <= MAX_DISCOUNT_USES, usesRule)
  .nullish()
  .transform((uses) => uses ?? null)

/** A day in Cairo, such as 2026-11-21. */
const daySchema = z.iso
  .date({ error: dayRule })
  .nullish()
  .transform((day) => day ?? null)

/** A discount code: amounts in pounds in, piastres out. */
export const discountSchema = z
  .object({
    code: codeSchema,
    kind: z.enum(DISCOUNT_KINDS, { error: encodeMessage('invalid.text') }),
    percent: numberSchema(percentRule)
      .refine((percent) => Number.isInteger(percent) && percent >= 1 && percent <= 100, percentRule)
      .nullish()
      .transform((percent) => percent ?? null),
    amount: poundsToPiastres
      .refine((piastres) => isAmount(piastres) && piastres > 0, amountRule)
      .nullish()
      .transform((piastres) => piastres ?? null),
    minItems: poundsToPiastres
      .refine(isAmount, amountRule)
      .nullish()
      .transform((piastres) => piastres ?? NO_PIASTRES),
    startsOn: daySchema,
    endsOn: daySchema,
    maxUses: usesSchema,
    maxUsesPerCustomer: usesSchema,
  })
  .superRefine(({ kind, percent, amount, startsOn, endsOn }, context) => {
    const require = (path: 'percent' | 'amount') =>
      context.addIssue({ code: 'custom', path: [path], message: encodeMessage('invalid.required') })
    if (kind === 'percent' && percent === null) require('percent')
    if (kind === 'amount' && amount === null) require('amount')
    if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
      context.addIssue({
        code: 'custom',
        path: ['endsOn'],
        message: encodeMessage('invalid.dayOrder'),
      })
    }
  })
  // Drops what was entered for another kind before the kind was changed.
  .transform(({ percent, amount, ...discount }) => ({
    ...discount,
    percent: discount.kind === 'percent' ? percent : null,
    amount: discount.kind === 'amount' ? amount : null,
  }))
  .transform((discount) => namePiastres(discount, 'amount', 'minItems'))

export type DiscountInput = z.input<typeof discountSchema>
