import type { EntityManager } from 'typeorm'
import { z } from 'zod'
import type { Notifications } from '../../../platform/database/connection/notifications'
import type { EventStream, OpenEventStream } from '../../../platform/http/event-stream'
import type { RestApp } from '../../../platform/http/rest/rest'
import { documented } from '../../../platform/http/rest/rest-docs'
import { liveEventsAfter, type StreamStart, startOfStream } from '../events/live-events.service'

const PERMISSION = 'orders.read'

interface Source {
  readonly db: EntityManager
  readonly notifications: Notifications
}

/**
 * Sends each event after a position once, in order: those of the past are read from the database, further ones arrive
 * as notifications. Returns a function that stops it.
 */
function sendOrderEvents(
  stream: EventStream,
  { db, notifications }: Source,
  { position, isIncomplete }: StreamStart,
): () => void {
  let last = position
  let isReading = false
  let isBehind = false
  let isStopped = false
  const send = (kind: string, id: number, at: number) => {
    if (at <= last || isStopped) return
    last = at
    stream.send(kind, { id }, String(at))
  }
  const readMissed = async () => {
    isBehind = true
    if (isReading) return
    isReading = true
    try {
      while (isBehind && !isStopped) {
        isBehind = false
        for await (const { kind, id, position: at } of liveEventsAfter(db, last)) send(kind, id, at)
      }
    } catch {
      // The client resumes after the last event that it has received.
      stream.end()
    } finally {
      isReading = false
    }
  }
  stream.send('open', {}, String(position))
  if (isIncomplete) stream.send('resynced', {})
  const unsubscribe = notifications.subscribe((notification) => {
    const { kind } = notification
    if (kind === 'reconnected') void readMissed()
    if (kind !== 'orderPlaced' && kind !== 'orderChanged') return
    const { id, position: at } = notification
    // From a server of a release without positions, during an upgrade.
    if (at === undefined) stream.send(kind, { id })
    else if (isReading) isBehind = true
    else send(kind, id, at)
  })
  void readMissed()
  return () => {
    isStopped = true
    unsubscribe()
  }
}

/**
 * GET /adminorder/events: server-sent events for orders placed or changed on any server, each with the id of the
 * order. A client that was interrupted gets what it has missed. For staff and API keys.
 */
export function orderEventsRoutes(
  app: RestApp,
  source: Source,
  openEventStream: OpenEventStream,
): void {
  const listen = documented({
    id: 'listenToOrders',
    tag: 'Management',
    summary: 'Streams events of placed and changed orders',
    role: 'admin',
    permission: PERMISSION,
    headers: {
      'Last-Event-ID': {
        schema: z.string().max(100).optional(),
        description:
          'The id of the last event that was received, within a day: what has happened since is sent first.',
        example: '1795867200123',
      },
    },
    response: {
      status: 200,
      description:
        'Server-sent events: `open`, `orderPlaced` and `orderChanged` with the id of the order, and `resynced` if events may have been lost.',
      type: 'text/event-stream',
      schema: z.string(),
      example: 'event: orderPlaced\nid: 1795867200123\ndata: {"id":1}\n\n',
    },
  })
  // Compression would buffer events.
  app.get<{ Headers: { 'last-event-id'?: string } }>(
    '/adminorder/events',
    { compress: false, ...listen },
    async (request, reply) => {
      const start = await startOfStream(source.db, request.headers['last-event-id'])
      return openEventStream(reply, {
        start: (stream) => sendOrderEvents(stream, source, start),
        mayContinue: () => request.context.recheckPermission(PERMISSION),
      })
    },
  )
}
