import type { UseFormReturn } from 'react-hook-form'
import { asPounds } from '#domain/money/units'
import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
import { collectionSlugsSchema } from '#domain/products/collections.schema'
import { moreImageUrlsSchema } from '#domain/products/image-url.schema'
import { productFields, withProductRules } from '#domain/products/product.schema'
import { ATTRIBUTES, attributesOf, mapAttributes } from '#domain/products/product-attributes'
import {
  type ProductAttributesInput,
  productAttributesSchema,
} from '#domain/products/product-attributes.schema'
import {
  type ProductContentFormInput,
  productContentFormSchema,
  toFacts,
} from '#domain/products/product-content.schema'
import {
  INVENTORY_FIELDS,
  type InventoryInput,
  inventorySchema,
} from '#domain/products/product-inventory.schema'
import {
  type SizeInput,
  sizeRowsSchema,
  withSizeRules,
} from '#domain/products/product-sizes.schema'
import { nameWithoutSize } from '#domain/products/size-label'
import { z } from '#domain/validation/zod'
import type {
  AdminProductQuery,
  ProductInput,
  ProductSizesInput,
} from '../../../platform/gql/products-admin'

const formFields = productFields.required().extend({
  moreImageUrls: moreImageUrlsSchema,
  collections: collectionSlugsSchema,
  hidden: z.boolean(),
  attributes: productAttributesSchema,
  content: productContentFormSchema,
  inventory: inventorySchema,
  // None for a product in one size.
  sizes: sizeRowsSchema,
})

/** The product as the form loads it. */
export const productFormSchema = withProductRules(formFields)

/** A new product in several sizes: the price is that of each. */
export const sizesFormSchema = withSizeRules(
  withProductRules(
    formFields.extend({ price: z.custom<number>(() => true).transform(() => undefined) }),
  ),
)

export type ProductFormValues = z.input<typeof productFormSchema>

export type ProductForm = UseFormReturn<ProductFormValues, unknown, ProductFormValues>

type AdminProduct = NonNullable<AdminProductQuery['adminProduct']>
type Texts = AdminProduct['content']['en']

function toTextsFields(texts: Texts): ProductContentFormInput['en'] {
  return {
    description: texts?.description ?? '',
    composition: texts?.composition ?? '',
    feedingGuide: texts?.feedingGuide ?? '',
    facts: texts?.facts.join('\n') ?? '',
    seoTitle: texts?.seoTitle ?? '',
    seoDescription: texts?.seoDescription ?? '',
    sizeChart: texts?.sizeChart ?? '',
    pictureTexts: texts?.pictureTexts.map(({ imageUrl, text }) => ({ imageUrl, text })) ?? [],
  }
}

const NO_ATTRIBUTES = mapAttributes((name) =>
  ATTRIBUTES[name].kind === 'text' ? '' : null,
) as ProductAttributesInput

const NO_INVENTORY = Object.fromEntries(
  Object.values(INVENTORY_FIELDS).map(({ name, kind }) => [
    name,
    kind === 'amount' || kind === 'count' ? null : '',
  ]),
) as InventoryInput

/** A row for a new size, which has no price yet. */
export const NEW_SIZE = {
  size: '',
  sizeAr: '',
  wasPrice: null,
  costPrice: null,
  stock: null,
  sku: '',
  gtin: '',
} as SizeInput

/** The values of a new product, which has no price yet. */
export const NEW_PRODUCT: Omit<ProductFormValues, 'price'> = {
  name: '',
  nameAr: '',
  wasPrice: null,
  stock: null,
  imageUrl: '',
  moreImageUrls: [],
  hidden: false,
  family: '',
  gtin: '',
  categories: null,
  collections: [],
  attributes: NO_ATTRIBUTES,
  content: { en: toTextsFields(null), ar: toTextsFields(null) },
  inventory: NO_INVENTORY,
  sizes: [],
}

/** The fields that the server keeps when they are left out: what others changed meanwhile stays. */
const SENT_IF_CHANGED = [
  'wasPrice',
  'stock',
  'moreImageUrls',
  'hidden',
  'family',
  'gtin',
  'categories',
  'collections',
  'attributes',
  'content',
  'inventory',
] as const

const changes = (values: ProductFormValues, initial: Partial<ProductFormValues>) =>
  SENT_IF_CHANGED.filter((key) => JSON.stringify(values[key]) !== JSON.stringify(initial[key]))

const toKeys = (codes: readonly string[]): CategoryKey[] =>
  CATEGORIES.filter(({ code }) => codes.includes(code)).map(({ key }) => key)

const toCodes = (keys: readonly CategoryKey[]) =>
  CATEGORIES.filter(({ key }) => keys.includes(key)).map(({ code }) => code)

