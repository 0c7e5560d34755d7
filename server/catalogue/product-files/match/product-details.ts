import type { z } from 'zod'
import { LOCALES, type Locale } from '#domain/messages/locale'
import type { productSchema } from '#domain/products/product.schema'
import { completeAttributes } from '#domain/products/product-attributes.schema'
import {
  completeInventory,
  type InventoryView,
  NO_INVENTORY,
} from '#domain/products/product-inventory.schema'
import {
  NO_DETAILS,
  type ProductDetailsView,
  type ProductTexts,
  saysSomething,
} from '../../products/product-content.service'

type Values = z.output<typeof productSchema>
type TextValues = NonNullable<NonNullable<Values['content']>[Locale]>

/** The fields of a product that only files with details have. */
export interface ListedDetails extends ProductDetailsView, InventoryView {
  readonly hidden: boolean
}

export const NEW_PRODUCT_DETAILS: ListedDetails = {
  ...NO_DETAILS,
  ...NO_INVENTORY,
  hidden: false,
}

/** The value, or the stored one if it is left out. */
function orStored<T>(value: T | undefined, stored: T): T {
  return value === undefined ? stored : value
}

function mergeTexts(values: TextValues, stored: ProductTexts | undefined): ProductTexts {
  return {
    description: orStored(values.description, stored?.description ?? null),
    composition: orStored(values.composition, stored?.composition ?? null),
    feedingGuide: orStored(values.feedingGuide, stored?.feedingGuide ?? null),
    facts: values.facts ?? stored?.facts ?? [],
    seoTitle: orStored(values.seoTitle, stored?.seoTitle ?? null),
    seoDescription: orStored(values.seoDescription, stored?.seoDescription ?? null),
    // No file has a column for them.
    sizeChart: stored?.sizeChart ?? null,
    pictureTexts: stored?.pictureTexts ?? [],
  }
}

/** The details of a product after a change: what is left out stays as it is stored. */
export function mergeDetails(
  { imageUrl, moreImageUrls, hidden, family, gtin, categories, ...rest }: Partial<Values>,
  stored: ListedDetails,
): ListedDetails {
  const { attributes, content, inventory } = rest
  const texts = LOCALES.map(
    (locale) => [locale, mergeTexts(content?.[locale] ?? {}, stored.texts[locale])] as const,
  )
  return {
    moreImageUrls: (moreImageUrls ?? stored.moreImageUrls).filter((url) => url !== imageUrl),
    hidden: hidden ?? stored.hidden,
    family: orStored(family, stored.family),
    gtin: orStored(gtin, stored.gtin),
    categoryKeys: orStored(categories, stored.categoryKeys),
    // No file has a column for them.
    collectionSlugs: stored.collectionSlugs,
    ...completeAttributes(attributes ?? {}, stored),
    ...completeInventory(inventory ?? {}, stored),
    texts: Object.fromEntries(texts.filter(([, text]) => saysSomething(text))),
  }
}
