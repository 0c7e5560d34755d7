import type { Audience, ShopEvent } from '../../platform/database/events/announce'

const mailsOf = (events: readonly ShopEvent[]) => events.flatMap(({ mails }) => mails ?? [])

/** Those who get mails about an event. */
export const mailAudience: Audience = {
  outbox: `mailed AS (
       INSERT INTO mails (kind, user_id, data, request_id)
       SELECT kind, user_id, data, $requestId::text
       FROM unnest($kinds::text[], $userIds::int[], $data::jsonb[]) AS mail (kind, user_id, data)
     )`,
  parametersOf(events, requestId) {
    const mails = mailsOf(events)
    return {
      kinds: mails.map(({ kind }) => kind),
      userIds: mails.map(({ userId }) => userId ?? null),
      data: mails.map(({ data }) => JSON.stringify(data)),
      requestId,
    }
  },
  notificationOf: (events) => (mailsOf(events).length > 0 ? { kind: 'mailsDue' } : undefined),
}
