import type { Notices } from '../database/notices'
import type { OpenEventStream } from '../http/event-stream'
import type { RestApp } from '../http/rest'

/**
 * GET /adminorder/events: server-sent events whenever an order is placed or changed on any server,
 * each with the order's number; `missed` when some may not have come. Needs the owner's token.
 */
export function orderEventsRoutes(
  app: RestApp,
  notices: Notices,
  openEventStream: OpenEventStream,
): void {
  // Compression would hold events back.
  app.get('/adminorder/events', { compress: false }, async (request, reply) => {
    await request.context.admin()
    return openEventStream(reply, {
      start: (stream) => notices.subscribe(({ kind, ...rest }) => stream.send(kind, rest)),
      mayContinue: () => request.context.adminNow(),
    })
  })
}
