import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/messages/locale'
import type { CategoryKey } from '#domain/products/categories'
import { categoryKeySchema } from '#domain/products/product.schema'
import {
  ATTRIBUTES,
  type AttributeName,
  attributeField,
  mapAttributes,
  type ProductAttributesView,
} from '#domain/products/product-attributes'
import { NO_ATTRIBUTES } from '#domain/products/product-attributes.schema'
import type { PictureText, ProductContent } from '#domain/products/product-content.schema'
import { statement } from '../../platform/database/statements/statement'
import { ProductTextsEntity } from './product-texts.entity'

/** The texts of a product in one language, in Markdown. */
export interface ProductTexts {
  readonly description: string | null
  readonly composition: string | null
  readonly feedingGuide: string | null
  readonly facts: readonly string[]
  /** The title for search engines, in place of the name. */
  readonly seoTitle: string | null
  /** The description for search engines, in place of the start of the product description. */
  readonly seoDescription: string | null
  /** The text of the size chart (domain/products/size-chart.ts). */
  readonly sizeChart: string | null
  /** What the pictures show, by their URLs: one that was removed may still have its text. */
  readonly pictureTexts: readonly PictureText[]
}

/** The texts of a product by language. */
export type TextsByLocale = Readonly<Partial<Record<Locale, ProductTexts>>>

/** Product page content besides name, price and stock. */
export interface ProductDetailsView extends ProductAttributesView {
  /** The pictures after the first one, in order. */
  readonly moreImageUrls: readonly string[]
  /** The same text for all sizes of one product. */
  readonly family: string | null
  readonly gtin: string | null
  /** The categories that the owner chose; null if the name decides. */
  readonly categoryKeys: readonly CategoryKey[] | null
  readonly collectionSlugs: readonly string[]
  readonly texts: TextsByLocale
}

const productTexts = z.strictObject({
  description: z.string().nullable(),
  composition: z.string().nullable(),
  feedingGuide: z.string().nullable(),
  facts: z.array(z.string()),
  seoTitle: z.string().nullable(),
  seoDescription: z.string().nullable(),
  sizeChart: z.string().nullable(),
  pictureTexts: z.array(z.strictObject({ imageUrl: z.string(), text: z.string() })),
})

/** The columns of a product's details, except the texts, and their types. */
export const DETAIL_FIELDS: Readonly<
  Record<Exclude<keyof ProductDetailsView, 'texts'>, readonly [column: string, type: string]>
> = {
  ...mapAttributes((name) => {
    const { column, kind } = ATTRIBUTES[name]
    return [column, kind === 'count' ? 'int' : 'text'] as const
  }),
  moreImageUrls: ['more_image_urls', 'text[]'],
  family: ['family', 'text'],
  gtin: ['gtin', 'text'],
  categoryKeys: ['category_keys', 'text[]'],
  collectionSlugs: ['collection_slugs', 'text[]'],
}

/** The columns of a ProductDetailsView, from the table (or alias) `products`. */
export const DETAIL_COLUMNS = `${Object.entries(DETAIL_FIELDS)
  .map(([field, [column]]) => `products.${column} AS "${field}"`)
  .join(', ')},
       (SELECT coalesce(json_object_agg(locale, json_build_object('description', description,
            'composition', composition, 'feedingGuide', feeding_guide, 'facts', facts,
            'seoTitle', seo_title, 'seoDescription', seo_description,
            'sizeChart', size_chart, 'pictureTexts', picture_texts)), '{}')
        FROM product_texts WHERE product_id = products.id) AS texts`

function attributeColumn(name: AttributeName) {
  const { values, kind } = attributeField(name)
  if (values) return z.enum(values).nullable()
  return kind === 'count' ? z.int().nullable() : z.string().nullable()
}

/** A row of {@link DETAIL_COLUMNS}. */
export const detailsRow = z.object({
  ...(mapAttributes(attributeColumn) as {
    [Name in AttributeName]: z.ZodType<ProductAttributesView[Name], ProductAttributesView[Name]>
  }),
  moreImageUrls: z.array(z.string()),
  family: z.string().nullable(),
  gtin: z.string().nullable(),
  categoryKeys: z.array(categoryKeySchema).nullable(),
  collectionSlugs: z.array(z.string()),
  texts: z.partialRecord(z.enum(LOCALES), productTexts),
})

