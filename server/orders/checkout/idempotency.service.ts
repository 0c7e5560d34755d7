import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { normalizeCode } from '#domain/discounts/discounts'
import { AppError } from '#domain/errors'
import type { Checkout } from '#domain/orders/checkout.schema'
import { ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import type { OnlineWay } from '#domain/payments/ways-to-pay'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { IdempotencyKeyEntity } from './idempotency-key.entity'

// A repeated request places no second order.

/** Hashes the validated input, so that REST and GraphQL give the same hash. */
export function hashCheckout(checkout: Checkout, way: OnlineWay | null = null): string {
  const { lines, totalPiastres, address, city, phone } = checkout
  const { shippingAddress, discountCode, keepCart } = checkout
  const canonical = [
    lines.map(({ productId, quantity, pricePiastres }) => [productId, quantity, pricePiastres]),
    totalPiastres,
    // Composed texts depend on the language of the request, which a retry may have changed.
    ...(shippingAddress
      ? [ADDRESS_FIELDS.map((field) => shippingAddress[field])]
      : [address, city]),
    phone,
    ...(discountCode == null ? [] : [normalizeCode(discountCode) ?? discountCode]),
    ...(keepCart ? ['keepCart'] : []),
    ...(way === null ? [] : [way]),
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

const insertKey = statement({
  name: 'checkout.insertKey',
  sql: `INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING key`,
  row: z.object({ key: z.string() }),
  prepare: true,
})

/**
 * Claims the key for this transaction. Returns the id of the order already placed with it, if any.
 * A concurrent request with the same key waits until the first one commits or rolls back.
 */
export async function claimKey(
  db: EntityManager,
  userId: number,
  key: string,
  requestHash: string,
): Promise<number | undefined> {
  const claimed = await insertKey(db, [userId, key, requestHash])
  if (claimed.length > 0) return undefined
  const existing = await db.findOneBy(IdempotencyKeyEntity, { userId, key })
  if (existing?.requestHash !== requestHash) {
    throw new AppError('CONFLICT', { key: 'checkout.keyReused' })
  }
  return existing.orderId ?? undefined
}

/** Without a key, the same checkout within this time counts as a second click. */
const REPEAT_SECONDS = 30

const insertRecent = statement({
  name: 'checkout.insertRecent',
  // Only the key of a concurrent order is visible here, so a key without an order counts as not cancelled.
  sql: `INSERT INTO idempotency_keys AS recent (user_id, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, key) DO UPDATE SET created_at = now(), order_id = NULL
     WHERE recent.created_at < now() - interval '${REPEAT_SECONDS} seconds' OR EXISTS (
       SELECT FROM orders
       WHERE orders.id = recent.order_id AND status = '${ORDER_STATUS_TABLE.CANCELLED.value}'
     )
     RETURNING key`,
  row: z.object({ key: z.string() }),
  prepare: true,
})

/** The key of a checkout that has none: its hash, whatever the order of its lines. */
export function ownKey(checkout: Checkout, way: OnlineWay | null): string {
  const lines = checkout.lines.toSorted((a, b) => a.productId - b.productId)
  // Clients' keys are trimmed, so none of them starts with a space.
  return ` ${hashCheckout({ ...checkout, lines }, way)}`
}

/**
 * Claims a checkout without a key for this transaction, like `claimKey`. Returns the id of the order that the
 * same checkout placed recently, unless that order has been cancelled.
 */
export async function claimCheckout(
  db: EntityManager,
  userId: number,
  key: string,
): Promise<number | undefined> {
  const claimed = await insertRecent(db, [userId, key, key.trim()])
  if (claimed.length > 0) return undefined
  const recent = await db.findOneBy(IdempotencyKeyEntity, { userId, key })
  return recent?.orderId ?? undefined
}

/** Longer than any client retries. After this, the same key places another order. */
const KEY_RETENTION_DAYS = 90

/** Deletes the keys of checkouts that nobody repeats any more. */
export const deleteOldKeys = deletesOld('idempotency.deleteOld', {
  table: 'idempotency_keys',
  where: `created_at < now() - interval '${KEY_RETENTION_DAYS} days'`,
})
