import type { Audience, ShopEvent } from '../../platform/database/events/announce'

const pushesOf = (events: readonly ShopEvent[]) => events.flatMap(({ push }) => push ?? [])

/** Devices of staff, which are notified of events with no page open. */
export const pushAudience: Audience = {
  outbox: `pushed AS (
       INSERT INTO push_events (kind, subject_id)
       SELECT kind, subject_id FROM unnest($pushKinds::text[], $pushIds::int[]) AS push (kind, subject_id)
       WHERE EXISTS (SELECT FROM push_subscriptions WHERE kind = ANY (kinds))
     )`,
  parametersOf(events) {
    const pushes = pushesOf(events)
    return {
      pushKinds: pushes.map(({ kind }) => kind),
      pushIds: pushes.map(({ subjectId }) => subjectId),
    }
  },
  notificationOf: (events) => (pushesOf(events).length > 0 ? { kind: 'pushesDue' } : undefined),
}
