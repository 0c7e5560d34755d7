import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statusesWhere } from '#domain/orders/order-status'
import { writeUnitsSold } from '../../catalogue/products/units-sold.service'
import { sqlList } from '../../orders/orders/entities/order-status-sql'
import { statement } from '../../platform/database/statements/statement'

/** How far back the sort order “most bought” looks. */
const PERIOD_DAYS = 90
/** Few enough that no checkout of them has to wait. */
const BATCH = 500
/** Arbitrary, but different from the shop's other advisory locks. */
const UNITS_SOLD_LOCK = 718_039

const readOutdated = statement({
  name: 'unitsSold.readOutdated',
  sql: `SELECT products.id, coalesce(sold.units, 0) AS units
    FROM products LEFT JOIN (
      SELECT product_id, least(sum(quantity), 2147483647)::int AS units
      FROM orders JOIN order_items ON order_items.order_id = orders.id
      WHERE created_at > now() - interval '${PERIOD_DAYS} days'
        AND status IN (${sqlList(statusesWhere('isSale'))})
      GROUP BY product_id
    ) AS sold ON sold.product_id = products.id
    WHERE products.units_sold <> coalesce(sold.units, 0)
    ORDER BY products.id`,
  row: z.object({ id: z.int(), units: z.int() }),
})

const tryLock = statement({
  name: 'unitsSold.tryLock',
  sql: 'SELECT pg_try_advisory_xact_lock($1) AS "isMine"',
  row: z.object({ isMine: z.boolean() }),
})

/** Recounts the units sold of each product, unless another server is doing so. */
export async function countUnitsSold(db: EntityManager): Promise<void> {
  const outdated = await readOutdated(db)
  for (let start = 0; start < outdated.length; start += BATCH) {
    const batch = outdated.slice(start, start + BATCH)
    const ids = batch.map(({ id }) => id)
    const isMine = await db.transaction(async (transaction) => {
      const [lock] = await tryLock(transaction, [UNITS_SOLD_LOCK])
      if (!lock?.isMine) return false
      await writeUnitsSold(transaction, [ids, batch.map(({ units }) => units)])
      return true
    })
    if (!isMine) return
  }
}
