import DataLoader from 'dataloader'
import { z } from 'zod'
import { BATCHED } from '../../platform/database/statements/batched'
import { statement } from '../../platform/database/statements/statement'
import { resource } from '../../platform/features/feature'

/** How many orders of a phone were brought to the door, and how many of these were refused there. */
export interface DoorHistoryView {
  readonly broughtCount: number
  readonly refusedCount: number
}

const NONE: DoorHistoryView = { broughtCount: 0, refusedCount: 0 }

const readDoorHistories = statement({
  name: 'customers.readDoorHistories',
  sql: `WITH parcel AS (
       SELECT orders.id, phone, bool_or(refused_at IS NOT NULL) AS refused
       FROM orders JOIN shipments ON order_id = orders.id AND voided_at IS NULL
       WHERE phone = ANY($1::text[]) AND num_nonnulls(delivered_at, refused_at) > 0
       GROUP BY orders.id, phone
     )
     SELECT phone, count(*)::int AS "broughtCount", count(*) FILTER (WHERE refused)::int AS "refusedCount"
     FROM parcel GROUP BY phone`,
  row: z.object({ phone: z.string(), broughtCount: z.int(), refusedCount: z.int() }),
})

/** The door histories of phones, as orders have them, read at once. */
export const doorHistoryLoader = resource(
  ({ db }) =>
    new DataLoader<string, DoorHistoryView>(async (phones) => {
      const rows = await readDoorHistories(db, [phones])
      const byPhone = new Map(rows.map(({ phone, ...history }) => [phone, history]))
      return phones.map((phone) => byPhone.get(phone) ?? NONE)
    }, BATCHED),
)
