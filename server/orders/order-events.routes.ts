import { z } from 'zod'
import type { Notice, Notices } from '../database/notices'
import type { OpenEventStream } from '../http/event-stream'
import type { RestApp } from '../http/rest'
import { documented } from '../http/rest-docs'

const TOLD: ReadonlySet<Notice['kind']> = new Set(['orderPlaced', 'orderChanged', 'missed'])

/**
 * GET /adminorder/events: server-sent events whenever an order is placed or changed on any server,
 * each with the order's number; `missed` when some may not have come. Needs the owner's token.
 */
export function orderEventsRoutes(
  app: RestApp,
  notices: Notices,
  openEventStream: OpenEventStream,
): void {
  const listen = documented({
    id: 'listenToOrders',
    tag: 'Management',
    summary: 'Tells of orders as they are placed and changed',
    role: 'owner',
    scope: 'readOrders',
    answer: {
      status: 200,
      description:
        'Server-sent events without an end: `open`, `orderPlaced` and `orderChanged` with the order’s id, and `missed` when some may not have come.',
      type: 'text/event-stream',
      schema: z.string(),
      example: 'event: orderPlaced\ndata: {"id":1}\n\n',
    },
  })
  // Compression would hold events back.
  app.get('/adminorder/events', { compress: false, ...listen }, async (request, reply) => {
    await request.context.admin('readOrders')
    return openEventStream(reply, {
      start: (stream) =>
        notices.subscribe(({ kind, ...rest }) => {
          if (TOLD.has(kind)) stream.send(kind, rest)
        }),
      mayContinue: () => request.context.adminNow('readOrders'),
    })
  })
}
