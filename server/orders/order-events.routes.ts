import { z } from 'zod'
import type { Notification, Notifications } from '../database/notifications'
import type { OpenEventStream } from '../http/event-stream'
import type { RestApp } from '../http/rest/rest'
import { documented } from '../http/rest/rest-docs'

const EVENTS: Partial<Readonly<Record<Notification['kind'], string>>> = {
  orderPlaced: 'orderPlaced',
  orderChanged: 'orderChanged',
  reconnected: 'resynced',
}

const PERMISSION = 'orders.read'

/**
 * GET /adminorder/events: server-sent events for orders placed or changed on any server, each with
 * the id of the order, and `resynced` if events may have been lost. For staff and API keys.
 */
export function orderEventsRoutes(
  app: RestApp,
  notifications: Notifications,
  openEventStream: OpenEventStream,
): void {
  const listen = documented({
    id: 'listenToOrders',
    tag: 'Management',
    summary: 'Streams events of placed and changed orders',
    role: 'admin',
    permission: PERMISSION,
    response: {
      status: 200,
      description:
        'Server-sent events: `open`, `orderPlaced` and `orderChanged` with the id of the order, and `resynced` if events may have been lost.',
      type: 'text/event-stream',
      schema: z.string(),
      example: 'event: orderPlaced\ndata: {"id":1}\n\n',
    },
  })
  // Compression would buffer events.
  app.get('/adminorder/events', { compress: false, ...listen }, async (request, reply) => {
    return openEventStream(reply, {
      start: (stream) =>
        notifications.subscribe(({ kind, ...rest }) => {
          const event = EVENTS[kind]
          if (event) stream.send(event, rest)
        }),
      mayContinue: () => request.context.recheckPermission(PERMISSION),
    })
  })
}
