import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { cairoDay } from '#domain/delivery/cairo-day'
import { AppError } from '#domain/errors'
import { bookStock, expiryProblem } from '#domain/stock/stock-booking'
import {
  type BookingKind,
  type StockBookingInput,
  type StockBookingLine,
  stockBookingSchema,
} from '#domain/stock/stock-booking.schema'
import { invalid, type Unchecked, validate } from '#domain/validation/validate'
import { statement } from '../../platform/database/statements/statement'
import { announceProductChanges } from '../products/product-events'
import { receiveBatch } from './product-batches.service'
import { RESERVED_UNITS } from './scanned-products.service'
import { stockReason } from './stock-reason'

/** A stock booking of a product. */
export interface BookedStock {
  readonly productId: number
  readonly quantity: number
  readonly stockBefore: number | null
  readonly stockAfter: number
}

/** Why a line was not booked. */
interface BookingFailure {
  readonly productId: number
  readonly error: AppError
}

export interface BookingResult {
  readonly booked: readonly BookedStock[]
  readonly failures: readonly BookingFailure[]
}

const lockUnits = statement({
  name: 'stockBookings.lockUnits',
  sql: 'SELECT stock FROM products WHERE id = $1 FOR NO KEY UPDATE',
  row: z.object({ stock: z.int().nullable() }),
})

// After the lock: an order that has waited for it, or for which this has waited, is seen with its items.
const readReserved = statement({
  name: 'stockBookings.readReserved',
  sql: `SELECT ${RESERVED_UNITS} AS reserved FROM products WHERE id = $1`,
  row: z.object({ reserved: z.int() }),
})

const findBooked = statement({
  name: 'stockBookings.findBooked',
  sql: `SELECT product_id AS "productId", quantity, stock_before AS "stockBefore",
       stock_after AS "stockAfter"
     FROM stock_bookings WHERE key = $1 AND product_id = $2`,
  row: z.object({
    productId: z.int(),
    quantity: z.int(),
    stockBefore: z.int().nullable(),
    stockAfter: z.int(),
  }),
})

const write = statement({
  name: 'stockBookings.write',
  // The reason is there before the row is updated: a count is recorded even if it changes nothing.
  sql: (kind: BookingKind) => `WITH changed AS (
       UPDATE products SET stock = $stockAfter
       FROM (SELECT ${stockReason(kind)} AS reason OFFSET 0) AS why
       WHERE id = $productId AND reason <> ''
     )
     INSERT INTO stock_bookings (key, product_id, kind, quantity, stock_before, stock_after)
     VALUES ($key, $productId, '${kind}', $quantity, $stockBefore::int, $stockAfter)`,
})

const productNotFound = () => new AppError('NOT_FOUND', { key: 'product.notFound' })

/** Books one line, once for its key. Throws NOT_FOUND, INVALID. */
async function bookLine(
  transaction: EntityManager,
  key: string,
  kind: BookingKind,
  { productId, quantity, expectedUnits: expected, expiresOn = null }: StockBookingLine,
): Promise<BookedStock> {
  const [locked] = await lockUnits(transaction, [productId])
  const [earlier] = await findBooked(transaction, [key, productId])
  if (earlier) return earlier
  if (!locked) throw productNotFound()
  const [{ reserved } = { reserved: 0 }] = await readReserved(transaction, [productId])
  const { stock: stockBefore } = locked
  const units = { stock: stockBefore, reserved }
  const { after: stockAfter, problem } = bookStock(units, { kind, quantity, expected })
  const expired = expiryProblem({ kind, expiresOn }, cairoDay(new Date()))
  if (problem || expired) throw invalid([problem, expired].filter((one) => one !== undefined))
  if (kind === 'received') await receiveBatch(transaction, { productId, quantity, expiresOn })
  const booked = { productId, quantity, stockBefore, stockAfter }
  await write(transaction, { ...booked, key }, kind)
  return booked
}

/**
 * Books what was received, counted or written off with a scanner: each line in a transaction of its own, so that orders
 * wait for one product only, and one that cannot be booked keeps no other from it. A key books each product once: a
 * repeated request has what was booked. Throws INVALID.
 */
export async function bookStocks(
  db: EntityManager,
  input: Unchecked<StockBookingInput>,
): Promise<BookingResult> {
  const { idempotencyKey: key, kind, lines } = validate(stockBookingSchema, input)
  const booked: BookedStock[] = []
  const failures: BookingFailure[] = []
  for (const line of lines) {
    const { productId } = line
    try {
      booked.push(
        await db.transaction((transaction) =>
          announceProductChanges(transaction, [productId], () =>
            bookLine(transaction, key, kind, line),
          ),
        ),
      )
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      failures.push({ productId, error })
    }
  }
  return { booked, failures }
}
