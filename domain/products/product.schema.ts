import {
  MAX_ATTRIBUTE_LENGTH,
  MAX_FAMILY_LENGTH,
  MAX_NAME_LENGTH,
  MAX_STOCK,
  MAX_SUPPLIER_LENGTH,
} from '../limits'
import { namePiastres, pricePiastres } from '../money/money.schema'
import type { Piastres } from '../money/units'
import { pageFields, pageSchema, querySchema, timeSchema } from '../validation/list.schema'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { CATEGORIES, type CategoryKey, withoutImplied } from './categories'
import { collectionSlugsSchema } from './collections.schema'
import { hasCheckDigit, hasGtinLength, readGtin } from './gtin'
import { hasRepeated, imageUrlSchema, moreImageUrlsSchema } from './image-url.schema'
import { isBelowWasPrice } from './offers'
import { productAttributesSchema } from './product-attributes.schema'
import { productContentSchema } from './product-content.schema'
import { inventorySchema } from './product-inventory.schema'

const stockRule = encodeMessage('invalid.stock', { max: MAX_STOCK })

/** Units in stock; null when it is not tracked. */
export const stockSchema = numberSchema(stockRule)
  .refine((stock) => Number.isInteger(stock) && stock >= 0 && stock <= MAX_STOCK, stockRule)
  .nullable()

export const gtinSchema = z
  .string({ error: encodeMessage('invalid.text') })
  .transform((text) => readGtin(text) || null)
  .refine((gtin) => gtin === null || hasGtinLength(gtin), encodeMessage('invalid.gtin'))
  .refine(
    (gtin) => gtin === null || !hasGtinLength(gtin) || hasCheckDigit(gtin),
    encodeMessage('invalid.gtinCheckDigit'),
  )
  .nullable()

const pictures = z.object({
  imageUrl: z.string().optional(),
  moreImageUrls: z.array(z.string()).nullish(),
})

type Pictures = z.infer<typeof pictures>

export const categoryKeySchema = z.enum(
  CATEGORIES.map(({ key }) => key) as [CategoryKey, ...CategoryKey[]],
  { error: encodeMessage('invalid.category') },
)

/** The categories that the owner chose; null if the name decides. */
export const chosenCategoriesSchema = z
  .array(categoryKeySchema, { error: encodeMessage('invalid.list') })
  .transform(withoutImplied)
  .nullable()

export const productFields = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  // Omitted, the Arabic name of a product stays unchanged, and a new one has none.
  nameAr: optionalText(MAX_NAME_LENGTH).optional(),
  price: pricePiastres,
  // Omitted, it stays unchanged.
  wasPrice: pricePiastres.nullish(),
  imageUrl: imageUrlSchema,
  // If omitted, a product keeps its stock, and a new product's stock is not tracked.
  stock: stockSchema.optional(),
  // Omitted, these stay unchanged, too.
  moreImageUrls: moreImageUrlsSchema.nullish(),
  hidden: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
  family: optionalText(MAX_FAMILY_LENGTH).optional(),
  gtin: gtinSchema.optional(),
  categories: chosenCategoriesSchema.optional(),
  collections: collectionSlugsSchema.nullish(),
  attributes: productAttributesSchema.nullish(),
  content: productContentSchema.nullish(),
  inventory: inventorySchema.nullish(),
})

interface Prices {
  readonly price?: Piastres | undefined
  readonly wasPrice?: Piastres | null | undefined
}

const PRICE_FIELDS: readonly unknown[] = ['price', 'wasPrice']

/** Adds the rule that the price before the offer is above the price. */
export function withPriceRule<T extends z.ZodType<Prices>>(schema: T) {
  return schema.refine(
    ({ price, wasPrice }) => price === undefined || isBelowWasPrice(price, wasPrice ?? null),
    {
      path: ['wasPrice'],
      message: encodeMessage('invalid.wasPrice'),
      // Whatever is wrong with other fields, so that all problems are reported together.
      when: ({ issues }) => !issues.some(({ path }) => PRICE_FIELDS.includes(path?.[0])),
    },
  )
}

/** Adds the rule that no picture is repeated. */
export function withPictureRule<T extends z.ZodType<Pictures>>(schema: T) {
  return schema.refine(
    ({ imageUrl, moreImageUrls }) =>
      !hasRepeated([...(imageUrl === undefined ? [] : [imageUrl]), ...(moreImageUrls ?? [])]),
    {
      path: ['moreImageUrls'],
      message: encodeMessage('invalid.repeatedPicture'),
      when: ({ value }) => pictures.safeParse(value).success,
    },
  )
}

/** Adds the rules about several fields: the price before the offer is above the price, and no picture is repeated. */
export function withProductRules<T extends z.ZodType<Prices & Pictures>>(schema: T) {
  return withPictureRule(withPriceRule(schema))
}

/** Named by their unit once they are converted. */
export const productSchema = withProductRules(productFields).transform((product) =>
  namePiastres(product, 'price', 'wasPrice'),
)

export type ProductInput = z.input<typeof productSchema>

const versionRule = encodeMessage('invalid.version')

/** The version and stock of a product that an editor saw; detects conflicting edits. */
export const expectedProductSchema = z.object({
  version: z.number({ error: versionRule }).int(versionRule).min(1, versionRule),
  stock: stockSchema.optional(),
})

export type ExpectedProduct = z.input<typeof expectedProductSchema>

/** A page of the products that have changed since a time. */
export const changedProductsSchema = pageSchema.extend({ updatedSince: timeSchema })

export type ChangedProductsInput = z.input<typeof changedProductsSchema>

/** The stock that the admin's product list can be filtered by: none left, few left, or not tracked. */
export const STOCK_LEVELS = ['OUT', 'LOW', 'NOT_TRACKED'] as const

export type StockLevel = (typeof STOCK_LEVELS)[number]

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
  outOfStock: z.boolean({ error: encodeMessage('invalid.boolean') }).default(false),
  hidden: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
  family: optionalText(MAX_FAMILY_LENGTH).optional(),
  brand: optionalText(MAX_ATTRIBUTE_LENGTH).optional(),
  supplier: optionalText(MAX_SUPPLIER_LENGTH).optional(),
  category: categoryKeySchema.nullish(),
  stockLevel: z.enum(STOCK_LEVELS, { error: encodeMessage('invalid.choice') }).nullish(),
  sort: z.enum(PRODUCT_SORTS, { error: encodeMessage('invalid.text') }).default('NEWEST'),
})

/** The words or the barcode of a product for an order. */
export const orderableProductsSchema = z.object({ query: querySchema })

export type AdminProductsInput = z.input<typeof adminProductsSchema>
