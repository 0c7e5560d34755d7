import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ADDRESS_FIELDS } from '#domain/addresses/address.schema'
import { ELSEWHERE } from '#domain/delivery/delivery'
import { normalizeCode } from '#domain/discounts/discounts'
import { AppError } from '#domain/errors'
import { DEFAULT_LOCALE, type Locale } from '#domain/messages/locale'
import { linesTotal, type PricedLine, type PricedLines } from '#domain/money/pricing'
import {
  type Checkout,
  type CheckoutInput,
  idempotencyKeySchema,
} from '#domain/orders/checkout.schema'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_TABLE } from '#domain/orders/order-status'
import { calculateOrderTotals, type OrderTerms } from '#domain/orders/order-totals'
import { readCheckout } from '#domain/orders/read-checkout'
import { type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../accounts/deleted-account'
import { type AddressRow, NO_ADDRESS } from '../addresses/address-columns'
import { saveOrderAddress } from '../addresses/addresses.service'
import { needsConfirmation } from '../confirmation/confirmation-rules-sql'
import { announce } from '../database/announce'
import { statement } from '../database/statement'
import type { CodeObserver } from '../discounts/discount-check.service'
import { readBack } from '../orders/admin-orders.service'
import { orderPlaced, productSoldOut } from '../orders/order-events'
import { formatStock } from '../orders/order-stock.service'
import type { OrderView } from '../orders/order-view'
import { getOrder } from '../orders/orders.service'
import { PRODUCT_COLUMNS, productRow } from '../products/catalogue.service'
import { productsChanged } from '../products/product-events'
import { lockTerms, type TodaysTerms } from './checkout-terms.service'
import { IdempotencyKeyEntity } from './idempotency-key.entity'

/** Hashes the validated input, so that REST and GraphQL give the same hash. */
function hashCheckout(checkout: Checkout): string {
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
async function claimKey(
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
function ownKey(checkout: Checkout): string {
  const lines = checkout.lines.toSorted((a, b) => a.productId - b.productId)
  // Clients' keys are trimmed, so none of them starts with a space.
  return ` ${hashCheckout({ ...checkout, lines })}`
}

/**
 * Claims a checkout without a key for this transaction, like `claimKey`. Returns the id of the order that the
 * same checkout placed recently, unless that order has been cancelled.
 */
async function claimCheckout(
  db: EntityManager,
  userId: number,
  key: string,
): Promise<number | undefined> {
  const claimed = await insertRecent(db, [userId, key, key.trim()])
  if (claimed.length > 0) return undefined
  const recent = await db.findOneBy(IdempotencyKeyEntity, { userId, key })
  return recent?.orderId ?? undefined
}

/** An order as a checkout returns it. */
export interface PlacedOrder extends OrderView {
  /** An earlier request had placed it. */
  readonly isReplayed: boolean
}

/** A submitted line with its current price and stock. */
interface StockedLine extends PricedLine {
  /** Units in stock; null if it is not tracked. */
  readonly stock: number | null
}

const lockProducts = statement({
  name: 'checkout.lockProducts',
  sql: `SELECT ${PRODUCT_COLUMNS}, products.stock FROM products
     WHERE id = ANY($1::int[]) AND NOT hidden ORDER BY id FOR NO KEY UPDATE`,
  row: productRow.extend({ stock: z.int().nullable() }),
  prepare: true,
})

/**
 * Reads the submitted lines with their current names, prices and stock. The products stay locked
 * until the end of the transaction, so that no price changes and the stock is not sold twice.
 */
async function readLines(db: EntityManager, checkout: Checkout): Promise<StockedLine[]> {
  const products = await lockProducts(db, [checkout.lines.map((line) => line.productId)])
  const byId = new Map(products.map((product) => [product.id, product]))
  return checkout.lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    return product ? [{ ...product, quantity }] : []
  })
}

function exceedsStock({ stock, quantity }: StockedLine): boolean {
  return stock !== null && stock < quantity
}

/** Reduces the submitted lines to the stock, with the current totals. */
function toAvailableLines(lines: readonly StockedLine[], terms: OrderTerms): PricedLines {
  const available = lines
    .map(({ stock, ...line }) => ({
      ...line,
      quantity: Math.min(line.quantity, stock ?? Infinity),
    }))
    .filter(({ quantity }) => quantity > 0)
  return { lines: available, ...calculateOrderTotals(available, terms) }
}

function rejectChangedPrices(
  checkout: Checkout,
  lines: readonly StockedLine[],
  terms: OrderTerms,
): void {
  const isUnchanged =
    lines.length === checkout.lines.length &&
    linesTotal(lines) === checkout.totalPiastres &&
    lines.every((line, index) => line.pricePiastres === checkout.lines[index]?.pricePiastres)
  if (!isUnchanged) {
    throw new AppError('PRICE_CHANGED', {
      key: 'checkout.changed',
      current: toAvailableLines(lines, terms),
    })
  }
}

/** Shoppers never pay an amount that they did not see, such as a fee that was set in the meantime. */
function rejectChangedAmount(
  { amountDuePiastres }: Checkout,
  lines: readonly StockedLine[],
  terms: OrderTerms,
): void {
  if (amountDuePiastres == null) return
  if (calculateOrderTotals(lines, terms).totalPiastres === amountDuePiastres) return
  throw new AppError('PRICE_CHANGED', {
    key: 'checkout.amountChanged',
    current: toAvailableLines(lines, terms),
  })
}

function rejectRefusedCode(lines: readonly StockedLine[], terms: TodaysTerms): void {
  if (!terms.refusal) return
  throw new AppError('DISCOUNT_REFUSED', {
    ...terms.refusal,
    field: 'discountCode',
    current: toAvailableLines(lines, terms),
  })
}

function rejectInsufficientStock(lines: readonly StockedLine[], terms: OrderTerms): void {
  const unavailable = lines.filter(exceedsStock)
  if (unavailable.length === 0) return
  throw new AppError('OUT_OF_STOCK', {
    key: 'checkout.outOfStock',
    parameters: { left: formatStock(unavailable) },
    current: toAvailableLines(lines, terms),
  })
}

const insertOrderRows = statement({
  name: 'checkout.insertOrder',
  sql: `WITH line AS MATERIALIZED (
       SELECT * FROM unnest($productIds::int[], $names::text[], $arabicNames::text[],
         $pricesPiastres::int[], $quantities::int[], $areTracked::boolean[])
         WITH ORDINALITY
         AS line (product_id, name, name_ar, price_piastres, quantity, is_tracked, position)
     ), rule AS MATERIALIZED (
       SELECT ${needsConfirmation({ phone: '$phone::text', totalPiastres: '$totalPiastres::bigint' })} AS asks
     ), placed AS (
       INSERT INTO orders (user_id, total_piastres, adjustments, address, city, phone, status,
         governorate, area, street, floor, apartment, landmark, courier_note,
         delivery_min_days, delivery_max_days, fee_not_shown, recipient_name,
         confirmation_state, confirmed_by, confirmed_at)
       SELECT $userId::int, $totalPiastres::bigint, $adjustments::jsonb, $address, $city,
         $phone::text, $status, $governorate, $area, $street, $floor, $apartment, $landmark,
         $courierNote, $deliveryMinDays::int, $deliveryMaxDays::int, $feeNotShown::boolean,
         (SELECT first_name || ' ' || second_name FROM users WHERE id = $userId::int),
         CASE WHEN asks THEN 'toConfirm' ELSE 'confirmed' END,
         CASE WHEN NOT asks THEN 'rule' END, CASE WHEN NOT asks THEN now() END
       FROM rule
       RETURNING id
     ), items AS (
       INSERT INTO order_items
         (order_id, product_id, name, name_ar, price_piastres, quantity, stock_taken)
       SELECT placed.id, product_id, name, name_ar, price_piastres, quantity, is_tracked
       FROM placed, line ORDER BY position
     ), stock AS (
       UPDATE products SET stock = stock - line.quantity FROM line
       WHERE products.id = line.product_id AND line.is_tracked
     ), history AS (
       INSERT INTO order_events (order_id, kind, status, actor, happened_at)
       SELECT id, 'placed', $status, 'customer', now() FROM placed
     ), discounted AS (
       INSERT INTO discount_uses (order_id, code_id)
       SELECT id, $discountId::int FROM placed WHERE $discountId::int IS NOT NULL
     ), linked AS (
       UPDATE idempotency_keys SET order_id = placed.id FROM placed
       WHERE idempotency_keys.user_id = $userId AND idempotency_keys.key = $key::text
     )
     SELECT id FROM placed`,
  row: z.object({ id: z.int() }),
  prepare: true,
})

/**
 * Inserts the order with its items, history and the use of its code, takes the items out of stock, and links the order
 * to its idempotency key, in one statement. Returns its id.
 */
async function insertOrder(
  db: EntityManager,
  userId: number,
  checkout: Checkout,
  lines: readonly StockedLine[],
  terms: TodaysTerms,
  key: string,
): Promise<number> {
  const { address, city, phone, shippingAddress, governorate } = checkout
  const fields: AddressRow = { ...NO_ADDRESS, governorate, ...shippingAddress }
  const { adjustments, totalPiastres } = calculateOrderTotals(lines, terms)
  const { minDays: deliveryMinDays, maxDays: deliveryMaxDays } = terms.delivery
  const [placed] = await insertOrderRows(db, {
    userId,
    totalPiastres,
    adjustments: JSON.stringify(adjustments),
    address,
    city,
    phone,
    status: INITIAL_ORDER_STATUS,
    ...fields,
    deliveryMinDays,
    deliveryMaxDays,
    // Without them, the amount due is the sum of the lines, which every client sends.
    feeNotShown:
      checkout.amountDuePiastres == null && adjustments.some(({ piastres }) => piastres !== 0),
    productIds: lines.map((line) => line.id),
    names: lines.map((line) => line.name),
    arabicNames: lines.map((line) => line.nameAr),
    pricesPiastres: lines.map((line) => line.pricePiastres),
    quantities: lines.map((line) => line.quantity),
    areTracked: lines.map((line) => line.stock !== null),
    discountId: terms.discount?.id ?? null,
    key,
  })
  if (!placed) throw new Error('INSERT ... RETURNING returned no order')
  return placed.id
}

const soldOutLines = (lines: readonly StockedLine[]) =>
  lines.filter(({ stock, quantity }) => stock === quantity)

/** The products of an order with the remaining stock of each. */
function stockChanges(lines: readonly StockedLine[]) {
  return lines.flatMap(({ stock, quantity, ...product }) =>
    stock === null
      ? []
      : [{ change: 'updated' as const, product: { ...product, stock: stock - quantity } }],
  )
}

const clearLines = statement({
  name: 'checkout.clearLines',
  sql: `WITH ordered AS (
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
  prepare: true,
})

/** Subtracts the ordered quantities from the cart. What another tab has added stays in it. */
async function clearOrderedLines(
  db: EntityManager,
  userId: number,
  lines: readonly PricedLine[],
): Promise<void> {
  await clearLines(db, [userId, lines.map((line) => line.id), lines.map((line) => line.quantity)])
}

/**
 * Places an order of the submitted lines, paid in cash on delivery, and takes them out of stock. With an
 * idempotency key, a repeated request returns the same order; without one, the same checkout does so for
 * {@link REPEAT_SECONDS}, because older clients send it twice on a double click. Throws INVALID,
 * PRICE_CHANGED if a product was deleted or hidden, a price differs, or the total or the amount due is wrong,
 * OUT_OF_STOCK if there is not enough stock, DISCOUNT_REFUSED if the code cannot be used (all with the lines
 * that are available), or CONFLICT if the key was used for a different checkout.
 */
export async function checkout(
  db: EntityManager,
  userId: number,
  input: Unchecked<CheckoutInput>,
  key?: string | null,
  /** The language of the texts composed from the fields of an address. */
  locale: Locale = DEFAULT_LOCALE,
  observeCode?: CodeObserver,
): Promise<PlacedOrder> {
  const order = readCheckout(input, locale)
  const { idempotencyKey } = validate(idempotencyKeySchema, { idempotencyKey: key })
  const placedOrder = await whileAccountExists(() =>
    db.transaction(async (transaction) => {
      const orderKey = idempotencyKey ?? ownKey(order)
      const existingId = idempotencyKey
        ? await claimKey(transaction, userId, idempotencyKey, hashCheckout(order))
        : await claimCheckout(transaction, userId, orderKey)
      if (existingId !== undefined) {
        return { ...(await getOrder(transaction, userId, existingId)), isReplayed: true }
      }
      const lines = await readLines(transaction, order)
      const terms = await lockTerms(
        transaction,
        {
          userId,
          area: order.governorate ?? ELSEWHERE,
          discountCode: order.discountCode,
          observeCode,
        },
        lines,
      )
      // Errors must not reveal whether the code exists before it is accepted.
      const withoutCode = { ...terms, discount: undefined }
      rejectChangedPrices(order, lines, withoutCode)
      rejectInsufficientStock(lines, withoutCode)
      rejectRefusedCode(lines, terms)
      rejectChangedAmount(order, lines, terms)
      const id = await insertOrder(transaction, userId, order, lines, terms, orderKey)
      if (!order.keepCart) await clearOrderedLines(transaction, userId, lines)
      const { customer, ...placed } = await readBack(transaction, id)
      await announce(
        transaction,
        orderPlaced({ ...placed, customer }, userId),
        ...soldOutLines(lines).map(({ id: productId }) => productSoldOut(productId)),
        productsChanged(() => stockChanges(lines)),
      )
      return { ...placed, isReplayed: false }
    }),
  )
  // In a separate transaction, because the order must not wait for it. A retry saves the address if the first
  // request was lost.
  if (order.saveAddress && order.shippingAddress) {
    await saveOrderAddress(db, userId, order.shippingAddress)
  }
  return placedOrder
}
