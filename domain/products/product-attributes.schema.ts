import { MAX_ATTRIBUTE_LENGTH } from '../limits'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, optionalText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { keptBrandAr } from './brand-name'
import {
  type AttributeName,
  attributeField,
  mapAttributes,
  type ProductAttributesView,
} from './product-attributes'

const text = () => optionalText(MAX_ATTRIBUTE_LENGTH).optional()

const choice = <Value extends string>(values: readonly Value[]) =>
  z.enum(values, { error: encodeMessage('invalid.choice') }).nullish()

function count(max: number) {
  const rule = encodeMessage('invalid.netAmount', { max })
  return numberSchema(rule)
    .refine((amount) => Number.isInteger(amount) && amount >= 1 && amount <= max, rule)
    .nullish()
}

function ruleOf(name: AttributeName) {
  const { values, max } = attributeField(name)
  if (values) return choice(values)
  return max === undefined ? text() : count(max)
}

type Rules = {
  [Name in AttributeName]: NonNullable<ProductAttributesView[Name]> extends infer Value
    ? Value extends number
      ? ReturnType<typeof count>
      : string extends Value
        ? ReturnType<typeof text>
        : ReturnType<typeof choice<NonNullable<ProductAttributesView[Name]> & string>>
    : never
}

/** Each attribute by itself. */
export const attributeFields = z.object(mapAttributes(ruleOf) as Rules)

const required = encodeMessage('invalid.required')
// Also checked if another field is invalid, so that all problems are reported together.
const when = () => true

/** All of it is optional. */
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

/** Every attribute: what is left out is as it is stored, or null. */
export function completeAttributes(
  attributes: ProductAttributes,
  stored?: ProductAttributesView,
): ProductAttributesView {
  const complete = mapAttributes((name) => {
    const value = attributes[name]
    return (value === undefined ? stored?.[name] : value) ?? null
  }) as ProductAttributesView
  return stored && attributes.brandAr === undefined
    ? { ...complete, brandAr: keptBrandAr(stored, complete.brand) }
    : complete
}

export const NO_ATTRIBUTES = completeAttributes({})
