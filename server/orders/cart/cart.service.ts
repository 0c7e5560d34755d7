import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { AppError } from '#domain/errors'
import { MAX_LINES, MAX_QUANTITY } from '#domain/limits'
import { piastresColumn } from '#domain/money/money.schema'
import type { PricedLine } from '#domain/money/pricing'
import type { Piastres } from '#domain/money/units'
import {
  type AddSeenInput,
  addSeenSchema,
  type QuantityInput,
  setQuantitySchema,
} from '#domain/orders/cart.schema'
import { priceCart } from '#domain/orders/cart-totals'
import { readId } from '#domain/validation/text.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { whileAccountExists } from '../../accounts/accounts/deleted-account'
import { UserEntity } from '../../accounts/accounts/user.entity'
import { PRODUCT_COLUMNS, productRow } from '../../catalogue/products/catalogue.service'
import { notEnough, readStock } from '../../catalogue/products/stock.service'
import { deletesOld } from '../../platform/database/statements/delete-old'
import { statement } from '../../platform/database/statements/statement'
import { runOnce } from '../../platform/idempotency/once.service'
import type { RequestKey } from '../../platform/idempotency/request-key'
import { CartLineEntity } from './cart-line.entity'

const LINE_COLUMNS = `${PRODUCT_COLUMNS}, cart_lines.quantity,
  cart_lines.added_price_piastres AS "addedPricePiastres"`

/** A row of {@link LINE_COLUMNS}. */
const lineRow = productRow.extend({
  quantity: z.int(),
  addedPricePiastres: piastresColumn.nullable(),
})

/** A line of a cart, with the price that the shopper saw when they added it, if that is known. */
export interface CartLineView extends PricedLine {
  readonly addedPricePiastres: Piastres | null
}

export interface CartView {
  readonly userId: number
  readonly lines: readonly CartLineView[]
  /** Of what can be ordered: nothing that is sold out. */
  readonly totalPiastres: Piastres
}

const readLines = statement({
  name: 'cart.readLines',
  sql: `SELECT ${LINE_COLUMNS} FROM cart_lines JOIN products ON products.id = cart_lines.product_id
     WHERE cart_lines.user_id = $1 AND NOT products.hidden ORDER BY cart_lines.added_at, cart_lines.product_id`,
  row: lineRow,
  prepare: true,
})

/**
 * Returns the cart of a user at current prices, in the order the products were added, without hidden
 * products.
 */
export async function getCart(db: EntityManager, userId: number): Promise<CartView> {
  const lines = await readLines(db, [userId])
  return { userId, lines, totalPiastres: priceCart(lines).totalPiastres }
}

function parseProductId(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}

async function getAddError(
  db: EntityManager,
  userId: number,
  productId: number,
  quantity: number,
): Promise<AppError> {
  const stock = await readStock(db, productId)
  if (stock === undefined) return productNotFound()
  const { lines } = await getCart(db, userId)
  const inCart = lines.find(({ id }) => id === productId)
  if (stock !== null && (inCart?.quantity ?? 0) + quantity > stock) return notEnough(stock)
  return invalid([
    inCart
      ? { field: 'quantity', key: 'invalid.quantitySum', parameters: { max: MAX_QUANTITY } }
      : { field: 'productId', key: 'invalid.tooManyLines', parameters: { max: MAX_LINES } },
  ])
}

// Concurrent statements do not see each other's new lines and could exceed the limit together. From
// here on, additions of new products to one cart are serialized by a lock.
const MAX_LINES_UNLOCKED = MAX_LINES / 2

// The key share lock prevents the product from being deleted before the line is inserted.
const addLine = statement({
  name: 'cart.addLine',
  sql: `WITH product AS MATERIALIZED (
       SELECT * FROM products WHERE id = $productId AND NOT hidden FOR KEY SHARE
     ), added AS (
       INSERT INTO cart_lines AS line (user_id, product_id, quantity, added_price_piastres)
       SELECT $userId, id, $quantity, coalesce($seenPrice, price_piastres) FROM product
       WHERE $quantity <= coalesce(stock, $maxQuantity)
         AND (EXISTS (SELECT FROM cart_lines WHERE user_id = $userId AND product_id = $productId)
              OR (SELECT count(*) FROM cart_lines WHERE user_id = $userId) < $maxLines)
       ON CONFLICT (user_id, product_id) DO UPDATE
       SET quantity = line.quantity + EXCLUDED.quantity,
         added_price_piastres = EXCLUDED.added_price_piastres
       WHERE line.quantity + EXCLUDED.quantity <= (SELECT least($maxQuantity, stock) FROM product)
       RETURNING product_id, quantity, added_price_piastres
     )
     SELECT ${LINE_COLUMNS}
     FROM added AS cart_lines JOIN product AS products ON products.id = cart_lines.product_id`,
  row: lineRow,
  prepare: true,
})

