import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HEARTBEAT_MILLISECONDS = 20_000

export interface EventStream {
  /** Sends one event; its data becomes JSON. */
  send(event: string, data: unknown): void
}

/** Opens a stream of server-sent events as the response; closing the app ends all streams. */
export type OpenEventStream = (
  reply: FastifyReply,
  options: {
    /** Starts sending; returns the function that stops it. */
    readonly start: (stream: EventStream) => () => void
    /** Checked at every heartbeat: a rejection ends the stream, for example when the session has expired. */
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
    // Keeps proxies from closing an idle connection, and detects clients that are gone.
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
        // Not reused afterwards, so that it does not delay a shutdown.
        .header('connection', 'close')
        // Turns off nginx's buffering of the response.
        .header('x-accel-buffering', 'no')
        .send(stream)
    )
  }
}
