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
import { numberSchema } from './number.schema'
import { productAttributesSchema } from './product-attributes.schema'
import { productContentSchema } from './product-content.schema'
import { encodeMessage, optionalText, requiredText } from './text.schema'
import { parseUrl } from './url'
import { z } from './zod'

/** An amount in pounds, converted to integer piastres, of any range. */
export const poundsSchema = numberSchema()
  .refine(hasAtMostTwoDecimals, encodeMessage('invalid.decimals'))
  .transform(toPiastres)
  .meta({ type: 'number', description: 'In EGP.', multipleOf: 0.01 })

/** A product's price: pounds in, piastres out. */
export const priceSchema = poundsSchema
  .refine(
    (piastres) => piastres > 0 && piastres <= MAX_PRICE_PIASTRES,
    encodeMessage('invalid.price', { max: toPounds(MAX_PRICE_PIASTRES) }),
  )
  .meta({
    type: 'number',
    description: 'In EGP.',
    multipleOf: 0.01,
    exclusiveMinimum: 0,
    maximum: toPounds(MAX_PRICE_PIASTRES),
  })

const stockRule = encodeMessage('invalid.stock', { max: MAX_STOCK })

/** Units in stock; null when it is not tracked. */
export const stockSchema = z
  .number({ error: stockRule })
  .refine((stock) => Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK, stockRule)
  .nullable()

/** Any host will do: pictures without one belong to the shop itself. */
const SHOP = 'https://shop.invalid'

/** Browsers also read `/\` as the start of another host's URL. */
function isPictureUrl(text: string): boolean {
  const url = parseUrl(text, SHOP)
  return url !== undefined && (!text.startsWith('/') || url.origin === SHOP)
}

const urlRule = encodeMessage('invalid.url')

export const productSchema = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  // Omitted, the Arabic name of a product stays unchanged, and a new one has none.
  nameAr: optionalText(MAX_NAME_LENGTH).optional(),
  price: priceSchema,
  imageUrl: requiredText(MAX_URL_LENGTH)
    .regex(/^(?:(?:https?:\/\/[^\s/]|\/(?!\/))\S*)?$/, { message: urlRule, abort: true })
    .refine(isPictureUrl, urlRule),
  // Omitted, the stock of a product stays unchanged, and that of a new one is not tracked.
  stock: stockSchema.optional(),
  // Omitted, these stay unchanged, too.
  attributes: productAttributesSchema.nullish(),
  content: productContentSchema.nullish(),
})

export type ProductInput = z.input<typeof productSchema>

const versionRule = encodeMessage('invalid.version')

/** The version and stock of a product that an editor saw; detects conflicting edits. */
export const expectedProductSchema = z.object({
  version: z.number({ error: versionRule }).int(versionRule).min(1, versionRule),
  stock: stockSchema.optional(),
})

export type ExpectedProduct = z.input<typeof expectedProductSchema>

export const pageFields = {
  first: z
    .number({ error: encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }) })
    .int(encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .min(1, encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .max(MAX_PAGE_SIZE, encodeMessage('invalid.first', { max: MAX_PAGE_SIZE }))
    .default(PAGE_SIZE),
  after: z.string({ error: encodeMessage('invalid.cursor') }).nullish(),
}

/** A search query: any text, with control characters replaced by spaces, truncated to its limit. */
export const querySchema = z.string({ error: encodeMessage('invalid.text') }).transform((text) =>
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
      error: encodeMessage('invalid.category'),
    })
    .nullish(),
  search: querySchema.nullish(),
  offset: z
    .number({ error: encodeMessage('invalid.number') })
    .int(encodeMessage('invalid.number'))
    .min(0, encodeMessage('invalid.number'))
    .max(1000, encodeMessage('invalid.number'))
    .default(0),
})

export const searchSchema = z.object({ ...pageFields, query: querySchema })

export type ProductsInput = z.input<typeof productsSchema>
export type SearchInput = z.input<typeof searchSchema>

/** The sort orders of the admin's product list. */
export const PRODUCT_SORTS = [
  'NEWEST',
  'OLDEST',
  'NAME_ASC',
  'NAME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'STOCK_ASC',
  'STOCK_DESC',
] as const

export type ProductSort = (typeof PRODUCT_SORTS)[number]

export const adminProductsSchema = z.object({
  page: z
    .number({ error: encodeMessage('invalid.number') })
    .int(encodeMessage('invalid.number'))
    .min(1, encodeMessage('invalid.number'))
    .max(1_000_000, encodeMessage('invalid.number'))
    .default(1),
  pageSize: pageFields.first,
  search: querySchema.nullish(),
  outOfStock: z.boolean({ error: encodeMessage('invalid.text') }).default(false),
  sort: z.enum(PRODUCT_SORTS, { error: encodeMessage('invalid.text') }).default('NEWEST'),
})

export type AdminProductsInput = z.input<typeof adminProductsSchema>
