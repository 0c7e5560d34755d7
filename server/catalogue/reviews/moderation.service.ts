import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type AdminReviewsInput,
  type AnswerInput,
  adminReviewsSchema,
  answerSchema,
  type ModerationInput,
  moderationSchema,
  REVIEW_STATUSES,
} from '#domain/reviews/reviews.schema'
import { readId } from '#domain/validation/text.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { announce } from '../../platform/database/events/announce'
import { decodeCursor, type Page, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { lockProducts } from '../products/stock.service'
import { ReviewEntity } from './review.entity'
import { reviewChanged } from './review-events'
import { ReviewSettingsEntity } from './review-settings.entity'
import {
  LAST_REVIEW_ID,
  type OwnReviewView,
  REVIEW_COLUMNS,
  reviewNotFound,
  reviewRow,
} from './reviews.service'

/** The product that a review is about. */
export interface ReviewedProductView {
  readonly id: number
  readonly name: string
  readonly nameAr: string | null
}

/** A review as the admin sees it. */
export interface AdminReviewView extends OwnReviewView {
  readonly product: ReviewedProductView
}

const ADMIN_SELECT = `SELECT ${REVIEW_COLUMNS}, reviews.status,
  reviews.product_id AS "productId", products.name, products.name_ar AS "nameAr"
  FROM reviews JOIN products ON products.id = reviews.product_id`

const adminRow = reviewRow.extend({
  status: z.enum(REVIEW_STATUSES),
  productId: z.int(),
  name: z.string(),
  nameAr: z.string().nullable(),
})

function toAdminReview({
  productId,
  name,
  nameAr,
  ...review
}: z.output<typeof adminRow>): AdminReviewView {
  return { ...review, product: { id: productId, name, nameAr } }
}

const readPage = statement({
  name: 'reviews.readPage',
  sql: (condition: string) => `${ADMIN_SELECT}
     WHERE reviews.id < $1 AND ${condition} ORDER BY reviews.id DESC LIMIT $2`,
  row: adminRow,
})

const findForAdmin = statement({
  name: 'reviews.findForAdmin',
  sql: `${ADMIN_SELECT} WHERE reviews.id = $1`,
  row: adminRow,
})

/** A page of all reviews, newest first, optionally of one status. Throws INVALID. */
export async function listReviews(
  db: EntityManager,
  input: Unchecked<AdminReviewsInput>,
): Promise<Page<AdminReviewView> & { count(): Promise<number> }> {
  const { first, after, status } = validate(adminReviewsSchema, input)
  const [beforeId = LAST_REVIEW_ID] = decodeCursor(after, 1) ?? []
  const parameters = [beforeId, first + 1, ...(status ? [status] : [])]
  const rows = await readPage(db, parameters, status ? 'status = $3' : 'true')
  return {
    ...toPage(rows.map(toAdminReview), { first, after }, ({ id }) => [id]),
    count: () => db.countBy(ReviewEntity, status ? { status } : {}),
  }
}

/** Changes a review by its id, once its product is locked: see `changeReview`. Throws NOT_FOUND. */
async function withReview<T>(
  db: EntityManager,
  id: unknown,
  work: (transaction: EntityManager, reviewId: number) => Promise<T>,
): Promise<T> {
  const reviewId = readId(id)
  if (reviewId === undefined) throw reviewNotFound()
  return db.transaction(async (transaction) => {
    const review = await transaction.findOne(ReviewEntity, {
      select: { id: true, productId: true },
      where: { id: reviewId },
    })
    if (!review) throw reviewNotFound()
    await lockProducts(transaction, [review.productId])
    return work(transaction, reviewId)
  })
}

/** Throws NOT_FOUND for one that was rewritten or deleted in the meantime. */
async function requireReview(db: EntityManager, reviewId: number): Promise<AdminReviewView> {
  const [review] = await findForAdmin(db, [reviewId])
  if (!review) throw reviewNotFound()
  return toAdminReview(review)
}

function changeById(
  db: EntityManager,
  id: unknown,
  fields: Partial<Pick<ReviewEntity, 'status' | 'answer'>>,
): Promise<AdminReviewView> {
  return withReview(db, id, async (transaction, reviewId) => {
    await transaction.update(ReviewEntity, { id: reviewId }, fields)
    const changed = await requireReview(transaction, reviewId)
    await announce(transaction, reviewChanged('updated', changed.product.id, changed))
    return changed
  })
}

/** Deletes a review with its picture. Throws NOT_FOUND, also if it was rewritten in the meantime. */
export async function removeReview(db: EntityManager, id: unknown): Promise<void> {
  await withReview(db, id, async (transaction, reviewId) => {
    const review = await requireReview(transaction, reviewId)
    await transaction.delete(ReviewEntity, { id: reviewId })
    await announce(transaction, reviewChanged('removed', review.product.id, review))
  })
}

/** Approves or hides a review. Throws INVALID, or NOT_FOUND, also if it was rewritten in the meantime. */
export async function moderateReview(
  db: EntityManager,
  id: unknown,
  input: Unchecked<ModerationInput>,
): Promise<AdminReviewView> {
  return changeById(db, id, validate(moderationSchema, input))
}

/** Answers a review, or removes the answer. Throws as {@link moderateReview} does. */
export async function answerReview(
  db: EntityManager,
  id: unknown,
  input: Unchecked<AnswerInput>,
): Promise<AdminReviewView> {
  return changeById(db, id, validate(answerSchema, input))
}

export interface ReviewSettingsView {
  /** New reviews need no approval. */
  readonly shownAtOnce: boolean
}

export async function readReviewSettings(db: EntityManager): Promise<ReviewSettingsView> {
  const settings = await db.findOneBy(ReviewSettingsEntity, { isOnly: true })
  return { shownAtOnce: settings?.shownAtOnce ?? false }
}

/** Changes the settings for reviews written from now on. */
export async function updateReviewSettings(
  db: EntityManager,
  { shownAtOnce }: ReviewSettingsView,
): Promise<ReviewSettingsView> {
  await db.upsert(ReviewSettingsEntity, { isOnly: true, shownAtOnce }, ['isOnly'])
  return { shownAtOnce }
}
