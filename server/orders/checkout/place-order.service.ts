import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { ELSEWHERE } from '#domain/delivery/delivery'
import { AppError } from '#domain/errors'
import { type LocalizedText, translate } from '#domain/messages'
import type { Locale } from '#domain/messages/locale'
import { formatPiastres } from '#domain/money/money'
import { linesTotal, type PricedLine, type PricedLines } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import { earlierPrice, orderableQuantity } from '#domain/orders/cart-totals'
import type { Checkout } from '#domain/orders/checkout.schema'
import type { Actor } from '#domain/orders/order-life'
import type { OrderSource } from '#domain/orders/order-source'
import { INITIAL_ORDER_STATUS, ORDER_STATUS_IN_PROGRESS } from '#domain/orders/order-status'
import { calculateOrderTotals, type OrderTerms } from '#domain/orders/order-totals'
import { type AddressRow, NO_ADDRESS } from '../../accounts/addresses/address-columns'
import { PRODUCT_COLUMNS, productRow } from '../../catalogue/products/catalogue.service'
import { productsBecameLow, productsChanged } from '../../catalogue/products/product-events'
import { takesOutOfStock } from '../../catalogue/products/stock.service'
import { stockReason } from '../../catalogue/stock/stock-reason'
import { announce, type ShopEvent } from '../../platform/database/events/announce'
import { statement } from '../../platform/database/statements/statement'
import {
  needsConfirmation,
  PAY_ONLINE_UNTIL,
  PREPAY_UNTIL,
} from '../confirmation/confirmation-rules-sql'
import { type CustomerFlags, customerFlags, lockPhones } from '../customers/customer-flags-sql'
import type { CodeObserver } from '../discounts/discount-check.service'
import { orderPlaced, productRunsLow, productSoldOut } from '../orders/events/order-events'
import { formatStock } from '../orders/life/order-stock.service'
import { readBack } from '../orders/reads/admin-orders.service'
import type { AdminOrderView } from '../orders/reads/order-view'
import { lockTerms, type TodaysTerms } from './checkout-terms.service'

// Shared by all ways of placing an order: checkout, and orders by phone.

/** The customer of an order, and who places it. */
export interface Placement {
  /** The account that the order belongs to; null for a customer without one. */
  readonly userId: number | null
  /** The recipient of the parcel; null for the account's owner. */
  readonly recipientName: string | null
  /** Unless it is from the shop, the team places it: it is confirmed by a call, and the customer's flags may be ignored. */
  readonly source: OrderSource
  /** Whether it is paid online, all in advance: it waits for its payment, and may be of a customer who has to prepay. */
  readonly isPaidOnline: boolean
  /** Whether it could be. */
  readonly canPayOnline?: boolean
  /** The actor, if it is neither the customer nor staff. */
  readonly actor?: Actor
  /** The account whose idempotency key it is; null for a request that has none of its own. */
  readonly placedBy: number | null
  readonly key: string | null
  readonly observeCode?: CodeObserver | undefined
}

/** A submitted line with its current price and stock. */
export interface StockedLine extends PricedLine {
  /** Units in stock; null if it is not tracked. */
  readonly stock: number | null
  /** With so many units or fewer, it is low. */
  readonly lowStockAt: number
}

const lockProducts = statement({
  name: 'checkout.lockProducts',
  sql: `WITH locked AS MATERIALIZED (${lockPhones({ phone: '$2::text', userId: '$3::int' })})
     SELECT ${PRODUCT_COLUMNS}, products.stock,
       coalesce(products.low_stock_threshold, (SELECT low_stock_setting())) AS "lowStockAt"
     FROM products
     WHERE id = ANY($1::int[]) AND NOT hidden AND (SELECT phones FROM locked) > 0
     ORDER BY id FOR NO KEY UPDATE OF products`,
  row: productRow.extend({
    stock: z.int().nullable(),
    lowStockAt: z.int(),
  }),
  prepare: true,
})

/**
 * Reads the submitted lines with their current names, prices and stock. The products stay locked
 * until the end of the transaction, so that no price changes and the stock is not sold twice, and so do the phones
 * of the order, before them.
 */
