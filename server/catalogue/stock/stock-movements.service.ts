import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  STOCK_REASONS,
  type StockMovementsInput,
  type StockReason,
  stockMovementsSchema,
} from '#domain/stock/stock-movements.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'

/** A change of the stock of a product. */
export interface StockMovementView {
  readonly id: string
  readonly happenedAt: Date
  /** Units that came, or went if it is negative; a stock that is not tracked counts as 0. */
  readonly change: number
  /** Units in stock after it; null if it was no longer tracked. */
  readonly stockAfter: number | null
  readonly reason: StockReason
  readonly orderId: number | null
  /** The first name of the account, or the name of the API key, at that time; null for customers and rules. */
  readonly actorName: string | null
}

const selectMovements = statement({
  name: 'stockMovements.select',
  sql: `SELECT id::text AS id, happened_at AS "happenedAt", change, stock_after AS "stockAfter", reason,
       order_id AS "orderId", actor_name AS "actorName"
     FROM stock_movements
     WHERE product_id = $1 AND id < coalesce($2::bigint, 9223372036854775807)
     ORDER BY stock_movements.id DESC LIMIT $3`,
  row: z.object({
    id: z.string(),
    happenedAt: z.date(),
    change: z.int(),
    stockAfter: z.int().nullable(),
    reason: z.enum(STOCK_REASONS),
    orderId: z.int().nullable(),
    actorName: z.string().nullable(),
  }),
})

const countMovements = statement({
  name: 'stockMovements.count',
  sql: 'SELECT count(*)::int AS count FROM stock_movements WHERE product_id = $1',
  row: countRow,
})

/** Returns a page of the history of a product's stock, newest first. Throws INVALID. */
export async function listStockMovements(
  db: EntityManager,
  input: Unchecked<StockMovementsInput>,
): Promise<CountedPage<StockMovementView>> {
  const { productId, first, after } = validate(stockMovementsSchema, input)
  const [before = null] = decodeCursor(after, 1) ?? []
  const rows = await selectMovements(db, [productId, before, first + 1])
  return {
    ...toPage(rows, { first, after }, ({ id }) => [Number(id)]),
    count: () => readCount(countMovements(db, [productId])),
  }
}
