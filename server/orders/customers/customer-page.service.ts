import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { GOVERNORATES, type Governorate } from '#domain/delivery/governorates'
import { REVIEW_STATUSES, type ReviewStatus } from '#domain/reviews/reviews.schema'
import type { ReviewedProductView } from '../../catalogue/reviews/moderation.service'
import { statement } from '../../platform/database/statements/statement'
import { nationalOf, OF_PHONE } from './customer-accounts.service'

/** Where orders of a customer went. */
export interface CustomerAddressView {
  readonly address: string
  readonly city: string
  readonly governorate: Governorate | null
  readonly orderCount: number
  readonly lastUsedAt: Date
}

/** How many addresses of a customer are shown. */
export const MAX_ADDRESSES = 20

const selectAddresses = statement({
  name: 'customers.selectAddresses',
  sql: `SELECT address, city, governorate, count(*)::int AS "orderCount",
       max(created_at) AS "lastUsedAt"
     FROM orders WHERE phone = $1
     GROUP BY address, city, governorate ORDER BY max(id) DESC LIMIT ${MAX_ADDRESSES}`,
  row: z.object({
    address: z.string(),
    city: z.string(),
    governorate: z.enum(GOVERNORATES).nullable(),
    orderCount: z.int(),
    lastUsedAt: z.date(),
  }),
})

/** The addresses of a phone's orders, the last one first. */
export function listAddressesUsed(
  db: EntityManager,
  phone: string,
): Promise<readonly CustomerAddressView[]> {
  return selectAddresses(db, [phone])
}

/** A review by an account of a customer. */
export interface CustomerReviewView {
  readonly id: number
  readonly product: ReviewedProductView
  readonly stars: number
  readonly text: string | null
  readonly status: ReviewStatus
  readonly writtenAt: Date
}

/** How many reviews of a customer are shown. */
export const MAX_REVIEWS = 20

const selectReviews = statement({
  name: 'customers.selectReviews',
  sql: `SELECT reviews.id, product_id AS "productId", products.name, products.name_ar AS "nameAr", stars, text,
       status, written_at AS "writtenAt"
     FROM reviews JOIN products ON products.id = product_id
     WHERE user_id = ANY(ARRAY(SELECT users.id FROM users WHERE ${OF_PHONE}))
     ORDER BY reviews.id DESC LIMIT ${MAX_REVIEWS}`,
  row: z.object({
    id: z.int(),
    productId: z.int(),
    name: z.string(),
    nameAr: z.string().nullable(),
    stars: z.int(),
    text: z.string().nullable(),
    status: z.enum(REVIEW_STATUSES),
    writtenAt: z.date(),
  }),
})

/** The reviews by the accounts of a phone, newest first. */
export async function listReviewsOf(
  db: EntityManager,
  phone: string,
): Promise<readonly CustomerReviewView[]> {
  const reviews = await selectReviews(db, [phone, nationalOf(phone)])
  return reviews.map(({ productId, name, nameAr, ...review }) => ({
    ...review,
    product: { id: productId, name, nameAr },
  }))
}