export async function lockLines(
  db: EntityManager,
  checkout: {
    readonly phone: string
    readonly lines: readonly { readonly productId: number; readonly quantity: number }[]
  },
  userId: number | null,
): Promise<StockedLine[]> {
  const ids = checkout.lines.map((line) => line.productId)
  const products = await lockProducts(db, [ids, checkout.phone, userId])
  const byId = new Map(products.map((product) => [product.id, product]))
  return checkout.lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    return product ? [{ ...product, quantity }] : []
  })
}

export function exceedsStock({ stock, quantity }: StockedLine): boolean {
  return stock !== null && stock < quantity
}

/** Reduces the submitted lines to the stock, with the current totals. */
function toAvailableLines(lines: readonly StockedLine[], terms: OrderTerms): PricedLines {
  const available = lines
    .map(({ stock, lowStockAt: _, ...line }) => ({
      ...line,
      quantity: orderableQuantity({ quantity: line.quantity, quantityAvailable: stock }),
    }))
    .filter(({ quantity }) => quantity > 0)
  return { lines: available, ...calculateOrderTotals(available, terms) }
}

/** A line whose price is not the one that the client has submitted. */
interface RepricedLine extends StockedLine {
  readonly addedPricePiastres: Piastres
}

function findRepriced(checkout: Checkout, lines: readonly StockedLine[]): readonly RepricedLine[] {
  const submitted = new Map(checkout.lines.map((line) => [line.productId, line.pricePiastres]))
  return lines.flatMap((line) => {
    const addedPricePiastres = earlierPrice(submitted.get(line.id), line.pricePiastres)
    return addedPricePiastres === null ? [] : [{ ...line, addedPricePiastres }]
  })
}

/** Names each product with its old and its new price, such as `River Cat 1.5 kg: EGP 79.95, now EGP 99.95`. */
function formatPriceChanges(lines: readonly RepricedLine[]): LocalizedText {
  const list = (locale: Locale) =>
    lines
      .map(({ name, nameAr, pricePiastres, addedPricePiastres }) => {
        const parameters = {
          name: (locale === 'ar' && nameAr) || name,
          old: formatPiastres(addedPricePiastres, locale),
          price: formatPiastres(pricePiastres, locale),
        }
        return translate('checkout.priceChange', parameters, locale)
      })
      .join('. ')
  return { en: list('en'), ar: list('ar') }
}

