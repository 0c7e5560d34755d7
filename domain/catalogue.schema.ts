import { z } from 'zod'
import { CATEGORIES, type CategoryKey } from './categories'
import {
  MAX_NAME_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PRICE_PIASTRES,
  MAX_QUERY_LENGTH,
  MAX_URL_LENGTH,
  PAGE_SIZE,
} from './limits'
import { hasAtMostTwoDecimals, toPiastres, toPounds } from './money'
import { requiredText, says } from './text.schema'

/** An amount in pounds, turned into integer piastres. Not checked for a range. */
export const poundsSchema = z
  .number({ error: (issue) => says(issue.input == null ? 'invalid.required' : 'invalid.number') })
  .refine(hasAtMostTwoDecimals, says('invalid.decimals'))
  .transform(toPiastres)

/** A product's price: pounds in, piastres out. Decisions section 4. */
export const priceSchema = poundsSchema.refine(
  (piastres) => piastres > 0 && piastres <= MAX_PRICE_PIASTRES,
  says('invalid.price', { max: toPounds(MAX_PRICE_PIASTRES) }),
)

export const productSchema = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  price: priceSchema,
  imageUrl: requiredText(MAX_URL_LENGTH).regex(/^(?:(?:https?:\/\/[^\s/]|\/(?!\/))\S*)?$/, {
    message: says('invalid.url'),
    abort: true,
  }),
})

export type ProductInput = z.input<typeof productSchema>

const pageFields = {
  first: z
    .number({ error: says('invalid.first', { max: MAX_PAGE_SIZE }) })
    .int(says('invalid.first', { max: MAX_PAGE_SIZE }))
    .min(1, says('invalid.first', { max: MAX_PAGE_SIZE }))
    .max(MAX_PAGE_SIZE, says('invalid.first', { max: MAX_PAGE_SIZE }))
    .default(PAGE_SIZE),
  after: z.string({ error: says('invalid.cursor') }).nullish(),
}

/** What a search looks for: any text, cut to its limit; what cannot be in a name is a space. */
const querySchema = z.string({ error: says('invalid.text') }).transform((text) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH),
)

export const pageSchema = z.object(pageFields)

export const productsSchema = z.object({
  ...pageFields,
  category: z
    .enum(CATEGORIES.map((entry) => entry.key) as [CategoryKey, ...CategoryKey[]], {
      error: says('invalid.category'),
    })
    .nullish(),
  words: querySchema.nullish(),
  offset: z
    .number({ error: says('invalid.number') })
    .int(says('invalid.number'))
    .min(0, says('invalid.number'))
    .max(1000, says('invalid.number'))
    .default(0),
})

export const searchSchema = z.object({ ...pageFields, query: querySchema })

export type ProductsInput = z.input<typeof productsSchema>
export type SearchInput = z.input<typeof searchSchema>
