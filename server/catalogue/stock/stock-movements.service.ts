import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import {
  type StockMovementsInput,
  type StockReason,
  stockMovementsSchema,
} from '#domain/stock/stock-movements.schema'
import { type Unchecked, validate } from '#domain/validation/validate'
import { entityColumns } from '../../platform/database/schema/entity-columns'
import { countRow, readCount } from '../../platform/database/statements/count'
import { type CountedPage, decodeCursor, toPage } from '../../platform/database/statements/cursor'
import { statement } from '../../platform/database/statements/statement'
import { StockMovementEntity } from './stock-movement.entity'

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

const movementColumns = entityColumns(StockMovementEntity, [
  'id',
  'productId',
  'accountId',
  'apiKeyId',
])

const selectMovements = statement({
  name: 'stockMovements.select',
  sql: `SELECT id::text AS id, ${movementColumns.select('stock_movements')}
     FROM stock_movements
     WHERE product_id = $1 AND id < coalesce($2::bigint, 9223372036854775807)
     ORDER BY stock_movements.id DESC LIMIT $3`,
  row: z.object({ ...movementColumns.shape, id: z.string() }),
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