type AddedQuantity = z.output<typeof addSeenSchema>

/** Adds in one statement, so concurrent additions all count; undefined if nothing was added. */
async function tryAddLine(
  db: EntityManager,
  maxLines: number,
  userId: number,
  productId: number,
  { quantity, seenPrice = null }: AddedQuantity,
): Promise<PricedLine | undefined> {
  const parameters = { userId, productId, quantity, seenPrice, maxQuantity: MAX_QUANTITY, maxLines }
  const [line] = await addLine(db, parameters)
  return line
}

/**
 * Adds to the quantity in the cart, and remembers the price that the shopper saw, by default today's. Throws INVALID for more than 999 of a product or 200 products,
 * OUT_OF_STOCK if there is not enough stock, or NOT_FOUND.
 */
export async function addToCart(
  db: EntityManager,
  userId: number,
  productId: unknown,
  input: Unchecked<AddSeenInput>,
  request?: RequestKey,
): Promise<PricedLine> {
  const added = validate(addSeenSchema, input)
  const id = parseProductId(productId)
  if (!request) return addOrThrow(db, userId, id, added)
  return runOnce(db, request, {
    run: (transaction) => addOrThrow(transaction, userId, id, added),
    replay: async (transaction) => {
      const { lines } = await getCart(transaction, userId)
      const line = lines.find((one) => one.id === id)
      if (!line) throw productNotFound()
      return line
    },
  })
}

async function addOrThrow(
  db: EntityManager,
  userId: number,
  id: number,
  added: AddedQuantity,
): Promise<PricedLine> {
  const line = await whileAccountExists(
    async () =>
      (await tryAddLine(db, MAX_LINES_UNLOCKED, userId, id, added)) ??
      (await db.transaction(async (transaction) => {
        await transaction.findOne(UserEntity, {
          select: { id: true },
          where: { id: userId },
          lock: { mode: 'for_no_key_update' },
        })
        return tryAddLine(transaction, MAX_LINES, userId, id, added)
      })),
  )
  if (!line) throw await getAddError(db, userId, id, added.quantity)
  return line
}

const setQuantity = statement({
  name: 'cart.setQuantity',
  sql: `UPDATE cart_lines SET quantity = $3 FROM products
     WHERE user_id = $1 AND product_id = $2 AND products.id = product_id
       AND NOT products.hidden AND $3 <= coalesce(stock, $3)
     RETURNING ${LINE_COLUMNS}`,
  row: lineRow,
})

/**
 * Sets the quantity of a line. Throws INVALID, OUT_OF_STOCK if there is not enough stock, or
 * NOT_FOUND if there is no such line.
 */
export async function setCartQuantity(
  db: EntityManager,
  userId: number,
  productId: unknown,
  input: Unchecked<QuantityInput>,
): Promise<PricedLine> {
  const { quantity } = validate(setQuantitySchema, input)
  const id = parseProductId(productId)
  const [line] = await setQuantity(db, [userId, id, quantity])
  if (line) return line
  const stock = await readStock(db, id)
  const isInCart = await db.existsBy(CartLineEntity, { userId, productId: id })
  throw isInCart && typeof stock === 'number' ? notEnough(stock) : productNotFound()
}

/** Removes a line from the cart. Throws NOT_FOUND if there is no such line. */
export async function removeFromCart(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<void> {
  const { affected } = await db.delete(CartLineEntity, {
    userId,
    productId: parseProductId(productId),
  })
  if (!affected) throw productNotFound()
}

const deleteOlder = deletesOld('cart.deleteUnused', {
  table: 'cart_lines',
  where: `added_at < now() - $1::int * interval '1 day' AND NOT EXISTS (
         SELECT FROM cart_lines AS newer
         WHERE newer.user_id = cart_lines.user_id AND newer.added_at >= now() - $1::int * interval '1 day'
       )`,
})

/** Empties the carts to which nothing was added for a number of days. */
export const deleteUnusedCarts = (db: EntityManager, days: number): Promise<void> =>
  deleteOlder(db, days)

const takeOut = statement({
  name: 'cart.takeOut',
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

/** Subtracts the ordered quantities from the cart. Items added in another tab stay in it. */
export async function takeOutOfCart(
  db: EntityManager,
  userId: number,
  lines: readonly Pick<PricedLine, 'id' | 'quantity'>[],
): Promise<void> {
  await takeOut(db, [userId, lines.map((line) => line.id), lines.map((line) => line.quantity)])
}