/** Product details, with those that only the product page reads. */
export interface PageDetailsView extends ProductDetailsView {
  /** The last day of the unit that the next order would get, such as 2027-03-31; null if it has none. */
  readonly expiresOn: string | null
}

const readDetails = statement({
  name: 'catalogue.readDetails',
  // Most products have no batches, and what is left of one is not computed for them.
  sql: `SELECT id, ${DETAIL_COLUMNS},
       CASE WHEN stock > 0 AND EXISTS (
         SELECT FROM product_batches WHERE product_id = products.id AND at_most > 0
       ) THEN next_expiry(id, stock)::text END AS "expiresOn"
     FROM products WHERE id = ANY($1::int[])`,
  row: detailsRow.extend({ id: z.int(), expiresOn: z.string().nullable() }),
  prepare: true,
  isCatalogue: true,
})

export const NO_DETAILS: ProductDetailsView = {
  ...NO_ATTRIBUTES,
  moreImageUrls: [],
  family: null,
  gtin: null,
  categoryKeys: null,
  collectionSlugs: [],
  texts: {},
}

/** The details of products, in the order of their ids; a product that was deleted has none. */
export async function readProductDetails(
  db: EntityManager,
  ids: readonly number[],
): Promise<readonly PageDetailsView[]> {
  const rows = await readDetails(db, [ids])
  const byId = new Map<number, PageDetailsView>(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id) ?? { ...NO_DETAILS, expiresOn: null })
}

/**
 * The texts in a language; each that is missing in the shop's default language. Those for search engines and of pictures are
 * of their own language, or none: without them, there are the name and the description.
 */
export function localizeTexts(content: TextsByLocale, locale: Locale): ProductTexts {
  const own = content[locale]
  const other = content[DEFAULT_LOCALE]
  return {
    description: own?.description ?? other?.description ?? null,
    composition: own?.composition ?? other?.composition ?? null,
    feedingGuide: own?.feedingGuide ?? other?.feedingGuide ?? null,
    facts: own?.facts.length ? own.facts : (other?.facts ?? []),
    sizeChart: own?.sizeChart ?? other?.sizeChart ?? null,
    seoTitle: own?.seoTitle ?? null,
    seoDescription: own?.seoDescription ?? null,
    pictureTexts: own?.pictureTexts ?? [],
  }
}

/** The texts that older clients do not send. */
const LATER_TEXTS = ['seoTitle', 'seoDescription', 'sizeChart', 'pictureTexts'] as const

/** Whether there is any text. */
export function saysSomething({ facts, pictureTexts, ...texts }: ProductTexts) {
  return facts.length > 0 || pictureTexts.length > 0 || Object.values(texts).some(Boolean)
}

/**
 * Replaces the texts of a product in the languages that are given, each as a whole; of those for search engines, of sizes and
 * of pictures, which older clients do not send, only what is given.
 */
export async function saveProductContent(
  db: EntityManager,
  productId: number,
  content: ProductContent,
): Promise<void> {
  for (const locale of LOCALES) {
    const texts = content[locale]
    if (texts === undefined) continue
    const { description = null, composition = null, feedingGuide = null } = texts ?? {}
    const keepsSome = texts && LATER_TEXTS.some((name) => texts[name] === undefined)
    const stored = keepsSome ? await db.findOneBy(ProductTextsEntity, { productId, locale }) : null
    const { seoTitle = stored?.seoTitle ?? null } = texts ?? {}
    const { seoDescription = stored?.seoDescription ?? null } = texts ?? {}
    const { sizeChart = stored?.sizeChart ?? null } = texts ?? {}
    const facts = [...(texts?.facts ?? [])]
    const { pictureTexts = stored?.pictureTexts ?? [] } = texts ?? {}
    const saved = {
      description,
      composition,
      feedingGuide,
      facts,
      seoTitle,
      seoDescription,
      sizeChart,
      pictureTexts,
    }
    if (saysSomething(saved)) {
      await db.upsert(ProductTextsEntity, { productId, locale, ...saved }, ['productId', 'locale'])
    } else await db.delete(ProductTextsEntity, { productId, locale })
  }
}
