import type { Audience } from '../../../platform/database/events/announce'

/** Open pages of staff. The database notifies their servers, once it knows the order of events. */
export const liveAudience: Audience = {
  outbox: `live AS (
       INSERT INTO live_events (kind, order_id)
       SELECT kind, order_id
       FROM unnest($liveKinds::text[], $liveIds::int[]) WITH ORDINALITY AS live (kind, order_id, position)
       ORDER BY position
     )`,
  parametersOf(events) {
    const live = events.flatMap((event) => event.live ?? [])
    return { liveKinds: live.map(({ kind }) => kind), liveIds: live.map(({ id }) => id) }
  },
}