function toInventoryFields(inventory: AdminProduct['inventory']): InventoryInput {
  if (!inventory) return NO_INVENTORY
  const fields = Object.values(INVENTORY_FIELDS)
  return Object.fromEntries(fields.map(({ name }) => [name, inventory[name]]))
}

export function toFormValues(adminProduct: AdminProduct): ProductFormValues {
  const { product, stock, isHidden, family, chosenCategories, collections } = adminProduct
  const { attributes, content, inventory } = adminProduct
  const { englishName: name, nameAr, price, wasPrice, imageUrls, gtin } = product
  const [imageUrl = '', ...moreImageUrls] = imageUrls
  return {
    name,
    nameAr,
    price,
    wasPrice,
    imageUrl,
    moreImageUrls,
    stock,
    hidden: isHidden,
    family,
    gtin,
    categories: chosenCategories && toKeys(chosenCategories),
    collections,
    attributes: attributesOf(attributes),
    content: { en: toTextsFields(content.en), ar: toTextsFields(content.ar) },
    inventory: toInventoryFields(inventory),
    sizes: [],
  }
}

/** The values of a new product like this one, without what only one product has. */
export function toCopyValues(adminProduct: AdminProduct): ProductFormValues {
  const values = toFormValues(adminProduct)
  return { ...values, gtin: '', stock: null, inventory: { ...values.inventory, sku: '' } }
}

/** The values of new sizes of this product: what sizes share, and a row to begin with. */
export function toSizesValues(adminProduct: AdminProduct): ProductFormValues {
  const values = toCopyValues(adminProduct)
  const { attributes, inventory } = values
  return {
    ...values,
    name: nameWithoutSize(values.name),
    nameAr: values.nameAr && nameWithoutSize(values.nameAr),
    wasPrice: null,
    attributes: { ...attributes, netAmount: null, netUnit: null },
    inventory: { ...inventory, costPrice: null },
    sizes: [NEW_SIZE],
  }
}

/** The row that a product in one size is, and the product without what is in it. */
export function toFirstSize(values: ProductFormValues): Partial<ProductFormValues> {
  const { price, wasPrice, stock, gtin, inventory } = values
  const { sku, costPrice } = inventory
  return {
    wasPrice: null,
    stock: null,
    gtin: '',
    inventory: { ...inventory, sku: '', costPrice: null },
    sizes: [{ ...NEW_SIZE, price, wasPrice, stock, gtin, sku, costPrice }, NEW_SIZE],
  }
}

/** A product in one size again: that of the first row. */
export function toSingle(values: ProductFormValues): Partial<ProductFormValues> {
  const { inventory, sizes } = values
  const { price, wasPrice = null, stock = null, gtin = '', sku, costPrice } = sizes[0] ?? NEW_SIZE
  return { price, wasPrice, stock, gtin, inventory: { ...inventory, sku, costPrice }, sizes: [] }
}

const toTextsInput = ({ en, ar }: ProductFormValues['content']) => ({
  en: { ...en, facts: toFacts(en.facts) },
  ar: { ...ar, facts: toFacts(ar.facts) },
})

/** The input for new sizes, of which one may exist already. */
export function toSizesInput(
  values: ProductFormValues,
  productId: string | undefined,
): ProductSizesInput {
  const { name, nameAr, imageUrl, moreImageUrls, family, attributes } = values
  const { shelf, supplier, lowStockThreshold } = values.inventory
  const hasInventory = Boolean(shelf?.trim() || supplier?.trim()) || lowStockThreshold != null
  return {
    name,
    nameAr,
    imageUrl,
    moreImageUrls,
    isHidden: values.hidden,
    family,
    categories: values.categories && toCodes(values.categories),
    collections: values.collections,
    attributes,
    content: toTextsInput(values.content),
    ...(hasInventory && { inventory: { shelf, supplier, lowStockThreshold } }),
    ...(productId !== undefined && { productId }),
    // Those who may not see the inventory leave these empty.
    sizes: values.sizes.map((size) => ({
      ...size,
      price: asPounds(size.price),
      wasPrice: asPounds(size.wasPrice),
      costPrice: asPounds(size.costPrice),
      sku: size.sku?.trim() || null,
    })),
  }
}

/** The input that the form sends, which the server converts and validates. */
export function toProductInput(
  values: ProductFormValues,
  initial: Partial<ProductFormValues>,
): ProductInput {
  const { name, nameAr, price, imageUrl, categories } = values
  const all = {
    ...values,
    categories: categories && toCodes(categories),
    content: toTextsInput(values.content),
  }
  const changed = changes(values, initial).map((key) => [key, all[key]])
  return { name, nameAr, price, imageUrl, ...Object.fromEntries(changed) }
}
