import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { DELIVERED_ORDER_STATUS_KEY, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { NET_UNITS } from '#domain/products/unit-price'
import { MAX_STARS } from '#domain/reviews/rating'
import {
  REVIEW_STATUSES,
  type ReviewInput,
  type ReviewStatus,
  reviewSchema,
} from '#domain/reviews/reviews.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { statement } from '../../platform/database/statements/statement'
import { keepPicture } from '../pictures/removed-pictures.service'
import { sizesOf } from '../products/sizes-sql'
import { lockProducts } from '../products/stock.service'
import { ReviewEntity } from './review.entity'
import { reviewChanged } from './review-events'

/** A review as shoppers see it. */
export interface ReviewView {
  readonly id: number
  /** The first name under which it was written: the only personal data that is shown. */
  readonly author: string
  /** Whether it is a sample review of the sample catalogue. */
  readonly isSample: boolean
  readonly stars: number
  readonly text: string | null
  readonly imageUrl: string | null
  /** The language of the shop in which it was written. */
  readonly locale: Locale
  /** The owner's answer. */
  readonly answer: string | null
  readonly writtenAt: Date
}

/** A review as its author sees it. */
export interface OwnReviewView extends ReviewView {
  readonly status: ReviewStatus
}

const reviewColumns = entityColumns(ReviewEntity, [
  'userId',
  'user',
  'sampleAuthor',
  'productId',
  'product',
  'status',
])

/** The columns of a ReviewView. */
export const REVIEW_COLUMNS = `${reviewColumns.select('reviews')},
  reviews.sample_author IS NOT NULL AS "isSample"`

/** A row of {@link REVIEW_COLUMNS}. */
export const reviewRow = z.object({ ...reviewColumns.shape, isSample: z.boolean() })

/** A review among those of all sizes of a product. */
export interface SizeReviewView extends ReviewView {
  /** The product that the review was written about. */
  readonly reviewed: z.output<typeof reviewedSize>
}

const reviewedSize = z.object({
  name: z.string(),
  nameAr: z.string().nullable(),
  netAmount: z.int().nullable(),
  netUnit: z.enum(NET_UNITS).nullable(),
})

const readShownOfSizes = statement({
  name: 'reviews.readShownOfSizes',
  sql: `SELECT wanted.place::int AS place, review.*
     FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS wanted (product_id, before_id, place)
     CROSS JOIN LATERAL (
       SELECT ${REVIEW_COLUMNS}, json_build_object('name', products.name, 'nameAr', products.name_ar,
         'netAmount', products.net_amount, 'netUnit', products.net_unit) AS reviewed
       FROM reviews JOIN products ON products.id = reviews.product_id
       WHERE reviews.product_id IN ${sizesOf('wanted.product_id')} AND reviews.id < wanted.before_id
         AND reviews.status = 'APPROVED'
       ORDER BY reviews.id DESC LIMIT $3
     ) AS review
     ORDER BY place, review.id DESC`,
  row: reviewRow.extend({ place: z.int(), reviewed: reviewedSize }),
  prepare: true,
  isCatalogue: true,
})

/** The same as {@link readReviews} of all sizes of each product. */
export async function readReviewsOfSizes(
  db: EntityManager,
  places: readonly ReviewPlace[],
  count: number,
): Promise<readonly (readonly SizeReviewView[])[]> {
  const productIds = places.map(({ productId }) => productId)
  const beforeIds = places.map(({ beforeId }) => beforeId)
  const rows = await readShownOfSizes(db, [productIds, beforeIds, count])
  const reviews: SizeReviewView[][] = places.map(() => [])
  for (const { place, ...review } of rows) reviews[place - 1]?.push(review)
  return reviews
}

const readShown = statement({
  name: 'reviews.readShown',
  sql: `SELECT wanted.place::int AS place, review.*
     FROM unnest($1::int[], $2::int[]) WITH ORDINALITY AS wanted (product_id, before_id, place)
     CROSS JOIN LATERAL (
       SELECT ${REVIEW_COLUMNS} FROM reviews
       WHERE product_id = wanted.product_id AND reviews.id < wanted.before_id
         AND status = 'APPROVED'
       ORDER BY reviews.id DESC LIMIT $3
     ) AS review
     ORDER BY place, review.id DESC`,
  row: reviewRow.extend({ place: z.int() }),
  prepare: true,
  isCatalogue: true,
})

/** The maximum value of the column. */
export const LAST_REVIEW_ID = 2_147_483_647

/** A position in the reviews of a product, newest first: before the review with this id. */
export interface ReviewPlace {
  readonly productId: number
  readonly beforeId: number
}

/** The approved reviews from each of these positions, at most `count` each. */
export async function readReviews(
  db: EntityManager,
  places: readonly ReviewPlace[],
  count: number,
): Promise<readonly (readonly ReviewView[])[]> {
  const productIds = places.map(({ productId }) => productId)
  const beforeIds = places.map(({ beforeId }) => beforeId)
  const rows = await readShown(db, [productIds, beforeIds, count])
  const reviews: ReviewView[][] = places.map(() => [])
  for (const { place, ...review } of rows) reviews[place - 1]?.push(review)
  return reviews
}

const starsRow = z.object({ productId: z.int(), stars: z.int(), count: z.int(), samples: z.int() })

const countStars = statement({
  name: 'reviews.countStars',
  sql: `SELECT product_id AS "productId", stars, count(*)::int AS count,
       count(sample_author)::int AS samples
     FROM reviews WHERE product_id = ANY($1::int[]) AND status = 'APPROVED' GROUP BY product_id, stars`,
  row: starsRow,
  prepare: true,
  isCatalogue: true,
})

/** The parts of a product's rating. */
export interface RatingParts {
  /** The number of approved reviews for each number of stars, from one to five. */
  readonly distribution: readonly number[]
  /** Whether they include sample reviews. */
  readonly includesSamples: boolean
}

/** The parts of each product's rating. */
export async function readRatingParts(
  db: EntityManager,
  productIds: readonly number[],
): Promise<readonly RatingParts[]> {
  return toRatingParts(productIds, await countStars(db, [productIds]))
}

function toRatingParts(
  productIds: readonly number[],
  rows: readonly z.output<typeof starsRow>[],
): readonly RatingParts[] {
  const byId = new Map(
    productIds.map((id) => {
      const distribution = Array.from({ length: MAX_STARS }, () => 0)
      return [id, { distribution, includesSamples: false }]
    }),
  )
  for (const { productId, stars, count, samples } of rows) {
    const parts = byId.get(productId)
    if (!parts) continue
    parts.distribution[stars - 1] = count
    parts.includesSamples ||= samples > 0
  }
  return productIds.map((id) => byId.get(id) ?? { distribution: [], includesSamples: false })
}

const countStarsOfSizes = statement({
  name: 'reviews.countStarsOfSizes',
  sql: `SELECT wanted.id AS "productId", stars, count(*)::int AS count, count(sample_author)::int AS samples
     FROM unnest($1::int[]) AS wanted (id)
     JOIN reviews ON reviews.status = 'APPROVED' AND reviews.product_id IN ${sizesOf('wanted.id')}
     GROUP BY wanted.id, stars`,
  row: starsRow,
  prepare: true,
  isCatalogue: true,
})

/** The parts of the rating of all sizes of each product. */
export async function readRatingPartsOfSizes(
  db: EntityManager,
  productIds: readonly number[],
): Promise<readonly RatingParts[]> {
  return toRatingParts(productIds, await countStarsOfSizes(db, [productIds]))
}

/** Whether a product was delivered to an account. */
const IS_DELIVERED = `EXISTS (
  SELECT FROM orders JOIN order_items ON order_items.order_id = orders.id
  WHERE orders.user_id = $userId::int AND orders.status = '${ORDER_STATUS_TABLE[DELIVERED_ORDER_STATUS_KEY].value}'
    AND order_items.product_id = $productId::int)`

const IS_SHOWN = 'EXISTS (SELECT FROM products WHERE id = $productId::int AND NOT hidden)'

/**
 * The status of a review that has just been written; one that the owner had hidden always needs approval
 * again.
 */
const NEW_STATUS = `CASE WHEN (SELECT shown_at_once FROM review_settings)
  THEN 'APPROVED' ELSE 'WAITING' END`
const REWRITTEN_STATUS = `CASE WHEN reviews.status = 'HIDDEN' THEN 'WAITING' ELSE ${NEW_STATUS} END`

/** Gives a rewritten review a new id: approving or answering the earlier text fails. */
const REWRITTEN = `id = DEFAULT, status = ${REWRITTEN_STATUS}, answer = NULL, written_at = now(),
  author = (SELECT first_name FROM users WHERE users.id = reviews.user_id)`

const writeRow = statement({
  name: 'reviews.write',
  sql: `INSERT INTO reviews (user_id, product_id, stars, text, locale, status)
     SELECT $userId::int, $productId::int, $stars::int, $text::text, $locale::text, ${NEW_STATUS}
     WHERE ${IS_DELIVERED} AND ${IS_SHOWN}
     ON CONFLICT (user_id, product_id) DO UPDATE
     SET stars = EXCLUDED.stars, text = EXCLUDED.text, locale = EXCLUDED.locale,
       image_url = CASE WHEN $keepsPicture::boolean THEN reviews.image_url END, ${REWRITTEN}
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

const attachPicture = statement({
  name: 'reviews.attachPicture',
  sql: `UPDATE reviews SET image_url = $3, ${REWRITTEN} WHERE user_id = $1 AND product_id = $2
     RETURNING id`,
  row: z.object({ id: z.int() }),
})

const findOwn = statement({
  name: 'reviews.findOwn',
  sql: `SELECT ${REVIEW_COLUMNS}, reviews.status
     FROM reviews WHERE reviews.user_id = $1 AND product_id = $2`,
  row: reviewRow.extend({ status: z.enum(REVIEW_STATUSES) }),
})

const readIsDelivered = statement({
  name: 'reviews.readIsDelivered',
  sql: `SELECT ${IS_DELIVERED} AND ${IS_SHOWN} AS "isDelivered"`,
  row: z.object({ isDelivered: z.boolean() }),
})

const lockAccount = statement({
  name: 'reviews.lockAccount',
  sql: 'SELECT id FROM users WHERE id = $1 FOR KEY SHARE',
  row: z.object({ id: z.int() }),
})

const notBought = () => new AppError('CONFLICT', { key: 'review.notBought' })

export const reviewNotFound = () => new AppError('NOT_FOUND', { key: 'review.notFound' })

/**
 * Changes the review of an account. Account, product and review are locked in this order, as when an account
 * or a product is deleted, so that these never deadlock.
 */
function changeReview<T>(
  db: EntityManager,
  userId: number,
  productId: number,
  change: (transaction: EntityManager) => Promise<T>,
): Promise<T> {
  return db.transaction(async (transaction) => {
    const [account] = await lockAccount(transaction, [userId])
    if (!account) throw new AppError('UNAUTHENTICATED', { key: 'fault.signedOut' })
    await lockProducts(transaction, [productId])
    return change(transaction)
  })
}

async function requireOwn(
  db: EntityManager,
  userId: number,
  productId: number,
): Promise<OwnReviewView> {
  const [review] = await findOwn(db, [userId, productId])
  if (!review) throw reviewNotFound()
  return review
}

/** The review of an account about a product, and whether it can write one. */
export interface OwnReviewState {
  /** Whether the product was delivered to the account. */
  readonly canReview: boolean
  readonly review: OwnReviewView | null
}

export async function readOwnReview(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<OwnReviewState> {
  const id = readId(productId) ?? null
  const [state] = await readIsDelivered(db, { userId, productId: id })
  const [review = null] = await findOwn(db, [userId, id])
  return { canReview: state?.isDelivered ?? false, review }
}

/**
 * Writes the review of an account about a product that was delivered to it, or replaces it. Throws
 * INVALID, or CONFLICT if the product was not delivered.
 */
export async function writeReview(
  db: EntityManager,
  author: { readonly userId: number; readonly locale: Locale },
  productId: unknown,
  input: Unchecked<ReviewInput>,
  { keepsPicture = true }: { readonly keepsPicture?: boolean } = {},
): Promise<OwnReviewView> {
  const { stars, text } = validate(reviewSchema, input)
  const { userId, locale } = author
  const id = readId(productId)
  if (id === undefined) throw notBought()
  return changeReview(db, userId, id, async (transaction) => {
    const review = { userId, productId: id, stars, text, locale, keepsPicture }
    const [written] = await writeRow(transaction, review)
    if (!written) throw notBought()
    const own = await requireOwn(transaction, userId, id)
    await announce(transaction, reviewChanged('written', id, own))
    return own
  })
}

/** Gives a review of the account its picture. Throws NOT_FOUND if there is none. */
export async function setReviewPicture(
  db: EntityManager,
  userId: number,
  productId: number,
  imageUrl: string,
): Promise<void> {
  await changeReview(db, userId, productId, async (transaction) => {
    const [changed] = await attachPicture(transaction, [userId, productId, imageUrl])
    if (!changed) throw reviewNotFound()
    await keepPicture(transaction, imageUrl)
  })
}

/** Deletes the review of an account. Throws NOT_FOUND if there is none. */
export async function deleteReview(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<void> {
  const id = readId(productId)
  if (id === undefined) throw reviewNotFound()
  await changeReview(db, userId, id, async (transaction) => {
    const own = await requireOwn(transaction, userId, id)
    await transaction.delete(ReviewEntity, { userId, productId: id })
    await announce(transaction, reviewChanged('removed', id, own))
  })
}
