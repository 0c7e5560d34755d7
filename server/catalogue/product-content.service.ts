import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#domain/messages/locale'
import type { ProductContent } from '#domain/product-content.schema'
import { statement } from '../database/statement'
import { ProductTextsEntity } from './product-texts.entity'

/** What a product says about itself in one language, in Markdown. */
export interface ProductTexts {
  readonly description: string | null
  readonly composition: string | null
  readonly feedingGuide: string | null
  readonly facts: readonly string[]
}

/** The texts of a product by language. */
export type TextsByLocale = Readonly<Partial<Record<Locale, ProductTexts>>>

const readTexts = statement({
  name: 'catalogue.readTexts',
  sql: `SELECT product_id AS "productId", locale, description, composition,
       feeding_guide AS "feedingGuide", facts
     FROM product_texts WHERE product_id = ANY($1::int[])`,
  row: z.object({
    productId: z.int(),
    locale: z.enum(LOCALES),
    description: z.string().nullable(),
    composition: z.string().nullable(),
    feedingGuide: z.string().nullable(),
    facts: z.array(z.string()),
  }),
  prepare: true,
})

/** The texts of products, in the order of their ids. */
export async function readProductContent(
  db: EntityManager,
  productIds: readonly number[],
): Promise<readonly TextsByLocale[]> {
  const rows = await readTexts(db, [productIds])
  return productIds.map((id) =>
    Object.fromEntries(
      rows
        .filter(({ productId }) => productId === id)
        .map(({ locale, productId: _productId, ...texts }) => [locale, texts]),
    ),
  )
}

/** The texts in a language; each that is missing in the shop's default language. */
export function localizeTexts(content: TextsByLocale, locale: Locale): ProductTexts {
  const own = content[locale]
  const other = content[DEFAULT_LOCALE]
  return {
    description: own?.description ?? other?.description ?? null,
    composition: own?.composition ?? other?.composition ?? null,
    feedingGuide: own?.feedingGuide ?? other?.feedingGuide ?? null,
    facts: own?.facts.length ? own.facts : (other?.facts ?? []),
  }
}

/** Replaces the texts of a product in the languages that are given, each as a whole. */
export async function saveProductContent(
  db: EntityManager,
  productId: number,
  content: ProductContent,
): Promise<void> {
  for (const locale of LOCALES) {
    const texts = content[locale]
    if (texts === undefined) continue
    const { description = null, composition = null, feedingGuide = null } = texts ?? {}
    const facts = texts?.facts ?? []
    const isEmpty = !description && !composition && !feedingGuide && facts.length === 0
    if (isEmpty) await db.delete(ProductTextsEntity, { productId, locale })
    else {
      const row = { productId, locale, description, composition, feedingGuide, facts: [...facts] }
      await db.upsert(ProductTextsEntity, row, ['productId', 'locale'])
    }
  }
}
