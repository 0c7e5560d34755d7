import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Receiver {
  readonly url: string
  /** The messages received so far, in order. */
  readonly messages: readonly ReceivedMessage[]
  /** Sets the response to all later messages: a status or a handler. */
  respondWith(next: number | ((response: ServerResponse) => void)): void
  /** Resolves once this many messages have arrived. */
  received(count: number): Promise<void>
}

/** Starts a webhook endpoint on a free port; it stops when the test finishes. */
export async function startWebhookReceiver(): Promise<Receiver> {
  const messages: ReceivedMessage[] = []
  let reply = (response: ServerResponse): void => void response.writeHead(204).end()
  let waiting: { readonly count: number; readonly resolve: () => void } | undefined
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    messages.push({ headers: request.headers, body })
    if (waiting && messages.length >= waiting.count) waiting.resolve()
    reply(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    messages,
    respondWith(next) {
      reply = typeof next === 'function' ? next : (response) => void response.writeHead(next).end()
    },
    received: (count) =>
      new Promise((resolve) => {
        if (messages.length >= count) resolve()
        else waiting = { count, resolve }
      }),
  }
}
