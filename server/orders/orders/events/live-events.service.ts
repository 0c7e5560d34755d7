import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import { deletesOld } from '../../../platform/database/statements/delete-old'
import { statement } from '../../../platform/database/statements/statement'

const HOUR_MILLISECONDS = 3_600_000
/** How long a stream may be interrupted and still resume. */
const RESUMABLE_MILLISECONDS = 24 * HOUR_MILLISECONDS
// Longer, because a stream that has just been found to be resumable reads them afterwards.
const KEPT_MILLISECONDS = RESUMABLE_MILLISECONDS + HOUR_MILLISECONDS
/** Events that are read at once. */
const PAGE = 500

/** Milliseconds since 1970 by the database's clock, as positions are. */
const NOW = 'floor(extract(epoch FROM clock_timestamp()) * 1000)'

export interface LiveEvent {
  readonly kind: 'orderPlaced' | 'orderChanged'
  readonly id: number
  /** Increases with every event, in the order in which their transactions committed. */
  readonly position: number
}

const readEvents = statement({
  name: 'liveEvents.readAfter',
  sql: `SELECT kind, order_id AS id, position::float8 AS position FROM live_events
     WHERE position > $1 ORDER BY position LIMIT ${PAGE}`,
  row: z.object({
    kind: z.enum(['orderPlaced', 'orderChanged']),
    id: z.int(),
    position: z.number(),
  }),
})

// Without an event, the position is one that no event has that is about to commit.
const readStart = statement({
  name: 'liveEvents.readStart',
  sql: `SELECT newest::float8, $1 BETWEEN now - ${RESUMABLE_MILLISECONDS} AND greatest(newest, now) AS "isResumable"
     FROM (SELECT ${NOW} AS now) AS clock,
       LATERAL (SELECT coalesce(max(position), now - ${HOUR_MILLISECONDS}) AS newest FROM live_events) AS latest`,
  row: z.object({ newest: z.number(), isResumable: z.boolean().nullable() }),
})

export interface StreamStart {
  readonly position: number
  /** Whether events may have been lost, because the last one that was received is unknown or too long ago. */
  readonly isIncomplete: boolean
}

/**
 * Where a stream starts: after the event that its client received last, or at the newest one if it received none.
 */
export async function startOfStream(
  db: EntityManager,
  lastEventId: string | undefined,
): Promise<StreamStart> {
  const last =
    lastEventId !== undefined && /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : null
  const [start] = await readStart(db, [last])
  if (!start) throw new Error('SELECT returned no row')
  return last !== null && start.isResumable
    ? { position: last, isIncomplete: false }
    : { position: start.newest, isIncomplete: lastEventId !== undefined }
}

/** The events after a position, in their order. */
export async function* liveEventsAfter(
  db: EntityManager,
  position: number,
): AsyncGenerator<LiveEvent> {
  for (let after = position; ; ) {
    const events = await readEvents(db, [after])
    yield* events
    after = events.at(-1)?.position ?? after
    if (events.length < PAGE) return
  }
}

/** Deletes events that no stream resumes after. */
export const deleteOldLiveEvents = deletesOld('liveEvents.deleteOld', {
  table: 'live_events',
  where: `position < ${NOW} - ${KEPT_MILLISECONDS}`,
})
