import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HEARTBEAT_MILLISECONDS = 20_000

export interface EventStream {
  /** Sends one event; its data becomes JSON. */
  send(event: string, data: unknown): void
}

/** Opens answers that stay open, as server-sent events; closing the app ends them all. */
export type OpenEventStream = (
  reply: FastifyReply,
  options: {
    /** Begins sending; returns the function that ends it. */
    readonly start: (stream: EventStream) => () => void
    /** Whether the caller may still listen; asked at every heartbeat. Throwing means no. */
    readonly mayContinue: () => Promise<unknown>
  },
) => FastifyReply

export function createEventStreams(app: FastifyInstance): OpenEventStream {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  return (reply, { start, mayContinue }) => {
    const stream = new PassThrough()
    const send = (event: string, data: unknown) => {
      stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    }
    const stop = start({ send })
    // Keeps proxies from closing a quiet connection, and tells us of a client that is gone.
    const heartbeat = setInterval(() => {
      mayContinue().then(
        () => stream.write(':\n\n'),
        () => stream.end(),
      )
    }, HEARTBEAT_MILLISECONDS)
    open.add(stream)
    stream.on('close', () => {
      clearInterval(heartbeat)
      stop()
      open.delete(stream)
    })
    send('open', {})
    return (
      reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store')
        // Nothing else is to wait on this connection, least of all the server that wants to stop.
        .header('connection', 'close')
        // Tells nginx not to hold events back until it has a buffer full of them.
        .header('x-accel-buffering', 'no')
        .send(stream)
    )
  }
}
