import type { UseFormReturn } from 'react-hook-form'
import { CATEGORIES, type CategoryKey } from '#domain/products/categories'
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
import { z } from '#domain/validation/zod'
import type { AdminProductQuery, ProductInput } from '../../../platform/gql/products-admin'

/** The product as the form loads it. */
export const productFormSchema = withProductRules(
  productFields.required().extend({
    moreImageUrls: moreImageUrlsSchema,
    hidden: z.boolean(),
    attributes: productAttributesSchema,
    content: productContentFormSchema,
    inventory: inventorySchema,
  }),
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
  attributes: NO_ATTRIBUTES,
  content: { en: toTextsFields(null), ar: toTextsFields(null) },
  inventory: NO_INVENTORY,
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
  const { product, stock, isHidden, family, chosenCategories, attributes, content, inventory } =
    adminProduct
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
    attributes: attributesOf(attributes),
    content: { en: toTextsFields(content.en), ar: toTextsFields(content.ar) },
    inventory: toInventoryFields(inventory),
  }
}

/** The values of a new product like this one, without what only one product has. */
export function toCopyValues(adminProduct: AdminProduct): ProductFormValues {
  const values = toFormValues(adminProduct)
  return { ...values, gtin: '', stock: null, inventory: { ...values.inventory, sku: '' } }
}

/** The input that the form sends, which the server converts and validates. */
export function toProductInput(
  values: ProductFormValues,
  initial: Partial<ProductFormValues>,
): ProductInput {
  const { name, nameAr, price, imageUrl, categories } = values
  const { en, ar } = values.content
  const all = {
    ...values,
    categories: categories && toCodes(categories),
    content: {
      en: { ...en, facts: toFacts(en.facts) },
      ar: { ...ar, facts: toFacts(ar.facts) },
    },
  }
  const changed = changes(values, initial).map((key) => [key, all[key]])
  return { name, nameAr, price, imageUrl, ...Object.fromEntries(changed) }
}
