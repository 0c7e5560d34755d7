import type { EntityManager } from 'typeorm'
import { addToCartSchema, type QuantityInput, setQuantitySchema } from '#domain/cart.schema'
import { AppError } from '#domain/errors'
import { MAX_LINES, MAX_QUANTITY } from '#domain/limits'
import { sumPiastres } from '#domain/money'
import type { PricedLine, PricedLines } from '#domain/priced-line'
import { invalid, type Unchecked, validate } from '#domain/validate'
import { whileAccountExists } from '../accounts/gone-account'
import { LEFT_COLUMN, readId } from '../catalogue/catalogue.service'
import { notEnough, readStock } from '../catalogue/stock.service'
import { prepared } from '../database/prepared'
import { CartLineEntity } from './cart-line.entity'

const LINE_COLUMNS = `cart_lines.product_id AS "productId", products.name,
  products.image_url AS "imageUrl", products.price_piastres AS "pricePiastres", cart_lines.quantity,
  ${LEFT_COLUMN}`

export interface CartView extends PricedLines {
  readonly userId: number
}

const READ_LINES = prepared(
  `SELECT ${LINE_COLUMNS} FROM cart_lines JOIN products ON products.id = cart_lines.product_id
   WHERE cart_lines.user_id = $1 ORDER BY cart_lines.added_at, cart_lines.product_id`,
)

/** A user's cart at today's prices, in the order the products were added. */
export async function getCart(db: EntityManager, userId: number): Promise<CartView> {
  const lines = await db.query<PricedLine[]>(READ_LINES, [userId])
  return { userId, lines, totalPiastres: sumPiastres(lines) }
}

function productIdOf(id: unknown): number {
  const productId = readId(id)
  if (productId === undefined) throw productNotFound()
  return productId
}

function productNotFound(): AppError {
  return new AppError('NOT_FOUND', { key: 'product.notFound' })
}

async function whyNotAdded(
  db: EntityManager,
  userId: number,
  productId: number,
  quantity: number,
): Promise<AppError> {
  const stock = await readStock(db, productId)
  if (stock === undefined) return productNotFound()
  const { lines } = await getCart(db, userId)
  const inCart = lines.find((line) => line.productId === productId)
  if (stock !== null && (inCart?.quantity ?? 0) + quantity > stock) return notEnough(stock)
  return invalid([
    inCart
      ? { field: 'quantity', key: 'invalid.quantitySum', parameters: { max: MAX_QUANTITY } }
      : { field: 'productId', key: 'invalid.tooManyLines', parameters: { max: MAX_LINES } },
  ])
}

// A statement cannot see the lines that others are adding at this moment. Far below the limit that
// does no harm; from here on, adds of new products to one cart go one after the other.
const MAX_LINES_UNLOCKED = MAX_LINES / 2

// The key-share lock keeps the product from being deleted between being found and being added.
const ADD_LINE = prepared(
  `WITH products AS MATERIALIZED (
       SELECT * FROM products WHERE id = $2 FOR KEY SHARE
     ), cart_lines AS (
       INSERT INTO cart_lines AS line (user_id, product_id, quantity)
       SELECT $1, id, $3 FROM products
       WHERE $3 <= coalesce(stock, $4)
         AND (EXISTS (SELECT FROM cart_lines WHERE user_id = $1 AND product_id = $2)
              OR (SELECT count(*) FROM cart_lines WHERE user_id = $1) < $5)
       ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = line.quantity + EXCLUDED.quantity
       WHERE line.quantity + EXCLUDED.quantity <= (SELECT least($4, stock) FROM products)
       RETURNING product_id, quantity
     )
     SELECT ${LINE_COLUMNS} FROM cart_lines JOIN products ON products.id = cart_lines.product_id`,
)

/** Adds in one statement, so that concurrent adds all count; undefined when something forbids it. */
async function addUpTo(
  db: EntityManager,
  maxLines: number,
  userId: number,
  productId: number,
  quantity: number,
): Promise<PricedLine | undefined> {
  const [line] = await db.query<PricedLine[]>(ADD_LINE, [
    userId,
    productId,
    quantity,
    MAX_QUANTITY,
    maxLines,
  ])
  return line
}

/**
 * Adds to the quantity already in the cart. Throws, changing nothing, INVALID past 999 of a product
 * or 200 products, OUT_OF_STOCK past what the shop has, or NOT_FOUND.
 */
export async function addToCart(
  db: EntityManager,
  userId: number,
  productId: unknown,
  input: Unchecked<QuantityInput>,
): Promise<PricedLine> {
  const { quantity } = validate(addToCartSchema, input)
  const id = productIdOf(productId)
  const line = await whileAccountExists(
    async () =>
      (await addUpTo(db, MAX_LINES_UNLOCKED, userId, id, quantity)) ??
      (await db.transaction(async (transaction) => {
        await transaction.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId])
        return addUpTo(transaction, MAX_LINES, userId, id, quantity)
      })),
  )
  if (!line) throw await whyNotAdded(db, userId, id, quantity)
  return line
}

/**
 * Sets the quantity of a line. Throws, changing nothing, INVALID, OUT_OF_STOCK past what the shop
 * has, or NOT_FOUND without that line.
 */
export async function setCartQuantity(
  db: EntityManager,
  userId: number,
  productId: unknown,
  input: Unchecked<QuantityInput>,
): Promise<PricedLine> {
  const { quantity } = validate(setQuantitySchema, input)
  const id = productIdOf(productId)
  const [line] = await db.query<PricedLine[]>(
    `WITH cart_lines AS (
       UPDATE cart_lines SET quantity = $3 FROM products
       WHERE user_id = $1 AND product_id = $2 AND products.id = product_id
         AND $3 <= coalesce(stock, $3)
       RETURNING product_id, quantity
     )
     SELECT ${LINE_COLUMNS} FROM cart_lines JOIN products ON products.id = cart_lines.product_id`,
    [userId, id, quantity],
  )
  if (line) return line
  const stock = await readStock(db, id)
  const isInCart = await db.existsBy(CartLineEntity, { userId, productId: id })
  throw isInCart && typeof stock === 'number' ? notEnough(stock) : productNotFound()
}

/** Takes a line out of the cart. Throws NOT_FOUND without that line. */
export async function removeFromCart(
  db: EntityManager,
  userId: number,
  productId: unknown,
): Promise<void> {
  const { affected } = await db.delete(CartLineEntity, {
    userId,
    productId: productIdOf(productId),
  })
  if (!affected) throw productNotFound()
}
