import {
  MAX_ATTRIBUTE_LENGTH,
  MAX_IDEMPOTENCY_KEY_LENGTH,
  MAX_PRICE_PERCENT,
  MAX_PRODUCTS_AT_ONCE,
  MAX_PRODUCTS_PER_PREVIEW,
  MAX_SKU_LENGTH,
  MAX_STOCK,
} from '../limits'
import { namePiastres, poundsToPiastres, pricePiastres } from '../money/money.schema'
import { isAmount, maxPiastres, negatePiastres } from '../money/units'
import { numberSchema } from '../validation/number.schema'
import { encodeMessage, idSchema, optionalText, requiredText } from '../validation/text.schema'
import { z } from '../validation/zod'
import { collectionSlugsSchema } from './collections.schema'
import { PRICE_ROUNDINGS } from './price-change'
import {
  chosenCategoriesSchema,
  expectedProductSchema,
  gtinSchema,
  stockSchema,
} from './product.schema'

/** Effect on the price before the offer: it stays, becomes the old price, or is removed. */
export const WAS_PRICE_CHANGES = ['keep', 'oldPrice', 'remove'] as const

export type WasPriceChange = (typeof WAS_PRICE_CHANGES)[number]

const noProducts = encodeMessage('invalid.noProducts')
const tooMany = (max: number) => encodeMessage('invalid.tooManyProducts', { max })
const choice = encodeMessage('invalid.choice')
const percentRule = encodeMessage('invalid.pricePercent', { max: MAX_PRICE_PERCENT })
const unitsRule = encodeMessage('invalid.stockUnits', { max: MAX_STOCK })

const percentSchema = numberSchema(percentRule).refine(
  (percent) =>
    percent > -100 && percent <= MAX_PRICE_PERCENT && Number(percent.toFixed(2)) === percent,
  percentRule,
)

/** By per cent or by an amount in pounds, each up or down. */
const priceChangeSchema = z
  .object({
    percent: percentSchema.nullish(),
    amount: poundsToPiastres
      .refine(
        (amount) => isAmount(maxPiastres(amount, negatePiastres(amount))),
        encodeMessage('invalid.number'),
      )
      .nullish(),
    rounding: z.enum(PRICE_ROUNDINGS, { error: choice }).default('exact'),
    wasPrice: z.enum(WAS_PRICE_CHANGES, { error: choice }).default('keep'),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    path: ['percent'],
    message: encodeMessage('invalid.percentOrAmount'),
  })
  .transform(({ amount, ...rest }) => ({ ...rest, amountPiastres: amount }))

const addedUnitsSchema = numberSchema(unitsRule).refine(
  (units) => Number.isInteger(units) && Math.abs(units) <= MAX_STOCK,
  unitsRule,
)

const stockChangeSchema = z
  .object({ add: addedUnitsSchema.nullish(), setTo: stockSchema.optional() })
  .refine(({ add, setTo }) => (add == null) !== (setTo === undefined), {
    path: ['add'],
    message: encodeMessage('invalid.addOrSet'),
  })

/** The values that are written side by side for many products, each in a cell of its own. */
export const PRODUCT_VALUES = {
  sku: optionalText(MAX_SKU_LENGTH),
  gtin: gtinSchema,
  price: pricePiastres,
  costPrice: pricePiastres.nullable(),
  stock: stockSchema,
} as const

export type ProductValueName = keyof typeof PRODUCT_VALUES

/** Values of one product. Omitted ones stay unchanged. */
const productValuesSchema = z
  .object({
    productId: idSchema,
    sku: PRODUCT_VALUES.sku.optional(),
    gtin: PRODUCT_VALUES.gtin.optional(),
    price: PRODUCT_VALUES.price.optional(),
    costPrice: PRODUCT_VALUES.costPrice.optional(),
    stock: PRODUCT_VALUES.stock.optional(),
  })
  .transform((values) => namePiastres(values, 'price', 'costPrice'))

export type ProductValues = z.output<typeof productValuesSchema>

/** Into collections, and out of others. */
const collectionsChangeSchema = z
  .object({
    add: collectionSlugsSchema.default([]),
    remove: collectionSlugsSchema.default([]),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, {
    path: ['add'],
    message: encodeMessage('invalid.required'),
  })
  .refine(({ add, remove }) => !add.some((slug) => remove.includes(slug)), {
    path: ['remove'],
    message: encodeMessage('invalid.choice'),
  })

const changeFields = {
  price: priceChangeSchema.nullish(),
  stock: stockChangeSchema.nullish(),
  categories: z.object({ keys: chosenCategoriesSchema }).nullish(),
  collections: collectionsChangeSchema.nullish(),
  brand: z.object({ name: optionalText(MAX_ATTRIBUTE_LENGTH) }).nullish(),
  hidden: z.boolean({ error: encodeMessage('invalid.boolean') }).nullish(),
  isDeleted: z.literal(true, { error: encodeMessage('invalid.boolean') }).nullish(),
  values: z
    .array(productValuesSchema)
    .min(1, noProducts)
    .max(MAX_PRODUCTS_PER_PREVIEW, tooMany(MAX_PRODUCTS_PER_PREVIEW))
    .refine(
      (rows) => new Set(rows.map(({ productId }) => productId)).size === rows.length,
      encodeMessage('invalid.repeatedProduct'),
    )
    .nullish(),
}

/** The kinds of changes that can be made to several products at once. */
export const PRODUCT_CHANGE_KINDS = [
  'price',
  'stock',
  'categories',
  'collections',
  'brand',
  'hidden',
  'isDeleted',
  'values',
] as const satisfies readonly (keyof typeof changeFields)[]

export type ProductChangeKind = (typeof PRODUCT_CHANGE_KINDS)[number]

/** Exactly one change, made to each of several products. */
const productChangeSchema = z
  .object(changeFields)
  .refine((change) => PRODUCT_CHANGE_KINDS.filter((kind) => change[kind] != null).length === 1, {
    message: encodeMessage('invalid.oneChange'),
  })

export type ProductChange = z.output<typeof productChangeSchema>

/** A preview of a change to products, each once and in the order of the input. */
export const productPreviewSchema = z.object({
  ids: z
    .array(idSchema, { error: noProducts })
    .min(1, noProducts)
    .max(MAX_PRODUCTS_PER_PREVIEW, tooMany(MAX_PRODUCTS_PER_PREVIEW))
    .transform((ids) => [...new Set(ids)]),
  change: productChangeSchema,
})

/** A change to products as a preview showed them. */
export const productChangeRequestSchema = z.object({
  idempotencyKey: requiredText(MAX_IDEMPOTENCY_KEY_LENGTH),
  products: z
    .array(
      z.object({
        id: idSchema,
        expectedVersion: expectedProductSchema.shape.version,
        expectedStock: expectedProductSchema.shape.stock,
      }),
      { error: noProducts },
    )
    .min(1, noProducts)
    .max(MAX_PRODUCTS_AT_ONCE, tooMany(MAX_PRODUCTS_AT_ONCE))
    .refine(
      (products) => new Set(products.map(({ id }) => id)).size === products.length,
      encodeMessage('invalid.repeatedProduct'),
    ),
  change: productChangeSchema,
})

export type ExpectedProducts = z.output<typeof productChangeRequestSchema>['products']
