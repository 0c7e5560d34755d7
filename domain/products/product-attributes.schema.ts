import { MAX_ATTRIBUTE_LENGTH, MAX_NET_AMOUNT } from '../limits'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { keptBrandAr } from './brand-name'
import { NET_UNITS } from './unit-price'

/** The animals that a product is for. */
export const ANIMALS = ['CAT', 'DOG', 'BOTH'] as const

export type Animal = (typeof ANIMALS)[number]

/** Kittens and puppies are juniors. */
export const LIFE_STAGES = ['JUNIOR', 'ADULT', 'SENIOR', 'ALL'] as const

export type LifeStage = (typeof LIFE_STAGES)[number]

const choice = encodeMessage('invalid.choice')
const netAmountRule = encodeMessage('invalid.netAmount', { max: MAX_NET_AMOUNT })

/** Each attribute by itself. */
export const attributeFields = z.object({
  brand: optionalText(MAX_ATTRIBUTE_LENGTH).optional(),
  brandAr: optionalText(MAX_ATTRIBUTE_LENGTH).optional(),
  animal: z.enum(ANIMALS, { error: choice }).nullish(),
  lifeStage: z.enum(LIFE_STAGES, { error: choice }).nullish(),
  flavour: optionalText(MAX_ATTRIBUTE_LENGTH).optional(),
  flavourAr: optionalText(MAX_ATTRIBUTE_LENGTH).optional(),
  /** In whole `netUnit`s. */
  netAmount: numberSchema(netAmountRule)
    .refine(
      (amount) => Number.isInteger(amount) && amount >= 1 && amount <= MAX_NET_AMOUNT,
      netAmountRule,
    )
    .nullish(),
  netUnit: z.enum(NET_UNITS, { error: choice }).nullish(),
})

const required = encodeMessage('invalid.required')
// Also checked if another field is invalid, so that all problems are reported together.
const when = () => true

/** What shoppers compare and filter products by; all of it is optional. */
export const productAttributesSchema = attributeFields
  .refine(({ netAmount, netUnit }) => netUnit == null || netAmount != null, {
    path: ['netAmount'],
    message: required,
    when,
  })
  .refine(({ netAmount, netUnit }) => netAmount == null || netUnit != null, {
    path: ['netUnit'],
    message: required,
    when,
  })

export type ProductAttributesInput = z.input<typeof productAttributesSchema>
export type ProductAttributes = z.output<typeof productAttributesSchema>

/** Every attribute of a product; null if it has none. */
export type ProductAttributesView = {
  readonly [Name in keyof ProductAttributes]-?: NonNullable<ProductAttributes[Name]> | null
}

const ATTRIBUTES = Object.keys(attributeFields.shape) as (keyof ProductAttributes)[]

/** Every attribute: what is left out is as it is stored, or null. */
export function completeAttributes(
  attributes: ProductAttributes,
  stored?: ProductAttributesView,
): ProductAttributesView {
  const complete = Object.fromEntries(
    ATTRIBUTES.map((name) => {
      const value = attributes[name]
      return [name, (value === undefined ? stored?.[name] : value) ?? null]
    }),
  ) as ProductAttributesView
  return stored && attributes.brandAr === undefined
    ? { ...complete, brandAr: keptBrandAr(stored, complete.brand) }
    : complete
}

export const NO_ATTRIBUTES = completeAttributes({})
