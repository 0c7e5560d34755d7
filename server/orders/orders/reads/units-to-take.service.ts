import DataLoader from 'dataloader'
import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { TODAY } from '../../../catalogue/stock/batch-sql'
import { BATCHED } from '../../../platform/database/statements/batched'
import { statement } from '../../../platform/database/statements/statement'
import { resource } from '../../../platform/features/feature'

/** Units to take from the shelf for a line of an order. */
export interface UnitsToTakeView {
  /** The last day on which they may be used; null if it is not known. */
  readonly expiresOn: string | null
  readonly code: string | null
  readonly units: number
  /** Whether they must not be sent. */
  readonly isExpired: boolean
}

const select = statement({
  name: 'batchesToTake.select',
  // The units on the shelf in the order in which they go, and the lines of all orders that wait for them, oldest first:
  // each line takes the units at its place. Expired ones come last, for orders that nothing else is left for.
  sql: `WITH waiting AS (
      SELECT order_items.id, product_id, order_items.quantity - order_items.returned_quantity AS units,
        sum(order_items.quantity - order_items.returned_quantity)
          OVER (PARTITION BY product_id ORDER BY order_items.order_id, order_items.id) AS until
      FROM order_items JOIN orders ON orders.id = order_items.order_id
      WHERE product_id IN (SELECT product_id FROM order_items WHERE id = ANY($1::int[]))
        AND stock_taken AND shipment_state = 'none'
    ), wanted AS (
      SELECT array_agg(DISTINCT product_id) AS products FROM waiting WHERE id = ANY($1::int[])
    ), dated AS (
      SELECT batches_left.*, code, batches_left.expires_on < ${TODAY} AS is_expired
      FROM wanted, batches_left(wanted.products) JOIN product_batches ON product_batches.id = batch_id
      WHERE batches_left.units > 0
    ), shelf AS (
      SELECT product_id, batch_id, expires_on, code, units, is_expired FROM dated
      UNION ALL
      SELECT shelf.product_id, NULL, NULL, NULL, shelf.units - known.units, false
      FROM (SELECT product_id, sum(units)::int AS units FROM dated GROUP BY product_id) AS known,
        wanted, units_on_shelf(wanted.products) AS shelf
      WHERE shelf.product_id = known.product_id AND shelf.units > known.units
    ), placed AS (
      SELECT *, sum(units) OVER (
        PARTITION BY product_id ORDER BY is_expired, expires_on NULLS FIRST, batch_id
      ) AS until FROM shelf
    )
    SELECT waiting.id AS "itemId", expires_on::text AS "expiresOn", code, is_expired AS "isExpired",
      (least(waiting.until, placed.until)
        - greatest(waiting.until - waiting.units, placed.until - placed.units))::int AS units
    FROM waiting JOIN placed ON placed.product_id = waiting.product_id
      AND placed.until - placed.units < waiting.until AND waiting.until - waiting.units < placed.until
    WHERE waiting.id = ANY($1::int[])
    ORDER BY waiting.id, placed.until`,
  row: z.object({
    itemId: z.int(),
    expiresOn: z.string().nullable(),
    code: z.string().nullable(),
    isExpired: z.boolean(),
    units: z.int(),
  }),
})

/**
 * Returns the units to take from the shelf for order lines, in the order of `itemIds`. Empty for a line whose product has
 * no expiry dates, or that is packed.
 */
async function readUnitsToTake(
  db: EntityManager,
  itemIds: readonly number[],
): Promise<readonly (readonly UnitsToTakeView[])[]> {
  const rows = await select(db, [itemIds])
  return itemIds.map((id) => rows.filter(({ itemId }) => itemId === id))
}

export const unitsToTakeLoader = resource(
  ({ db }) =>
    new DataLoader<number, readonly UnitsToTakeView[]>((ids) => readUnitsToTake(db, ids), BATCHED),
)
