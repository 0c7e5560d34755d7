import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { statement } from '../../platform/database/statements/statement'

/** More than a shop can give out in an hour: orders are placed one by one, but a file adds thousands of rows at once. */
const ORDERS_PER_HOUR = 10_000
const IDS_PER_HOUR = 100_000

/** However old a backup is, or whatever its clock said: a sequence of 2,147 million IDs has room for twenty restores. */
const MAX_HOURS = 1_000

const advance = statement({
  name: 'backup.advanceSequences',
  sql: `SELECT sequencename AS name, setval(
       format('%I.%I', schemaname, sequencename)::regclass,
       coalesce(last_value, 0) + ceil($hours::float8
         * CASE sequencename WHEN 'orders_id_seq' THEN ${ORDERS_PER_HOUR} ELSE ${IDS_PER_HOUR} END)::bigint
     )::float8 AS last
     FROM pg_sequences WHERE schemaname = 'public'`,
  row: z.object({ name: z.string(), last: z.number() }),
})

/**
 * Moves every sequence of a restored database beyond all that the shop can have given out since a moment, so that no order,
 * account or parcel gets the ID of one that is lost: links, tokens and couriers know them by it. Linear in the time, it
 * also holds if the same backup is restored again later. Returns the number of the next order.
 */
export async function advanceSequences(db: EntityManager, since: Date): Promise<number> {
  const hours = (Date.now() - since.getTime()) / 3_600_000
  const sequences = await advance(db, { hours: Math.min(Math.max(hours, 0) + 1, MAX_HOURS) })
  return (sequences.find(({ name }) => name === 'orders_id_seq')?.last ?? 0) + 1
}
