import { z } from 'zod'
import { CATEGORIES, type CategoryKey } from './categories'
import {
  MAX_NAME_LENGTH,
  MAX_PAGE_SIZE,
  MAX_PRICE_PIASTRES,
  MAX_QUERY_LENGTH,
  MAX_STOCK,
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
  .meta({ description: 'In EGP.', multipleOf: 0.01 })

/** A product's price: pounds in, piastres out. Decisions section 4. */
export const priceSchema = poundsSchema
  .refine(
    (piastres) => piastres > 0 && piastres <= MAX_PRICE_PIASTRES,
    says('invalid.price', { max: toPounds(MAX_PRICE_PIASTRES) }),
  )
  .meta({
    description: 'In EGP.',
    multipleOf: 0.01,
    exclusiveMinimum: 0,
    maximum: toPounds(MAX_PRICE_PIASTRES),
  })

const stockRule = says('invalid.stock', { max: MAX_STOCK })

/** How many are left to sell; null: not counted. */
export const stockSchema = z
  .number({ error: stockRule })
  .refine((stock) => Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK, stockRule)
  .nullable()

export const productSchema = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  price: priceSchema,
  imageUrl: requiredText(MAX_URL_LENGTH).regex(/^(?:(?:https?:\/\/[^\s/]|\/(?!\/))\S*)?$/, {
    message: says('invalid.url'),
    abort: true,
  }),
  // Left out, a product's stock stays as it is; a new product's is not counted.
  stock: stockSchema.optional(),
})

export type ProductInput = z.input<typeof productSchema>

const versionRule = says('invalid.version')

/** What somebody had before their eyes when they edited a product. */
export const seenProductSchema = z.object({
  version: z.number({ error: versionRule }).int(versionRule).min(1, versionRule),
  stock: stockSchema.optional(),
})

export type SeenProduct = z.input<typeof seenProductSchema>

export const pageFields = {
  first: z
    .number({ error: says('invalid.first', { max: MAX_PAGE_SIZE }) })
    .int(says('invalid.first', { max: MAX_PAGE_SIZE }))
    .min(1, says('invalid.first', { max: MAX_PAGE_SIZE }))
    .max(MAX_PAGE_SIZE, says('invalid.first', { max: MAX_PAGE_SIZE }))
    .default(PAGE_SIZE),
  after: z.string({ error: says('invalid.cursor') }).nullish(),
}

/** What a search looks for: any text, cut to its limit; what cannot be in a name is a space. */
export const querySchema = z.string({ error: says('invalid.text') }).transform((text) =>
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

/** How the owner's table of products may be sorted. */
export const PRODUCT_ORDERS = [
  'newest',
  'oldest',
  'nameUp',
  'nameDown',
  'priceUp',
  'priceDown',
  'stockUp',
  'stockDown',
] as const

export type ProductOrder = (typeof PRODUCT_ORDERS)[number]

export const managedProductsSchema = z.object({
  page: z
    .number({ error: says('invalid.number') })
    .int(says('invalid.number'))
    .min(1, says('invalid.number'))
    .max(1_000_000, says('invalid.number'))
    .default(1),
  pageSize: pageFields.first,
  search: querySchema.nullish(),
  outOfStock: z.boolean({ error: says('invalid.text') }).default(false),
  order: z.enum(PRODUCT_ORDERS, { error: says('invalid.text') }).default('newest'),
})

export type ManagedProductsInput = z.input<typeof managedProductsSchema>
