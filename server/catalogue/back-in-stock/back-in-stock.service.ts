import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type BackInStockInput,
  type createBackInStockSchema,
  type StopInput,
  stopSchema,
} from '#domain/back-in-stock/back-in-stock.schema'
import { AppError } from '#domain/errors'
import type { Locale } from '#domain/messages/locale'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { deleteMails } from '../../shop/mail/mail-sql'
import type { BackInStockLimiter } from './back-in-stock-limiter'
import { BackInStockRequestEntity } from './back-in-stock-request.entity'
import { readStopToken } from './stop-link'

/** How long somebody is waited with; the address of a visitor is kept no longer. */
const RETENTION_DAYS = 90

/** The recipient of a notification: an account, or the email address that a visitor typed. */
type Recipient =
  | { readonly userId: number; readonly email?: undefined }
  | { readonly userId?: undefined; readonly email: string }

// The lock waits for a change of the stock, and one that comes later answers the request.
const add = statement({
  name: 'backInStock.add',
  sql: `WITH product AS MATERIALIZED (
       SELECT id, stock FROM products WHERE id = $1 AND NOT hidden FOR SHARE
     ), added AS (
       INSERT INTO back_in_stock_requests (product_id, user_id, email, locale)
       SELECT id, $2, $3, $4 FROM product WHERE stock = 0
       ON CONFLICT DO NOTHING
     )
     SELECT coalesce(stock = 0, false) AS "isSoldOut" FROM product`,
  row: z.object({ isSoldOut: z.boolean() }),
})

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}

function parseProductId(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

async function addRequest(
  db: EntityManager,
  productId: number,
  { userId, email }: Recipient,
  locale: Locale,
): Promise<void> {
  const [product] = await whileAccountExists(() =>
    add(db, [productId, userId ?? null, email ?? null, locale]),
  )
  if (!product) throw productNotFound()
  if (!product.isSoldOut) throw new AppError('CONFLICT', { key: 'backInStock.inStock' })
}

/**
 * Mails an account once when a sold-out product is back, in the language of `locale`; asking again changes nothing.
 * Throws NOT_FOUND, CONFLICT if it is in stock, or TOO_MANY_ATTEMPTS.
 */
export async function requestForAccount(
  db: EntityManager,
  limiter: BackInStockLimiter,
  userId: number,
  productId: unknown,
  locale: Locale,
): Promise<void> {
  const id = parseProductId(productId)
  await limiter.countAccount(userId)
  await addRequest(db, id, { userId }, locale)
}

/**
 * The same for an address that a visitor types. The response does not tell whether the address was known. Throws INVALID
 * as well.
 */
export async function requestForVisitor(
  db: EntityManager,
  {
    limiter,
    schema,
  }: {
    readonly limiter: BackInStockLimiter
    readonly schema: ReturnType<typeof createBackInStockSchema>
  },
  visitor: { readonly address: string; readonly locale: Locale },
  productId: unknown,
  input: Unchecked<BackInStockInput>,
): Promise<void> {
  const id = parseProductId(productId)
  const { email } = validate(schema, input)
  await limiter.countVisitor(email, visitor.address)
  await addRequest(db, id, { email }, visitor.locale)
}

/** Whether an account waits for a product. */
export async function isWaiting(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<boolean> {
  const id = readId(productId)
  return id !== undefined && db.existsBy(BackInStockRequestEntity, { userId, productId: id })
}

/** An account waits for a product no longer. */
export async function cancelRequest(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<void> {
  await db.delete(BackInStockRequestEntity, { userId, productId: parseProductId(productId) })
}

/** The number of those who wait for each product. */
export async function countWaiting(
  db: EntityManager,
  productIds: readonly number[],
): Promise<readonly number[]> {
  const rows = await count(db, [productIds])
  return productIds.map((id) => rows.find(({ productId }) => productId === id)?.waiting ?? 0)
}

const count = statement({
  name: 'backInStock.count',
  sql: `SELECT product_id AS "productId", count(*)::int AS waiting FROM back_in_stock_requests
     WHERE product_id = ANY ($1::int[]) GROUP BY product_id`,
  row: z.object({ productId: z.int(), waiting: z.int() }),
})

// Also deletes notifications that are still in the outbox.
const stop = statement({
  name: 'backInStock.stop',
  sql: `WITH stopped AS (${deleteMails(`kind = 'backInStock' AND address = $1`)})
     DELETE FROM back_in_stock_requests
     WHERE email = $1 OR user_id = (SELECT id FROM users WHERE email = $1)`,
})

/** Ends all requests of the address that the token of a mail's link names. Throws INVALID for another token. */
export async function stopMails(
  db: EntityManager,
  jwtSecret: string,
  input: Unchecked<StopInput>,
): Promise<void> {
  const { token } = validate(stopSchema, input)
  const email = readStopToken(jwtSecret, token)
  if (email === undefined) throw invalid([{ field: 'token', key: 'backInStock.invalidLink' }])
  await stop(db, [email])
}

const addAgain = statement({
  name: 'backInStock.addAgain',
  sql: `WITH product AS MATERIALIZED (
       SELECT id FROM products WHERE id = $1 AND stock = 0 AND NOT hidden FOR SHARE
     ), added AS (
       INSERT INTO back_in_stock_requests (product_id, user_id, email, locale, requested_at)
       SELECT product.id, $2, CASE WHEN $2::int IS NULL THEN $3 END, $4, $5 FROM product
       WHERE $2::int IS NULL OR EXISTS (SELECT FROM users WHERE id = $2)
       ON CONFLICT DO NOTHING
     )
     SELECT FROM product`,
  row: z.object({}),
})

/** A request that a mail is about to answer. */
export interface AnsweredRequest {
  readonly productId: number
  /** Null for the address of a visitor. */
  readonly userId: number | null
  readonly locale: Locale
  readonly requestedAt: string
}

/** Whether a product has sold out again before its mail was sent; the request then waits as before. */
export async function isSoldOutAgain(
  db: EntityManager,
  { productId, userId, locale, requestedAt }: AnsweredRequest,
  email: string,
): Promise<boolean> {
  const found = await addAgain(db, [productId, userId, email, locale, requestedAt])
  return found.length > 0
}

/** Removes the requests that have waited too long. */
export const removeOldRequests = deletesOld('backInStock.deleteOld', {
  table: 'back_in_stock_requests',
  where: `requested_at < now() - interval '${RETENTION_DAYS} days'`,
})
