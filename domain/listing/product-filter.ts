import { MAX_ATTRIBUTE_LENGTH, MAX_FILTER_CHOICES } from '../limits'
import { namePiastres, poundsToPiastres } from '../money/money.schema'
import { isAmount, MAX_PRICE_POUNDS } from '../money/units'
import { ANIMALS, LIFE_STAGES } from '../products/product-attributes'
import { encodeMessage, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { areFewChoices } from './filter-rules'

/** The sort orders of lists of products for shoppers; a search has its own, by relevance, by default. */
export const LIST_SORTS = [
  'OLDEST',
  'NEWEST',
  'PRICE_ASC',
  'PRICE_DESC',
  'UNIT_PRICE_ASC',
  'BEST_SELLING',
  'BIGGEST_SAVING',
  'TOP_RATED',
  'NAME_ASC',
] as const

export type ListSort = (typeof LIST_SORTS)[number]

const choice = encodeMessage('invalid.choice')
const tooMany = encodeMessage('invalid.tooManyChoices', { max: MAX_FILTER_CHOICES })

/** The chosen values of an attribute; none is no filter. */
function choices<T extends string>(value: z.ZodType<T, T>) {
  return z
    .array(value, { error: choice })
    .refine(areFewChoices, tooMany)
    .nullish()
    .transform((values): readonly T[] => [...new Set(values)])
}

const boundRule = encodeMessage('invalid.priceBound', { max: MAX_PRICE_POUNDS })

/** A bound of the price: pounds in, piastres out. */
const boundSchema = poundsToPiastres.refine(isAmount, boundRule).nullish()

const switchSchema = z
  .boolean({ error: choice })
  .nullish()
  .transform((isOn) => isOn === true)

const productFilterFields = {
  animals: choices(z.enum(ANIMALS, { error: choice })),
  brands: choices(requiredText(MAX_ATTRIBUTE_LENGTH)),
  lifeStages: choices(z.enum(LIFE_STAGES, { error: choice })),
  flavours: choices(requiredText(MAX_ATTRIBUTE_LENGTH)),
  minPrice: boundSchema,
  maxPrice: boundSchema,
  inStock: switchSchema,
  onOffer: switchSchema,
}

/** Filter of a list of products. A product must match every attribute that has values, with any one of them. */
export const productFilterSchema = z
  .object(productFilterFields)
  .transform((filter) => namePiastres(filter, 'minPrice', 'maxPrice'))

/** A filter as clients send it: any field may be missing, prices are in pounds. */
export type ProductFilterInput = z.input<typeof productFilterSchema>
/** A validated filter: no choices are an empty list, prices are in piastres. */
export type ProductFilter = z.output<typeof productFilterSchema>

export const NO_FILTER: ProductFilter = productFilterSchema.parse({})

export const sortSchema = z.enum(LIST_SORTS, { error: choice })

/** Whether the filter excludes any product at all. */
export function isFiltered(filter: object): boolean {
  return Object.values(filter).some((value) =>
    Array.isArray(value) ? value.length > 0 : value != null && value !== false,
  )
}
