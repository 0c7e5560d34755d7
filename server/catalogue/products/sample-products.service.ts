import { type EntityManager, In } from 'typeorm'
import { z } from 'zod'
import { LOCALES } from '#domain/messages/locale'
import type { productSchema } from '#domain/products/product.schema'
import { statement } from '../../platform/database/statements/statement'
import { ProductEntity } from './product.entity'
import { announceProductChanges } from './product-events'
import { ProductTextsEntity } from './product-texts.entity'

/**
 * A product of the sample catalogue that is still one: with another name or picture, it is the owner's. Copies have
 * no name of a sample.
 */
export const IS_SAMPLE = `sample_name = name AND image_url LIKE '/pictures/%'`

const findSamples = statement({
  name: 'sampleProducts.find',
  sql: `SELECT EXISTS (SELECT FROM products WHERE image_url LIKE '/pictures/%') AS "hasSamples"`,
  row: z.object({ hasSamples: z.boolean() }),
})

/** Whether the shop has products of the sample catalogue, recognised by their pictures. */
export async function hasSampleProducts(db: EntityManager): Promise<boolean> {
  const [row] = await findSamples(db)
  return row?.hasSamples ?? false
}

const lockCatalogue = statement({
  name: 'sampleCatalogue.lock',
  sql: 'LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE',
})

type SampleProduct = z.output<typeof productSchema>

function productRow(product: SampleProduct) {
  const { name, nameAr, pricePiastres, wasPricePiastres, imageUrl } = product
  const { moreImageUrls, family, stock, attributes } = product
  return {
    name,
    sampleName: name,
    nameAr: nameAr ?? null,
    pricePiastres,
    wasPricePiastres: wasPricePiastres ?? null,
    imageUrl,
    moreImageUrls: moreImageUrls ?? [],
    family: family ?? null,
    stock: stock ?? null,
    ...attributes,
  }
}

function textRows(product: SampleProduct, productId: number) {
  return LOCALES.map((locale) => {
    const { facts, ...texts } = product.content?.[locale] ?? {}
    return { productId, locale, facts: facts ?? [], ...texts }
  })
}

/** Whether there is no product; none is added until the transaction ends. */
export async function lockEmptyCatalogue(transaction: EntityManager): Promise<boolean> {
  // Otherwise, two servers that start concurrently would both find the table empty.
  await lockCatalogue(transaction)
  return !(await transaction.exists(ProductEntity))
}

/** Adds sample products, with their texts. Returns their ids. */
export async function addSampleProducts(
  transaction: EntityManager,
  products: readonly SampleProduct[],
): Promise<readonly number[]> {
  const { identifiers } = await transaction.insert(ProductEntity, products.map(productRow))
  const ids = identifiers.map(({ id }) => Number(id))
  const texts = products.flatMap((product, index) => textRows(product, ids[index] ?? 0))
  await transaction.insert(ProductTextsEntity, texts)
  return ids
}

const lockSamples = statement({
  name: 'sampleProducts.lock',
  // In the order of their ids, like everywhere else.
  sql: `SELECT id FROM products WHERE ${IS_SAMPLE} ORDER BY id FOR UPDATE`,
  row: z.object({ id: z.int() }),
})

const hide = statement({
  name: 'sampleProducts.hide',
  sql: `UPDATE products SET hidden = true, version = version + 1
     WHERE id = ANY ($1::int[]) AND NOT hidden RETURNING id`,
  row: z.object({ id: z.int() }),
})

export interface RemovedSamples {
  readonly removed: number
  readonly hidden: number
}

/**
 * Deletes the sample products, and hides those that are used. `release` is called with their ids, once they are locked: it
 * removes what belongs to samples, and returns the ids of those that are used.
 */
export async function removeSampleProducts(
  transaction: EntityManager,
  release: (ids: readonly number[]) => Promise<readonly number[]>,
): Promise<RemovedSamples> {
  const ids = (await lockSamples(transaction)).map(({ id }) => id)
  if (ids.length === 0) return { removed: 0, hidden: 0 }
  return announceProductChanges(transaction, ids, async () => {
    const used = await release(ids)
    const unused = ids.filter((id) => !used.includes(id))
    const hidden = await hide(transaction, [used])
    await transaction.delete(ProductEntity, { id: In(unused) })
    return { removed: unused.length, hidden: hidden.length }
  })
}
