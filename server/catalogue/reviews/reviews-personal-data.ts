import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { LOCALES } from '#domain/messages/locale'
import { REVIEW_STATUSES } from '#domain/reviews/reviews.schema'
import { statement } from '../../platform/database/statements/statement'
import type { PersonalDataProvider } from '../../platform/features/feature'
import { forgetsLogged } from '../change-log/forget-logged'
import { lockProducts } from '../products/stock.service'
import { ReviewEntity } from './review.entity'

const reviewSchema = z.strictObject({
  product: z.strictObject({ id: z.int(), name: z.string() }),
  stars: z.int(),
  text: z.string().nullable(),
  image_url: z.string().nullable(),
  locale: z.enum(LOCALES),
  status: z.enum(REVIEW_STATUSES),
  written_at: z.iso.datetime(),
  answer: z.string().nullable(),
})

const readAllOfUser = statement({
  name: 'reviews.readAllOfUser',
  sql: `SELECT products.id, products.name, stars, text, reviews.image_url, locale, status,
       written_at, answer
     FROM reviews JOIN products ON products.id = product_id
     WHERE user_id = $1 ORDER BY reviews.id DESC`,
  row: z.object({
    ...reviewSchema.shape.product.shape,
    ...reviewSchema.omit({ product: true }).shape,
    written_at: z.date(),
  }),
})

async function readReviews(
  db: EntityManager,
  userId: number,
): Promise<readonly z.output<typeof reviewSchema>[]> {
  const rows = await readAllOfUser(db, [userId])
  return rows.map(({ id, name, written_at, ...review }) => ({
    product: { id, name },
    ...review,
    written_at: written_at.toISOString(),
  }))
}

const forgetLogged = statement({
  name: 'reviews.forgetLogged',
  sql: forgetsLogged('review', 'reviews', 'user_id = $1'),
})

/** The database would also delete them with the account, but lock their products in an arbitrary order. */
async function eraseReviews(db: EntityManager, userId: number): Promise<void> {
  const reviews = await db.find(ReviewEntity, {
    select: { id: true, productId: true },
    where: { userId },
  })
  await lockProducts(
    db,
    reviews.map(({ productId }) => productId),
  )
  await forgetLogged(db, [userId])
  await db.delete(ReviewEntity, { userId })
}

export const reviewsPersonalData: PersonalDataProvider = {
  export: {
    schema: { reviews: z.array(reviewSchema) },
    example: {
      reviews: [
        {
          product: { id: 1, name: 'Nilo Cat Toy' },
          stars: 5,
          text: 'My cat loves it.',
          image_url: null,
          locale: 'en',
          status: 'APPROVED',
          written_at: '2026-11-22T09:30:00.000Z',
          answer: null,
        },
      ],
    },
    read: async (db, userId) => ({ reviews: await readReviews(db, userId) }),
  },
  erase: eraseReviews,
}
