import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import {
  type Checkout,
  type CheckoutInput,
  checkoutSchema,
  idempotencyKeySchema,
} from '#domain/checkout.schema'
import { AppError } from '#domain/errors'
import { sumPiastres } from '#domain/money'
import { INITIAL_ORDER_STATUS } from '#domain/order-status'
import type { PricedLine, PricedLines } from '#domain/priced-line'
import { type Unchecked, validate } from '#domain/validate'
import { whileAccountExists } from '../accounts/gone-account'
import {
  MANAGED_PRODUCT_COLUMNS,
  type ManagedProductView,
} from '../catalogue/managed-products.service'
import { notify } from '../database/notices'
import { prepared } from '../database/prepared'
import { sayWhatIsLeft } from './order-stock.service'
import { getOrder, type OrderView } from './orders.service'

/** The same checkout in the same words, whichever face it came by. */
function hashOf(checkout: Checkout): string {
  const { lines, total, address, city, phone } = checkout
  const canonical = [
    lines.map(({ productId, quantity, price }) => [productId, quantity, price]),
    total,
    address,
    city,
    phone,
  ]
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex')
}

const CLAIM_KEY = prepared(
  `INSERT INTO idempotency_keys (user_id, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT DO NOTHING RETURNING key`,
)

/**
 * Takes the key for this transaction. Returns the order it already made, if any. A second request
 * with the same key waits here until the first has committed or rolled back.
 */
async function claimKey(
  db: EntityManager,
  userId: number,
  key: string,
  requestHash: string,
): Promise<number | undefined> {
  const claimed = await db.query<unknown[]>(CLAIM_KEY, [userId, key, requestHash])
  if (claimed.length > 0) return undefined
  const [earlier] = await db.query<{ requestHash: string; orderId: number }[]>(
    `SELECT request_hash AS "requestHash", order_id AS "orderId"
     FROM idempotency_keys WHERE user_id = $1 AND key = $2`,
    [userId, key],
  )
  if (earlier?.requestHash !== requestHash) {
    throw new AppError('CONFLICT', { key: 'checkout.keyReused' })
  }
  return earlier.orderId
}

/** A submitted line as it stands today. */
interface StockedLine extends PricedLine {
  /** How many the shop has; null: not counted. */
  readonly stock: number | null
}

const LOCK_PRODUCTS = prepared(
  `SELECT ${MANAGED_PRODUCT_COLUMNS} FROM products
     WHERE id = ANY($1::int[]) ORDER BY id FOR NO KEY UPDATE`,
)

/**
 * The submitted lines with today's names, prices and stock. The products stay locked, so that until
 * this checkout is over no price changes and nobody else takes the same stock.
 */
async function readLines(db: EntityManager, checkout: Checkout): Promise<StockedLine[]> {
  const products = await db.query<ManagedProductView[]>(LOCK_PRODUCTS, [
    checkout.lines.map((line) => line.productId),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  return checkout.lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) return []
    const { name, imageUrl, pricePiastres, left, stock } = product
    return [{ productId, name, imageUrl, pricePiastres, quantity, left, stock }]
  })
}

function isShort({ stock, quantity }: StockedLine): boolean {
  return stock !== null && stock < quantity
}

/** What can be ordered today of what was submitted. */
function orderable(lines: readonly StockedLine[]): PricedLines {
  const available = lines
    .map(({ stock, ...line }) => ({
      ...line,
      quantity: Math.min(line.quantity, stock ?? Infinity),
    }))
    .filter(({ quantity }) => quantity > 0)
  return { lines: available, totalPiastres: sumPiastres(available) }
}

function refuseChanged(checkout: Checkout, lines: readonly StockedLine[]): void {
  const same =
    lines.length === checkout.lines.length &&
    sumPiastres(lines) === checkout.total &&
    lines.every((line, index) => line.pricePiastres === checkout.lines[index]?.price)
  if (!same) {
    throw new AppError('PRICE_CHANGED', { key: 'checkout.changed', current: orderable(lines) })
  }
}

function refuseShort(lines: readonly StockedLine[]): void {
  const short = lines.filter(isShort)
  if (short.length === 0) return
  throw new AppError('OUT_OF_STOCK', {
    key: 'checkout.outOfStock',
    parameters: { left: sayWhatIsLeft(short) },
    current: orderable(lines),
  })
}