function rejectChangedPrices(
  checkout: Checkout,
  lines: readonly StockedLine[],
  terms: OrderTerms,
): void {
  const repriced = findRepriced(checkout, lines)
  const isComplete = lines.length === checkout.lines.length
  if (isComplete && repriced.length === 0 && linesTotal(lines) === checkout.totalPiastres) return
  const seen = new Map(repriced.map((line) => [line.id, line]))
  const current = toAvailableLines(
    lines.map((line) => seen.get(line.id) ?? line),
    terms,
  )
  throw new AppError('PRICE_CHANGED', {
    ...(isComplete && repriced.length > 0
      ? { key: 'checkout.repriced', parameters: { changes: formatPriceChanges(repriced) } }
      : { key: 'checkout.changed' }),
    current,
  })
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
       SELECT NOT $isByPhone::boolean AND ${needsConfirmation({ phone: '$phone::text', totalPiastres: '$totalPiastres::bigint' })} AS asks
     ), customer AS MATERIALIZED (${customerFlags({ phone: '$phone::text', userId: '$userId::int' })}
     ), placed AS (
       INSERT INTO orders (user_id, total_piastres, adjustments, address, city, phone, status,
         governorate, area, street, floor, apartment, landmark, courier_note,
         delivery_min_days, delivery_max_days, fee_not_shown, recipient_name,
         confirmation_state, confirmed_by, confirmed_at, prepay_until, prepay_piastres, source)
       SELECT $userId::int, $totalPiastres::bigint, $adjustments::jsonb, $address, $city,
         $phone::text, $status, $governorate, $area, $street, $floor, $apartment, $landmark,
         $courierNote, $deliveryMinDays::int, $deliveryMaxDays::int, $feeNotShown::boolean,
         coalesce($recipientName::text,
           (SELECT trim(first_name || ' ' || second_name) FROM users WHERE id = $userId::int)),
         CASE WHEN asks THEN 'toConfirm' ELSE 'confirmed' END,
         CASE WHEN $isByPhone THEN 'call' WHEN NOT asks THEN 'rule' END,
         CASE WHEN NOT asks THEN now() END,
         CASE WHEN $totalPiastres::bigint = 0 THEN NULL
           WHEN $isPaidOnline::boolean THEN ${PAY_ONLINE_UNTIL}
           WHEN "isPrepayOnly" THEN ${PREPAY_UNTIL} END,
         CASE WHEN $isPaidOnline AND $totalPiastres > 0 THEN $totalPiastres END,
         $source::text
       FROM rule, customer
       RETURNING id, ${stockReason('sold', 'id')} AS reason
     ), items AS (
       INSERT INTO order_items
         (order_id, product_id, name, name_ar, price_piastres, quantity, stock_taken)
       SELECT placed.id, product_id, name, name_ar, price_piastres, quantity, is_tracked
       FROM placed, line ORDER BY position
     ), stock AS (
       ${takesOutOfStock('line')} AND line.is_tracked
     ), history AS (
       INSERT INTO order_events (order_id, kind, status, actor, data, happened_at)
       SELECT id, kind, event.status, $actor, data, now()
       FROM placed, (VALUES
         (1, 'placed', '${INITIAL_ORDER_STATUS}', '{}'::jsonb),
         (2, 'confirmed', '${ORDER_STATUS_IN_PROGRESS}', '{"by": "call"}')
       ) AS event (position, kind, status, data)
       WHERE position = 1 OR $isByPhone ORDER BY position
     ), discounted AS (
       INSERT INTO discount_uses (order_id, code_id)
       SELECT id, $discountId::int FROM placed WHERE $discountId::int IS NOT NULL
     ), linked AS (
       UPDATE idempotency_keys SET order_id = placed.id FROM placed
       WHERE idempotency_keys.user_id = $placedBy::int AND idempotency_keys.key = $key::text
     )
     SELECT id, "isBlocked", "isPrepayOnly" FROM placed, customer`,
  row: z.object({ id: z.int(), isBlocked: z.boolean(), isPrepayOnly: z.boolean() }),
  prepare: true,
})

/** Rejects shoppers with a blocked phone, and those who have to prepay and do not. Staff may still order for them by phone. */
function rejectUnwelcome(
  { isBlocked, isPrepayOnly }: CustomerFlags,
  { isPaidOnline, canPayOnline = false }: Pick<Placement, 'isPaidOnline' | 'canPayOnline'>,
): void {
  if (isBlocked) throw new AppError('ORDER_REFUSED', { key: 'checkout.blocked' })
  if (!isPrepayOnly || isPaidOnline) return
  throw new AppError('ORDER_REFUSED', {
    key: canPayOnline ? 'checkout.payOnline' : 'checkout.prepayOnly',
  })
}

/**
 * Inserts the order with its items, history and the use of its code, takes the items out of stock, and links the order
 * to its idempotency key, in one statement. Returns its id. Throws ORDER_REFUSED for a shopper whose phone or account is blocked
 * or has to pay in advance; the transaction then ends with nothing written.
 */
export async function insertOrder(
  transaction: EntityManager,
  checkout: Checkout,
  lines: readonly StockedLine[],
  terms: TodaysTerms,
  placement: Placement,
): Promise<number> {
  const { userId, recipientName, source, isPaidOnline, actor, placedBy, key } = placement
  const { address, city, phone, shippingAddress, governorate } = checkout
  const isByPhone = source !== 'shop'
  const fields: AddressRow = { ...NO_ADDRESS, governorate, ...shippingAddress }
  const { adjustments, totalPiastres } = calculateOrderTotals(lines, terms)
  const { minDays: deliveryMinDays, maxDays: deliveryMaxDays } = terms.delivery
  const [placed] = await insertOrderRows(transaction, {
    userId,
    recipientName,
    isByPhone,
    source,
    isPaidOnline,
    totalPiastres,
    adjustments: JSON.stringify(adjustments),
    address,
    city,
    phone,
    status: isByPhone ? ORDER_STATUS_IN_PROGRESS : INITIAL_ORDER_STATUS,
    actor: actor ?? (isByPhone ? 'staff' : 'customer'),
    ...fields,
    deliveryMinDays,
    deliveryMaxDays,
    // Without them, the amount due is the sum of the lines, which every client sends. On the phone, they are told.
    feeNotShown:
      (checkout.amountDuePiastres == null && adjustments.some(({ piastres }) => piastres !== 0)) ||
      (!isByPhone && terms.isFeeUnknown),
    productIds: lines.map((line) => line.id),
    names: lines.map((line) => line.name),
    arabicNames: lines.map((line) => line.nameAr),
    pricesPiastres: lines.map((line) => line.pricePiastres),
    quantities: lines.map((line) => line.quantity),
    areTracked: lines.map((line) => line.stock !== null),
    discountId: terms.discount?.id ?? null,
    placedBy,
    key,
  })
  if (!placed) throw new Error('INSERT ... RETURNING returned no order')
  if (!isByPhone) rejectUnwelcome(placed, placement)
  return placed.id
}

const soldOutLines = (lines: readonly StockedLine[]) =>
  lines.filter(({ stock, quantity }) => stock === quantity)

/** Those that were not low before; the last unit is another event. */
const lowLines = (lines: readonly StockedLine[]) =>
  lines.filter(
    ({ stock, quantity, lowStockAt }) =>
      stock !== null && stock > lowStockAt && stock > quantity && stock - quantity <= lowStockAt,
  )

/** Those that become low with an order, sold out included, with what it leaves of them. */
const becomeLow = (lines: readonly StockedLine[]) =>
  lines.flatMap(({ stock, quantity, ...product }) =>
    stock !== null && stock > product.lowStockAt && stock - quantity <= product.lowStockAt
      ? [{ ...product, stock: stock - quantity }]
      : [],
  )

/** The products of an order with the remaining stock of each. */
function stockChanges(lines: readonly StockedLine[]) {
  return lines.flatMap(({ stock, quantity, ...product }) =>
    stock === null
      ? []
      : [{ change: 'updated' as const, product: { ...product, stock: stock - quantity } }],
  )
}

/** An order that was placed, with the lines as the database had them. */
interface Placed {
  readonly order: AdminOrderView
  readonly lines: readonly PricedLine[]
}

/**
 * Places an order in a transaction that has claimed its key, takes it out of stock and announces it. Throws
 * PRICE_CHANGED if a product was deleted or hidden, a price differs, or the total or the amount due is wrong,
 * OUT_OF_STOCK if there is not enough stock, DISCOUNT_REFUSED if the code cannot be used (all with the lines that are
 * available), or ORDER_REFUSED for a shopper whose phone, or whose account's mobile, is blocked or has to pay in advance.
 */
export async function placeOrder(
  transaction: EntityManager,
  order: Checkout,
  placement: Placement,
): Promise<Placed> {
  const { userId, observeCode } = placement
  const lines = await lockLines(transaction, order, userId)
  const { discountCode, phone } = order
  const area = order.governorate ?? ELSEWHERE
  const terms = await lockTerms(
    transaction,
    { userId, phone, area, discountCode, observeCode },
    lines,
  )
  // Errors must not reveal whether the code exists before it is accepted.
  const withoutCode = { ...terms, discount: undefined }
  rejectChangedPrices(order, lines, withoutCode)
  rejectInsufficientStock(lines, withoutCode)
  rejectRefusedCode(lines, terms)
  rejectChangedAmount(order, lines, terms)
  const id = await insertOrder(transaction, order, lines, terms, placement)
  const placed = await readBack(transaction, id)
  await announce(transaction, orderPlaced(placed, userId), ...stockTaken(lines))
  return { order: placed, lines }
}

/** Returns the stock events of an order: products sold out, running low, changed. */
export function stockTaken(lines: readonly StockedLine[]): readonly ShopEvent[] {
  return [
    ...soldOutLines(lines).map(({ id: productId }) => productSoldOut(productId)),
    ...lowLines(lines).map(({ id: productId }) => productRunsLow(productId)),
    productsChanged(() => stockChanges(lines)),
    productsBecameLow(() => becomeLow(lines)),
  ]
}
