import { randomInt } from 'node:crypto'
import { PassThrough } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'

const HEARTBEAT_MILLISECONDS = 20_000

// Clients of a server that stops come back one after another.
const MIN_RETRY_MILLISECONDS = 500
const MAX_RETRY_MILLISECONDS = 2_500

export interface EventStream {
  /**
   * Sends one event, if the stream may continue; its data becomes JSON. A client that is interrupted says the last id
   * when it connects again.
   */
  send(event: string, data: unknown, id?: string): void
  /** Ends the stream; the client connects again. */
  end(): void
}

/**
 * Opens a stream of server-sent events as the response. Closing the app ends all streams; their clients connect to
 * another server.
 */
export type OpenEventStream = (
  reply: FastifyReply,
  options: {
    /** Starts sending; returns the function that stops it. */
    readonly start: (stream: EventStream) => () => void
    /**
     * Checked before events and at every heartbeat: a rejection ends the stream, for example when the
     * session has expired or the API key was revoked.
     */
    readonly mayContinue: () => Promise<unknown>
  },
) => FastifyReply

function toEvent(event: string, data: unknown, id: string | undefined): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}

/** Tells the client when to connect again after the stream ends. */
const retryLine = () => `retry: ${randomInt(MIN_RETRY_MILLISECONDS, MAX_RETRY_MILLISECONDS)}\n\n`

export function createEventStreams(app: FastifyInstance): OpenEventStream {
  const open = new Set<PassThrough>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end(retryLine())
  })
  return (reply, { start, mayContinue }) => {
    const stream = new PassThrough()
    let waiting: string[] = []
    let isChecking = false
    // Events that arrive during a check wait for the next one: theirs must begin after them.
    const sendWaiting = async () => {
      if (isChecking) return
      isChecking = true
      try {
        while (waiting.length > 0 && !stream.writableEnded) {
          const texts = waiting
          waiting = []
          await mayContinue()
          if (!stream.writableEnded) stream.write(texts.join(''))
        }
      } catch {
        stream.end()
      } finally {
        isChecking = false
      }
    }
    const write = (text: string) => {
      waiting.push(text)
      void sendWaiting()
    }
    stream.write(retryLine())
    const stop = start({
      send: (event, data, id) => write(toEvent(event, data, id)),
      end: () => stream.end(),
    })
    // Keeps proxies from closing an idle connection, and detects clients that are gone.
    const heartbeat = setInterval(() => write(':\n\n'), HEARTBEAT_MILLISECONDS)
    open.add(stream)
    stream.on('close', () => {
      clearInterval(heartbeat)
      stop()
      open.delete(stream)
    })
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