const INSERT_ORDER = prepared(
  `WITH line AS MATERIALIZED (
       SELECT * FROM unnest($7::int[], $8::text[], $9::int[], $10::int[], $11::boolean[])
         WITH ORDINALITY AS line (product_id, name, price_piastres, quantity, is_counted, position)
     ), placed AS (
       INSERT INTO orders (user_id, total_piastres, address, city, phone, status)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id, created_at
     ), items AS (
       INSERT INTO order_items (order_id, product_id, name, price_piastres, quantity, stock_taken)
       SELECT placed.id, product_id, name, price_piastres, quantity, is_counted
       FROM placed, line ORDER BY position RETURNING order_items.id
     ), stock AS (
       UPDATE products SET stock = stock - line.quantity FROM line
       WHERE products.id = line.product_id AND line.is_counted
     ), history AS (
       INSERT INTO order_status_changes (order_id, status) SELECT id, $6 FROM placed
     ), bound AS (
       UPDATE idempotency_keys SET order_id = placed.id FROM placed
       WHERE idempotency_keys.user_id = $1 AND idempotency_keys.key = $12::text
     )
     SELECT id, created_at AS "createdAt",
       (SELECT json_agg(items.id ORDER BY items.id) FROM items) AS "itemIds",
       ${notify('orderPlaced', 'id')} FROM placed`,
)

/**
 * Inserts the order with its items and history, takes the items out of the stock, and binds the
 * order to its key, in one statement.
 */
async function insertOrder(
  db: EntityManager,
  userId: number,
  checkout: Checkout,
  lines: readonly StockedLine[],
  key: string | null | undefined,
): Promise<OrderView> {
  const [placed] = await db.query<
    { readonly id: number; readonly createdAt: Date; readonly itemIds: readonly number[] }[]
  >(INSERT_ORDER, [
    userId,
    checkout.total,
    checkout.address,
    checkout.city,
    checkout.phone,
    INITIAL_ORDER_STATUS,
    lines.map((line) => line.productId),
    lines.map((line) => line.name),
    lines.map((line) => line.pricePiastres),
    lines.map((line) => line.quantity),
    lines.map((line) => line.stock !== null),
    key ?? null,
  ])
  if (!placed) throw new Error('INSERT ... RETURNING returned no order')
  const { id, createdAt, itemIds } = placed
  const { total: totalPiastres, address, city, phone } = checkout
  return {
    id,
    createdAt,
    totalPiastres,
    address,
    city,
    phone,
    status: INITIAL_ORDER_STATUS,
    // The numbers rise as the lines stand.
    items: lines.map(({ productId, name, pricePiastres, quantity }, index) => ({
      id: itemIds[index] ?? 0,
      productId,
      name,
      pricePiastres,
      quantity,
    })),
    // Both carry the time of the transaction.
    history: [{ status: INITIAL_ORDER_STATUS, changedAt: createdAt }],
  }
}

const CLEAR_LINES = prepared(
  `WITH ordered AS (
       SELECT * FROM unnest($2::int[], $3::int[]) AS ordered (product_id, quantity)
     ), locked AS MATERIALIZED (
       SELECT cart_lines.product_id, cart_lines.quantity - ordered.quantity AS rest
       FROM cart_lines JOIN ordered USING (product_id)
       WHERE cart_lines.user_id = $1
       ORDER BY cart_lines.product_id FOR UPDATE OF cart_lines
     ), reduced AS (
       UPDATE cart_lines SET quantity = locked.rest FROM locked
       WHERE cart_lines.user_id = $1 AND cart_lines.product_id = locked.product_id AND locked.rest > 0
     )
     DELETE FROM cart_lines USING locked
     WHERE cart_lines.user_id = $1 AND cart_lines.product_id = locked.product_id AND locked.rest <= 0`,
)

/** Takes what was ordered out of the cart; what another tab added meanwhile stays. */
async function clearOrderedLines(
  db: EntityManager,
  userId: number,
  lines: readonly PricedLine[],
): Promise<void> {
  await db.query(CLEAR_LINES, [
    userId,
    lines.map((line) => line.productId),
    lines.map((line) => line.quantity),
  ])
}

/**
 * Places an order of the submitted lines, for cash on delivery. With an idempotency key, the same
 * request again returns the same order. What is counted leaves the stock with it. Throws INVALID;
 * with what can be ordered today, PRICE_CHANGED when a product is gone, a price differs or the total
 * is not the sum, and OUT_OF_STOCK when there is not enough; and CONFLICT when the key belongs to
 * another checkout. Then nothing is ordered and the cart is as it was. Source: decisions section 6.
 */
export async function checkout(
  db: EntityManager,
  userId: number,
  input: Unchecked<CheckoutInput>,
  key?: string | null,
): Promise<OrderView> {
  const order = validate(checkoutSchema, input)
  const { idempotencyKey } = validate(idempotencyKeySchema, { idempotencyKey: key })
  return whileAccountExists(() =>
    db.transaction(async (transaction) => {
      const earlierId = idempotencyKey
        ? await claimKey(transaction, userId, idempotencyKey, hashOf(order))
        : undefined
      if (earlierId !== undefined) return getOrder(transaction, userId, earlierId)
      const lines = await readLines(transaction, order)
      refuseChanged(order, lines)
      refuseShort(lines)
      const placed = await insertOrder(transaction, userId, order, lines, idempotencyKey)
      await clearOrderedLines(transaction, userId, lines)
      return placed
    }),
  )
}
