import type { EntityManager } from 'typeorm'
import { LOCALES } from '#domain/messages/locale'
import { announce } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import { ProductEntity } from '../products/product.entity'
import { productsAdded } from '../products/product-events'
import { ProductTextsEntity } from '../products/product-texts.entity'
import { ReviewEntity } from '../reviews/review.entity'
import { readSampleProducts, type SampleProduct } from './sample-products'

const lockCatalogue = statement({
  name: 'sampleCatalogue.lock',
  sql: 'LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE',
})

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000

function productRow({ product }: SampleProduct) {
  const { name, nameAr, pricePiastres, wasPricePiastres, imageUrl } = product
  const { moreImageUrls, family, attributes } = product
  return {
    name,
    sampleName: name,
    nameAr: nameAr ?? null,
    pricePiastres,
    wasPricePiastres: wasPricePiastres ?? null,
    imageUrl,
    moreImageUrls: moreImageUrls ?? [],
    family: family ?? null,
    ...attributes,
  }
}

function textRows({ product }: SampleProduct, productId: number) {
  return LOCALES.map((locale) => {
    const { facts, ...texts } = product.content?.[locale] ?? {}
    return { productId, locale, facts: facts ?? [], ...texts }
  })
}

function reviewRows({ reviews }: SampleProduct, productId: number, now: number) {
  return reviews.map(({ author, daysAgo, ...review }) => ({
    ...review,
    sampleAuthor: author,
    productId,
    status: 'APPROVED' as const,
    writtenAt: new Date(now - daysAgo * DAY_MILLISECONDS),
  }))
}

/** Adds the sample products of a file, with their texts and reviews, to an empty catalogue. Returns how many were added. */
export async function seed(db: EntityManager, file: URL): Promise<number> {
  return db.transaction(async (transaction) => {
    // Otherwise, two servers that start concurrently would both find the table empty.
    await lockCatalogue(transaction)
    if (await transaction.exists(ProductEntity)) return 0
    const samples = readSampleProducts(file)
    const { identifiers } = await transaction.insert(ProductEntity, samples.map(productRow))
    const ids = identifiers.map(({ id }) => Number(id))
    const now = Date.now()
    const rowsOf = <Row>(toRows: (sample: SampleProduct, productId: number) => readonly Row[]) =>
      samples.flatMap((sample, index) => toRows(sample, ids[index] ?? 0))
    await transaction.insert(ProductTextsEntity, rowsOf(textRows))
    // Oldest first, since lists show the newest id first.
    const reviews = rowsOf((sample, id) => reviewRows(sample, id, now)).toSorted(
      (a, b) => a.writtenAt.getTime() - b.writtenAt.getTime(),
    )
    await transaction.insert(ReviewEntity, reviews)
    await announce(transaction, productsAdded(transaction, ids))
    return samples.length
  })
}
