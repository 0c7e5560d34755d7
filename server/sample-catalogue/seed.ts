import type { EntityManager } from 'typeorm'
import { LOCALES } from '#domain/messages/locale'
import { scenesOf } from '../../tools/pictures/gallery'
import { statement } from '../database/statement'
import { ProductEntity } from '../products/product.entity'
import { ProductTextsEntity } from '../products/product-texts.entity'
import { ReviewEntity } from '../reviews/review.entity'
import { attributesOf } from './describe/attributes'
import { SAMPLE_REVIEWS } from './describe/reviews'
import { textsOf } from './describe/texts'
import { demoProducts } from './products'
import { WAS_PRICES } from './was-prices'

const lockCatalogue = statement({
  name: 'sampleCatalogue.lock',
  sql: 'LOCK TABLE products IN SHARE ROW EXCLUSIVE MODE',
})

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000

/** The sample reviews, oldest first as they would have been written, since lists have the newest id first. */
function reviewRows(idOf: ReadonlyMap<string, number>, now = Date.now()) {
  return Object.entries(SAMPLE_REVIEWS)
    .flatMap(([name, reviews]) =>
      reviews.map(({ author, daysAgo, ...review }) => ({
        ...review,
        sampleAuthor: author,
        productId: idOf.get(name) ?? 0,
        status: 'APPROVED' as const,
        writtenAt: new Date(now - daysAgo * DAY_MILLISECONDS),
      })),
    )
    .toSorted((a, b) => a.writtenAt.getTime() - b.writtenAt.getTime())
}

/** Adds the sample products with their texts and reviews to an empty catalogue. Returns how many were added. */
export async function seed(db: EntityManager): Promise<number> {
  return db.transaction(async (transaction) => {
    // Otherwise, two servers that start concurrently would both find the table empty.
    await lockCatalogue(transaction)
    if (await transaction.exists(ProductEntity)) return 0
    const rows = demoProducts.map((product) => ({
      name: product.name,
      nameAr: product.nameAr,
      pricePiastres: product.pricePiastres,
      wasPricePiastres: WAS_PRICES.get(product.name) ?? null,
      imageUrl: `/pictures/${product.picture}.svg`,
      moreImageUrls: scenesOf(product).map(({ name }) => `/pictures/${name}.svg`),
      family: product.family ?? null,
      ...attributesOf(product),
    }))
    const { identifiers } = await transaction.insert(ProductEntity, rows)
    const idOf = new Map(
      demoProducts.map(({ name }, index) => [name, Number(identifiers[index]?.id)]),
    )
    const texts = demoProducts.flatMap((product) =>
      LOCALES.map((locale) => ({
        productId: idOf.get(product.name) ?? 0,
        locale,
        ...textsOf(product, locale),
      })),
    )
    await transaction.insert(ProductTextsEntity, texts)
    await transaction.insert(ReviewEntity, reviewRows(idOf))
    return rows.length
  })
}
